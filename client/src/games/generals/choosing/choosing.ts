/** How answers are touched in generals: cards to exchange at the beginning, then units, cards and squares. */
import type { Chooser, MainButton, Thing } from '../../../table/chooser.ts';
import type { Draft } from '../../../table/draft.svelte.ts';
import { exchange } from '../../../table/exchange.ts';
import { Routes } from '../../../table/routes.svelte.ts';
import type { Table } from '../../../table/table.svelte.ts';
import type { Offer } from '../../../wire/types.ts';
import { shownOf, unitOn } from '../shown.ts';
import type { Parts } from '../types.ts';
import { say } from '../text/words.ts';

/** The whole board, for cards that are played on no square in particular. */
export const FIELD: Thing = 'field';
export const ENOUGH: Thing = 'enough';
export const TAKE_BACK: Thing = 'take back';

export const partsOf = (offer: Offer): Parts => offer.parts as unknown as Parts;
const held = (slot: number): Thing => `hand:${slot - 1}`;
const square = (name: string | null): Thing => (name ? `square:${name}` : FIELD);

/** What is touched, one after another, to give an answer. */
export function stepsOf(offer: Offer): Thing[] {
  const parts = partsOf(offer);
  if (parts.kind === 'move' || parts.kind === 'attack') return [square(parts.from), square(parts.to)];
  if (parts.kind === 'play') return [held(parts.slot), square(parts.square)];
  if (parts.kind === 'cast') return ['bloodbound', square(parts.square)];
  if (parts.kind === 'replace') return [held(parts.slot), 'replace'];
  if (parts.kind === 'choose') return [square(parts.square)];
  return [parts.kind === 'end' ? 'main' : parts.kind];
}

/** What a player would write for touching these. */
export function wishOf(things: readonly Thing[], ownerOn: (square: string) => number, seat: number): string {
  const [first, second] = things.map((thing) => thing.split(':') as [string, string?]);
  if (!first) return '';
  const where = second?.[0] === 'square' ? ` ${second[1]}` : '';
  if (first[0] === 'hand' && second?.[0] === 'replace') return `replace ${Number(first[1]) + 1}`;
  if (first[0] === 'hand') return `play ${Number(first[1]) + 1}${where}`;
  if (first[0] === 'bloodbound') return `cast${where}`;
  if (first[0] !== 'square') return '';
  if (second?.[0] === 'square') return `${ownerOn(second[1]!) < 0 ? 'move' : 'attack'} ${first[1]}${where}`;
  return ownerOn(first[1]!) === seat ? `move ${first[1]} ${first[1]}` : '';
}

const exchanged = (parts: Parts): readonly number[] => (parts.kind === 'mulligan' ? parts.slots : []);

function turn(table: Table): Routes {
  return new Routes(table, {
    steps: stepsOf,
    kind: (offer) => partsOf(offer).kind,
    label: () => say.endTurn,
    wish: (things) => wishOf(things, (name) => unitOn(shownOf(table.stage.now), name)?.owner ?? -1, table.seat),
  });
}

/** Exchanging cards until the match has begun, from then on one order after another. */
export class Choosing implements Chooser {
  readonly exchange: Draft;
  private readonly orders: Routes;

  constructor(private readonly table: Table) {
    this.exchange = exchange(table, (offer) => exchanged(partsOf(offer)), (count) => say.exchange(count));
    this.orders = turn(table);
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

  things(offer: Offer): readonly Thing[] {
    return this.now.things(offer);
  }

  offerAt(thing: Thing): Offer | null {
    return this.now.offerAt(this.meant(thing));
  }

  touch(thing: Thing): boolean {
    return this.now.touch(this.meant(thing));
  }

  press(): void {
    this.now.press();
  }

  /** In the middle of playing a card, letting go takes the card back. */
  cancel(): void {
    if (this.picked.length === 0 && this.lit.has(TAKE_BACK)) this.touch(TAKE_BACK);
    else this.now.cancel();
  }

  cancelPicked(): void {
    this.now.cancelPicked();
  }

  why(thing: Thing): Promise<string> {
    return this.now.why(thing);
  }

  private get now(): Chooser {
    return this.exchanging ? this.exchange : this.orders;
  }

  /** Whether cards are being exchanged, also after one has answered and waits for the other. */
  get exchanging(): boolean {
    return (this.table.question?.kind ?? '') === 'mulligan' || shownOf(this.table.stage.now)?.turn === 0;
  }

  /** The places of the hand whose cards can be played now. */
  get playable(): ReadonlySet<number> {
    const legal = (this.table.question?.legal ?? []).map(partsOf);
    return new Set(legal.flatMap((parts) => (parts.kind === 'play' ? [parts.slot - 1] : [])));
  }

  /** Any square will do for what needs none. */
  private meant(thing: Thing): Thing {
    return thing.startsWith('square:') && !this.now.lit.has(thing) && this.now.lit.has(FIELD) ? FIELD : thing;
  }
}
