/** How answers are touched in ancients: cards, heroes, slots and targets one after another; a deploy is confirmed, and so is what replaces something. */
import type { Chooser, MainButton, Thing } from '../../../table/chooser.ts';
import { StepRoutes } from '../../../table/steps.ts';
import type { Table } from '../../../table/table.svelte.ts';
import type { Offer } from '../../../wire/types.ts';
import type { Cards } from '../../cards.ts';
import { factsOf, shortName } from '../cards/printed.ts';
import { moveTo, placeIn, shownOf, thingAt, unitAt, unitOf } from '../shown.ts';
import { say } from '../text/words.ts';
import type { Shown, UnitView } from '../types.ts';
import { partsOf, stepsOf, wishOf, type Meaning } from './steps.ts';

/** An answer that waits until it is confirmed. */
interface Waiting {
  question: number;
  offer: Offer;
}

const USES: ReadonlySet<string> = new Set(['ability', 'use_item']);

export class Choosing implements Chooser {
  private readonly orders: StepRoutes<Meaning>;
  private kept = $state.raw<Waiting | null>(null);

  constructor(
    private readonly table: Table,
    private readonly cards: Cards,
  ) {
    this.orders = new StepRoutes(table, {
      steps: (legal) => stepsOf(legal, { type: (key) => factsOf(cards, cards.number(key))?.type ?? '', casters: (key) => this.castersOf(key) }),
      kind: (offer) => partsOf(offer).kind,
      eitherWay: (offer) => partsOf(offer).kind === 'claim',
      label: (offer) => (partsOf(offer).kind === 'close' ? say.leaveShop : this.shown?.passed ? say.combat : say.pass),
      wish: (things) => wishOf(things, { nameOf: (thing) => this.nameOf(thing) }),
      hand: () => this.hand,
      meant: (thing) => thing,
    });
  }

  /** The answer that is about to be given, once it is confirmed; what was chosen for another question counts no more. */
  get waiting(): Offer | null {
    return this.kept && this.kept.question === this.table.question?.number ? this.kept.offer : null;
  }

  /** What would have to make room for the answer that waits; null for a deploy, which is confirmed by the main button. */
  get makesRoom(): UnitView | null {
    const { waiting, shown } = this;
    return waiting && shown && partsOf(waiting).kind !== 'deploy' ? replacedBy(waiting, shown, this.table.seat, this.cards) : null;
  }

  get picked(): readonly Thing[] {
    return this.orders.picked;
  }

  get lit(): ReadonlyMap<Thing, string> {
    return this.orders.lit;
  }

  get main(): MainButton | null {
    if (this.table.question?.kind !== 'deploy') return this.orders.main;
    const parts = this.waiting && partsOf(this.waiting);
    const name = parts?.kind === 'deploy' ? shortName(unitOf(this.shown, parts.hero)?.name ?? '') : '';
    return { label: name ? say.confirm(name) : say.place1, offer: this.waiting };
  }

  /** What the next step is for, while an answer is half given. */
  get next(): ReadonlySet<Meaning> {
    return this.orders.next;
  }

  things(offer: Offer): readonly Thing[] {
    return this.orders.things(offer);
  }

  /** Nothing is foreseen of a deploy: the other side's is as secret. */
  offerAt(thing: Thing): Offer | null {
    return this.table.question?.kind === 'deploy' ? null : this.gives(thing);
  }

  /** The answer that touching this would give, at once or once it is confirmed. */
  gives(thing: Thing): Offer | null {
    return this.orders.offerAt(thing) ?? this.atOnce(thing);
  }

  touch(thing: Thing): boolean {
    const offer = this.orders.offerAt(thing);
    if (offer && this.mustConfirm(offer)) return this.keep(offer);
    if (!offer && this.orders.lit.has(thing)) this.kept = null;
    if (!this.orders.lit.has(thing) && this.beginsWith(thing)) {
      this.orders.cancel();
      this.orders.touch(thingAt(placeIn(thing)));
    }
    return this.orders.touch(thing);
  }

  press(): void {
    if (this.waiting) return this.confirm();
    this.orders.press();
  }

  /** Give the answer that waits. */
  confirm(): void {
    const offer = this.waiting;
    this.kept = null;
    this.orders.cancel();
    if (offer) void this.table.act(offer);
  }

  cancel(): void {
    if (this.kept) this.kept = null;
    this.orders.cancel();
  }

  cancelPicked(): void {
    this.orders.cancelPicked();
  }

  why(thing: Thing): Promise<string> {
    return this.orders.why(thing);
  }

  /** All casters of a card of the hand, those first that the game would rather pick. */
  castersOf(key: string): number[] {
    const number = this.cards.number(key);
    return this.shown?.players[this.table.seat]?.hand.find(({ card }) => card === number)?.casters.map(({ place }) => place) ?? [];
  }

  /** The abilities and items that can be used now. */
  get usable(): ReadonlySet<Thing> {
    const uses = this.legal.filter((offer) => USES.has(partsOf(offer).kind));
    return new Set(uses.map((offer) => this.orders.things(offer)[1] ?? ''));
  }

  /** An ability or item is used by touching it, without taking up its hero first. */
  private beginsWith(thing: Thing): boolean {
    return /^(ability|item):/.test(thing) && this.usable.has(thing);
  }

  private atOnce(thing: Thing): Offer | null {
    if (!this.beginsWith(thing)) return null;
    return this.legal.find((offer) => this.orders.things(offer)[1] === thing && this.orders.things(offer).length === 2) ?? null;
  }

  private mustConfirm(offer: Offer): boolean {
    const { shown } = this;
    return partsOf(offer).kind === 'deploy' || (shown !== null && replacedBy(offer, shown, this.table.seat, this.cards) !== null);
  }

  private keep(offer: Offer): boolean {
    this.kept = { question: this.table.question?.number ?? -1, offer };
    return true;
  }

  private get legal(): readonly Offer[] {
    return this.table.question?.legal ?? [];
  }

  private get shown(): Shown | null {
    return shownOf(this.table.stage.now);
  }

  private get hand(): readonly string[] {
    return (this.shown?.players[this.table.seat]?.hand ?? []).map(({ card }) => this.cards.at(card)?.key ?? '');
  }

  private nameOf(thing: Thing): string {
    const key = thing.startsWith('hand:') ? (this.hand[Number(thing.slice('hand:'.length))] ?? '') : thing.slice(thing.lastIndexOf(':') + 1);
    return this.cards.at(this.cards.number(key))?.name ?? '';
  }
}

/** What an answer would push out of its slot: a swap pushes nobody out. */
export function replacedBy(offer: Offer, shown: Shown, seat: number, cards: Cards): UnitView | null {
  const parts = partsOf(offer);
  if (parts.kind === 'deploy') return unitAt(shown, parts.to);
  if (parts.kind === 'move') {
    const move = moveTo(shown, unitAt(shown, parts.hero)?.id ?? 0, parts.to);
    return move && move.replaces && move.kind !== 'swap' ? unitOf(shown, move.replaces) : null;
  }
  if (parts.kind !== 'play' || parts.first === null) return null;
  const type = factsOf(cards, cards.number(parts.card))?.type;
  const there = unitAt(shown, parts.first);
  return (type === 'creep' || type === 'improvement') && there?.owner === seat ? there : null;
}
