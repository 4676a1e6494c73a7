/** What the deck builder has to know of a game; the folder crafts/ has one of these for each game with decks. */
import type { CardFacts } from '../../games/cards.ts';
import type { GameDetails } from '../../wire/types.ts';
import type { Dealing } from './odds.ts';

/** Something cards can be told apart by, and looked for. */
export interface Facet {
  name: string;
  label: () => string;
  of: (card: CardFacts) => readonly string[];
  word: (value: string) => string;
  /** The values in their own order; others follow by the alphabet. */
  order?: readonly string[];
}

export interface Craft {
  /** Whether a deck is led by this card. */
  leads(card: CardFacts): boolean;
  /** What a leader is called. */
  leader: () => string;
  /** Whether the collection shows the card to the deck of this leader. */
  suits(card: CardFacts, leader: CardFacts | null): boolean;
  faction(card: CardFacts): string;
  cost(card: CardFacts): number;
  text(card: CardFacts): string;
  /** The bar of the curve that also holds everything dearer. */
  dearest: number;
  facets: readonly Facet[];
  /** The facets a deck's statistics count. */
  counted: readonly string[];
  size(details: GameDetails): number;
  dealing(details: GameDetails): Dealing;
  /** A card that is never dealt or drawn by chance. */
  aside(card: CardFacts): boolean;
  /** What the server says against a deck, and the line that tells what a deck is about, in the reader's language. */
  problem(sentence: string): string;
  theme(note: string): string;
}

/** The value of one of a game's rules, as the server tells it. */
export function ruled(details: GameDetails, option: string, otherwise: number): number {
  const found = details.options.find((one) => one['name'] === option)?.['value'];
  return typeof found === 'number' ? found : otherwise;
}

const FOUND = import.meta.glob<Craft>('../../games/*/decks/craft.ts', { eager: true, import: 'craft' });

/** What the builder knows of a game; undefined where decks of it cannot be built here. */
export function craftOf(game: string): Craft | undefined {
  return FOUND[`../../games/${game}/decks/craft.ts`];
}
