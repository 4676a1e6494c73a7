/** The pictures of the rules. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { piecesOf, squaresOf, type Diagrams } from '../src/pages/rules/diagram.ts';
import { diagramsOf } from '../src/pages/rules/diagrams.ts';
import { sectionsOf } from '../src/pages/rules/markdown.ts';

const GAMES = ['threelines', 'generals', 'pantheon', 'cartoverse', 'ancients'];
const rulesOf = (game: string): string => readFileSync(new URL(`../../src/cardwright/games/${game}/RULES.md`, import.meta.url), 'utf8');

describe.each(GAMES)('the rules of %s', (game) => {
  test('every chapter has a picture, and every picture a chapter', async () => {
    const chapters = sectionsOf(rulesOf(game)).filter(({ level }) => level === 2);
    expect(Object.keys(await diagramsOf(game))).toEqual(chapters.map(({ id }) => id));
  });

  test('every picture can be read, and the rows of a board are equally long', async () => {
    const diagrams: Diagrams = await diagramsOf(game);
    for (const { rows, board } of Object.values(diagrams)) {
      expect((rows ?? board ?? []).length).toBeGreaterThan(0);
      rows?.forEach(piecesOf);
      expect(new Set(board?.map((row) => squaresOf(row).length)).size).toBeLessThan(2);
    }
  });
});

test('a piece is a card with its state and its numbers, a gem, a sign or words', () => {
  expect(piecesOf('jon_snow:5/1! x mana "the end" cost:3')).toEqual([
    { kind: 'card', key: 'jon_snow', left: 5, right: 1, turned: true, gone: false },
    { kind: 'fights' },
    { kind: 'card', key: 'mana', left: null, right: null, turned: false, gone: false },
    { kind: 'words', words: 'the end' },
    { kind: 'gem', gem: 'cost', value: 3 },
  ]);
  expect(() => piecesOf('what?')).toThrow('a diagram has no piece "what?"');
});

test('a square is free, marked, or holds a unit of either side', () => {
  expect(squaresOf('. o -rusk rusk')).toEqual([{ kind: 'free' }, { kind: 'reach' }, { kind: 'unit', key: 'rusk', enemy: true }, { kind: 'unit', key: 'rusk', enemy: false }]);
});
