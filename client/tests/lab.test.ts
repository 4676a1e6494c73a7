/** A change of cards and rules as an address. */
import { expect, test } from 'vitest';
import { Cards } from '../src/games/cards.ts';
import { experimentIn, isEmpty, linkOf, NOTHING, printed, type Experiment } from '../src/pages/lab/experiment.ts';
import type { GameDetails } from '../src/wire/types.ts';

const CARDS = new Cards({
  name: 'threelines',
  cards: [{ key: 'jon_snow', name: 'Jon Snow', set: 'base', type: 'character', title: 'the Warden', attack: 5, cost: 2, basic: true }],
  options: [
    { name: 'hp', value: 20, help: '' },
    { name: 'mana', value: 'pool', help: '' },
    { name: 'first_round_mana', value: true, help: '' },
  ],
} as unknown as GameDetails);

const back = (link: string): Experiment => experimentIn(new URLSearchParams(link.slice(link.indexOf('#') + 1)), CARDS);

test('what a link says is what was changed', () => {
  const change: Experiment = {
    cards: { jon_snow: { cost: 3, title: 'the #1 & only' } },
    options: { hp: 30, mana: 'refill', first_round_mana: false },
    deck: '3 Windblade Adept\n1 Other',
    precision: 2,
  };
  expect(back(linkOf('threelines', change))).toEqual(change);
  expect(linkOf('threelines', { ...NOTHING, cards: { jon_snow: { cost: 3 } } })).toBe('/lab/threelines#card.jon_snow.cost=3');
});

test('what the game does not have is left out of a link', () => {
  expect(isEmpty(back('#card.nobody.cost=3&card.jon_snow.shoes=2&card.jon_snow.cost=many&set.wind=1&precision=77'))).toBe(true);
  expect(back('#').precision).toBe(NOTHING.precision);
});

test('the numbers of a card come first, and only what is printed on it', () => {
  expect(printed(CARDS.at(0)!).map(([fact]) => fact)).toEqual(['attack', 'cost', 'title']);
});
