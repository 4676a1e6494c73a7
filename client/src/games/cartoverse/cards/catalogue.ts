/** What the cards of cartoverse are told apart by. */
import type { Catalogue } from '../../../pages/gallery/catalogue.ts';
import { asIs } from '../../../words/called.ts';
import type { CardFacts } from '../../cards.ts';
import { say } from '../decks/words.ts';
import { term } from '../text/terms.ts';
import type { CartoverseCard } from './printed.ts';

const facts = (card: CardFacts): CartoverseCard => card as CartoverseCard;

export const catalogue: Catalogue = {
  cost: (card) => facts(card).cost ?? 0,
  text: (card) => facts(card).text,
  dearest: 8,
  facets: [
    { name: 'faction', label: say.faction, of: (card) => [facts(card).faction], word: asIs, order: ['Solar', 'Verdant', 'Umbral', 'Ember', 'Neutral'] },
    { name: 'type', label: say.type, of: (card) => [card.type], word: term.kind, order: ['hero', 'shard', 'creature', 'cast', 'burst'] },
    { name: 'job', label: say.job, of: (card) => [facts(card).job ?? ''].filter(Boolean), word: asIs },
    { name: 'rarity', label: say.rarity, of: (card) => [facts(card).rarity], word: term.rarity, order: ['common', 'rare', 'epic', 'legendary'] },
    { name: 'keyword', label: say.keyword, of: (card) => facts(card).keywords ?? [], word: asIs },
  ],
};
