// How many games wait for the person at this screen; shown in the header of every page.
import { api } from "../api/api";
import { me } from "./me.svelte";
import type { MyTables } from "../api/wire";

const NO_TABLES: MyTables = {
  waiting: [],
  playing: [],
  open: [],
  over: [],
  bots: [],
  aside: [],
};

let tables = $state.raw<MyTables | null>(null);

/** My games, and how many of them wait for me: against bots alone, none does. */
export const waiting = {
  get tables(): MyTables | null {
    return tables;
  },
  get count(): number {
    return tables?.waiting.length ?? 0;
  },
};

/** Ask anew. Nobody has no games. */
export async function askWaiting(): Promise<void> {
  tables = me.id === null ? NO_TABLES : await api.mine();
}

/** Lay games against bots aside, or take them up again. */
export async function layAside(ids: string[], aside = true): Promise<void> {
  tables = await api.layAside({ tables: ids, aside });
}
