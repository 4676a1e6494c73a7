/** An answer put together from parts that can be changed until it is given: cards on lines, cards to exchange. */
import type { Offer } from '../wire/types.ts';
import type { Chooser, MainButton, Thing } from './chooser.ts';
import type { Table } from './table.svelte.ts';

/** A part of an answer: the thing that is put (`hand:2`), and where (`line:left`; "" where it is only marked). */
export interface Part {
  what: Thing;
  where: Thing;
}

interface Kept {
  question: number;
  parts: readonly Part[];
  picked: readonly Thing[];
}

/** How a game's answers are put together. */
export interface Parts {
  /** The parts of an answer. */
  of(offer: Offer): Part[];
  /** What the main button says for the parts there are. */
  label(parts: readonly Part[]): string;
  /** What a player would write for these parts, to ask why they may not be put so. */
  wish(parts: readonly Part[]): string;
}

export class Draft implements Chooser {
  private kept = $state.raw<Kept>({ question: -1, parts: [], picked: [] });

  /** What was put together for another question counts no more; after the answer it stays to be seen. */
  private readonly now = $derived.by(() => {
    const question = this.table.question;
    return question && question.number !== this.kept.question ? { question: question.number, parts: [], picked: [] } : this.kept;
  });

  readonly parts = $derived(this.now.parts);
  readonly picked = $derived(this.now.picked);

  private readonly offers = $derived.by(() => {
    const offers = this.table.question?.legal ?? [];
    return offers.map((offer) => ({ offer, parts: this.how.of(offer) }));
  });

  /** Every part that some answer has, once. */
  private readonly all = $derived.by(() => {
    const parts = this.offers.flatMap((one) => one.parts);
    return [...new Map(parts.map((part) => [`${part.what} ${part.where}`, part])).values()];
  });

  readonly lit = $derived.by<ReadonlyMap<Thing, string>>(() => {
    const lit = new Map<Thing, string>();
    for (const part of this.all) {
      if (!this.allows(this.with(part))) continue;
      if (this.picked[0] === part.what) lit.set(part.where, 'put');
      if (!lit.has(part.what)) lit.set(part.what, part.where ? 'begin' : 'mark');
    }
    if (!this.offers.length) return lit;
    for (const { what, where } of this.parts) {
      if (!where) lit.set(what, 'mark');
      else if (!this.picked.length) lit.set(what, 'begin').set(where, 'begin');
    }
    return lit;
  });

  readonly main = $derived.by<MainButton | null>(() => {
    if (!this.offers.length) return null;
    return { label: this.how.label(this.parts), offer: this.offerOf(this.parts) };
  });

  constructor(
    private readonly table: Table,
    private readonly how: Parts,
  ) {}

  /** Where a thing has been put, "" where it is only marked; null if it has not. */
  where(what: Thing): Thing | null {
    return this.parts.find((part) => part.what === what)?.where ?? null;
  }

  /** What has been put there. */
  what(where: Thing): Thing | null {
    return this.parts.find((part) => part.where === where)?.what ?? null;
  }

  /** The parts of an answer. */
  partsOf(offer: Offer): readonly Part[] {
    return this.offers.find((one) => one.offer.action === offer.action)?.parts ?? [];
  }

  /** Whether a thing can be put without taking the place of another. */
  fits(what: Thing): boolean {
    return this.all.some((part) => part.what === what && !this.what(part.where) && this.allows(this.with(part)));
  }

  /** The answer there would be with this thing put or marked; over anything else, the one put together so far. */
  things(offer: Offer): readonly Thing[] {
    const parts = this.how.of(offer).flatMap(({ what, where }) => (where ? [what, where] : [what]));
    return parts.length ? parts : ['main'];
  }

  offerAt(thing: Thing): Offer | null {
    const part = this.partFor(thing);
    const parts = this.toggles(thing) ? this.toggled(thing) : part && this.allows(this.with(part)) ? this.with(part) : this.parts;
    return parts.length ? this.offerOf(parts) : null;
  }

  touch(thing: Thing): boolean {
    if (this.toggles(thing)) return this.toggle(thing);
    const part = this.partFor(thing);
    if (part && this.allows(this.with(part))) return this.become(this.with(part));
    if (this.picked[0] === thing) return this.become(this.parts);
    const put = this.parts.find((one) => one.where === thing || one.what === thing);
    if (put && !this.picked.length) return this.lift(put);
    if (!this.lit.has(thing)) return false;
    return this.become(this.parts, [thing]);
  }

  press(): void {
    const offer = this.main?.offer;
    if (offer) void this.table.act(offer);
  }

  cancel(): void {
    this.become(this.picked.length ? this.parts : []);
  }

  cancelPicked(): void {
    this.become(this.parts);
  }

  async why(thing: Thing): Promise<string> {
    const part = this.partFor(thing) ?? { what: thing, where: '' };
    const wish = this.how.wish(this.with(part));
    return wish ? this.table.why(wish) : '';
  }

  private partFor(thing: Thing): Part | null {
    const what = this.picked[0];
    return what === undefined || what === thing ? null : { what, where: thing };
  }

  private toggles(thing: Thing): boolean {
    return this.offers.some((one) => one.parts.some((part) => part.what === thing && !part.where));
  }

  private toggle(thing: Thing): boolean {
    const parts = this.toggled(thing);
    return this.allows(parts) && this.become(parts);
  }

  private toggled(thing: Thing): Part[] {
    const others = this.parts.filter((part) => part.what !== thing);
    return others.length < this.parts.length ? others : [...others, { what: thing, where: '' }];
  }

  /** Take up again what was put, so that it can go elsewhere or nowhere. */
  private lift(put: Part): boolean {
    return this.become(
      this.parts.filter((one) => one !== put),
      [put.what],
    );
  }

  private offerOf(parts: readonly Part[]): Offer | null {
    return this.offers.find((one) => same(one.parts, parts))?.offer ?? null;
  }

  /** The parts with this one, which takes the place of what was put there before. */
  private with(part: Part): Part[] {
    const others = this.parts.filter((one) => one.what !== part.what && (one.where === '' || one.where !== part.where));
    return [...others, part];
  }

  /** Whether some answer has all these parts. */
  private allows(parts: readonly Part[]): boolean {
    return this.offers.some((one) => parts.every((part) => has(one.parts, part)));
  }

  /** What has been given can no longer be changed. */
  private become(parts: readonly Part[], picked: readonly Thing[] = []): boolean {
    if (!this.offers.length) return false;
    this.kept = { question: this.now.question, parts, picked };
    return true;
  }
}

function has(parts: readonly Part[], part: Part): boolean {
  return parts.some((one) => one.what === part.what && one.where === part.where);
}

function same(some: readonly Part[], others: readonly Part[]): boolean {
  return some.length === others.length && some.every((part) => has(others, part));
}
