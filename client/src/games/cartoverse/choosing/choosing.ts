/** How answers are touched in cartoverse: cards to replace at the beginning, then cards, creatures, places and targets one after another. */
import { split } from '../../../board/ref.ts';
import type { Chooser, MainButton, Thing } from '../../../table/chooser.ts';
import type { Draft } from '../../../table/draft.svelte.ts';
import { exchange } from '../../../table/exchange.ts';
import { StepRoutes } from '../../../table/steps.ts';
import type { Table } from '../../../table/table.svelte.ts';
import type { Offer } from '../../../wire/types.ts';
import type { Cards } from '../../cards.ts';
import { creatureIn, creatureOf, ownerOf, shownOf, slotThing, SLOTS, ZONES } from '../shown.ts';
import { say } from '../text/words.ts';
import type { Shown } from '../types.ts';
import { partsOf, stepsOf, TABLE, wishOf, type Meaning } from './steps.ts';

export class Choosing implements Chooser {
  readonly exchange: Draft;
  private readonly orders: StepRoutes<Meaning>;

  constructor(
    private readonly table: Table,
    private readonly cards: Cards,
  ) {
    this.exchange = exchange(table, slotsIn, (count) => say.replaceCards(count));
    this.orders = new StepRoutes(table, {
      steps: (legal) => stepsOf(legal, table.seat),
      kind: (offer) => partsOf(offer).kind,
      eitherWay: (offer) => PUT_AWAY.has(partsOf(offer).kind),
      label: (offer) => this.label(offer),
      wish: (things) => this.wish(things),
      hand: () => this.hand,
      meant: (thing, lit) => around(thing, this.shown).find((one) => lit.has(one)) ?? thing,
    });
  }

  get picked(): readonly Thing[] {
    return this.now.picked;
  }

  get lit(): ReadonlyMap<Thing, string> {
    return this.now.lit;
  }

  get main(): MainButton | null {
    return this.now.main;
  }

  /** What the next step is for, while an answer is half given. */
  get next(): ReadonlySet<Meaning> {
    return this.orders.next;
  }

  things(offer: Offer): readonly Thing[] {
    return this.now.things(offer);
  }

  offerAt(thing: Thing): Offer | null {
    return this.now.offerAt(thing);
  }

  touch(thing: Thing): boolean {
    return this.now.touch(thing);
  }

  press(): void {
    this.now.press();
  }

  cancel(): void {
    this.now.cancel();
  }

  cancelPicked(): void {
    this.now.cancelPicked();
  }

  why(thing: Thing): Promise<string> {
    return this.now.why(thing);
  }

  /** Whether cards are being replaced, also after one has answered and waits for the other. */
  get exchanging(): boolean {
    return this.table.question?.kind === 'mulligan' || this.shown?.phase === 'mulligan';
  }

  /** The places of the hand whose cards can be played now, not only put away. */
  get playable(): ReadonlySet<number> {
    const keys = new Set((this.table.question?.legal ?? []).map(partsOf).flatMap((parts) => ('card' in parts && PLAYED.has(parts.kind) ? [parts.card] : [])));
    return new Set(this.hand.flatMap((key, slot) => (keys.has(key) ? [slot] : [])));
  }

  private get now(): Chooser {
    return this.exchanging ? this.exchange : this.orders;
  }

  private get shown(): Shown | null {
    return shownOf(this.table.stage.now);
  }

  private get hand(): readonly string[] {
    return (this.shown?.seats[this.table.seat]?.hand ?? []).map((number) => this.cards.at(number)?.key ?? '');
  }

  private label(offer: Offer): string {
    if (partsOf(offer).kind === 'end') return say.endTurn;
    return this.table.question?.kind === 'block' ? say.noBlock : say.pass;
  }

  private wish(things: readonly Thing[]): string {
    const { shown, table } = this;
    if (!shown) return '';
    return wishOf(things, {
      cardAt: (thing) => this.cardAt(thing),
      mine: (ref) => ownerOf(shown, ref) === table.seat,
      free: freeSlot(shown, table.seat),
    });
  }

  private cardAt(thing: Thing): { name: string; type: string } | null {
    const key = /^(?:card|grave):(.+)$/.exec(thing)?.[1];
    return key === undefined ? null : this.cards.at(this.cards.number(key));
  }
}

/** One may also say first that mana is gained or a card replaced, and then which card it is. */
const PUT_AWAY: ReadonlySet<string> = new Set(['mana', 'shard', 'replace']);
const PLAYED: ReadonlySet<string> = new Set(['shard', 'creature', 'cast', 'trap', 'discard']);

function slotsIn(offer: Offer): readonly number[] {
  const parts = partsOf(offer);
  return parts.kind === 'mulligan' ? parts.slots : [];
}

function freeSlot(shown: Shown, seat: number): Thing {
  const all = ZONES.flatMap((zone) => SLOTS.map((slot) => ({ zone, slot })));
  const free = all.find(({ zone, slot }) => !creatureIn(shown, seat, zone, slot));
  return free ? slotThing(seat, free.zone, free.slot) : '';
}

/** What lies around a thing and may be meant by touching it: its slot's row and column, and the whole table. */
function around(thing: Thing, shown: Shown | null): Thing[] {
  const [what, which] = split(thing);
  const creature = what === 'thing' ? creatureOf(shown, Number(which)) : null;
  const place = creature && shown ? `${ownerOf(shown, thing)}:${creature.zone}:${creature.slot}` : what === 'slot' ? which : '';
  const [seat, zone, slot] = place.split(':');
  const lines = place ? [`row:${seat}:${zone}`, `column:${slot}`] : [];
  return /^(hero|thing|slot|row|column)$/.test(what) ? [...lines, TABLE] : [];
}
