// Tells somebody elsewhere that it is their turn: the title and a notification.
// Browsers refuse much of this on plain HTTP; the title always works.
import { settings } from "../stores/settings.svelte";

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
