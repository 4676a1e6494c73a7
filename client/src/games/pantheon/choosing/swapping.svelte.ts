/** The Mulligan: cards of the hand are marked, and given away all at once. */
import type { Chooser, MainButton, Thing } from '../../../table/chooser.ts';
import type { Table } from '../../../table/table.svelte.ts';
import type { Offer } from '../../../wire/types.ts';
import { partsOf } from './steps.ts';
import { say } from '../text/words.ts';

/** The keys of the cards that an answer gives away. */
function goingIn(offer: Offer): readonly string[] {
  const parts = partsOf(offer);
  return parts.kind === 'swap' ? parts.cards : [];
}

export class Swapping implements Chooser {
  readonly picked: readonly Thing[] = [];
  private kept = $state.raw<{ question: number; marked: readonly Thing[] }>({ question: -1, marked: [] });

  /** The cards of the hand that go. */
  readonly marked = $derived.by(() => (this.table.question?.number === this.kept.question ? this.kept.marked : []));

  /** How many may go. */
  readonly most = $derived.by(() => Math.max(0, ...this.offers.map((offer) => goingIn(offer).length)));

  readonly lit = $derived.by<ReadonlyMap<Thing, string>>(() => {
    const open = this.marked.length < this.most ? this.hand().map((_, slot) => `hand:${slot}`) : this.marked;
    return new Map(this.offers.length ? open.map((thing) => [thing, 'mark']) : []);
  });

  readonly main = $derived.by<MainButton | null>(() => {
    return this.offers.length ? { label: say.swap(this.marked.length), offer: this.offerOf(this.marked) } : null;
  });

  private readonly offers = $derived.by(() => (this.table.question?.legal ?? []).filter((offer) => partsOf(offer).kind === 'swap'));

  /** `hand` gives the keys of the own cards in their order. */
  constructor(
    private readonly table: Table,
    private readonly hand: () => readonly string[],
  ) {}

  things(offer: Offer): readonly Thing[] {
    const left = this.hand().map((key, slot) => ({ key, slot }));
    const slots = goingIn(offer).map((key) => left.splice(left.findIndex((one) => one.key === key), 1)[0]?.slot ?? 0);
    return slots.length ? slots.map((slot) => `hand:${slot}`) : ['main'];
  }

  offerAt(): Offer | null {
    return null; // what comes of it is drawn from the deck
  }

  touch(thing: Thing): boolean {
    if (!this.lit.has(thing)) return false;
    const marked = this.marked.includes(thing) ? this.marked.filter((one) => one !== thing) : [...this.marked, thing];
    this.kept = { question: this.table.question?.number ?? -1, marked };
    return true;
  }

  press(): void {
    if (this.main?.offer) void this.table.act(this.main.offer);
  }

  cancel(): void {
    this.kept = { question: -1, marked: [] };
  }

  cancelPicked(): void {
    // nothing is ever half chosen
  }

  why(thing: Thing): Promise<string> {
    return Promise.resolve(thing.startsWith('hand:') && this.offers.length ? say.swapMost(this.most) : '');
  }

  private offerOf(marked: readonly Thing[]): Offer | null {
    const keys = marked.map((thing) => this.hand()[Number(thing.slice('hand:'.length))] ?? '');
    const wanted = keys.toSorted().join(' ');
    return this.offers.find((offer) => goingIn(offer).toSorted().join(' ') === wanted) ?? null;
  }
}
