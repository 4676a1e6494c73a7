/** The games on the shelf: those the server lists, and those that are announced. */
import type { GameFacts } from '../wire/types.ts';

/**
 * What a game's `cover.ts` exports.
 *
 * cards      the keys of cards whose pictures stand for the game; where there is room for one, the first
 * example    a change that shows at once what the laboratory is for
 * announced  only of a game that no server has yet
 */
export interface Cover {
  cards: readonly string[];
  example?: Example;
  announced?: { title: string; blurb: string };
}

/** Another number on a card. */
export interface Example {
  card: string;
  fact: string;
  value: number;
}

/** A game that is not there yet. */
export interface Announced {
  name: string;
  title: string;
  blurb: string;
}

const FOUND = import.meta.glob<Cover>('./*/cover.ts', { eager: true, import: 'cover' });

const coverOf = (name: string): Cover | undefined => FOUND[`./${name}/cover.ts`];

/** What the server lists; it comes with the page. */
const LISTED = JSON.parse(globalThis.document?.getElementById('games')?.textContent || '[]') as GameFacts[];

/** The games that can be played here. */
export const SHELF: readonly GameFacts[] = LISTED.filter(({ name }) => coverOf(name));

export const SOON: readonly Announced[] = Object.entries(FOUND).flatMap(([path, cover]) => {
  const name = path.split('/')[1]!;
  return cover.announced && !listed(name) ? [{ name, ...cover.announced }] : [];
});

function listed(name: string): GameFacts | undefined {
  return LISTED.find((game) => game.name === name);
}

export function titleOf(name: string): string {
  return listed(name)?.title ?? coverOf(name)?.announced?.title ?? name;
}

/** The cards whose pictures stand for a game. */
export function picturedOn(name: string): readonly string[] {
  return coverOf(name)?.cards ?? [];
}

export const exampleOf = (name: string): Example | undefined => coverOf(name)?.example;

/** How many can play a game. */
export function sizesOf({ least_seats, most_seats }: GameFacts): number[] {
  return Array.from({ length: most_seats - least_seats + 1 }, (_, n) => least_seats + n);
}
