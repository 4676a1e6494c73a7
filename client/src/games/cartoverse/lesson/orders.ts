/** What the pupil of cartoverse is told to do: the answer that is meant, and when it is done. */
import type { Ref } from '../../../board/ref.ts';
import type { LessonStep, Moment } from '../../../lesson/lesson.ts';
import { ordered, pressed } from '../../../lesson/orders.ts';
import type { Offer } from '../../../wire/types.ts';
import { partsOf } from '../choosing/steps.ts';
import { shownOf, type Zone } from '../shown.ts';
import type { Parts, ShownCreature, ShownSeat } from '../types.ts';

export const PUPIL = 0;
export const TEACHER = 1;

/** Something an answer points at, found when it is needed. */
export type Found = (now: Moment) => Ref | undefined;

const seatOf = (now: Moment, seat: number): ShownSeat | undefined => shownOf(now.frame)?.seats[seat];

export function creature(now: Moment, seat: number, key: string): ShownCreature | undefined {
  return seatOf(now, seat)?.creatures.find(({ card }) => card === now.cards.number(key));
}

/** A creature on somebody's side. */
export const on =
  (seat: number, key: string): Found =>
  (now) => {
    const found = creature(now, seat, key);
    return found && `thing:${found.id}`;
  };

export const heroOf =
  (seat: number): Found =>
  () =>
    `hero:${seat}`;

export const holds = (now: Moment, key: string): boolean => seatOf(now, PUPIL)?.hand.includes(now.cards.number(key)) ?? false;
export const has = (now: Moment, seat: number, key: string): boolean => creature(now, seat, key) !== undefined;
const isMine = (now: Moment): boolean => shownOf(now.frame)?.player === PUPIL;
/** Whether the pupil has gained mana in this turn. */
export const hasGained = (now: Moment): boolean => isMine(now) && seatOf(now, PUPIL)?.gain === false;
/** Whether the pupil's hero has acted in the pupil's own turn, or that turn is over. */
export const hasActed = (now: Moment): boolean => !isMine(now) || (seatOf(now, PUPIL)?.acted ?? false);
/** Whether a creature of the pupil's has attacked in this turn. */
export const hasAttacked = (now: Moment, key: string): boolean => isMine(now) && (creature(now, PUPIL, key)?.exhausted ?? false);

/** The answer that is meant: its kind, the card, the slot it is put into, what does it, and what it is done to. */
export interface Order {
  kind: Parts['kind'];
  card?: string;
  slot?: readonly [Zone, number];
  by?: Found;
  to?: Found;
}

export function offered(now: Moment, { kind, card, slot, by, to }: Order): Offer | undefined {
  const [doer, target] = [by?.(now), to?.(now)];
  return now.offers.find((offer) => {
    const parts = partsOf(offer);
    if (parts.kind !== kind || (card !== undefined && !('card' in parts && parts.card === card))) return false;
    if (slot && !(parts.kind === 'creature' && parts.zone === slot[0] && parts.slot === slot[1])) return false;
    return (!by || doer === doerIn(parts)) && (!to || target === targetIn(parts));
  });
}

/** Who does it. */
function doerIn(parts: Parts): Ref | undefined {
  if (parts.kind === 'attack') return parts.attacker;
  if (parts.kind === 'block') return parts.creature;
  return parts.kind === 'ability' ? parts.source : undefined;
}

/** To whom or what it is done. */
function targetIn(parts: Parts): Ref | undefined {
  if (parts.kind === 'attack') return parts.defender;
  return 'targets' in parts ? parts.targets[0] : undefined;
}

export const order = (turn: number, what: Order, done: (now: Moment) => boolean, say: string): LessonStep =>
  ordered(turn, (now) => offered(now, what), done, say);

export const end = (turn: number, say: string): LessonStep => pressed(turn, (now) => offered(now, { kind: 'end' }), say);

/** In a window that is asked although there is nothing to do in it; a block is no window. */
export const pass = (turn: number): LessonStep =>
  pressed(turn, (now) => (offered(now, { kind: 'block' }) ? undefined : offered(now, { kind: 'pass' })), 'You are asked whether you want to answer. Not now: pass, with the button or the space bar.');

/** An attack that need not be blocked. */
export const letThrough = (turn: number, say: string): LessonStep =>
  pressed(turn, (now) => (offered(now, { kind: 'block' }) ? offered(now, { kind: 'pass' }) : undefined), say);
