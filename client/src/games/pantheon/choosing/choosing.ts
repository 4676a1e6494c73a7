/** How answers are touched in pantheon: a hero, cards to swap, then cards, units, targets and places one after another. */
import type { Chooser, MainButton, Thing } from '../../../table/chooser.ts';
import { Routes } from '../../../table/routes.svelte.ts';
import type { Table } from '../../../table/table.svelte.ts';
import type { Offer, OpenQuestion } from '../../../wire/types.ts';
import type { Cards } from '../../cards.ts';
import { shortName } from '../cards/printed.ts';
import { ownerOf, shownOf } from '../shown.ts';
import { heldCard, MANA, cardIn, partsOf, stepsOf, TABLE, wishOf, type Meaning, type TouchStep } from './steps.ts';
import { Swapping } from './swapping.svelte.ts';
import { say } from '../text/words.ts';

export class Choosing implements Chooser {
  readonly swapping: Swapping;
  private readonly orders: Routes;
  private readonly known = new WeakMap<OpenQuestion, Map<number, TouchStep[]>>();
  /** Which copy of a card of the hand was touched. */
  private slot = -1;

  constructor(
    private readonly table: Table,
    private readonly cards: Cards,
  ) {
    this.swapping = new Swapping(table, () => this.hand);
    this.orders = new Routes(table, {
      steps: (offer) => this.stepsFor(offer).map((step) => step.thing),
      kind: (offer) => partsOf(offer).kind,
      label: (offer) => (partsOf(offer).kind === 'end' ? say.endTurn : say.pass),
      wish: (things) => this.wish(things),
    });
  }

  get picked(): readonly Thing[] {
    return this.orders.picked.map((thing) => this.outer(thing));
  }

  get lit(): ReadonlyMap<Thing, string> {
    if (this.asks('swap')) return this.swapping.lit;
    const lit = new Map<Thing, string>();
    for (const [thing, kind] of this.orders.lit) for (const outer of this.outers(thing)) lit.set(outer, kind);
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
    return partsOf(offer).kind === 'swap' ? this.swapping.things(offer) : this.orders.things(offer).map((thing) => this.outers(thing)[0] ?? thing);
  }

  offerAt(thing: Thing): Offer | null {
    if (this.asks('swap') || this.asks('hero')) return null;
    if (thing === MANA && this.orders.picked.length === 0) return this.placing;
    return this.orders.offerAt(this.inner(thing));
  }

  touch(thing: Thing): boolean {
    if (this.asks('swap')) return this.swapping.touch(thing);
    if (thing.startsWith('hand:')) this.slot = Number(thing.slice('hand:'.length));
    if (thing === MANA && this.orders.picked.length === 0) return this.place();
    return this.orders.touch(this.inner(thing));
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
    return this.asks('swap') ? this.swapping.why(thing) : this.orders.why(this.inner(thing));
  }

  /** What the next step is for, while an answer is half given; several where one may go on in several ways. */
  get next(): ReadonlySet<Meaning> {
    const picked = this.orders.picked;
    const all = picked.length ? (this.table.question?.legal ?? []).map((offer) => this.stepsFor(offer)) : [];
    const open = all.filter((steps) => picked.every((thing, n) => steps[n]?.thing === thing));
    return new Set(open.flatMap((steps) => steps[picked.length]?.means ?? []));
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

  private stepsFor(offer: Offer): TouchStep[] {
    const question = this.table.question;
    if (!question) return [];
    let steps = this.known.get(question);
    if (!steps) this.known.set(question, (steps = stepsOf(question.legal, this.manaKey)));
    const found = steps.get(offer.action) ?? [];
    // A hero is marked by one touch and taken by the button.
    return partsOf(offer).kind === 'hero' ? [...found, { thing: 'take', means: 'put' }] : found;
  }

  private get manaKey(): string {
    return this.cards.all.find((card) => card.type === 'mana')?.key ?? '';
  }

  private place(): boolean {
    const offer = this.placing;
    if (offer) void this.table.act(offer);
    return offer !== null;
  }

  /** A card of the hand is any of its copies; what is not meant by itself is the table, where something is put on it. */
  private inner(thing: Thing): Thing {
    if (thing.startsWith('hand:')) return heldCard(this.hand[Number(thing.slice('hand:'.length))] ?? '');
    return !this.orders.lit.has(thing) && this.orders.lit.has(TABLE) && /^(hero|thing):/.test(thing) && !this.begins(thing) ? TABLE : thing;
  }

  private begins(thing: Thing): boolean {
    return (this.table.question?.legal ?? []).some((offer) => this.stepsFor(offer)[0]?.thing === thing);
  }

  /** The things on the screen a step stands for: every copy of a card of the hand. */
  private outers(thing: Thing): Thing[] {
    if (!thing.startsWith('card:')) return [thing];
    return this.hand.flatMap((key, slot) => (heldCard(key) === thing ? [`hand:${slot}`] : []));
  }

  private outer(thing: Thing): Thing {
    const all = this.outers(thing);
    return all.find((one) => one === `hand:${this.slot}`) ?? all[0] ?? thing;
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
