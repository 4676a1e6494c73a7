/** What the pupil of pantheon is told to do: the answer that is meant, where to point, and when it is done. */
import { partsOf } from '../choosing/steps.ts';
import type { Ref } from '../../../board/ref.ts';
import { shownOf } from '../shown.ts';
import type { Parts, Shown, ShownSeat } from '../types.ts';
import type { Offer } from '../../../wire/types.ts';
import type { Moment, LessonStep } from '../../../lesson/lesson.ts';
import { ordered, pressed } from '../../../lesson/orders.ts';

export const PUPIL = 0;
export const TEACHER = 1;

/** Something an answer points at, found when it is needed. */
export type Found = (now: Moment) => Ref | undefined;

const seatOf = (now: Moment, seat: number): ShownSeat | undefined => shownOf(now.frame)?.seats[seat];

/** A card on somebody's field. */
export const on =
  (seat: number, key: string): Found =>
  (now) => {
    const thing = seatOf(now, seat)?.field.find(({ card }) => card === now.cards.number(key));
    return thing && `thing:${thing.id}`;
  };

export const heroOf =
  (seat: number): Found =>
  () =>
    `hero:${seat}`;

export const inPile =
  (key: string): Found =>
  () =>
    `pile:${key}`;

export const link =
  (place: number): Found =>
  () =>
    `link:${place}`;

export const holds = (now: Moment, key: string): boolean => seatOf(now, PUPIL)?.hand.includes(now.cards.number(key)) ?? false;
export const has = (now: Moment, seat: number, key: string): boolean => on(seat, key)(now) !== undefined;
export const shown = (now: Moment): Shown | null => shownOf(now.frame);
const isMine = (now: Moment): boolean => shown(now)?.player === PUPIL;
/** Whether the cards of this turn have been kept or swapped. */
export const hasKept = (now: Moment): boolean => isMine(now) && !now.offers.some((offer) => partsOf(offer).kind === 'swap');
export const hasPlaced = (now: Moment): boolean => hasKept(now) && (seatOf(now, PUPIL)?.placed ?? false);

/** Whether a unit of the pupil's has attacked in this turn; it is Readied after the cards have been swapped. */
export const hasAttacked = (now: Moment, key: string): boolean =>
  hasKept(now) && !(seatOf(now, PUPIL)?.field.some(({ card, ready }) => card === now.cards.number(key) && ready) ?? false);

/** The answer that is meant: its kind, the card or what does it, and what it is done to. */
export interface Order {
  kind: Parts['kind'];
  card?: string;
  by?: Found;
  to?: Found;
}

export function offered(now: Moment, { kind, card, by, to }: Order): Offer | undefined {
  const [doer, target] = [by?.(now), to?.(now)];
  return now.offers.find((offer) => {
    const parts = partsOf(offer);
    const fits = parts.kind === kind && (card === undefined || isAbout(parts, card));
    return fits && (!by || doer === doerIn(parts)) && (!to || target === targetIn(parts));
  });
}

/** Whether it is about this card and no other; "" is no card at all. */
function isAbout(parts: Parts, card: string): boolean {
  if (parts.kind === 'swap') return parts.cards.join() === card;
  return 'card' in parts && parts.card === card;
}

/** Who does it. */
function doerIn(parts: Parts): Ref | undefined {
  if (parts.kind === 'attack') return parts.attacker;
  return parts.kind === 'activate' ? parts.source : undefined;
}

/** To whom or what it is done first. */
function targetIn(parts: Parts): Ref | undefined {
  if (parts.kind === 'attack') return parts.defender;
  return 'targets' in parts ? parts.targets[0] : undefined;
}

export const order = (turn: number, what: Order, done: (now: Moment) => boolean, say: string): LessonStep =>
  ordered(turn, (now) => offered(now, what), done, say);

export const end = (turn: number, say: string): LessonStep => pressed(turn, (now) => offered(now, { kind: 'end' }), say);

/** In a window that is asked although there is nothing to do in it. */
export const pass = (turn: number): LessonStep =>
  pressed(turn, (now) => offered(now, { kind: 'pass' }), 'You are asked whether you want to answer. Not now: pass, with the button or the space bar.');
