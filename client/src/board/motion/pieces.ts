/** How things are seen on a board whose pieces, heroes and links are found by their references. */
import type { Told } from '../../wire/types.ts';
import type { Ref } from '../ref.ts';
import { lunge, shake, slide, wait } from './moves.ts';
import { Show } from './show.ts';
import type { Spark, Spot } from './sparks.svelte.ts';

export abstract class PieceShow<Shown> extends Show<Shown> {
  protected node(ref: Ref): Element | null {
    return ref ? this.find(`[data-thing="${CSS.escape(ref)}"]`) : null;
  }

  protected spark(kind: Spark['kind'], ref: Ref, more: Partial<Spark> = {}): void {
    const spot = this.spotOf(this.node(ref));
    if (spot) this.sparks.add(kind, spot, more);
  }

  protected light(ref: Ref, told: Told): void {
    this.spark('light', ref, { card: told.numbers?.['card'] ?? -1 });
  }

  /** Somebody rushes at somebody. */
  protected async rush(from: Element, to: Element, hurry: AbortSignal): Promise<void> {
    const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    await lunge(from, { x: b.x - a.x, y: b.y - a.y }, hurry);
    void shake(to, hurry);
  }

  /** Numbers rise from those who are wounded, and they shake. */
  protected async hurt(wounds: readonly (readonly [Ref, number])[], hurry: AbortSignal): Promise<void> {
    for (const [ref, amount] of wounds) {
      this.spark('hurt', ref, { text: `−${amount}` });
      const node = this.node(ref);
      if (node) void shake(node, hurry);
    }
    await wait(320, hurry);
  }

  /** Numbers rise from those whom they are about. */
  protected async rise(kind: Spark['kind'], written: readonly (readonly [Ref, string])[], hurry: AbortSignal): Promise<void> {
    for (const [ref, text] of written) this.spark(kind, ref, { text });
    await wait(300, hurry);
  }

  protected async deny(ref: Ref, text: string, hurry: AbortSignal): Promise<void> {
    this.spark('no', ref, { text });
    await wait(550, hurry);
  }

  protected async flash(ref: Ref, hurry: AbortSignal): Promise<void> {
    this.spark('flash', ref);
    await wait(240, hurry);
  }

  /** Cards fly from a deck into a hand. */
  protected async deal(deck: string, seat: number, count: number, hurry: AbortSignal): Promise<void> {
    const from = this.find(deck)?.getBoundingClientRect();
    const slots = [...(this.root?.querySelectorAll(`[data-hand="${seat}"] [data-slot]`) ?? [])].slice(-count);
    const cards = slots.length ? slots : [...(this.root?.querySelectorAll(`[data-hand="${seat}"]`) ?? [])].slice(0, 1);
    if (!from) return;
    await Promise.all(
      cards.map(async (card, n) => {
        await wait(n * 90, hurry);
        const to = card.getBoundingClientRect();
        await slide(card, { x: from.x - to.x, y: from.y - to.y }, 320, hurry);
      }),
    );
  }

  private spotOf(node: Element | null): Spot | null {
    const own = this.root?.getBoundingClientRect();
    const box = node?.getBoundingClientRect();
    return own && box ? { x: box.x + box.width / 2 - own.x, y: box.y + box.height / 2 - own.y, size: Math.max(56, Math.min(120, box.width)) } : null;
  }
}
