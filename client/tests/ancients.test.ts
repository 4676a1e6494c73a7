/** Ancients in the client: how answers are touched, what an answer would change, what is shown on the way. */
import { beforeEach, describe, expect, test } from 'vitest';
import { ghostsOf } from '../src/games/ancients/board/ghosts.ts';
import { layoutOf } from '../src/games/ancients/board/layout.ts';
import { stepsOf, wishOf } from '../src/games/ancients/choosing/steps.ts';
import { patch } from '../src/games/ancients/motion/patch.ts';
import { coreAt, isCore, placeOf, unitAt, whereIs } from '../src/games/ancients/shown.ts';
import type { CoreView, LaneView, Parts, PlayerView, Shown, UnitView } from '../src/games/ancients/types.ts';
import type { Offer } from '../src/wire/types.ts';

const TYPES: Readonly<Record<string, string>> = { bolt: 'spell', roar: 'spell', guard: 'creep', blade: 'item', knife: 'creep' };
const known = { type: (key: string) => TYPES[key] ?? '', casters: () => [6, 1] };
const offers = (...parts: Parts[]): Offer[] => parts.map((one, action) => ({ action, text: '', parts: one }) as unknown as Offer);
const touched = (...parts: Parts[]): string[][] => [...stepsOf(offers(...parts), known).values()].map((steps) => steps.map(({ thing }) => thing));
const play = (card: string, caster: number | null, first: number | null, second: number | null = null): Parts => ({ kind: 'play', card, caster, first, second });

describe('places', () => {
  test('are found by lane, seat, row and slot, and back', () => {
    for (let place = 0; place < 40; place++) expect(placeOf(whereIs(place))).toBe(place);
    expect(whereIs(27)).toEqual({ lane: 1, seat: 0, row: 'support', slot: 2 });
    expect([7, 17, 27, 37].every(isCore)).toBe(true);
    expect(isCore(2)).toBe(false);
  });
});

describe('an answer is touched', () => {
  test('by its card and its target, with the caster the game would pick', () => {
    expect(touched(play('bolt', 1, 12), play('bolt', 6, 12), play('bolt', 1, 13))).toEqual([
      ['card:bolt', 'caster:1', 'place:12'],
      ['card:bolt', 'place:12'],
      ['card:bolt', 'place:13'],
    ]);
  });

  test('by putting on the table what has no target', () => {
    expect(touched(play('roar', 6, null))).toEqual([['card:roar', 'table']]);
  });

  test('by saying yes or no to a second choice that may be left out', () => {
    expect(touched(play('knife', 1, 3), play('knife', 1, 3, 1))).toEqual([
      ['card:knife', 'place:3', 'skip'],
      ['card:knife', 'place:3', 'pay'],
    ]);
    expect(touched(play('blade', null, 1, 0), play('blade', null, 1, 1))).toEqual([
      ['card:blade', 'place:1', 'replaced:0'],
      ['card:blade', 'place:1', 'replaced:1'],
    ]);
  });

  test('by a hero, then where it goes or what it uses', () => {
    expect(
      touched({ kind: 'move', hero: 1, to: 6 }, { kind: 'ability', source: 1, first: 12, second: null }, { kind: 'use_item', item: 'i11', hero: 1, first: null, second: null }, { kind: 'claim', hero: 1 }),
    ).toEqual([
      ['place:1', 'place:6'],
      ['place:1', 'ability:1', 'place:12'],
      ['place:1', 'item:1:i11'],
      ['place:1', 'rune'],
    ]);
  });

  test('in the deploy and in the shop', () => {
    expect(touched({ kind: 'deploy', hero: 4, to: 5 }, { kind: 'buy', card: 'i07' }, { kind: 'reroll' }, { kind: 'close' }, { kind: 'pass' })).toEqual([
      ['hero:4', 'place:5'],
      ['buy:i07'],
      ['reroll'],
      ['main'],
      ['main'],
    ]);
  });

  test('and asked about as a player would write it', () => {
    const nameOf = (): string => 'Skullbell';
    expect(wishOf(['hand:0', 'place:12'], { nameOf })).toBe('play Skullbell > L1.P2.combat.3');
    expect(wishOf(['hand:0', 'caster:25', 'place:37'], { nameOf })).toBe('play Skullbell by L2.P1.support.1 > L2.P2.core');
    expect(wishOf(['place:1', 'place:6'], { nameOf })).toBe('move L1.P1.combat.2 > L1.P1.support.2');
    expect(wishOf(['hero:4', 'place:5'], { nameOf })).toBe('deploy #4 > L1.P1.support.1');
    expect(wishOf(['place:1', 'ability:1'], { nameOf })).toBe('ability L1.P1.combat.2');
    expect(wishOf(['place:1'], { nameOf })).toBe('');
  });
});

const unit = (id: number, place: number, changes: Partial<UnitView> = {}): UnitView => ({
  ...{ id, card: 3, owner: whereIs(place).seat, place, name: `unit ${id}`, attack: 4, armor: 1, worn: false, health: 8, max_health: 10, bounty: 5 },
  ...{ keywords: [], statuses: [], enhancements: [], items: [], ability: null, target: null, forced: false, aggro: false, pinned: false },
  ...{ mega: false, is_ab: false, shield: false, can_strike: true, preview: null },
  ...changes,
});
const core = (lane: number, seat: number): CoreView => ({ place: placeOf({ lane, seat, row: 'support', slot: 2 }), kind: 'tower', health: 60, max_health: 60, mana: 3, mana_most: 3, mana_armor: null, preview: null });
const player = (): PlayerView => ({
  ...{ gold: 3, gold_preview: 0, hand_size: 5, overflow: 0, deck_size: 20, item_deck_size: 5, fountain: [], travelling: [], ready: [], confirmed: false },
  ...{ pending: [], last_card: null, lends: null, hand: [], offers: [], rerolls: false },
});
const EMPTY = [null, null, null, null, null];

function board(...units: UnitView[]): Shown {
  const row = (lane: number, seat: number, name: 'combat' | 'support'): (UnitView | null)[] =>
    EMPTY.map((_, slot) => units.find((one) => one.place === placeOf({ lane, seat, row: name, slot })) ?? null);
  const lane = (n: number): LaneView => ({ cores: [core(n, 0), core(n, 1)], combat: [row(n, 0, 'combat'), row(n, 1, 'combat')], support: [row(n, 0, 'support'), row(n, 1, 'support')] });
  const rest = { round: 1, phase: 'action', step: 0, time: 'day', light: 'day', initiative: 0, mover: 0, passed: false, rune: null, moves: [] };
  return { ...rest, lanes: [lane(0), lane(1)], players: [player(), player()] };
}

describe('what an answer would change', () => {
  const now = board(unit(1, 1), unit(2, 11));

  test('is numbers, statuses and deaths of units', () => {
    const then = board(unit(1, 1, { attack: 6 }), unit(2, 11, { health: 5, statuses: [{ kind: 'stun', turns: 2, negative: true }] }));
    const { units } = ghostsOf(now, then);
    expect(units.get(1)).toMatchObject({ attack: 6, health: null, gone: false });
    expect(units.get(2)).toMatchObject({ health: 5, statuses: ['stun'] });
    expect(ghostsOf(now, board(unit(1, 1))).units.get(2)?.gone).toBe(true);
  });

  test('is what the coming combat does, while that is the same combat', () => {
    const preview = { damage: 4, dies: false, unsure: false, parts: [] };
    const then = board(unit(1, 1, { preview }), unit(2, 11));
    expect(ghostsOf(now, then).units.get(1)).toMatchObject({ preview, health: null });
    expect(ghostsOf(now, then).units.has(2)).toBe(false);
    expect(ghostsOf(now, { ...then, round: now.round + 1 }).units.has(1)).toBe(false);
  });

  test('is a status that ends', () => {
    const stunned = board(unit(1, 1, { statuses: [{ kind: 'stun', turns: 2, negative: true }] }));
    expect(ghostsOf(stunned, board(unit(1, 1))).units.get(1)).toMatchObject({ ends: ['stun'], statuses: [] });
  });

  test('is who comes where, and mana', () => {
    const then = board(unit(1, 6), unit(2, 11), unit(9, 3));
    const paid = { ...then, lanes: then.lanes.map((lane) => ({ ...lane, cores: lane.cores.map((one) => ({ ...one, mana: 1 })) })) };
    const { newcomers, units, cores } = ghostsOf(now, paid);
    expect([...newcomers.keys()].toSorted()).toEqual([3, 6]);
    expect(units.get(1)?.gone).toBe(true);
    expect(cores.get(7)?.mana).toBe(1);
  });
});

describe('on the way to the next position', () => {
  let now: Shown;
  beforeEach(() => {
    now = board(unit(1, 1), unit(2, 11));
  });
  const told = (word: string, numbers: Record<string, number>, then = now): Shown => patch(now, { word, seat: 0, text: '', numbers }, then);

  test('units are wounded, move, die and come', () => {
    expect(unitAt(told('damage', { unit: 2, left: 3 }), 11)?.health).toBe(3);
    const moved = told('move', { unit: 1, from: 1, to: 6 });
    expect([unitAt(moved, 1), unitAt(moved, 6)?.id]).toEqual([null, 1]);
    expect(unitAt(told('death', { unit: 2 }), 11)).toBeNull();
    expect(unitAt(told('spawn', { unit: 9, place: 2 }, board(unit(9, 2))), 2)?.id).toBe(9);
  });

  test('heroes change places', () => {
    now = board(unit(1, 1), unit(3, 6));
    const swapped = told('swap', { unit: 1, other: 3 });
    expect([unitAt(swapped, 1)?.id, unitAt(swapped, 6)?.id]).toEqual([3, 1]);
  });

  test('cores lose health, and night falls', () => {
    expect(coreAt(told('tower_damage', { place: 17, amount: 4, left: 56 }), 0, 1).health).toBe(56);
    expect(coreAt(told('ancient_damage', { place: 17, amount: 4, left: 86 }), 0, 1).health).toBe(86);
    expect(told('round', { round: 2, night: 1 })).toMatchObject({ round: 2, light: 'night' });
  });
});

describe('the layout', () => {
  test('shows both lanes where there is room, and slots a finger can hit where there is not', () => {
    expect(layoutOf(1052, 640).single).toBe(false);
    for (const [width, height] of [[360, 480], [740, 255]] as const) {
      const { single, slot } = layoutOf(width, height);
      expect(single).toBe(true);
      expect(Math.min(slot.width, slot.height)).toBeGreaterThanOrEqual(44);
    }
  });

  test('makes slots that are wider than cards of a hand', () => {
    for (const [width, height] of [[1052, 640], [984, 590], [360, 480], [740, 255]] as const) {
      const { slot } = layoutOf(width, height);
      expect(slot.width / slot.height).toBeGreaterThan(5 / 7);
    }
  });
});
