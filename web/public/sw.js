// Keeps the client at hand when the network is not, and shows what the house pushes.
// Pages: from the network, else the last one seen. Hashed files: from the cache. The API: never.
const CACHE = "hantise-1";
const PAGE = "/";
const MOST_FILES = 200;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(PAGE)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(file(request));
});

async function page(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    // One page serves every address of the house.
    if (answer.ok) await cache.put(PAGE, answer.clone());
    return answer;
  } catch {
    return (await cache.match(PAGE)) ?? Response.error();
  }
}

async function file(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const keys = await cache.keys();
    const files = keys.filter((key) => new URL(key.url).pathname !== PAGE);
    for (const old of files.slice(0, Math.max(0, files.length - MOST_FILES)))
      await cache.delete(old);
  }
  return answer;
}

self.addEventListener("push", (event) => {
  const { title = "Hantise", body = "", url = "/mine", tag } = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      icon: "/icon-192.png",
      data: { address: url },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data?.address ?? "/mine";
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((windows) => {
      const open = windows.find((each) => new URL(each.url).pathname === address);
      return open ? open.focus() : self.clients.openWindow(address);
    }),
  );
});
