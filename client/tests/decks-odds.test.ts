/** The chances of drawing, and hands dealt for trying. */
import { describe, expect, test } from 'vitest';
import { deal, draw, exchange, shuffled, type Chance } from '../src/pages/decks/hand.ts';
import { chances } from './chances.ts';
import { chanceBy, missing, percent, type Dealing } from '../src/pages/decks/odds.ts';

const dealing: Dealing = { hand: 5, exchanges: 6, second: 1, drawsBy: (turn) => turn - 1, replacesBy: (turn) => turn };
const atLeastOne = (deck: number, copies: number, seen: number): number => 1 - missing(deck, copies, seen);
const still: Chance = (below) => below - 1; // shuffles nothing

describe('the chance to draw', () => {
  test('is hypergeometric', () => {
    expect(atLeastOne(39, 3, 5)).toBeCloseTo(1 - (34 * 33 * 32) / (39 * 38 * 37), 12);
    expect(missing(4, 2, 2)).toBeCloseTo(1 / 6, 12);
  });

  test('is nothing without copies and certain when the whole deck is seen', () => {
    expect(chanceBy(3, 39, 0, dealing, { exchange: true, replace: true })).toBe(0);
    expect(atLeastOne(10, 1, 10)).toBe(1);
    expect(atLeastOne(10, 1, 40)).toBe(1);
    expect(chanceBy(10, 6, 1, dealing, { exchange: true, replace: true })).toBe(1);
  });

  test('by turn n counts the cards drawn until then', () => {
    const plain = { exchange: false, replace: false };
    expect(chanceBy(0, 39, 3, dealing, plain)).toBeCloseTo(atLeastOne(39, 3, 5), 12);
    expect(chanceBy(1, 39, 3, dealing, plain)).toBeCloseTo(atLeastOne(39, 3, 5), 12);
    expect(chanceBy(4, 39, 3, dealing, plain)).toBeCloseTo(atLeastOne(39, 3, 8), 12);
    expect(chanceBy(4, 39, 3, dealing, { exchange: false, replace: true })).toBeCloseTo(atLeastOne(39, 3, 12), 12);
  });

  test('with an exchange agrees with hands that are really exchanged', () => {
    const chance = chances(7);
    const cards = Array.from({ length: 39 }, (_, number) => (number < 3 ? 1 : 0));
    const all = new Set([0, 1, 2, 3, 4]);
    const trials = 40_000;
    let found = 0;
    for (let trial = 0; trial < trials; trial++) {
      const first = deal(cards, 5, chance);
      const hand = first.held.includes(1) ? first : exchange(first, all, chance);
      if (draw(draw(hand)).held.includes(1)) found++;
    }
    // A player who had it at once goes on drawing too, which changes nothing.
    expect(found / trials).toBeCloseTo(chanceBy(3, 39, 3, dealing, { exchange: true, replace: false }), 2);
  });

  test('with an exchange of a few cards agrees with hands that are really exchanged', () => {
    const chance = chances(11);
    const few: Dealing = { ...dealing, hand: 6, exchanges: 3 };
    const cards = Array.from({ length: 40 }, (_, number) => (number < 4 ? 1 : 0));
    const trials = 40_000;
    let found = 0;
    for (let trial = 0; trial < trials; trial++) {
      const first = deal(cards, 6, chance);
      const hand = first.held.includes(1) ? first : exchange(first, new Set([0, 1, 2]), chance);
      if (draw(draw(hand)).held.includes(1)) found++;
    }
    expect(found / trials).toBeCloseTo(chanceBy(3, 40, 4, few, { exchange: true, replace: false }), 2);
  });

  test('counts what the second player is dealt more, from the first turn on', () => {
    const as = (second: boolean) => ({ exchange: false, replace: false, second });
    expect(chanceBy(2, 39, 3, dealing, as(true))).toBeCloseTo(chanceBy(3, 39, 3, dealing, as(false)), 12);
    expect(chanceBy(0, 39, 3, dealing, as(true))).toBe(chanceBy(0, 39, 3, dealing, as(false)));
  });

  test('is never shown as certain when it is not', () => {
    expect(percent(0.42134)).toBe(42.1);
    expect([percent(0.99999), percent(0.00001), percent(1), percent(0)]).toEqual([99.9, 0.1, 100, 0]);
  });
});

describe('a sample hand', () => {
  test('exchanged cards do not come back at once', () => {
    const hand = exchange(deal([1, 2, 3, 4, 5, 6, 7], 3, still), new Set([0, 2]), still);
    expect(hand.held).toEqual([4, 2, 5]);
    expect(hand.pile.toSorted()).toEqual([1, 3, 6, 7]);
    expect(hand.exchanged).toBe(true);
  });

  test('is drawn to until the deck is empty', () => {
    let hand = deal([1, 2], 1, still);
    hand = draw(draw(draw(hand)));
    expect(hand.held).toEqual([1, 2]);
    expect(hand.pile).toEqual([]);
  });

  test('a small deck gives a small hand, and what cannot be exchanged stays', () => {
    const hand = exchange(deal([1, 2, 3], 2, still), new Set([0, 1]), still);
    expect(hand.held.length + hand.pile.length).toBe(3);
    expect(hand.held).toEqual([3, 2]);
  });

  test('shuffling loses nothing', () => {
    expect(shuffled([1, 2, 3, 4, 5], chances(1)).toSorted()).toEqual([1, 2, 3, 4, 5]);
  });
});
