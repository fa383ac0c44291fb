// Web Push: the house writes to this device even when no page is open. Only the settings need it.
import { accountApi } from "../api/account";
import { canNotify } from "./notify";

export type PushState = "on" | "off" | "denied" | "impossible";

/** Ask the person, if the browser lets us. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  if (Notification.permission === "default") await Notification.requestPermission();
  return Notification.permission === "granted";
}

/** Whether it can be told things while no page is open. */
function canPush(): boolean {
  return canNotify() && "serviceWorker" in navigator && "PushManager" in window;
}

/** How things stand with messages to this device. */
export async function pushState(): Promise<PushState> {
  if (!canPush()) return "impossible";
  if (Notification.permission === "denied") return "denied";
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription) return "off";
  // Signed out from elsewhere, it is still subscribed, but the house no longer writes to it.
  const { known } = await accountApi.isSubscribed(subscription.endpoint);
  return known ? "on" : "off";
}

/** Have the house write to this device even when no page is open. */
export async function startPush(): Promise<PushState> {
  if (!canPush()) return "impossible";
  if (!(await askToNotify())) return "denied";
  const worker = await navigator.serviceWorker.ready;
  const { key } = await accountApi.pushKey();
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  await accountApi.subscribe({
    endpoint: endpoint ?? "",
    keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
  });
  return "on";
}

/** No more messages to this device. */
export async function stopPush(): Promise<PushState> {
  if (!canPush()) return "impossible";
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  if (subscription) {
    await accountApi.unsubscribe(subscription.endpoint);
    await subscription.unsubscribe();
  }
  return "off";
}
