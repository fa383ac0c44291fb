// Requests to the house, typed. What it refuses becomes an ApiError with words to say.
import { has, language, sayRefusal, sayText } from "../text/text";
import { wait } from "../kit/wait";
import type {
  Address,
  GameInfo,
  Imported,
  Leaderboard,
  LayAside,
  LessonScene,
  Lobby,
  Me,
  Moment,
  MyTables,
  NewTable,
  NextTable,
  PersonPage,
  Problem,
  Profile,
  QuickPlay,
  Replay,
  RulesPage,
  TableInfo,
  Text,
} from "./wire";

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

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

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
export async function request<T>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  for (let left = method === "GET" ? MOST_AGAIN : 0; ; left--) {
    try {
      return await ask<T>(method, path, body, signal);
    } catch (error) {
      const after = error instanceof ApiError && error.status === 503 ? error.retryAfter : null;
      if (after === null || left === 0) throw error;
      await wait(after * 1_000, signal);
    }
  }
}

async function ask<T>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const headers: Record<string, string> = {
    accept: "application/json",
    "accept-language": language.current,
  };
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
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
  if (answer.status === 204) return undefined as T;
  const text = await answer.text();
  if (text === "") return undefined as T;
  try {
    return JSON.parse(text) as T;
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
  becoming ??= request<Me>("POST", "/me/guest", {
    ...(name === undefined ? {} : { name }),
    language: language.current,
  }).finally(() => (becoming = null));
  const me = await becoming;
  knownToBeSomebody = true;
  onBecome(me);
}

export async function asSomebody<T>(method: Method, path: string, body?: unknown): Promise<T> {
  await beSomebody();
  try {
    return await request<T>(method, path, body);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    // The cookie is gone (cleared, or from before a restore): come in anew, once.
    knownToBeSomebody = false;
    await beSomebody();
    return request<T>(method, path, body);
  }
}

export const at = (part: string | number) => encodeURIComponent(part);

export const api = {
  // People
  me: () => request<Me>("GET", "/me"),
  changeMe: (profile: Profile) => asSomebody<Me>("PATCH", "/me", profile),
  mute: (person: string) => asSomebody<undefined>("PUT", `/me/mutes/${at(person)}`),
  unmute: (person: string) => asSomebody<undefined>("DELETE", `/me/mutes/${at(person)}`),
  person: (id: string) => request<PersonPage>("GET", `/people/${at(id)}`),

  // Games
  games: () => request<GameInfo[]>("GET", "/games"),
  rules: (game: string) =>
    request<RulesPage>("GET", `/games/${at(game)}/rules?lang=${language.current}`),
  leaderboard: (game: string) => request<Leaderboard>("GET", `/leaderboard/${at(game)}`),
  lesson: (game: string, scene: number, actions: string[] = []) =>
    request<LessonScene>("POST", `/games/${at(game)}/lesson/${at(scene)}`, {
      actions,
    }),

  // Tables
  newTable: (form: NewTable) => asSomebody<TableInfo>("POST", "/tables", form),
  quickPlay: (form: QuickPlay) => asSomebody<TableInfo>("POST", "/tables/quick", form),
  table: (id: string) => request<TableInfo>("GET", `/tables/${at(id)}`),
  /** `tv`: the link from a big screen, so that phones stay silent. */
  tableAddress: (id: string, tv = false) =>
    request<Address>("GET", `/tables/${at(id)}/address${tv ? "?tv=true" : ""}`),
  sit: (id: string, seat: number | null = null) =>
    asSomebody<TableInfo>("POST", `/tables/${at(id)}/seats`, { seat }),
  leave: (id: string, seat: number) =>
    asSomebody<TableInfo>("DELETE", `/tables/${at(id)}/seats/${at(seat)}`),
  seatBot: (id: string, seat: number, bot: string | null) =>
    asSomebody<TableInfo>("PUT", `/tables/${at(id)}/seats/${at(seat)}/bot`, {
      bot,
    }),
  fillWithBots: (id: string, bot: string | null) =>
    asSomebody<TableInfo>("PUT", `/tables/${at(id)}/bots`, { bot }),
  start: (id: string) => asSomebody<TableInfo>("POST", `/tables/${at(id)}/start`),
  rematch: (id: string) => asSomebody<TableInfo>("POST", `/tables/${at(id)}/rematch`),
  closeTable: (id: string) => asSomebody<undefined>("DELETE", `/tables/${at(id)}`),
  moment: (id: string, seq: number, seat: number | null) =>
    request<Moment>(
      "GET",
      `/tables/${at(id)}/moments/${at(seq)}${seat === null ? "" : `?seat=${at(seat)}`}`,
    ),
  lobby: () => request<Lobby>("GET", "/lobby"),
  mine: () => request<MyTables>("GET", "/me/tables"),
  layAside: (form: LayAside) => asSomebody<MyTables>("POST", "/me/tables/aside", form),
  nextWaiting: (after?: string) =>
    request<NextTable>("GET", `/me/next${after ? `?after=${at(after)}` : ""}`),

  // Records
  replay: (id: string, eyes: number | "open" | "public", move: number) =>
    request<Replay>("GET", `/records/${at(id)}?eyes=${at(eyes)}&move=${at(move)}`),
  deleteRecord: (id: string) => request<undefined>("DELETE", `/records/${at(id)}`),
  importRecord: (record: unknown) => asSomebody<Imported>("POST", "/records", record),
};
