/** The words on a card's face: keywords stand out, and long ones are set smaller. */
import { expect, test } from 'vitest';
import { step, stretches } from '../src/cards/face.ts';

test('keywords of a text are told from the rest of it', () => {
  expect(stretches('Flying. Dying Wish: Draw a card.', ['Flying', 'Dying Wish'])).toEqual([
    { words: 'Flying', keyword: true },
    { words: '. ', keyword: false },
    { words: 'Dying Wish', keyword: true },
    { words: ': Draw a card.', keyword: false },
  ]);
});

test('of two keywords that begin alike the longer one is found', () => {
  expect(stretches('Grow +2/+2', ['Grow', 'Grow +2/+2'])).toEqual([{ words: 'Grow +2/+2', keyword: true }]);
});

test('a text without keywords stays whole', () => {
  expect(stretches('Restore 5 health.', [])).toEqual([{ words: 'Restore 5 health.', keyword: false }]);
});

test('the longer the words the higher the step', () => {
  expect([5, 13, 14, 22, 40].map((length) => step(length, [13, 17, 21]))).toEqual([0, 0, 1, 3, 3]);
});
