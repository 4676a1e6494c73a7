/** Whether this page comes out of what was kept, as there is no network; and the worker that keeps it. */

class Offline {
  now = $state(!navigator.onLine || document.documentElement.hasAttribute('data-offline'));

  constructor() {
    addEventListener('offline', () => (this.now = true));
    addEventListener('online', () => (this.now = false));
  }
}

export const offline = new Offline();

/** Browsers have workers only where nobody can tamper with the page: over HTTPS, or on this very device. */
export async function keepForLater(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/worker.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
}
