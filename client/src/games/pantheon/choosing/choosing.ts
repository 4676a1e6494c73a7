/** How answers are touched in pantheon: a hero, cards to swap, then cards, units, targets and places one after another. */
import type { Chooser, MainButton, Thing } from '../../../table/chooser.ts';
import { StepRoutes } from '../../../table/steps.ts';
import type { Table } from '../../../table/table.svelte.ts';
import type { Offer } from '../../../wire/types.ts';
import type { Cards } from '../../cards.ts';
import { shortName } from '../cards/printed.ts';
import { ownerOf, shownOf } from '../shown.ts';
import { MANA, cardIn, partsOf, stepsOf, TABLE, wishOf, type Meaning } from './steps.ts';
import { Swapping } from './swapping.svelte.ts';
import { say } from '../text/words.ts';

export class Choosing implements Chooser {
  readonly swapping: Swapping;
  private readonly orders: StepRoutes<Meaning>;

  constructor(
    private readonly table: Table,
    private readonly cards: Cards,
  ) {
    this.swapping = new Swapping(table, () => this.hand);
    this.orders = new StepRoutes(table, {
      steps: (legal) => stepsOf(legal, this.manaKey),
      kind: (offer) => partsOf(offer).kind,
      label: (offer) => (partsOf(offer).kind === 'end' ? say.endTurn : say.pass),
      wish: (things) => this.wish(things),
      hand: () => this.hand,
      // What is put on the table may be put on anything that lies there.
      meant: (thing, lit) => (lit.has(TABLE) && /^(hero|thing):/.test(thing) ? TABLE : thing),
    });
  }

  get picked(): readonly Thing[] {
    return this.orders.picked;
  }

  get lit(): ReadonlyMap<Thing, string> {
    if (this.asks('swap')) return this.swapping.lit;
    const lit = new Map(this.orders.lit);
    if (!lit.has(MANA) && this.placing && this.orders.picked.length === 0) lit.set(MANA, 'mana');
    return lit;
  }

  get main(): MainButton | null {
    if (this.asks('swap')) return this.swapping.main;
    if (!this.asks('hero')) return this.orders.main;
    const hero = this.chosenHero;
    return { label: hero ? say.takeHero(shortName(this.cards.at(this.cards.number(cardIn(hero)))?.name ?? '')) : say.chooseHero, offer: hero };
  }

  things(offer: Offer): readonly Thing[] {
    return partsOf(offer).kind === 'swap' ? this.swapping.things(offer) : this.orders.things(offer);
  }

  offerAt(thing: Thing): Offer | null {
    if (this.asks('swap') || this.asks('hero')) return null;
    if (thing === MANA && this.orders.picked.length === 0) return this.placing;
    return this.orders.offerAt(thing);
  }

  touch(thing: Thing): boolean {
    if (this.asks('swap')) return this.swapping.touch(thing);
    if (thing === MANA && this.orders.picked.length === 0) return this.place();
    return this.orders.touch(thing);
  }

  press(): void {
    if (this.asks('swap')) return this.swapping.press();
    if (!this.asks('hero')) return this.orders.press();
    if (this.chosenHero) void this.table.act(this.chosenHero);
  }

  cancel(): void {
    if (this.asks('swap')) this.swapping.cancel();
    else this.orders.cancel();
  }

  cancelPicked(): void {
    this.orders.cancelPicked();
  }

  why(thing: Thing): Promise<string> {
    return this.asks('swap') ? this.swapping.why(thing) : this.orders.why(thing);
  }

  /** What the next step is for, while an answer is half given. */
  get next(): ReadonlySet<Meaning> {
    return this.orders.next;
  }

  private get hand(): readonly string[] {
    const hand = shownOf(this.table.stage.now)?.seats[this.table.seat]?.hand ?? [];
    return hand.map((number) => this.cards.at(number)?.key ?? '');
  }

  /** The answer that places a Mana, where there is one. */
  private get placing(): Offer | null {
    return this.table.question?.legal.find((offer) => partsOf(offer).kind === 'mana') ?? null;
  }

  private get chosenHero(): Offer | null {
    const [picked] = this.orders.picked;
    return this.table.question?.legal.find((offer) => `offer:${cardIn(offer)}` === picked) ?? null;
  }

  private asks(kind: string): boolean {
    const [first] = this.table.question?.legal ?? [];
    return first !== undefined && partsOf(first).kind === kind;
  }

  private get manaKey(): string {
    return this.cards.all.find((card) => card.type === 'mana')?.key ?? '';
  }

  private place(): boolean {
    const offer = this.placing;
    if (offer) void this.table.act(offer);
    return offer !== null;
  }

  private wish(things: readonly Thing[]): string {
    const shown = shownOf(this.table.stage.now);
    return wishOf(things, (thing) => this.cardAt(thing), (ref) => shown !== null && ownerOf(shown, ref) === this.table.seat);
  }

  private cardAt(thing: Thing): { name: string; type: string } | null {
    const key = /^(?:card|pile):(.+)$/.exec(thing)?.[1];
    return key === undefined ? null : this.cards.at(this.cards.number(key));
  }
}
