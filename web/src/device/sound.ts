// Short sounds, made here out of waves and noise: there are no files to fetch.
import { settings } from "../stores/settings.svelte";

export type Sound =
  | "your-turn"
  | "move"
  | "card"
  | "fight"
  | "portal"
  | "escape"
  | "fright"
  | "refused"
  | "message"
  | "won"
  | "lost"
  | "tick";

interface Note {
  /** Seconds after the beginning. */
  at: number;
  length: number;
  /** Hertz at the beginning and at the end. */
  from: number;
  to: number;
  wave: OscillatorType | "noise";
  loud: number;
}

const note = (
  at: number,
  length: number,
  from: number,
  to = from,
  wave: Note["wave"] = "sine",
  loud = 0.5,
): Note => ({ at, length, from, to, wave, loud });

const SCORES: Record<Sound, Note[]> = {
  "your-turn": [note(0, 0.5, 659, 659, "sine", 0.35), note(0.16, 0.8, 988, 988, "sine", 0.3)],
  move: [note(0, 0.09, 220, 160, "triangle", 0.4)],
  card: [note(0, 0.08, 2600, 900, "noise", 0.35)],
  fight: [note(0, 0.25, 900, 200, "noise", 0.5), note(0, 0.3, 180, 70, "sawtooth", 0.25)],
  portal: [note(0, 0.5, 130, 175, "triangle", 0.4), note(0.02, 0.5, 500, 1400, "noise", 0.12)],
  escape: [note(0, 0.9, 440, 1320, "sine", 0.3), note(0.1, 0.9, 445, 1310, "sine", 0.2)],
  fright: [note(0, 0.7, 620, 180, "sine", 0.35), note(0, 0.7, 655, 190, "sine", 0.3)],
  refused: [note(0, 0.16, 140, 110, "square", 0.15)],
  message: [note(0, 0.12, 880, 940, "sine", 0.2)],
  won: [523, 659, 784, 1047].map((pitch, index) =>
    note(index * 0.13, 0.5, pitch, pitch, "triangle", 0.35),
  ),
  lost: [392, 349, 311, 262].map((pitch, index) =>
    note(index * 0.18, 0.5, pitch, pitch * 0.98, "triangle", 0.3),
  ),
  tick: [note(0, 0.03, 1500, 1200, "triangle", 0.15)],
};

let context: AudioContext | null = null;
let hush = false;

/** Browsers let a page sound only after somebody touched it: wait for that. */
export function wakeSound(): void {
  const wake = () => {
    if (typeof AudioContext === "undefined") return;
    context ??= new AudioContext();
    context.resume().catch(() => undefined);
  };
  for (const gesture of ["pointerdown", "keydown"])
    addEventListener(gesture, wake, { passive: true });
}

/** Be silent for a while, whatever the settings say: a big screen sounds for everybody. */
export function silence(silent: boolean): void {
  hush = silent;
}

/** Make a sound, if sound is wanted and the browser lets us. */
export function sound(name: Sound): void {
  soundOut((audio, out) => {
    for (const each of SCORES[name]) playNote(audio, out, each);
  });
}

/** Let a game make a sound of its own, if sound is wanted and the browser lets us. */
export function soundOut(make: (audio: AudioContext, out: AudioNode) => void): void {
  if (!settings.sound || hush || context?.state !== "running") return;
  const master = context.createGain();
  master.gain.value = settings.volume;
  master.connect(context.destination);
  make(context, master);
}

function playNote(audio: AudioContext, out: AudioNode, score: Note): void {
  const begin = audio.currentTime + score.at;
  const end = begin + score.length;
  const envelope = audio.createGain();
  envelope.gain.setValueAtTime(0.0001, begin);
  envelope.gain.exponentialRampToValueAtTime(score.loud, begin + 0.012);
  envelope.gain.exponentialRampToValueAtTime(0.0001, end);
  envelope.connect(out);
  if (score.wave === "noise") {
    const source = audio.createBufferSource();
    source.buffer = noise(audio, score.length);
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.setValueAtTime(score.from, begin);
    filter.frequency.exponentialRampToValueAtTime(score.to, end);
    source.connect(filter).connect(envelope);
    source.start(begin);
  } else {
    const source = audio.createOscillator();
    source.type = score.wave;
    source.frequency.setValueAtTime(score.from, begin);
    source.frequency.exponentialRampToValueAtTime(score.to, end);
    source.connect(envelope);
    source.start(begin);
    source.stop(end);
  }
}

function noise(audio: AudioContext, seconds: number): AudioBuffer {
  const length = Math.ceil(audio.sampleRate * seconds);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < length; index++) data[index] = Math.random() * 2 - 1;
  return buffer;
}
