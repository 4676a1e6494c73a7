/** What the cards of pantheon are told apart by. */
import type { Catalogue } from '../../../pages/gallery/catalogue.ts';
import { asIs } from '../../../words/called.ts';
import type { CardFacts } from '../../cards.ts';
import { term } from '../text/terms.ts';
import { say } from '../text/words.ts';
import { explainedIn, type PantheonCard } from './printed.ts';

const facts = (card: CardFacts): PantheonCard => card as PantheonCard;

export const catalogue: Catalogue = {
  cost: (card) => facts(card).cost ?? 0,
  text: (card) => facts(card).text,
  dearest: 6,
  facets: [
    { name: 'realm', label: say.realm, of: (card) => [facts(card).faction], word: asIs, order: ['Demon', 'God', 'Human', 'Neutral'] },
    { name: 'type', label: say.kind, of: (card) => [card.type], word: term.kind, order: ['hero', 'unit', 'spell', 'field', 'mana'] },
    { name: 'keyword', label: say.keyword, of: (card) => explainedIn(facts(card).text), word: asIs },
  ],
};
