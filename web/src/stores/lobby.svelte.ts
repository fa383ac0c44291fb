// The lobby, live: one line to the house, shared by all pages that show it.
import { api } from "../api/api";
import { markTitle, notify } from "../device/notify";
import { sound } from "../device/sound";
import { say } from "../text/text";
import { askWaiting } from "./myTables.svelte";
import type { Lobby, LobbyMessage, YourTurn } from "../api/wire";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const BETWEEN_PINGS = 25_000;

let now = $state.raw<Lobby | null>(null);
let connected = $state(false);

/** How the house stands; null until it has told. */
export const lobby = {
  get now(): Lobby | null {
    return now;
  },
  get connected(): boolean {
    return connected;
  },
};

let users = 0;
let socket: WebSocket | null = null;
let wait = FIRST_WAIT;
let again: ReturnType<typeof setTimeout> | undefined;
let pinging: ReturnType<typeof setInterval> | undefined;

/** Listen to the lobby as long as somebody wants to; returns how to stop. */
export function enterLobby(): () => void {
  users += 1;
  if (users === 1) {
    connect();
    addEventListener("online", hurry);
  }
  return () => {
    users -= 1;
    if (users > 0) return;
    removeEventListener("online", hurry);
    clearTimeout(again);
    clearInterval(pinging);
    if (socket) hangUp(socket);
    socket = null;
    connected = false;
  };
}

/** Come in anew: the house should know us by another name. */
export function reenterLobby(): void {
  if (users > 0 && socket) hangUp(socket);
}

/** A line that is not open yet is closed once it is: browsers complain of anything sooner. */
function hangUp(line: WebSocket): void {
  if (line.readyState === WebSocket.CONNECTING) line.onopen = () => line.close();
  else line.close();
}

function connect(): void {
  clearTimeout(again);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const line = new WebSocket(`${scheme}://${location.host}/api/lobby/socket`);
  let opened = false;
  socket = line;
  line.onopen = () => {
    wait = FIRST_WAIT;
    opened = connected = true;
    clearInterval(pinging);
    pinging = setInterval(() => {
      line.send(JSON.stringify({ type: "ping", at: Date.now() }));
    }, BETWEEN_PINGS);
  };
  line.onmessage = (event: MessageEvent<string>) => {
    hear(JSON.parse(event.data) as LobbyMessage);
  };
  line.onclose = () => {
    if (socket !== line) return;
    connected = false;
    clearInterval(pinging);
    if (users === 0) return;
    // Some networks let no websocket through: then at least what one sees is a few seconds old.
    if (!opened) api.lobby().then(hear, () => undefined);
    again = setTimeout(connect, wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };
}

function hurry(): void {
  if (!connected && users > 0) connect();
}

function hear(message: LobbyMessage): void {
  if (message.type === "lobby") now = message;
  else if (message.type === "your-turn") {
    askWaiting().catch(() => undefined);
    tellTurn(message);
  }
}

function tellTurn(turn: YourTurn): void {
  const words = say("house", "your-turn-at", { game: say(turn.game, "title") });
  sound("your-turn");
  notify("Hantise", words, `/t/${turn.table}`);
  if (document.hidden) {
    markTitle("●");
    document.addEventListener("visibilitychange", () => markTitle(""), { once: true });
  }
}
