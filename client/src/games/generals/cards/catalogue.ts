/** What the cards of generals are told apart by. */
import type { Catalogue } from '../../../pages/gallery/catalogue.ts';
import { asIs } from '../../../words/called.ts';
import { capital } from '../../../words/capital.ts';
import type { CardFacts } from '../../cards.ts';
import { say } from '../decks/words.ts';
import { term } from '../text/terms.ts';
import type { GeneralsCard } from './printed.ts';

const facts = (card: CardFacts): GeneralsCard => card as GeneralsCard;

export const catalogue: Catalogue = {
  cost: (card) => facts(card).mana,
  text: (card) => facts(card).text,
  dearest: 7,
  facets: [
    { name: 'faction', label: say.faction, of: (card) => [facts(card).faction], word: asIs, order: ['Lyonar', 'Songhai', 'Vetruvian', 'Abyssian', 'Magmar', 'Vanar', 'Neutral'] },
    { name: 'type', label: say.type, of: (card) => [card.type], word: term.kind, order: ['general', 'minion', 'spell', 'artifact'] },
    { name: 'rarity', label: say.rarity, of: (card) => [facts(card).rarity], word: capital, order: ['basic', 'common', 'rare', 'epic', 'legendary', 'mythron'] },
    { name: 'set', label: say.set, of: (card) => [card.set], word: asIs, order: ['Core'] },
    { name: 'keyword', label: say.keyword, of: (card) => facts(card).keywords, word: asIs },
    { name: 'tribe', label: say.tribe, of: (card) => (facts(card).tribe ? [facts(card).tribe] : []), word: asIs },
  ],
};
