/** What decided a match, by what everybody had left. */
import { expect, test } from 'vitest';
import { Course } from '../src/table/ending/course.svelte.ts';
import { heaviest } from '../src/table/ending/heaviest.ts';
import type { Told } from '../src/wire/types.ts';

test('nobody has less than nothing left, and who is out already decides nothing', () => {
  const course = new Course();
  for (const [number, life] of [
    [1, [20, 20, 4]],
    [2, [20, 9, -6]],
    [3, [17, 0, -6]],
  ] as const)
    course.note(number, life);
  expect(course.decisive([0])).toEqual({ before: [20, 20, 4], moment: { number: 2, life: [20, 9, 0], told: [] } });
});

test('of a turn is told what took most, in its order, and of equal things the last', () => {
  const told = (word: string, numbers: Record<string, number>): { told: Told } => ({ told: { word, numbers } as unknown as Told });
  const turn = [told('scratch', { damage: 2 }), told('blow', { damage: 13 }), told('draw', { count: 1 }), told('cut', { amount: 2 }), told('block', { left: 4 })];
  expect(heaviest(turn, 2).map((line) => line.told.word)).toEqual(['blow', 'cut']);
  expect(heaviest([told('draw', { count: 1 })], 2)).toEqual([]);
});
