/** Answers that are put together from parts and can be changed until they are given. */
import { describe, expect, test } from 'vitest';
import { Draft, type Part } from '../src/table/draft.svelte.ts';
import { Asking, offer } from './asking.svelte.ts';

/** Two cards and two lines; both cards together cannot be paid if `poor`. */
function cardsOnLines(poor = false): Asking {
  const one = [offer(0, {}), offer(1, { left: 'a' }), offer(2, { right: 'a' }), offer(3, { left: 'b' }), offer(4, { right: 'b' })];
  const two = [offer(5, { left: 'a', right: 'b' }), offer(6, { left: 'b', right: 'a' })];
  return new Asking(poor ? one : [...one, ...two]);
}

function draftOf(asking: Asking): Draft {
  return new Draft(asking.table, {
    of: ({ parts }) => Object.entries(parts).map(([line, card]) => ({ what: String(card), where: line })),
    label: (parts) => `lock in ${parts.length}`,
    wish: (parts: readonly Part[]) => parts.map(({ what, where }) => `${what} ${where}`).join(', '),
  });
}

/** Cards to be marked for exchange, at most two of three. */
function exchange(): { asking: Asking; draft: Draft } {
  const sets = [[], ['a'], ['b'], ['c'], ['a', 'b'], ['a', 'c'], ['b', 'c']];
  const asking = new Asking(sets.map((cards, action) => offer(action, { cards })));
  const of = (cards: unknown): Part[] => (cards as string[]).map((what) => ({ what, where: '' }));
  const draft = new Draft(asking.table, { of: ({ parts }) => of(parts['cards']), label: (parts) => `${parts.length}`, wish: () => '' });
  return { asking, draft };
}

const litOf = (draft: Draft): Record<string, string> => Object.fromEntries(draft.lit);

describe('cards on lines', () => {
  test('at first every card that can be put somewhere is lit, and no line', () => {
    expect(litOf(draftOf(cardsOnLines()))).toEqual({ a: 'begin', b: 'begin' });
  });

  test('a card that was touched lights the lines it may go to', () => {
    const draft = draftOf(cardsOnLines());
    expect(draft.touch('a')).toBe(true);
    expect(draft.picked).toEqual(['a']);
    expect(litOf(draft)).toMatchObject({ left: 'put', right: 'put' });
  });

  test('touching a card and a line puts it there and gives no answer yet', () => {
    const asking = cardsOnLines();
    const draft = draftOf(asking);
    draft.touch('a');
    draft.touch('left');
    expect(draft.parts).toEqual([{ what: 'a', where: 'left' }]);
    expect(draft.picked).toEqual([]);
    expect(asking.given).toEqual([]);
  });

  test('the main button gives the answer with just these parts', () => {
    const asking = cardsOnLines();
    const draft = draftOf(asking);
    for (const thing of ['a', 'left', 'b', 'right']) draft.touch(thing);
    expect(draft.main).toMatchObject({ label: 'lock in 2', offer: { action: 5 } });
    draft.press();
    expect(asking.given.map(({ action }) => action)).toEqual([5]);
  });

  test('nothing at all is an answer too where it is offered', () => {
    expect(draftOf(cardsOnLines()).main).toMatchObject({ label: 'lock in 0', offer: { action: 0 } });
  });

  test('a card put on a line that is taken takes the place of the other', () => {
    const draft = draftOf(cardsOnLines());
    for (const thing of ['a', 'left', 'b', 'left']) draft.touch(thing);
    expect(draft.parts).toEqual([{ what: 'b', where: 'left' }]);
  });

  test('touching what was put takes it up again, so that it can go elsewhere', () => {
    const draft = draftOf(cardsOnLines());
    for (const thing of ['a', 'left', 'left']) draft.touch(thing);
    expect([draft.parts, draft.picked]).toEqual([[], ['a']]);
    draft.touch('right');
    expect(draft.parts).toEqual([{ what: 'a', where: 'right' }]);
  });

  test('what was put can be lifted by its line and by its card', () => {
    const draft = draftOf(cardsOnLines());
    for (const thing of ['a', 'left']) draft.touch(thing);
    expect(litOf(draft)).toMatchObject({ a: 'begin', left: 'begin' });
  });

  test('touching a picked card again lets it go', () => {
    const draft = draftOf(cardsOnLines());
    for (const thing of ['a', 'a']) draft.touch(thing);
    expect([draft.parts, draft.picked]).toEqual([[], []]);
  });

  test('touching another card picks that one instead', () => {
    const draft = draftOf(cardsOnLines());
    for (const thing of ['a', 'b']) draft.touch(thing);
    expect(draft.picked).toEqual(['b']);
  });

  test('cancelling lets go of the picked card first, then of everything', () => {
    const draft = draftOf(cardsOnLines());
    for (const thing of ['a', 'left', 'b']) draft.touch(thing);
    draft.cancel();
    expect([draft.parts.length, draft.picked.length]).toEqual([1, 0]);
    draft.cancel();
    expect(draft.parts).toEqual([]);
  });

  test('a card that fits only in the place of another does not fit beside it', () => {
    const draft = draftOf(cardsOnLines(true));
    expect(draft.fits('b')).toBe(true);
    for (const thing of ['a', 'left']) draft.touch(thing);
    expect(draft.fits('b')).toBe(false);
    expect(draft.touch('b') && draft.touch('left')).toBe(true);
    expect(draft.parts).toEqual([{ what: 'b', where: 'left' }]);
  });

  test('what cannot be put does nothing, and the reason is asked with all the parts', async () => {
    const asking = cardsOnLines(true);
    const draft = draftOf(asking);
    for (const thing of ['a', 'left', 'b']) draft.touch(thing);
    expect(draft.touch('right')).toBe(false);
    expect(await draft.why('right')).toBe('that costs too much');
    expect(asking.wishes).toEqual(['a left, b right']);
  });

  test('a line under a picked card is looked ahead to with it, anything else as things stand', () => {
    const draft = draftOf(cardsOnLines());
    expect(draft.offerAt('left')).toBeNull();
    draft.touch('a');
    expect(draft.offerAt('left')).toMatchObject({ action: 1 });
    draft.touch('left');
    expect(draft.offerAt('b')).toMatchObject({ action: 1 });
  });

  test('what was given stays to be seen and cannot be changed', () => {
    const asking = cardsOnLines();
    const draft = draftOf(asking);
    for (const thing of ['a', 'left']) draft.touch(thing);
    asking.wait();
    expect(draft.touch('left')).toBe(false);
    draft.cancel();
    expect(draft.parts).toEqual([{ what: 'a', where: 'left' }]);
    expect(draft.lit.size).toBe(0);
    expect(draft.main).toBeNull();
  });

  test('the next question begins with nothing', () => {
    const asking = cardsOnLines();
    const draft = draftOf(asking);
    for (const thing of ['a', 'left']) draft.touch(thing);
    asking.ask(2, [offer(0, {}), offer(1, { left: 'a' })]);
    expect(draft.parts).toEqual([]);
  });
});

describe('cards to exchange', () => {
  test('touching marks and unmarks', () => {
    const { draft } = exchange();
    draft.touch('a');
    draft.touch('b');
    expect(draft.main).toMatchObject({ label: '2', offer: { action: 4 } });
    draft.touch('a');
    expect(draft.main).toMatchObject({ label: '1', offer: { action: 2 } });
  });

  test('no more are marked than may be, and the marked ones stay lit', () => {
    const { draft } = exchange();
    for (const thing of ['a', 'b']) draft.touch(thing);
    expect(draft.touch('c')).toBe(false);
    expect(litOf(draft)).toEqual({ a: 'mark', b: 'mark' });
  });
});
