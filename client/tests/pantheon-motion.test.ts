/** What is drawn of pantheon between two frames: each event changes what it tells of, and nothing else. */
import { describe, expect, test } from 'vitest';
import { beatsOf } from '../src/games/pantheon/motion/beats.ts';
import { patch } from '../src/games/pantheon/motion/patch.ts';
import type { Shown, ShownSeat, ShownThing } from '../src/games/pantheon/types.ts';
import type { Told } from '../src/wire/types.ts';

const IMP = 1;
const BOLT = 2;

const lying = (changes: Partial<ShownThing> = {}): ShownThing => ({
  id: 17, card: IMP, unit: true, power: 3, printed: 3, lent: 0, grown: 0, aura: 0, ready: true, engaged: false, taunt: false, stealth: false, barred: false, activates: false, ...changes,
});

const seat = (changes: Partial<ShownSeat> = {}): ShownSeat => ({
  hero: 0, offers: [], health: 20, most: 20, awake: true, alive: true, place: 0, truce: [], hand: [], ready: 2, spent: 1, placed: false, finished: 1, open: false, discount: 0, field: [], ...changes,
});

const now: Shown = {
  turn: 3, player: 0, phase: 'turn', deck: 40, pile: [IMP], priority: null, asking: [], chain: [], limit: 7, asked: null,
  seats: [seat({ hand: [BOLT, IMP], field: [lying()] }), seat({ hand: [-1, -1, -1], field: [lying({ id: 20 })] })],
};

const told = (word: string, seat: number, numbers: Record<string, number> = {}): Told => ({ word, seat, numbers });
const after = (...events: Told[]): Shown => events.reduce((shown, one) => patch(shown, one, now), now);

describe('what an event changes', () => {
  test('a card is drawn from the shared deck, hidden where it is', () => {
    const drawn = after(told('draw', 1, { card: -1 }), told('draw', 0, { card: BOLT }));
    expect(drawn.deck).toBe(38);
    expect(drawn.seats.map((one) => one.hand)).toEqual([[BOLT, IMP, BOLT], [-1, -1, -1, -1]]);
  });

  test('a spell leaves the hand, lies in the pile and is a link that aims', () => {
    const cast = after(told('cast', 0, { card: BOLT, target: 20 }));
    expect(cast.seats[0]!.hand).toEqual([IMP]);
    expect(cast.pile).toEqual([IMP, BOLT]);
    expect(cast.chain).toEqual([{ kind: 'cast', seat: 0, card: BOLT, source: null, targets: ['thing:20'], negated: false }]);
    expect(patch(cast, told('resolve', 0, { card: BOLT, link: 1 }), now).chain).toEqual([]);
  });

  test('a hidden hand loses one card, whichever', () => {
    expect(after(told('cast', 1, { card: BOLT })).seats[1]!.hand).toEqual([-1, -1]);
  });

  test('a unit that is played comes to the field as a link, one that attacks is engaged', () => {
    const played = after(told('play', 0, { card: IMP, thing: 30 }));
    expect(played.seats[0]!.field.map((one) => one.id)).toEqual([17, 30]);
    expect(played.chain[0]).toMatchObject({ kind: 'play', source: 'thing:30' });
    const attack = after(told('attack', 0, { attacker: 17, defender: 2, card: IMP }));
    expect(attack.seats[0]!.field[0]!.engaged).toBe(true);
    expect(attack.chain[0]).toMatchObject({ source: 'thing:17', targets: ['hero:1'] });
  });

  test('damage takes Health from a hero and power from a unit', () => {
    const hurt = after(told('damage', 1, { target: 2, amount: 3, left: 17 }), told('damage', 1, { target: 20, amount: 2, left: 1 }));
    expect(hurt.seats[1]).toMatchObject({ health: 17, field: [{ power: 1 }] });
  });

  test('what is destroyed goes to the pile, what is summoned comes from it', () => {
    const gone = after(told('destroy', 1, { thing: 20, card: IMP }));
    expect([gone.seats[1]!.field, gone.pile]).toEqual([[], [IMP, IMP]]);
    expect(after(told('summon', 1, { card: IMP, thing: 31 })).pile).toEqual([]);
  });

  test('mana is paid, things and heroes are turned and turned back', () => {
    const spent = after(told('pay', 0, { mana: 2 }), told('exhaust', 0, { target: 17 }), told('exhaust', 0, { target: 1 }));
    expect(spent.seats[0]).toMatchObject({ ready: 0, spent: 3, awake: false, field: [{ ready: false }] });
    expect(patch(spent, told('ready_all', 0), now).seats[0]).toMatchObject({ ready: 3, spent: 0, awake: true, field: [{ ready: true }] });
  });

  test('an eliminated player has nothing left', () => {
    expect(after(told('eliminate', 1, { place: 2 })).seats[1]).toMatchObject({ alive: false, field: [], hand: [], ready: 0 });
  });

  test('what is not drawn changes nothing', () => {
    expect(after(told('pass', 1))).toBe(now);
  });
});

test('things of a kind are shown together, deeds one by one', () => {
  const beats = beatsOf(['draw', 'draw', 'cast', 'cast', 'damage', 'damage'].map((word) => told(word, 0)));
  expect(beats.map(({ word, events }) => [word, events.length])).toEqual([['draw', 2], ['cast', 1], ['cast', 1], ['damage', 2]]);
});
