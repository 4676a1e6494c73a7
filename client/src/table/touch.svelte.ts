/** Hands on the table: clicking, dragging and focusing things, the same with mouse, finger and keyboard. */
import type { Chooser, Thing } from './chooser.ts';
import type { Previewer } from './previewer.svelte.ts';

const FAR = 8; // pixels a pointer moves before it drags
const PATIENCE = 500; // what the pointer or the focus rests on this long, and cannot be touched, says why

/** What is being dragged, and where the pointer is. */
export interface DraggedThing {
  thing: Thing;
  x: number;
  y: number;
}

export class Touch {
  dragging = $state.raw<DraggedThing | null>(null);
  /** What is under the pointer, or has the focus. */
  over = $state<Thing | null>(null);
  /** Why the thing that was touched last cannot be. */
  reason = $state.raw<{ thing: Thing; text: string } | null>(null);
  /** Why what is under the pointer or has the focus cannot be touched. */
  whyNot = $state('');

  private pressed: { thing: Thing; x: number; y: number } | null = null;
  private dragged = false;
  private wondering = 0;

  constructor(
    private readonly chooser: Chooser,
    private readonly previewer: Previewer,
  ) {}

  /** Take hold of everything with a `data-thing` inside an element: `{@attach touch.hold}`. */
  readonly hold = (node: HTMLElement): (() => void) => {
    const off = new AbortController();
    const { signal } = off;
    node.addEventListener('click', (event) => this.click(event), { signal });
    node.addEventListener('pointerdown', (event) => this.down(event), { signal });
    node.addEventListener('pointerover', (event) => this.reach(thingAt(event.target)), { signal });
    node.addEventListener('pointerleave', () => this.reach(null), { signal });
    node.addEventListener('focusin', (event) => this.reach(thingAt(event.target)), { signal });
    node.addEventListener('focusout', () => this.reach(null), { signal });
    node.addEventListener('contextmenu', (event) => this.refuse(event), { signal });
    addEventListener('pointermove', (event) => this.move(event), { signal });
    addEventListener('pointerup', (event) => this.up(event), { signal });
    addEventListener('pointercancel', () => this.drop(null), { signal });
    addEventListener('keydown', (event) => event.key === 'Escape' && this.cancel(), { signal });
    return () => off.abort();
  };

  /** Touch a thing; where that cannot be, find out why. */
  async touch(thing: Thing): Promise<void> {
    this.reason = null;
    if (this.chooser.touch(thing)) return this.reach(this.over);
    const text = await this.chooser.why(thing);
    if (text) this.reason = { thing, text };
  }

  cancel(): void {
    this.chooser.cancel();
    this.drop(null);
    this.reason = null;
    this.reach(this.over);
  }

  /** Not at once: what has the focus may be leaving the page in the middle of its being drawn. */
  private reach(thing: Thing | null): void {
    queueMicrotask(() => this.arrive(thing));
  }

  private arrive(thing: Thing | null): void {
    if (thing !== this.over) this.wonder(thing);
    this.over = thing;
    this.previewer.look(thing === null ? null : this.chooser.offerAt(thing));
  }

  private wonder(thing: Thing | null): void {
    clearTimeout(this.wondering);
    this.whyNot = '';
    if (thing !== null) this.wondering = window.setTimeout(() => void this.find(thing), PATIENCE);
  }

  private async find(thing: Thing): Promise<void> {
    const { main, lit, picked } = this.chooser;
    if (!main || picked.includes(thing) || (lit.has(thing) && !this.onlyPutAway(thing))) return;
    const text = await this.chooser.why(thing);
    if (this.over === thing) this.whyNot = text;
  }

  /** Whether a card of the hand can be put away but not played. */
  private onlyPutAway(thing: Thing): boolean {
    const { playable, picked } = this.chooser;
    const slot = /^hand:(\d+)$/.exec(thing)?.[1];
    return playable !== undefined && slot !== undefined && !picked.length && !playable.has(Number(slot));
  }

  private click(event: MouseEvent): void {
    if (this.dragged) {
      this.dragged = false;
      return;
    }
    const thing = thingAt(event.target);
    if (thing !== null) void this.touch(thing);
  }

  private refuse(event: Event): void {
    if (!this.chooser.picked.length) return;
    event.preventDefault();
    if ((event as PointerEvent).pointerType !== 'touch') this.cancel(); // a finger that rests there reads
  }

  private down(event: PointerEvent): void {
    const thing = thingAt(event.target);
    this.dragged = false;
    if (event.button === 0 && thing !== null) this.pressed = { thing, x: event.clientX, y: event.clientY };
  }

  private move(event: PointerEvent): void {
    if (!this.pressed) return;
    const { thing, x, y } = this.pressed;
    if (!this.dragging && Math.hypot(event.clientX - x, event.clientY - y) < FAR) return;
    if (!this.dragging && !this.take(thing)) return this.drop(null);
    this.dragging = { thing, x: event.clientX, y: event.clientY };
    this.reach(thingUnder(event));
  }

  /** Lift a thing; only what begins an answer can be lifted. */
  private take(thing: Thing): boolean {
    if (this.chooser.picked.at(-1) === thing) return true;
    this.chooser.cancelPicked();
    return this.chooser.lit.get(thing) === 'begin' && this.chooser.touch(thing);
  }

  private up(event: PointerEvent): void {
    if (!this.dragging) {
      this.pressed = null;
      return;
    }
    this.dragged = true;
    this.drop(thingUnder(event));
  }

  private drop(target: Thing | null): void {
    const held = this.dragging;
    this.pressed = null;
    this.dragging = null;
    if (!held) return;
    if (target !== null && target !== held.thing) void this.touch(target);
    else this.chooser.cancelPicked();
  }
}

function thingAt(target: EventTarget | null): Thing | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-thing]')?.dataset['thing'] ?? null) : null;
}

function thingUnder(event: PointerEvent): Thing | null {
  return thingAt(document.elementFromPoint(event.clientX, event.clientY));
}
