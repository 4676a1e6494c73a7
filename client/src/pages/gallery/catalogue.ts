/** What the cards of a game are told apart by, wherever they are looked through; the folder of a game exports one of these. */
import type { CardFacts } from '../../games/cards.ts';

/** Something cards can be told apart by, and looked for. */
export interface Facet {
  name: string;
  label: string;
  of: (card: CardFacts) => readonly string[];
  word: (value: string) => string;
  /** The values in their own order; others follow by the alphabet. */
  order?: readonly string[];
}

export interface Catalogue {
  cost(card: CardFacts): number;
  text(card: CardFacts): string;
  /** The cost that also stands for everything dearer. */
  dearest: number;
  facets: readonly Facet[];
}

const FOUND = import.meta.glob<Catalogue>('../../games/*/cards/catalogue.ts', { import: 'catalogue' });

/** How the cards of a game are looked through, loaded when it is first wanted. */
export async function catalogueOf(game: string): Promise<Catalogue | null> {
  return (await FOUND[`../../games/${game}/cards/catalogue.ts`]?.()) ?? null;
}
