/** What happens in a duel of cartoverse, event by event: the position that is drawn in between. */
import { describe, expect, test } from 'vitest';
import { beatsOf } from '../src/games/cartoverse/motion/beats.ts';
import { SOUNDS } from '../src/games/cartoverse/motion/heard.ts';
import { patch } from '../src/games/cartoverse/motion/patch.ts';
import type { Shown } from '../src/games/cartoverse/types.ts';
import type { Told } from '../src/wire/types.ts';
import { creature, duel, FIREBURST, KNIGHT, ORC, PARRY, seat, SHARD, SNARE } from './cartoverse.ts';

const told = (word: string, seatOf: number, numbers: Record<string, number> = {}): Told => ({ word, seat: seatOf, numbers, text: '' });
const after = (now: Shown, ...events: Told[]): Shown => events.reduce((shown, event) => patch(shown, event, THEN), now);
/** What the server will show in the end. */
const THEN = duel({ seats: [seat({ creatures: [creature({ id: 60, card: ORC, atk: 2, slot: 5 })] }), seat()] });

describe('A duel in motion', () => {
  test('a shard leaves the hand, waits, and becomes mana at the next turn', () => {
    const played = after(duel(), told('shard', 0, { card: SHARD }));
    expect(played.seats[0]).toMatchObject({ shards: [SHARD, SHARD], hand: [ORC, FIREBURST, PARRY], gain: false, mana: 3 });
    const turned = after(played, told('convert', 0, { card: SHARD }), told('refill', 0, { mana: 4 }));
    expect(turned.seats[0]).toMatchObject({ shards: [SHARD], max_mana: 4, mana: 4 });
    expect(turned.seats[0]!.mana_zone).toHaveLength(4);
  });

  test('any card as mana counts at once', () => {
    expect(after(duel(), told('mana', 0, { card: ORC })).seats[0]).toMatchObject({ mana: 4, max_mana: 4, gain: false, hand: [SHARD, FIREBURST, PARRY] });
  });

  test('the prices of a hand stay beside its cards', () => {
    expect(after(duel(), told('discard', 0, { card: ORC })).seats[0]!.prices).toEqual([[0, 0], [3, 1], [2, 0]]);
    expect(after(duel(), told('draw', 0, { card: ORC })).seats[0]!.prices).toHaveLength(5);
  });

  test('HP are paid for a card of another faction', () => {
    expect(after(duel(), told('loyalty', 0, { amount: 2, left: 16, card: PARRY })).seats[0]!.hp).toBe(16);
  });

  test('a creature comes exhausted into its slot, as the server will show it', () => {
    const shown = after(duel(), told('summon', 0, { card: ORC, thing: 60, place: 4, fallen: 0 }));
    expect(shown.seats[0]!.creatures.at(-1)).toMatchObject({ id: 60, atk: 2, zone: 'attack', slot: 5, exhausted: true });
    expect(shown.seats[0]!.hand).not.toContain(ORC);
    const risen = after(duel(), told('summon', 0, { card: KNIGHT, thing: 61, place: 5, fallen: 1 }));
    expect(risen.seats[0]).toMatchObject({ hand: [SHARD, ORC, FIREBURST, PARRY] });
    expect(risen.seats[0]!.creatures.at(-1)).toMatchObject({ id: 61, card: KNIGHT, zone: 'defense', slot: 1 });
  });

  test('a hidden trap is set, turned over and gone', () => {
    const set = after(duel(), told('set', 1, { card: -1, thing: 70 }));
    expect(set.seats[1]!.traps).toEqual([{ id: 40, card: -1 }, { id: 70, card: -1 }]);
    expect(set.seats[1]!.hand).toHaveLength(1);
    const sprung = after(set, told('trap', 1, { card: SNARE, thing: 70 }));
    expect(sprung.seats[1]).toMatchObject({ traps: [{ id: 40 }], graveyard: [SNARE] });
  });

  test('an attack is a link until it comes to combat, and the attacker stays exhausted', () => {
    const declared = after(duel(), told('attack', 0, { attacker: 17, defender: 2, card: ORC }));
    expect(declared.chain).toMatchObject([{ kind: 'attack', seat: 0, source: 'thing:17', targets: ['hero:1'] }]);
    expect(declared.seats[0]!.creatures[0]).toMatchObject({ attacking: true, exhausted: true });
    const fought = after(declared, told('resolve', 0, { card: ORC, link: 2, source: 17 }), told('combat', 0, { attacker: 17, defender: 2, attack: 2, defence: 0 }), told('hurt', 1, { amount: 2, left: 14 }));
    expect(fought.chain).toEqual([]);
    expect(fought.seats[0]!.creatures[0]).toMatchObject({ attacking: false, exhausted: true });
    expect(fought.seats[1]!.hp).toBe(14);
  });

  test('damage, healing and changes are counted on the creature; what dies takes its enchants with it', () => {
    const worn = duel({ enchants: [{ id: 30, card: FIREBURST, seat: 1, on: 'thing:20' }, { id: 31, card: FIREBURST, seat: 1, on: 'column:2' }] });
    const hurt = after(worn, told('damage', 1, { thing: 20, amount: 3, left: 1, card: KNIGHT }), told('change', 1, { thing: 20, atk: 1, hp: 2, permanent: 0 }));
    expect(hurt.seats[1]!.creatures[0]).toMatchObject({ left: 3, damage: 3, atk: 4, hp: 6 });
    const dead = after(hurt, told('die', 1, { thing: 20, card: KNIGHT }));
    expect(dead.seats[1]).toMatchObject({ creatures: [], graveyard: [KNIGHT] });
    expect(dead.enchants.map(({ id }) => id)).toEqual([31]);
  });

  test('a moved creature stands in its new slot', () => {
    expect(after(duel(), told('move', 1, { thing: 20, place: 8, card: KNIGHT })).seats[1]!.creatures[0]).toMatchObject({ zone: 'defense', slot: 4 });
  });

  test('what becomes ready by itself is not what is rooted', () => {
    const tired = duel({ seats: [seat({ creatures: [creature({ exhausted: true }), creature({ id: 18, exhausted: true, keywords: ['rooted'] })] }), seat()] });
    expect(after(tired, told('ready_all', 0)).seats[0]!.creatures.map(({ exhausted }) => exhausted)).toEqual([false, true]);
  });

  test('an event nobody has a picture for changes nothing', () => {
    const now = duel();
    expect(after(now, told('offer', 1), told('pass', 1))).toBe(now);
  });

  test('what happens to several at once is shown at once', () => {
    const events = [told('damage', 0, {}), told('damage', 1, {}), told('die', 1, {}), told('trap', 1, {}), told('trap', 0, {})];
    expect(beatsOf(events).map(({ word, events: all }) => [word, all.length])).toEqual([['damage', 2], ['die', 1], ['trap', 1], ['trap', 1]]);
  });

  test('a trap, a summons and a death are heard', () => {
    expect(['trap', 'summon', 'die', 'loyalty'].map((word) => SOUNDS[word])).toEqual(['reveal', 'summon', 'death', 'hit']);
  });
});
