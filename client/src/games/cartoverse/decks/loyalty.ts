/** What the cards of other factions than the hero's cost in HP. */
import type { CardFacts } from '../../cards.ts';
import type { CartoverseCard } from '../cards/printed.ts';

const FOR_EVERYBODY = 'Neutral';

/** The HP that playing a card costs under this hero, where any such card costs `least`; 0 for what costs none. */
export function priceOf(facts: CardFacts, leader: CardFacts | null, least: number): number {
  const card = facts as CartoverseCard;
  const own = leader === null || [FOR_EVERYBODY, leader['faction']].includes(card.faction);
  return own || card.basic ? 0 : least + card.loyalty;
}

/** The HP one is expected to pay once this many cards of the deck have been seen, if each is played. */
export function expectedToPay(prices: readonly number[], seen: number): number {
  const all = prices.reduce((sum, price) => sum + price, 0);
  return prices.length ? all * Math.min(1, seen / prices.length) : 0;
}
