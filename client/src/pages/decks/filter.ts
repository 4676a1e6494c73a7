/** Which cards of the collection are shown, and in which order. */
import type { CardFacts, Cards } from '../../games/cards.ts';
import type { Craft, Facet } from './craft.ts';

/** What a player is looking for; nothing said is nothing asked for. */
export interface Wanted {
  words: string;
  costs: ReadonlySet<number>;
  facets: Readonly<Record<string, string>>;
}

export const ANYTHING: Wanted = { words: '', costs: new Set(), facets: {} };

/** How many things are asked for. */
export function asked(wanted: Wanted): number {
  return Object.values(wanted.facets).filter(Boolean).length + (wanted.costs.size ? 1 : 0) + (wanted.words.trim() ? 1 : 0);
}

export function matches(card: CardFacts, wanted: Wanted, craft: Craft): boolean {
  if (wanted.costs.size && !wanted.costs.has(Math.min(craft.cost(card), craft.dearest))) return false;
  if (!craft.facets.every(({ name, of }) => !wanted.facets[name] || of(card).includes(wanted.facets[name]))) return false;
  const words = wanted.words.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const all = searched(card, craft);
  return words.every((word) => all.includes(word));
}

/** Everything a search looks through: the name, the text, and the card's words in both languages. */
function searched(card: CardFacts, craft: Craft): string {
  const values = craft.facets.flatMap(({ of, word }) => of(card).flatMap((value) => [value, word(value)]));
  return [card.name, craft.text(card), ...values].join(' ').toLowerCase();
}

/** Numbers of cards, the cheapest first; of one cost those before the others that are closest to the leader. */
export function inOrder(numbers: readonly number[], cards: Cards, craft: Craft, leader: CardFacts | null): number[] {
  return numbers.toSorted((one, other) => {
    const a = cards.at(one)!;
    const b = cards.at(other)!;
    return craft.cost(a) - craft.cost(b) || craft.rank(a, leader) - craft.rank(b, leader) || a.name.localeCompare(b.name);
  });
}

/** The values of a facet that some of the cards have. */
export function valuesOf(facet: Facet, among: readonly CardFacts[]): string[] {
  const found = [...new Set(among.flatMap((card) => facet.of(card)))];
  const place = (value: string): number => (facet.order?.indexOf(value) ?? -1) >>> 0; // not listed comes last
  return found.sort((a, b) => place(a) - place(b) || facet.word(a).localeCompare(facet.word(b)));
}
