// Tells somebody elsewhere that it is their turn: the title, a notification, Web Push.
// Browsers refuse much of this on plain HTTP; the title always works.
import { api } from "./api";
import { settings } from "./settings.svelte";

export type PushState = "on" | "off" | "denied" | "impossible";

let plain = "";
let mark = "";

/** The title of the page, without the mark of a waiting turn. */
export function setTitle(words: string): void {
  plain = words;
  showTitle();
}

/** Put a mark before the title while something waits; "" takes it away. */
export function markTitle(words: string): void {
  mark = words;
  showTitle();
}

function showTitle(): void {
  document.title = mark === "" ? plain : `${mark} ${plain}`;
}

/** Whether this browser can notify at all: only in a secure context. */
export function canNotify(): boolean {
  return typeof Notification !== "undefined" && globalThis.isSecureContext;
}

/** Whether it can be told things while no page is open. */
export function canPush(): boolean {
  return canNotify() && "serviceWorker" in navigator && "PushManager" in window;
}

/** Ask the person, if the browser lets us. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  if (Notification.permission === "default") await Notification.requestPermission();
  return Notification.permission === "granted";
}

/** Notify, but only those who look elsewhere and want it. */
export function notify(title: string, body: string, address: string): void {
  if (!settings.notifications || !canNotify() || !document.hidden) return;
  if (Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, {
      body,
      tag: address,
      icon: "/icon-192.png",
    });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Phones want it from the service worker.
    navigator.serviceWorker.ready
      .then((worker) =>
        worker.showNotification(title, {
          body,
          tag: address,
          icon: "/icon-192.png",
          data: { address },
        }),
      )
      .catch(() => undefined);
  }
}

/** Install the service worker where there can be one. */
export function startWorker(): void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

/** How things stand with messages to this device. */
export async function pushState(): Promise<PushState> {
  if (!canPush()) return "impossible";
  if (Notification.permission === "denied") return "denied";
  const worker = await navigator.serviceWorker.getRegistration();
  const subscribed = await worker?.pushManager.getSubscription();
  return subscribed ? "on" : "off";
}

/** Have the house write to this device even when no page is open. */
export async function startPush(): Promise<PushState> {
  if (!canPush()) return "impossible";
  if (!(await askToNotify())) return "denied";
  const worker = await navigator.serviceWorker.ready;
  const { key } = await api.pushKey();
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  await api.subscribe({
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
    await api.unsubscribe(subscription.endpoint);
    await subscription.unsubscribe();
  }
  return "off";
}
