/** Which cards of a deck a problem is about. */
import type { Cards } from '../../games/cards.ts';
import type { Sheet } from './sheet.ts';

/** The cards a sentence names; one whose name is only part of a longer one that is named is not meant. */
export function meant(sentence: string, sheet: Sheet, cards: Cards): number[] {
  const named = [...sheet.counts.keys()].filter((card) => sentence.includes(cards.at(card)!.name));
  const names = named.map((card) => cards.at(card)!.name);
  return named.filter((card) => !names.some((name) => name !== cards.at(card)!.name && name.includes(cards.at(card)!.name)));
}
