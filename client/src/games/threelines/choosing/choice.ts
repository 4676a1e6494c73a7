/** What the reader of a board has chosen for this round, and what it costs. */
import type { Chooser } from '../../../table/chooser.ts';
import { Draft, type Part } from '../../../table/draft.svelte.ts';
import type { Frame } from '../../../table/frame.ts';
import type { Offer } from '../../../wire/types.ts';
import type { Cards } from '../../cards.ts';
import { lineOf, lockedParts, slotOf } from './choosing.ts';
import { character, hasLocked, shownOf } from '../shown.ts';

/** The parts a seat has put together, or has locked; none where the reader may not know. */
export function choiceOf(frame: Frame, seat: number, chooser: Chooser | null): readonly Part[] {
  if (frame.shown === null || frame.result !== null) return [];
  const drafted = seat === frame.seat && chooser instanceof Draft ? chooser.parts : [];
  return drafted.length ? drafted : hasLocked(frame, seat) ? lockedParts(shownOf(frame).players[seat]!.chosen) : [];
}

/** The parts there would be with the answer that is looked at, else those there are. */
export function meant(parts: readonly Part[], chooser: Chooser | null, looked: Offer | null): readonly Part[] {
  const would = looked && chooser instanceof Draft ? chooser.partsOf(looked) : [];
  return would.length ? would : parts;
}

/** The card meant for each line, -1 for none. */
export function chosenCards(parts: readonly Part[], hand: readonly number[]): number[] {
  const cards = [-1, -1, -1];
  for (const { what, where } of parts) cards[lineOf(where)] = hand[slotOf(what)] ?? -1;
  return cards;
}

export function costOf(chosen: readonly number[], cards: Cards): number {
  return chosen.reduce((sum, card) => sum + (character(cards, card)?.cost ?? 0), 0);
}
