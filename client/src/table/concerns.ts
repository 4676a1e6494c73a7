/** What everybody can see of a chain and what of it concerns a seat: all that a pass made automatically may depend on. */

export interface Concerns {
  /** The number of the turn, counted over all players, and whose it is. */
  turn: number;
  player: number;
  /** A name for the first link, by which two chains are told apart; "" while there is none. */
  first: string;
  /** How many links there are. */
  links: number;
  /** The links that concern the seat, counted from 1. */
  concerning: readonly number[];
  /** Whether nothing but the end of somebody's turn is to be answered. */
  closing: boolean;
}

/**
 * full      every window is asked
 * concerns  only those about what concerns the seat
 */
export type Mode = 'full' | 'concerns';

/**
 * chain    pass for the rest of this chain
 * turn     pass until the seat's next turn
 * concern  pass until something concerns the seat
 */
export type Yielding = 'chain' | 'turn' | 'concern';

/** A yield, and the turn and the chain it was given in. */
export interface Yield {
  kind: Yielding;
  turn: number;
  first: string;
}

/** What somebody has chosen. `atEnd`: whether the end of somebody's turn is asked too. */
export interface Choice {
  mode: Mode;
  atEnd: boolean;
  yielded: Yield | null;
}

/** The last link of a chain that a seat has passed on by hand: what came before it has been seen. */
export interface Passed {
  first: string;
  links: number;
}

const WINDOWS: ReadonlySet<string> = new Set(['respond', 'closing']);

/** Whether a question of this kind is a window, in which one may pass. */
export const isWindow = (kind: string): boolean => WINDOWS.has(kind);

/** Whether something concerns the seat that it has not passed on yet. */
export function isConcerned(now: Concerns, passed: Passed | null): boolean {
  const seen = passed && passed.first === now.first ? passed.links : 0;
  return now.concerning.some((link) => link > seen);
}

/** Whether a yield counts no more. */
export function isOver({ kind, turn, first }: Yield, now: Concerns, seat: number, passed: Passed | null): boolean {
  if (kind === 'chain') return now.first !== first;
  if (kind === 'turn') return now.turn !== turn && now.player === seat;
  return isConcerned(now, passed);
}

/** Whether a window of this kind is passed without asking. The hand and the legal answers are not among what it is told. */
export function passesItself(kind: string, now: Concerns, choice: Choice, passed: Passed | null): boolean {
  if (choice.yielded) return true;
  if (choice.mode === 'full') return false;
  return kind === 'closing' || now.closing ? !choice.atEnd : !isConcerned(now, passed);
}
