// Signing out, here or everywhere: this browser gets no more messages, and is nobody again.
import { accountApi } from "../../api/account";
import { askMe } from "../../stores/me.svelte";
import { stopPush } from "../../device/push";
import { kept } from "./recoveryCode.svelte";

export const signOut = (): Promise<void> => leave(accountApi.signOut);
export const signOutEverywhere = (): Promise<void> => leave(accountApi.signOutEverywhere);

async function leave(end: () => Promise<undefined>): Promise<void> {
  await stopPush().catch(() => undefined);
  await end();
  kept.recovery = "";
  await askMe();
}
