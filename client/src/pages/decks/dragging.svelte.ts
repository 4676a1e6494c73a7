/** Carrying a card with the mouse from the collection into the deck, or out of it. Fingers scroll instead. */

export type BuilderSide = 'collection' | 'deck';

export interface Held {
  card: number;
  from: BuilderSide;
  x: number;
  y: number;
}

const FAR = 6;

export class Dragging {
  held = $state.raw<Held | null>(null);
  /** The side the card is above now. */
  over = $state<BuilderSide | null>(null);

  constructor(private readonly drop: (card: number, from: BuilderSide, onto: BuilderSide) => void) {}

  /** Anything inside with data-drag="SIDE" and data-card can be carried to anything with data-drop="SIDE". */
  readonly watch = (root: HTMLElement): (() => void) => {
    const down = (event: PointerEvent): void => this.down(event);
    root.addEventListener('pointerdown', down);
    return () => root.removeEventListener('pointerdown', down);
  };

  private down(event: PointerEvent): void {
    const element = (event.target as Element).closest<HTMLElement>('[data-drag]');
    if (!element || event.button !== 0 || event.pointerType === 'touch') return;
    const card = Number(element.dataset['card']);
    const from = element.dataset['drag'] as BuilderSide;
    const off = new AbortController();
    const on = { signal: off.signal };
    addEventListener('pointermove', (moved) => this.move(moved, event, card, from), on);
    addEventListener('pointerup', (up) => this.up(up, off), on);
    addEventListener('pointercancel', () => this.end(off), on);
    addEventListener('keydown', (key) => key.key === 'Escape' && this.end(off), on);
  }

  private move(moved: PointerEvent, began: PointerEvent, card: number, from: BuilderSide): void {
    if (!this.held && Math.hypot(moved.clientX - began.clientX, moved.clientY - began.clientY) < FAR) return;
    this.held = { card, from, x: moved.clientX, y: moved.clientY };
    this.over = sideAt(moved.clientX, moved.clientY);
  }

  private up(event: PointerEvent, off: AbortController): void {
    const { held } = this;
    this.end(off);
    if (!held) return;
    swallowClick();
    const onto = sideAt(event.clientX, event.clientY);
    if (onto && onto !== held.from) this.drop(held.card, held.from, onto);
  }

  private end(off: AbortController): void {
    off.abort();
    this.held = null;
    this.over = null;
  }
}

function sideAt(x: number, y: number): BuilderSide | null {
  const below = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]');
  return (below?.dataset['drop'] as BuilderSide | undefined) ?? null;
}

/** A drag that ends where it began is no click. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
