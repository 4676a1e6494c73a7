/** What the pupil of ancients is told to do: the answer that is meant, and when it is done. */
import type { LessonStep, Moment } from '../../../lesson/lesson.ts';
import { ordered, pressed } from '../../../lesson/orders.ts';
import type { Offer } from '../../../wire/types.ts';
import { partsOf } from '../choosing/steps.ts';
import { placeOf, shownOf, unitAt, unitsOf, type Row } from '../shown.ts';
import type { Parts, PlayerView, UnitView } from '../types.ts';

export const PUPIL = 0;
export const TEACHER = 1;

/** A place by what a player calls it: lane and slot counted from 1. */
export const at = (lane: number, seat: number, row: Row, slot: number): number => placeOf({ lane: lane - 1, seat, row, slot: slot - 1 });
/** The place of a Tower or Ancient. */
export const core = (lane: number, seat: number): number => at(lane, seat, 'support', 3);

const playerOf = (now: Moment): PlayerView | undefined => shownOf(now.frame)?.players[PUPIL];

export const holds = (now: Moment, key: string): boolean => playerOf(now)?.hand.some(({ card }) => card === now.cards.number(key)) ?? false;
export const has = (now: Moment, key: string): boolean => unitsOf(shownOf(now.frame)!).some((unit) => unit.owner === PUPIL && unit.card === now.cards.number(key));
export const standing = (now: Moment, place: number): UnitView | null => unitAt(shownOf(now.frame), place);
export const inPhase = (now: Moment, phase: string): boolean => shownOf(now.frame)?.phase === phase;

/** The answer that is meant: its kind, the card, by whom, and the place it is done to. */
export interface Order {
  kind: Parts['kind'];
  card?: string;
  by?: number;
  to?: number;
}

/** Of several that fit, the one that names nobody but the usual caster comes first. */
export function offered(now: Moment, { kind, card, by, to }: Order): Offer | undefined {
  const fits = now.offers.filter((offer) => {
    const parts = partsOf(offer);
    return parts.kind === kind && (card === undefined || ('card' in parts && parts.card === card)) && (by === undefined || doerIn(parts) === by) && (to === undefined || goalIn(parts) === to);
  });
  return fits.toSorted((one, other) => now.chooser.things(one).length - now.chooser.things(other).length)[0];
}

function doerIn(parts: Parts): number | null {
  if (parts.kind === 'play') return parts.caster;
  if (parts.kind === 'ability') return parts.source;
  return 'hero' in parts ? parts.hero : null;
}

function goalIn(parts: Parts): number | null {
  if ('to' in parts) return parts.to;
  return 'first' in parts ? parts.first : null;
}

export const order = (turn: number, what: Order, done: (now: Moment) => boolean, say: string): LessonStep => ordered(turn, (now) => offered(now, what), done, say);

/** The main button: pass, or leave the shop. */
export const end = (turn: number, kind: 'pass' | 'close', say: string): LessonStep => pressed(turn, (now) => offered(now, { kind }), say);
