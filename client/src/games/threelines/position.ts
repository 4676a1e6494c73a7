/** A position of threelines as the server writes it. */
import type { Cards } from '../cards.ts';
import type { Frame } from '../../table/frame.ts';

export const LINES = ['left', 'center', 'right'] as const;
export type LineName = (typeof LINES)[number];

/** One side; a card is its number, -1 is a card that may not be known (in a hand) or no card (on a line). */
export interface Side {
  hp: number;
  mana: number;
  hand: number[];
  lines: number[];
  defence: number[];
}

/** `sealed` holds each seat's choice for the round as far as the reader knows it; below 0 is none, or a secret. */
export interface Position {
  round: number;
  first: number;
  deck: number[];
  discard: number[];
  players: Side[];
  sealed: number[];
}

export interface CharacterFacts {
  name: string;
  title: string;
  attack: number;
  defence: number;
  cost: number;
}

export function positionOf(frame: Frame): Position {
  return frame.position as Position;
}

/** What is printed on a card; null for one that may not be known. */
export function character(cards: Cards, number: number): CharacterFacts | null {
  return cards.at(number) as CharacterFacts | null;
}

/** Whether a seat has made its secret choice while others still think. */
export function hasLocked(frame: Frame, seat: number): boolean {
  return frame.result === null && frame.asked.length > 0 && !frame.asked.includes(seat);
}

/** The most of something one can have, by the rules of this table or else of the standard game. */
export function most(frame: Frame, cards: Cards, option: 'hp' | 'mana_limit'): number {
  const standard = cards.details.options.find((one) => one['name'] === option)?.['value'];
  return Number(frame.rules?.options[option] ?? standard ?? 0);
}
