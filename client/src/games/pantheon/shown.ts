/** What the server says there is to see at a table of pantheon. */
import type { Frame } from '../../table/frame.ts';

/** Something a link or an answer points at: `hero:2`, `thing:17`, `pile:firebolt`, `link:1`. */
export type Ref = string;

/** A unit or a field card on somebody's field. */
export interface Lying {
  id: number;
  card: number;
  unit: boolean;
  power: number;
  printed: number;
  lent: number;
  grown: number;
  aura: number;
  ready: boolean;
  engaged: boolean;
  taunt: boolean;
  stealth: boolean;
  barred: boolean;
  activates: boolean;
}

/** A player; cards are numbers, -1 for one the reader may not know. */
export interface Seat {
  hero: number | null;
  offers: readonly number[];
  health: number;
  most: number;
  awake: boolean;
  alive: boolean;
  /** Whose units may not attack this player until the player's next turn. */
  truce: readonly number[];
  hand: readonly number[];
  ready: number;
  spent: number;
  placed: boolean;
  finished: number;
  open: boolean;
  discount: number;
  field: readonly Lying[];
}

export type Deed = 'play' | 'cast' | 'activate' | 'attack';

export interface Link {
  kind: Deed;
  seat: number;
  card: number;
  source: Ref | null;
  targets: readonly Ref[];
  negated: boolean;
}

export type Phase = 'heroes' | 'before' | 'start' | 'turn' | 'closing' | 'end' | 'over';

export interface Shown {
  turn: number;
  player: number;
  phase: Phase;
  deck: number;
  pile: readonly number[];
  priority: number | null;
  asking: readonly number[];
  seats: readonly Seat[];
  chain: readonly Link[];
  limit: number;
  asked: { kind: string; seat: number; count: number } | null;
}

/** What there is to see of a frame; null before the match. */
export function shownOf(frame: Pick<Frame, 'shown'> | null): Shown | null {
  return (frame?.shown ?? null) as Shown | null;
}

/** What is before and after the colon of a reference. */
export function split(ref: Ref): [string, string] {
  const at = ref.indexOf(':');
  return [ref.slice(0, at), ref.slice(at + 1)];
}

export function lyingOf(shown: Shown | null, id: number): Lying | null {
  for (const seat of shown?.seats ?? []) {
    const found = seat.field.find((one) => one.id === id);
    if (found) return found;
  }
  return null;
}

/** The card of a hero or of what lies on a field; -1 for what is gone. */
export function cardOf(shown: Shown | null, ref: Ref): number {
  const [what, which] = split(ref);
  const card = what === 'hero' ? shown?.seats[Number(which)]?.hero : lyingOf(shown, Number(which))?.card;
  return card ?? -1;
}

/** Whose it is; -1 for what is nobody's or gone. */
export function ownerOf(shown: Shown, ref: Ref): number {
  const [what, which] = split(ref);
  if (what === 'hero') return Number(which);
  if (what === 'thing') return shown.seats.findIndex((seat) => seat.field.some((one) => one.id === Number(which)));
  if (what === 'link') return shown.chain[Number(which) - 1]?.seat ?? -1;
  return -1;
}

/** Of the numbers in events; a smaller one is a hero's, counted from 1. */
export const FIRST_THING = 16;

/** The reference an event's number stands for: 0 is nothing. */
export function refOf(number: number | undefined): Ref {
  if (!number || number < 0) return '';
  return number < FIRST_THING ? `hero:${number - 1}` : `thing:${number}`;
}
