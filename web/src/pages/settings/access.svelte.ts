// What can act in somebody's name: devices that are signed in, and programs by their tokens.
import { accountApi } from "../../api/account";
import type { Session, Token } from "../../api/wire";

let sessions = $state.raw<Session[]>([]);
let tokens = $state.raw<Token[]>([]);

export const access = {
  /** This device first. */
  get sessions(): Session[] {
    return sessions;
  },
  get tokens(): Token[] {
    return tokens;
  },
};

export async function askSessions(): Promise<void> {
  sessions = await accountApi.sessions();
}

export async function askTokens(): Promise<void> {
  tokens = await accountApi.tokens();
}
