/**
 * The picture of a chapter of the rules, as it is written in the `chapters.ts` of a game.
 *
 * A row of pieces stands from left to right:
 *
 *     jon_snow          a card, by its key; jon_snow:5/1 with other numbers, jon_snow! exhausted, jon_snow~ gone
 *     back empty        the back of a card; a place without one
 *     > x + =           then; fights; and; is
 *     cost:3            a gem with a number; so gold, attack, health, defence, power
 *     "two words"       words
 *
 * A board is seen from above, a word for each square: a key (-key for an enemy), `.` free, `o` within reach,
 * `x` a target, `*` a tile, `_` no square at all, and words for what is written there.
 */

export interface Diagram {
  /** What the picture shows, in a sentence that stands below it. */
  says: string;
  rows?: readonly string[];
  board?: readonly string[];
}

/** The pictures of a game's rules, by the address of the chapter. */
export type Diagrams = Readonly<Record<string, Diagram>>;

export type Piece =
  | { kind: 'card'; key: string; left: number | null; right: number | null; turned: boolean; gone: boolean }
  | { kind: 'back' | 'empty' | 'then' | 'fights' | 'and' | 'is' }
  | { kind: 'gem'; gem: Gem; value: number }
  | { kind: 'words'; words: string };

export type Square = { kind: 'free' | 'reach' | 'target' | 'tile' | 'none' } | { kind: 'unit'; key: string; enemy: boolean } | { kind: 'words'; words: string };

export type Gem = (typeof GEMS)[number];

const GEMS = ['cost', 'gold', 'attack', 'health', 'defence', 'power'] as const;
const SIGNS = { back: 'back', empty: 'empty', '>': 'then', x: 'fights', '+': 'and', '=': 'is' } as const;
const SQUARES = { '.': 'free', o: 'reach', x: 'target', '*': 'tile', _: 'none' } as const;

const has = <K extends string>(names: Record<K, unknown>, word: string): word is K => Object.hasOwn(names, word);

/** The words of a row; what stands in quotes is one. */
const wordsOf = (row: string): string[] => row.match(/"[^"]*"|\S+/g) ?? [];

export const piecesOf = (row: string): Piece[] => wordsOf(row).map(pieceOf);

export const squaresOf = (row: string): Square[] => wordsOf(row).map(squareOf);

function pieceOf(word: string): Piece {
  if (word.startsWith('"')) return { kind: 'words', words: word.slice(1, -1) };
  if (has(SIGNS, word)) return { kind: SIGNS[word] };
  const [, key, left, right, mark] = /^(\w+)(?::(\d+)(?:\/(\d+))?)?([!~]?)$/.exec(word) ?? [];
  if (key === undefined) throw new Error(`a diagram has no piece "${word}"`);
  const gem = GEMS.find((one) => one === key);
  if (gem) return { kind: 'gem', gem, value: Number(left) };
  const number = (text: string | undefined): number | null => (text === undefined ? null : Number(text));
  return { kind: 'card', key, left: number(left), right: number(right), turned: mark === '!', gone: mark === '~' };
}

function squareOf(word: string): Square {
  if (word.startsWith('"')) return { kind: 'words', words: word.slice(1, -1) };
  if (has(SQUARES, word)) return { kind: SQUARES[word] };
  return { kind: 'unit', key: word.replace(/^-/, ''), enemy: word.startsWith('-') };
}
