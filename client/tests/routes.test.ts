/** Answers that are given by touching one thing after another. */
import { beforeEach, expect, test } from 'vitest';
import { Routes } from '../src/table/routes.svelte.ts';
import { Asking, offer } from './asking.svelte.ts';

const LEGAL = [
  offer(0, { steps: ['unit', 'near'], kind: 'move' }),
  offer(1, { steps: ['unit', 'foe'], kind: 'attack' }),
  offer(2, { steps: ['card', 'near', 'unit'], kind: 'play' }),
  offer(3, { steps: ['power'], kind: 'use' }),
  offer(4, { steps: ['main'], kind: 'end' }),
];

let asking: Asking;
let routes: Routes;

beforeEach(() => {
  asking = new Asking(LEGAL);
  routes = new Routes(asking.table, {
    steps: ({ parts }) => parts['steps'] as string[],
    kind: ({ parts }) => String(parts['kind']),
    label: () => 'End turn',
    wish: (things) => things.join(' '),
  });
});

const lit = (): Record<string, string> => Object.fromEntries(routes.lit);
const given = (): number[] => asking.given.map(({ action }) => action);

test('everything an answer begins with is lit, by the kind where it is the whole answer', () => {
  expect(lit()).toEqual({ unit: 'begin', card: 'begin', power: 'use' });
});

test('while choosing only what goes on from there is lit', () => {
  routes.touch('unit');
  expect(lit()).toEqual({ near: 'move', foe: 'attack' });
});

test('the last thing touched gives the answer', () => {
  routes.touch('unit');
  expect(routes.offerAt('foe')).toMatchObject({ action: 1 });
  routes.touch('foe');
  expect(given()).toEqual([1]);
  expect(routes.picked).toEqual([]);
});

test('an answer may take three touches', () => {
  for (const thing of ['card', 'near', 'unit']) routes.touch(thing);
  expect(given()).toEqual([2]);
});

test('touching the last thing again goes one step back', () => {
  for (const thing of ['card', 'near', 'near']) routes.touch(thing);
  expect(routes.picked).toEqual(['card']);
});

test('touching something that begins another answer begins that', () => {
  routes.touch('unit');
  routes.touch('card');
  expect(routes.picked).toEqual(['card']);
});

test('an answer of one touch is given also in the midst of another', () => {
  routes.touch('unit');
  routes.touch('power');
  expect(given()).toEqual([3]);
});

test('what leads nowhere does nothing, and the reason is asked', async () => {
  routes.touch('unit');
  expect(routes.touch('far')).toBe(false);
  expect(routes.picked).toEqual(['unit']);
  expect(await routes.why('far')).toBe('that costs too much');
  expect(asking.wishes).toEqual(['unit far']);
});

test('cancelling costs nothing', () => {
  routes.touch('unit');
  routes.cancel();
  expect([routes.picked, given()]).toEqual([[], []]);
});

test('the main button gives its own answer, whatever was touched', () => {
  routes.touch('unit');
  expect(routes.main).toMatchObject({ label: 'End turn', offer: { action: 4 } });
  routes.press();
  expect(given()).toEqual([4]);
});

test('what was touched for another question counts no more', () => {
  routes.touch('unit');
  asking.ask(2, LEGAL);
  expect(routes.picked).toEqual([]);
});

test('without a question nothing is lit and nothing is given', () => {
  asking.wait();
  expect([routes.lit.size, routes.main, routes.touch('unit')]).toEqual([0, null, false]);
});
