/** Which cards are shown to somebody who looks for some. */
import type { CardFacts } from '../../games/cards.ts';
import type { Catalogue, Facet } from './catalogue.ts';

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

export function matches(card: CardFacts, wanted: Wanted, catalogue: Catalogue): boolean {
  const { cost, dearest, facets } = catalogue;
  if (wanted.costs.size && !wanted.costs.has(Math.min(cost(card), dearest))) return false;
  if (!facets.every(({ name, of }) => !wanted.facets[name] || of(card).includes(wanted.facets[name]))) return false;
  const words = wanted.words.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const all = searched(card, catalogue);
  return words.every((word) => all.includes(word));
}

/** Everything a search looks through: the name, the text, and whatever else the card is told by. */
function searched(card: CardFacts, { facets, text }: Catalogue): string {
  const values = facets.flatMap(({ of, word }) => of(card).map(word));
  return [card.name, text(card), ...values].join(' ').toLowerCase();
}

/** Where a value comes in the order of its facet; what is not listed comes last. */
const place = (value: string, order: readonly string[] = []): number => order.indexOf(value) >>> 0;

/** The values of a facet that some of the cards have. */
export function valuesOf(facet: Facet, among: readonly CardFacts[]): string[] {
  const found = [...new Set(among.flatMap((card) => facet.of(card)))];
  return found.sort((a, b) => place(a, facet.order) - place(b, facet.order) || facet.word(a).localeCompare(facet.word(b)));
}

/** The cards as they hang in the gallery: by the first two facets, then the cheaper first. */
export function hung(cards: readonly CardFacts[], { facets, cost }: Catalogue): CardFacts[] {
  const by = facets.slice(0, 2).filter(({ order }) => order);
  const first = (card: CardFacts, { of, order }: Facet): number => place(of(card)[0] ?? '', order);
  const differ = (a: CardFacts, b: CardFacts): number => by.reduce((found, facet) => found || first(a, facet) - first(b, facet), 0);
  return cards.toSorted((a, b) => differ(a, b) || cost(a) - cost(b) || a.name.localeCompare(b.name));
}
