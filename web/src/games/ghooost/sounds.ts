// Two sounds that belong to this game alone: a stroke of the bell, and the loser's ghost noise.
import { soundOut } from "../../device/sound";

/** The partials of a bell: how high over the stroke, how loud, and how long they ring. */
const PARTIALS = [
  [0.5, 0.5, 3.2],
  [1, 0.6, 2.6],
  [1.2, 0.35, 1.9],
  [1.5, 0.22, 1.5],
  [2, 0.3, 1.2],
  [2.52, 0.12, 0.7],
  [3.01, 0.08, 0.5],
] as const;
const STROKE = 196;

/** One of the twelve strokes. */
function strokeOfTheBell(): void {
  soundOut((audio, out) => {
    const now = audio.currentTime;
    for (const [height, loud, seconds] of PARTIALS) {
      const partial = audio.createOscillator();
      const fade = audio.createGain();
      partial.frequency.value = STROKE * height;
      fade.gain.setValueAtTime(0.0001, now);
      fade.gain.exponentialRampToValueAtTime(loud * 0.5, now + 0.008);
      fade.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
      partial.connect(fade).connect(out);
      partial.start(now);
      partial.stop(now + seconds);
    }
  });
}

/** Seconds, hertz: how the howl rises and dies away. */
const HOWL = [
  [0, 150],
  [0.7, 430],
  [1.1, 380],
  [1.5, 520],
  [3, 95],
] as const;
const HOWL_LENGTH = 3;
const VOICES = [1, 1.013, 0.5] as const;

/** Ooo-OOO-oooh: voices not quite in tune that waver, and the wind around them. */
export function terrifyingNoise(): void {
  soundOut((audio, out) => {
    const now = audio.currentTime;
    const swell = audio.createGain();
    swell.gain.setValueAtTime(0.0001, now);
    swell.gain.exponentialRampToValueAtTime(0.32, now + 0.6);
    swell.gain.setValueAtTime(0.32, now + 1.5);
    swell.gain.exponentialRampToValueAtTime(0.0001, now + HOWL_LENGTH);
    const throat = audio.createBiquadFilter();
    throat.type = "lowpass";
    throat.frequency.value = 900;
    throat.Q.value = 4;
    throat.connect(swell).connect(out);
    const waver = audio.createOscillator();
    const depth = audio.createGain();
    waver.frequency.setValueAtTime(5, now);
    waver.frequency.linearRampToValueAtTime(8, now + HOWL_LENGTH);
    depth.gain.value = 14;
    waver.connect(depth);
    for (const apart of VOICES) {
      const voice = audio.createOscillator();
      voice.type = "sawtooth";
      for (const [at, pitch] of HOWL)
        if (at === 0) voice.frequency.setValueAtTime(pitch * apart, now);
        else voice.frequency.exponentialRampToValueAtTime(pitch * apart, now + at);
      depth.connect(voice.frequency);
      voice.connect(throat);
      voice.start(now);
      voice.stop(now + HOWL_LENGTH);
    }
    waver.start(now);
    waver.stop(now + HOWL_LENGTH);
  });
}

const STROKES = 12;
const BETWEEN = 1_000;

/**
 * Let it strike twelve, beside whatever else goes on; `struck` is told each stroke, and 0 in the
 * end. Gives what stops it. Each stroke asks anew whether sound is wanted.
 */
export function strikeTwelve(struck: (stroke: number) => void): () => void {
  let stroke = 0;
  const strike = (): void => {
    if (stroke === STROKES) {
      clearInterval(timer);
      struck(0);
      return;
    }
    stroke++;
    struck(stroke);
    strokeOfTheBell();
  };
  const timer = setInterval(strike, BETWEEN);
  strike();
  return () => {
    clearInterval(timer);
    struck(0);
  };
}
