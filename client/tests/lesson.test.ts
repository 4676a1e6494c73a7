/** The coach goes on when something is done or read, and passes over what makes no sense. */
import { describe, expect, test } from 'vitest';
import { stepAt, type Moment, type LessonStep } from '../src/lesson/lesson.ts';

const now = (turn: number, done: readonly string[] = []): Moment => ({ turn, done }) as unknown as Moment;
const doing = (turn: number, what: string): LessonStep => ({ turn, say: '', done: (at) => (at as unknown as { done: string[] }).done.includes(what) });
const reading = (turn: number): LessonStep => ({ turn, say: '' });

const STEPS: LessonStep[] = [reading(1), doing(1, 'move'), doing(1, 'end'), reading(2), { ...doing(2, 'attack'), can: () => false }, doing(2, 'end')];

describe('the coach', () => {
  test('waits until its words have been read', () => {
    expect(stepAt(STEPS, new Set(), now(1))).toBe(0);
    expect(stepAt(STEPS, new Set([0]), now(1))).toBe(1);
  });

  test('goes on when it is done, also unread', () => {
    expect(stepAt(STEPS, new Set(), now(1, ['move']))).toBe(2);
  });

  test('goes back when it is taken back', () => {
    const read = new Set([0]);
    expect(stepAt(STEPS, read, now(1, ['move']))).toBe(2);
    expect(stepAt(STEPS, read, now(1))).toBe(1);
  });

  test('leaves a turn behind with the next one', () => {
    expect(stepAt(STEPS, new Set([0]), now(2))).toBe(3);
  });

  test('passes over what cannot be done', () => {
    expect(stepAt(STEPS, new Set([0, 3]), now(2))).toBe(5);
  });

  test('has nothing to say after the last turn', () => {
    expect(stepAt(STEPS, new Set(), now(3))).toBe(STEPS.length);
  });
});
