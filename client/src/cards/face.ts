/** What is printed on a card, as every game tells it to the card's face. */

/** A number in a gem. `change` says how it differs from what is printed; `label` is read aloud with it. */
export interface Figure {
  kind: 'cost' | 'price' | 'gold' | 'attack' | 'health' | 'defence' | 'power';
  value: number;
  label: string;
  change?: 'up' | 'down' | undefined;
}

/** How rare a card is, from 0 (nothing to show) to 5, and the word for it. */
export interface Rarity {
  level: 0 | 1 | 2 | 3 | 4 | 5;
  word: string;
}

/**
 * name      as printed
 * picture   the address of its picture
 * faction   whose enamel the frame wears
 * line      what it is, in words: "Minion · Golem", "Hedge Knight"
 * text      its rules, "" for none
 * keywords  the words of the text that are explained elsewhere
 * price     what it costs beside its cost
 */
export interface Face {
  name: string;
  picture: string;
  faction: string;
  line: string;
  text: string;
  keywords: readonly string[];
  rarity?: Rarity | undefined;
  cost?: Figure | undefined;
  price?: Figure | undefined;
  left?: Figure | undefined;
  right?: Figure | undefined;
}

/** The factions with an emblem; their cards wear it, for the enamel alone is only a colour. */
export const BANNERS: ReadonlySet<string> = new Set([
  ...['lyonar', 'songhai', 'vetruvian', 'abyssian', 'magmar', 'vanar'],
  ...['demon', 'god', 'human', 'unbound'],
  ...['solar', 'verdant', 'umbral', 'ember', 'wayfarer'],
  ...['red', 'green', 'blue', 'black', 'grey'],
]);

/** How a card lies on the table: usable now, taken up, or not meant just now. */
export type State = 'playable' | 'chosen' | 'faint' | undefined;

/** A stretch of a card's text, a keyword or not. */
export interface Stretch {
  words: string;
  keyword: boolean;
}

/** The text cut at its keywords, so that they can be set apart. */
export function stretches(text: string, keywords: readonly string[]): Stretch[] {
  if (keywords.length === 0) return [{ words: text, keyword: false }];
  const longestFirst = keywords.toSorted((a, b) => b.length - a.length);
  const any = new RegExp(`(${longestFirst.map(plain).join('|')})`);
  return text
    .split(any)
    .filter((words) => words !== '')
    .map((words) => ({ words, keyword: keywords.includes(words) }));
}

const plain = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The first of the bounds the length stays within: 0 for short, more for longer. */
export function step(length: number, bounds: readonly number[]): number {
  const found = bounds.findIndex((bound) => length <= bound);
  return found < 0 ? bounds.length : found;
}
