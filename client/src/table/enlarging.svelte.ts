/** Which card is enlarged: the one under the pointer for a moment, the one with the focus, or the one a finger rests on. */

const PATIENCE = 180;
const LONG_PRESS = 420;

/** A card to enlarge, beside the element that shows it. `unit` is its number where it lies on the board, else -1. */
export interface Enlargement {
  card: number;
  unit: number;
  box: DOMRect;
}

export class Enlarging {
  shown = $state.raw<Enlargement | null>(null);

  private timer = 0;
  /** Whether the finger that is down, or was, has come to read: it chooses nothing when it is lifted. */
  private reads = false;

  /** Watch the whole page for cards: `{@attach enlarging.watch}` on anything. */
  readonly watch = (): (() => void) => {
    const off = new AbortController();
    const on = { signal: off.signal, capture: true };
    document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && this.soon(event.target, PATIENCE), on);
    document.addEventListener('pointerdown', (event) => this.press(event), on);
    document.addEventListener('pointerup', (event) => event.pointerType !== 'mouse' && this.hide(), on);
    document.addEventListener('pointercancel', () => this.hide(), on);
    document.addEventListener('pointermove', (event) => event.pointerType !== 'mouse' && this.slip(event), on);
    document.addEventListener('click', (event) => this.lift(event), on);
    document.addEventListener('focusin', (event) => this.focus(event.target), on);
    document.addEventListener('keydown', (event) => event.key === 'Escape' && this.hide(), on);
    return () => off.abort();
  };

  hide(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }

  private press(event: PointerEvent): void {
    this.hide();
    this.reads = false;
    if (event.pointerType !== 'mouse') this.soon(event.target, LONG_PRESS, true);
  }

  /** A key clicks as well, and that is always meant. */
  private lift(event: MouseEvent): void {
    if (!this.reads || event.detail === 0) return;
    this.reads = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** A finger that moves drags, and enlarges nothing. */
  private slip(event: PointerEvent): void {
    if (Math.hypot(event.movementX, event.movementY) > 4) this.hide();
  }

  private focus(target: EventTarget | null): void {
    if (target instanceof Element && target.matches(':focus-visible')) this.soon(target, PATIENCE);
  }

  private soon(target: EventTarget | null, patience: number, pressed = false): void {
    clearTimeout(this.timer);
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
    const card = Number(element?.dataset['card'] ?? -1);
    if (!element || card < 0) {
      this.shown = null;
      return;
    }
    this.timer = window.setTimeout(() => this.show(element, card, pressed), this.shown ? 0 : patience);
  }

  private show(element: HTMLElement, card: number, pressed: boolean): void {
    if (!element.isConnected) return;
    this.reads = pressed;
    this.shown = { card, unit: Number(element.dataset['unit'] ?? -1), box: element.getBoundingClientRect() };
  }
}
