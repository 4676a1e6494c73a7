/** Small pictures show what a card is about, and the gallery hangs its cards in an order that can be followed. */
import { describe, expect, test } from 'vitest';
import { closeUp, focus, unmarked } from '../art/drawn/focus.ts';
import { placed, plane } from '../art/drawn/ink.ts';
import { Pen } from '../art/drawn/pen.ts';
import type { CardFacts } from '../src/games/cards.ts';
import type { Catalogue } from '../src/pages/gallery/catalogue.ts';
import { hung } from '../src/pages/gallery/filter.ts';

const pen = new Pen({});
const at = (x: number, y: number, size = 1, alive = true): string => placed(x, y, [plane('M0 0Z', '#000000'), focus(0, 0, 60, alive)], 0, -size, size)(pen);

describe('a small picture', () => {
  test('is cut around the head of its subject, wherever groups have moved it', () => {
    expect(closeUp(`<g transform="translate(20 10)">${at(180, 140)}</g>`, false)).toEqual([140, 90, 120]);
    expect(closeUp('<g transform="matrix(-1 0 0 1 400 0)"><g transform="rotate(90 100 100)"><focus 100 60 70 1></g></g>', false)).toEqual([190, 30, 140]);
  });

  test('shows the larger of two, and more of what happens between them', () => {
    expect(closeUp(at(100, 150, 1) + at(300, 150, 1.2), false)).toEqual([202, 52, 196]);
  });

  test('shows somebody rather than the thing beside them, and the middle where nothing is marked', () => {
    expect(closeUp(at(100, 150, 2, false) + at(300, 150), false)).toEqual([240, 90, 120]);
    expect(closeUp('', true)).toEqual([72, 22, 256]);
  });

  test('never reaches beyond the picture, and what marks its middle is not drawn', () => {
    expect(closeUp(at(0, 300, 4), false)).toEqual([0, 0, 300]);
    expect(unmarked(at(0, 0))).toBe('<g transform="translate(0 0) scale(-1 1)"><path d="M0 0Z" fill="#000000"/></g>');
  });
});

test('cards hang by faction and type, the cheaper first', () => {
  const facet = (name: string, order?: string[]) => ({ name, label: name, of: (card: CardFacts) => [String(card[name])], word: String, ...(order ? { order } : {}) });
  const catalogue: Catalogue = { cost: (card) => Number(card['cost']), text: () => '', dearest: 7, facets: [facet('faction', ['Sun', 'Moon']), facet('type', ['hero', 'spell'])] };
  const card = (key: string, faction: string, type: string, cost: number): CardFacts => ({ key, name: key, set: '', type, faction, cost });
  const cards = [card('a', 'None', 'spell', 0), card('b', 'Moon', 'hero', 9), card('c', 'Sun', 'spell', 2), card('d', 'Sun', 'spell', 1), card('e', 'Sun', 'hero', 5)];
  expect(hung(cards, catalogue).map(({ key }) => key)).toEqual(['e', 'd', 'c', 'b', 'a']);
});
