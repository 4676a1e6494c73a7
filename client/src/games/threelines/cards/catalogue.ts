/** What the characters of threelines are told apart by. */
import type { Catalogue } from '../../../pages/gallery/catalogue.ts';
import { asIs } from '../../../words/called.ts';
import type { CardFacts } from '../../cards.ts';
import type { CharacterFacts } from '../shown.ts';
import { say } from '../text/words.ts';

const facts = (card: CardFacts): CardFacts & CharacterFacts => card as CardFacts & CharacterFacts;

/** Numbers in their own order, not by the alphabet. */
const NUMBERS = Array.from({ length: 21 }, (_, n) => String(n));

export const catalogue: Catalogue = {
  cost: (card) => facts(card).cost,
  text: (card) => facts(card).title,
  dearest: 7,
  facets: [
    { name: 'attack', label: say.strength, of: (card) => [String(facts(card).attack)], word: asIs, order: NUMBERS },
    { name: 'defence', label: say.toughness, of: (card) => [String(facts(card).defence)], word: asIs, order: NUMBERS },
  ],
};
