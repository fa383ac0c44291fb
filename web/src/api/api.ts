// Requests to the house, typed. What it refuses becomes an ApiError with words to say.
import { has, language, sayRefusal, sayText } from "../text/text";
import { wait } from "../kit/wait";
import type { Routes } from "./routes";
import type { LayAside, Me, NewTable, PlayOn, Problem, Profile, QuickPlay, Text } from "./wire";

/** What the house answered, or that it did not answer. */
export class ApiError extends Error {
  override readonly name = "ApiError";

  constructor(
    /** The status of HTTP; 0: the house could not be reached. */
    readonly status: number,
    readonly text: Text,
    /** In the language of the request; "" where nobody answered. */
    readonly said = "",
    /** Seconds to wait before trying again; null: not told. */
    readonly retryAfter: number | null = null,
  ) {
    super(`${status} ${text.key}`);
  }

  /** What went wrong, in the language in use. */
  say(): string {
    const known = has(this.text.domain, this.text.key);
    return known || this.said === "" ? sayRefusal(this.text) : this.said;
  }
}

/** How often a question is repeated by itself. */
const MOST_AGAIN = 2;

export type Route = keyof Routes;
/** What a route answers. */
export type Answer<R extends Route> = Routes[R]["answer"];
/** What a route is asked with, and a signal that ends the waiting. */
type Asks<R extends Route> = object extends Routes[R]["asks"]
  ? [asks?: Routes[R]["asks"], signal?: AbortSignal]
  : [asks: Routes[R]["asks"], signal?: AbortSignal];

interface Parts {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
}

/** A message of the pages' own. */
export function houseText(key: string, fields: Text["fields"] = {}): Text {
  return { type: "text", domain: "house", key, fields };
}

/** Whether the same may go well in a moment: the house cannot be reached, or is in trouble. */
export function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** Words for whatever was thrown. */
export function sayError(error: unknown): string {
  if (error instanceof ApiError) return error.say();
  return sayText(houseText("error-unexpected"));
}

/**
 * Ask the house for something; the answer is what its OpenAPI document promises.
 *
 * What only reads is asked again by itself when the house says that it will soon be able to answer.
 */
export async function request<R extends Route>(
  route: R,
  ...[asks = {}, signal]: Asks<R>
): Promise<Answer<R>> {
  for (let left = route.startsWith("GET ") ? MOST_AGAIN : 0; ; left--) {
    try {
      return (await ask(route, asks, signal)) as Answer<R>;
    } catch (error) {
      const after = error instanceof ApiError && error.status === 503 ? error.retryAfter : null;
      if (after === null || left === 0) throw error;
      await wait(after * 1_000, signal);
    }
  }
}

/** The method of a route, and its address with everything that stands in it. */
function addressOf(route: Route, { path = {}, query = {} }: Parts): [string, string] {
  const [method = "", pattern = ""] = route.split(" ");
  const filled = pattern.replace(/{(\w+)}/g, (_, name: string) => at(path[name] ?? ""));
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [`${name}=${at(String(value))}`],
  );
  return [method, `/api${filled}${given.length > 0 ? `?${given.join("&")}` : ""}`];
}

async function ask(route: Route, asks: Parts, signal?: AbortSignal): Promise<unknown> {
  const { body } = asks;
  const [method, address] = addressOf(route, asks);
  const headers: Record<string, string> = {
    accept: "application/json",
    "accept-language": language.current,
  };
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(address, {
      method,
      headers,
      credentials: "same-origin",
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, houseText("error-offline"));
  }
  if (!answer.ok) throw await readProblem(answer);
  if (answer.status === 204) return undefined;
  const text = await answer.text();
  if (text === "") return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ApiError(answer.status, houseText("error-unexpected"));
  }
}

async function readProblem(answer: Response): Promise<ApiError> {
  const after = Number(answer.headers.get("retry-after"));
  const wait = Number.isFinite(after) && after > 0 ? after : null;
  try {
    const problem = (await answer.json()) as Partial<Problem>;
    if (typeof problem.error?.key === "string")
      return new ApiError(answer.status, problem.error, problem.message ?? "", wait);
  } catch {
    // A proxy in front of the house speaks HTML.
  }
  const key = answer.status >= 500 ? "error-house-down" : "error-unexpected";
  return new ApiError(answer.status, houseText(key), "", wait);
}

let knownToBeSomebody = false;
let becoming: Promise<Me> | null = null;
let onBecome: (me: Me) => void = () => undefined;

/** Tell when this browser has become somebody. */
export function whenBecoming(tell: (me: Me) => void): void {
  onBecome = tell;
}

/** Whether this browser has a name in the house already. */
export function setSomebody(known: boolean): void {
  knownToBeSomebody = known;
}

/** Be somebody before doing something: a guest is made where there is nobody yet. */
export async function beSomebody(name?: string): Promise<void> {
  if (knownToBeSomebody) return;
  const body = { ...(name === undefined ? {} : { name }), language: language.current };
  becoming ??= request("POST /me/guest", { body }).finally(() => (becoming = null));
  const me = await becoming;
  knownToBeSomebody = true;
  onBecome(me);
}

export async function asSomebody<R extends Route>(route: R, ...asks: Asks<R>): Promise<Answer<R>> {
  await beSomebody();
  try {
    return await request(route, ...asks);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    // The cookie is gone (cleared, or from before a restore): come in anew, once.
    knownToBeSomebody = false;
    await beSomebody();
    return request(route, ...asks);
  }
}

const at = (part: string | number) => encodeURIComponent(part);

export const api = {
  // People
  me: () => request("GET /me"),
  changeMe: (body: Profile) => asSomebody("PATCH /me", { body }),
  mute: (person_id: string) => asSomebody("PUT /me/mutes/{person_id}", { path: { person_id } }),
  unmute: (person_id: string) =>
    asSomebody("DELETE /me/mutes/{person_id}", { path: { person_id } }),
  person: (person: string) => request("GET /people/{person}", { path: { person } }),

  // Games
  games: () => request("GET /games"),
  rules: (game: string) =>
    request("GET /games/{game}/rules", { path: { game }, query: { lang: language.current } }),
  leaderboard: (game: string) => request("GET /leaderboard/{game}", { path: { game } }),
  lesson: (game: string, scene: number, actions: string[] = []) =>
    request("POST /games/{game}/lesson/{number}", {
      path: { game, number: scene },
      body: { actions },
    }),

  // Puzzles
  puzzles: () => request("GET /puzzles"),
  puzzleOfTheDay: () => request("GET /puzzles/today"),
  puzzle: (game: string, puzzle: string) =>
    request("GET /puzzles/{game}/{puzzle}", { path: { game, puzzle } }),
  myPuzzles: () => request("GET /me/puzzles"),
  didPuzzle: (game: string, puzzle: string, solved: boolean) =>
    asSomebody("PUT /me/puzzles/{game}/{puzzle}", { path: { game, puzzle }, body: { solved } }),

  // Tables
  newTable: (body: NewTable) => asSomebody("POST /tables", { body }),
  quickPlay: (body: QuickPlay) => asSomebody("POST /tables/quick", { body }),
  table: (table_id: string) => request("GET /tables/{table_id}", { path: { table_id } }),
  /** `tv`: the link from a big screen, so that phones stay silent. */
  tableAddress: (table_id: string, tv = false) =>
    request("GET /tables/{table_id}/address", {
      path: { table_id },
      query: tv ? { tv } : {},
    }),
  sit: (table_id: string, seat: number | null = null) =>
    asSomebody("POST /tables/{table_id}/seats", { path: { table_id }, body: { seat } }),
  leave: (table_id: string, seat: number) =>
    asSomebody("DELETE /tables/{table_id}/seats/{seat}", { path: { table_id, seat } }),
  seatBot: (table_id: string, seat: number, bot: string | null) =>
    asSomebody("PUT /tables/{table_id}/seats/{seat}/bot", {
      path: { table_id, seat },
      body: { bot },
    }),
  fillWithBots: (table_id: string, bot: string | null) =>
    asSomebody("PUT /tables/{table_id}/bots", { path: { table_id }, body: { bot } }),
  start: (table_id: string) => asSomebody("POST /tables/{table_id}/start", { path: { table_id } }),
  rematch: (table_id: string) =>
    asSomebody("POST /tables/{table_id}/rematch", { path: { table_id } }),
  closeTable: (table_id: string) => asSomebody("DELETE /tables/{table_id}", { path: { table_id } }),
  moment: (table_id: string, seq: number, seat: number | null) =>
    request("GET /tables/{table_id}/moments/{seq}", { path: { table_id, seq }, query: { seat } }),
  lobby: () => request("GET /lobby"),
  mine: () => request("GET /me/tables"),
  layAside: (body: LayAside) => asSomebody("POST /me/tables/aside", { body }),
  nextWaiting: (after: string | null = null) => request("GET /me/next", { query: { after } }),

  // Records
  replay: (table: string, eyes: number | "open" | "public", move: number) =>
    request("GET /records/{table}", { path: { table }, query: { eyes: String(eyes), move } }),
  analysis: (table: string) => request("GET /records/{table}/analysis", { path: { table } }),
  analyse: (table: string) => asSomebody("POST /records/{table}/analysis", { path: { table } }),
  playOn: (table: string, body: PlayOn) =>
    asSomebody("POST /records/{table}/play-on", { path: { table }, body }),
  deleteRecord: (table: string) => request("DELETE /records/{table}", { path: { table } }),
  importRecord: (body: unknown) => asSomebody("POST /records", { body }),
};
