/** Asks before a deck with unsaved changes is left: by a link, by the back button, or by closing the window. */
import { address } from '../../session/address.svelte.ts';

export class Guard {
  /** Whether a way out was taken and the question is open. */
  asking = $state(false);

  private go: () => unknown = () => {};
  private open = false;

  constructor(private readonly unsaved: () => boolean) {}

  /** Watch the ways out: `{@attach guard.watch}` on anything. */
  readonly watch = (): (() => void) => {
    const off = new AbortController();
    const on = { signal: off.signal, capture: true };
    addEventListener('beforeunload', (event) => !this.open && this.unsaved() && event.preventDefault(), on);
    document.addEventListener('click', (event) => this.click(event), on);
    window.navigation?.addEventListener('navigate', (event) => this.travel(event), on);
    return () => off.abort();
  };

  stay(): void {
    this.asking = false;
  }

  leave(): void {
    this.asking = false;
    this.free();
    this.go();
  }

  /** Nothing is to be saved any more. */
  free(): void {
    this.open = true;
  }

  ask(go: () => unknown): void {
    this.go = go;
    this.asking = true;
  }

  private click(event: MouseEvent): void {
    const link = (event.target as Element).closest('a');
    const elsewhere = link && link.origin === location.origin && link.pathname !== location.pathname && !link.target;
    if (!elsewhere || link.hasAttribute('download') || event.ctrlKey || event.metaKey || event.shiftKey || !this.unsaved()) return;
    event.preventDefault();
    this.ask(() => address.go(link.pathname + link.search));
  }

  /** The browser's own ways back and forth. */
  private travel(event: NavigateEvent): void {
    if (this.open || event.navigationType !== 'traverse' || !event.cancelable || !this.unsaved()) return;
    event.preventDefault();
    const steps = event.destination.index - (navigation.currentEntry?.index ?? 0);
    this.ask(() => history.go(steps));
  }
}
