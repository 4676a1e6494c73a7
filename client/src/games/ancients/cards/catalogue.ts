/** What the cards of ancients are told apart by. */
import type { Catalogue } from '../../../pages/gallery/catalogue.ts';
import { asIs } from '../../../words/called.ts';
import type { CardFacts } from '../../cards.ts';
import { say } from '../decks/words.ts';
import { term } from '../text/terms.ts';
import type { AncientsCard } from './printed.ts';

const facts = (card: CardFacts): AncientsCard => card as AncientsCard;

export const COLOURS = ['red', 'green', 'blue', 'black', 'none'];
export const FOR_SALE: ReadonlySet<string> = new Set(['item', 'consumable']);

export const catalogue: Catalogue = {
  cost: (card) => (FOR_SALE.has(card.type) ? (facts(card).price ?? 0) : (facts(card).cost ?? 0)),
  text: (card) => facts(card).text,
  dearest: 7,
  facets: [
    { name: 'colour', label: say.colour, of: (card) => [facts(card).colour], word: term.colour, order: COLOURS },
    { name: 'type', label: say.type, of: (card) => [card.type], word: term.kind, order: ['hero', 'spell', 'creep', 'improvement', 'item', 'consumable'] },
    { name: 'reach', label: say.reach, of: (card) => (facts(card).reach === 'lane' || FOR_SALE.has(card.type) ? [] : [facts(card).reach]), word: term.reach },
    { name: 'keyword', label: say.keyword, of: (card) => facts(card).keywords.map((word) => word.replace(/ \d+$/, '')), word: asIs },
  ],
};
