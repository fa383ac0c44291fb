// How many games wait for the person at this screen; shown in the header of every page.
import { api } from "./api";
import { me } from "./me.svelte";
import type { MyTables } from "./wire";

let tables = $state.raw<MyTables | null>(null);

/** My games, and how many of them wait for me. */
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
  tables = me.id === null ? { waiting: [], playing: [], open: [], over: [] } : await api.mine();
}
