/**
 * Shows the client while there is no network: pages that were opened before open again, with what was seen last, and say so.
 * It keeps the files of the client and what everybody may know of the games; nothing about players or matches.
 */
const KEPT = 'cardwright';
const PAGE = '/';
const PATIENCE = 5000; // milliseconds; a network that stalls is no network
const FILES = ['/assets/', '/pictures/', '/favicon.svg', '/icon-'];
const GAMES = '/api/v1/games';

self.addEventListener('install', (event) => event.waitUntil(fetched(new Request(PAGE)).then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** A page that was there before this worker says what it is made of. */
self.addEventListener('message', (event) => event.waitUntil(Promise.all(event.data.filter(isFile).map((address) => file(new Request(address))))));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (isFile(request.url)) event.respondWith(file(request));
  else if (new URL(request.url).pathname.startsWith(GAMES)) event.respondWith(fetched(request, request, AbortSignal.timeout(PATIENCE)).catch(() => fromBefore(request)));
});

function isFile(address) {
  const { origin, pathname } = new URL(address);
  return origin === self.location.origin && FILES.some((start) => pathname.startsWith(start));
}

/** Every address is the same page; without a network it is the last one, which says that it is. */
async function page(request) {
  try {
    return await fetched(request, PAGE, AbortSignal.timeout(PATIENCE));
  } catch (error) {
    const kept = await caches.match(PAGE);
    if (!kept) throw error;
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': kept.headers.get('Content-Security-Policy') ?? '' };
    return new Response((await kept.text()).replace('<html ', '<html data-offline '), { headers });
  }
}

/** A file never changes under the same address. Nothing can take its place, so it may come slowly. */
async function file(request) {
  return (await caches.match(request)) ?? fetched(request);
}

async function fromBefore(request) {
  return (await caches.match(request)) ?? Response.error();
}

/** Ask the network, and keep what it says. */
async function fetched(request, address = request, signal = null) {
  const answer = await fetch(request, { signal });
  if (!answer.ok) return answer;
  const store = await caches.open(KEPT);
  if (address === PAGE) await forgetOldFiles(store, await answer.clone().text());
  await store.put(address, answer.clone());
  return answer;
}

/** A client that was built again has other files. */
async function forgetOldFiles(store, text) {
  const before = await store.match(PAGE);
  const files = (page) => (page.match(/\/assets\/[\w.-]+/g) ?? []).join();
  if (!before || files(await before.text()) === files(text)) return;
  for (const request of await store.keys()) if (isFile(request.url)) await store.delete(request);
}
