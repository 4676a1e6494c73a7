/** The board of generals: where squares lie, how much room there is, and how it changes event by event. */
import { describe, expect, test } from 'vitest';
import { ghostsOf, verdictOf } from '../src/games/generals/board/ghosts.ts';
import { layoutOf } from '../src/games/generals/board/layout.ts';
import { beatsOf } from '../src/games/generals/motion/beats.ts';
import { KEPT, patch } from '../src/games/generals/motion/patch.ts';
import type { Shown, ShownPlayer, ShownUnit } from '../src/games/generals/types.ts';
import { facing, placeOf, squareName, squaresOf, stepFrom } from '../src/games/generals/board/squares.ts';
import type { Told } from '../src/wire/types.ts';

const A3 = 18;
const B3 = 19;
const E1 = 4;

const player: ShownPlayer = {
  general: 1, turns: 2, mana: 3, crystals: 5, bonus: 0, hand: [{ card: 7, cost: 2 }, null, null, null, null, null], deck: 20, deck_cards: null, artifacts: [],
  bloodbound: { card: 9, cost: 1, ready: false, next: 1, calendar: [3] }, graveyard: [], played: [], cast: [], broken: [], replaces: 1, trial: null, mechaz0r: 0,
};

function unit(number: number, square: string, changes: Partial<ShownUnit> = {}): ShownUnit {
  return {
    number, square, card: 5, owner: 0, general: false, attack: 2, health: 3, most: 3, printed: { attack: 2, health: 3 }, keywords: [], amounts: {}, status: [],
    within: null, countdown: null, moves: 0, attacks: 0, marks: [], threat: [], intends: null, backstab: [], ...changes,
  };
}

function shown(units: ShownUnit[], changes: Partial<Shown> = {}): Shown {
  return { turn: 4, mover: 0, following: null, units, tiles: [], players: [player, player], ...changes };
}

const told = (word: string, numbers: Record<string, number> = {}, seat = 0): Told => ({ word, seat, numbers, text: '' });
const after = (now: Shown, then: Shown, ...events: Told[]): Shown => events.reduce((position, event) => patch(position, event, then), now);

describe('the squares', () => {
  test('are numbered row after row from the lower left', () => {
    expect([0, 8, 9, 44].map((number) => squareName(number))).toEqual(['a1', 'i1', 'a2', 'i5']);
    expect([-1, 45, 63, undefined].map((number) => squareName(number))).toEqual(['', '', '', '']);
  });

  test('lie so that the reader’s own general starts on the left', () => {
    expect(placeOf('a3', { near: 0, upright: false })).toEqual({ x: 0, y: 2 });
    expect(placeOf('i3', { near: 1, upright: false })).toEqual({ x: 0, y: 2 });
  });

  test('stand so that the reader’s own general starts below', () => {
    expect(placeOf('a3', { near: 0, upright: true })).toEqual({ x: 2, y: 8 });
    expect(placeOf('i3', { near: 1, upright: true })).toEqual({ x: 2, y: 8 });
  });

  test('are all there, each in a place of its own', () => {
    for (const near of [0, 1]) {
      for (const upright of [false, true]) {
        const places = squaresOf({ near, upright }).map((square) => JSON.stringify(placeOf(square, { near, upright })));
        expect(new Set(places).size).toBe(45);
      }
    }
  });

  test('an arrow key leads to the next one as it is seen, and not over the edge', () => {
    expect(stepFrom('a3', 'ArrowRight', { near: 0, upright: false })).toBe('b3');
    expect(stepFrom('i3', 'ArrowRight', { near: 1, upright: false })).toBe('h3');
    expect(stepFrom('a3', 'ArrowUp', { near: 0, upright: true })).toBe('b3');
    expect(stepFrom('a3', 'ArrowLeft', { near: 0, upright: false })).toBeNull();
    expect(stepFrom('a3', 'Enter', { near: 0, upright: false })).toBeNull();
  });

  test('near units look at the far ones', () => {
    expect([0, 1].map((owner) => facing(owner, { near: 1, upright: false }))).toEqual([180, 0]);
    expect([0, 1].map((owner) => facing(owner, { near: 0, upright: true }))).toEqual([-90, 90]);
  });
});

describe('the room', () => {
  test.each([[360, 500], [390, 640], [1052, 645], [1606, 950], [680, 400], [768, 900]])('everything fits into %i x %i', (width, height) => {
    const { upright, cell, card, side, flat, held } = layoutOf(width, height);
    const [columns, rows] = upright ? [5, 9] : [9, 5];
    const [beside, below] = flat ? [3, 2] : [6, 1];
    expect(columns * cell + (upright ? side : 2 * side)).toBeLessThanOrEqual(width);
    expect(rows * cell + below * held).toBeLessThanOrEqual(height);
    expect(beside * card).toBeLessThan(width);
  });

  test.each([[740, 264], [683, 288]])('in a low window of %i x %i squares and cards can be touched', (width, height) => {
    const { low, cell, card, held, side } = layoutOf(width, height);
    expect(low).toBe(true);
    expect(Math.min(cell, card, held)).toBeGreaterThanOrEqual(44);
    expect(9 * cell + 2 * side + card).toBeLessThan(width);
    expect(5 * cell).toBeLessThan(height);
    expect(6 * held).toBeLessThanOrEqual(height);
  });

  test('on a phone squares and cards can be touched', () => {
    const { upright, cell, card, held } = layoutOf(360, 515);
    expect(upright).toBe(true);
    expect(Math.min(cell, card, held)).toBeGreaterThanOrEqual(44);
  });
});

describe('beats', () => {
  test('what happens to several units at once is shown at once', () => {
    expect(beatsOf([told('cast'), told('damaged'), told('damaged'), told('died')]).map((beat) => beat.events.length)).toEqual([1, 2, 1]);
  });

  test('one deed is shown after the other', () => {
    expect(beatsOf([told('moved'), told('moved'), told('attacked')])).toHaveLength(3);
  });
});

describe('after an event', () => {
  test('a unit stands where it went', () => {
    expect(after(shown([unit(3, 'a3')]), shown([]), told('moved', { from: A3, to: B3 })).units[0]?.square).toBe('b3');
  });

  test('a unit has the health that is left, and the dead are gone', () => {
    const hurt = after(shown([unit(3, 'a3'), unit(4, 'b3')]), shown([]), told('damaged', { at: A3, left: 1 }), told('died', { at: B3 }));
    expect(hurt.units.map(({ number, health }) => [number, health])).toEqual([[3, 1]]);
  });

  test('a newcomer is the one of the next frame, and its card has left the hand', () => {
    const then = shown([unit(3, 'a3'), unit(9, 'e1', { card: 7 })], { players: [{ ...player, hand: Array<null>(6).fill(null) }, player] });
    const now = after(shown([unit(3, 'a3')]), then, told('summoned', { card: 7, at: E1 }));
    expect(now.units.map(({ number }) => number)).toEqual([3, 9]);
    expect(now.players[0]?.hand[0]).toBeNull();
  });

  test('a newcomer that went on is first seen where it came', () => {
    const now = after(shown([]), shown([unit(9, 'b3', { card: 7 })]), told('summoned', { card: 7, at: E1 }));
    expect(now.units[0]?.square).toBe('e1');
  });

  test('an enchantment adds, and one that sets numbers waits for the next frame', () => {
    const raised = after(shown([unit(3, 'a3')]), shown([]), told('enchanted', { at: A3, attack: 2, health: 1 }));
    expect(raised.units[0]).toMatchObject({ attack: 4, health: 4, most: 4 });
    expect(after(shown([unit(3, 'a3')]), shown([]), told('enchanted', { at: A3, attack: 5, health: KEPT })).units[0]).toMatchObject({ attack: 2, health: 3 });
  });

  test('a drawn card is in the hand, and the deck has one less', () => {
    const then = shown([], { players: [{ ...player, hand: [{ card: 7 }, { card: 8 }, null, null, null, null] }, player] });
    const now = after(shown([]), then, told('drew', { card: 8 }));
    expect(now.players[0]).toMatchObject({ deck: 19, hand: [{ card: 7 }, { card: 8 }, null, null, null, null] });
  });

  test('a tile takes the place of the one before', () => {
    const now = after(shown([], { tiles: [{ kind: 'spring', card: 1, owner: -1, square: 'e1' }] }), shown([]), told('tile', { kind: 3, at: E1 }));
    expect(now.tiles).toEqual([{ kind: 'creep', card: -1, owner: 1, square: 'e1' }]);
  });

  test('what is not known changes nothing', () => {
    const now = shown([unit(3, 'a3')]);
    expect(after(now, shown([]), told('sang', { at: A3 }))).toBe(now);
  });
});

describe('what is foreseen', () => {
  test('shows numbers that change, who would be gone, and who would come', () => {
    const now = shown([unit(3, 'a3'), unit(4, 'b3'), unit(5, 'c3')]);
    const ghosts = ghostsOf(now, shown([unit(3, 'a3', { health: 1 }), unit(5, 'c3'), unit(6, 'd3')]));
    expect(ghosts.units.get(3)).toEqual({ attack: null, health: 1, square: null, gone: false });
    expect(ghosts.units.get(4)?.gone).toBe(true);
    expect(ghosts.units.has(5)).toBe(false);
    expect(ghosts.newcomers.map(({ number }) => number)).toEqual([6]);
  });

  test('says who would win', () => {
    expect([verdictOf([0], 0), verdictOf([1], 0), verdictOf([], 0), verdictOf(null, 0), verdictOf([0], -1)]).toEqual(['win', 'lose', 'draw', null, null]);
  });
});
