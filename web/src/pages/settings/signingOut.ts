// Signing out, here or everywhere: this browser gets no more messages, and is nobody again.
import { api } from "../../lib/api";
import { askMe } from "../../lib/me.svelte";
import { stopPush } from "../../lib/notify";
import { askWaiting } from "../../lib/waiting.svelte";
import { kept } from "./kept.svelte";

export const signOut = (): Promise<void> => leave(api.signOut);
export const signOutEverywhere = (): Promise<void> => leave(api.signOutEverywhere);

async function leave(end: () => Promise<undefined>): Promise<void> {
  await stopPush().catch(() => undefined);
  await end();
  kept.recovery = "";
  await askMe();
  await askWaiting();
}
