/** The address of the page: what it says, and going elsewhere without loading the page again. */

class Address {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.read());
  }

  go(to: string): void {
    history.pushState(null, '', to);
    this.read();
    scrollTo(0, 0);
  }

  /** Change the address in place, without a step in the browser's history. */
  swap(to: string): void {
    history.replaceState(null, '', to);
    this.read();
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const address = new Address();

/** Follow links of our own without loading the page again. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !plain || event.defaultPrevented || link.origin !== location.origin) return;
  if (link.target || link.hasAttribute('download') || link.pathname.startsWith('/api/')) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  address.go(link.pathname + link.search + link.hash);
}
