/** In which order the cards of a deck and of the collection are listed. */
import type { CardFacts, Cards } from '../../games/cards.ts';
import type { Craft } from './craft.ts';

/** Numbers of cards, the cheapest first; of one cost those before the others that are closest to the leader. */
export function inOrder(numbers: readonly number[], cards: Cards, craft: Craft, leader: CardFacts | null): number[] {
  return numbers.toSorted((one, other) => {
    const a = cards.at(one)!;
    const b = cards.at(other)!;
    return craft.cost(a) - craft.cost(b) || craft.rank(a, leader) - craft.rank(b, leader) || a.name.localeCompare(b.name);
  });
}
