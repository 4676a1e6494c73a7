/** Finding one's way in what the server shows of a table of threelines. */
import type { Cards } from '../cards.ts';
import type { Frame } from '../../table/frame.ts';
import type { Shown } from './types.ts';

export const LINES = ['left', 'center', 'right'] as const;
export type LineName = (typeof LINES)[number];

export interface CharacterFacts {
  name: string;
  title: string;
  attack: number;
  defence: number;
  cost: number;
}

/** What there is to see of a frame, once the match has begun. */
export function shownOf(frame: Pick<Frame, 'shown'>): Shown {
  return frame.shown as Shown;
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
