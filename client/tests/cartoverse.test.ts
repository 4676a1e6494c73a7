/** Cartoverse in the client: how answers are touched, what concerns whom, what is told, what is read out. */
import { describe, expect, test } from 'vitest';
import { Cards } from '../src/games/cards.ts';
import { ghostsOf } from '../src/games/cartoverse/board/ghosts.ts';
import { layoutOf } from '../src/games/cartoverse/board/layout.ts';
import { inPlay } from '../src/games/cartoverse/cards/inPlay.ts';
import { faceOf, textOf, type CartoverseCard } from '../src/games/cartoverse/cards/printed.ts';
import { Choosing } from '../src/games/cartoverse/choosing/choosing.ts';
import { concerns } from '../src/games/cartoverse/choosing/concerns.ts';
import { cardOf, ownerOf, placeOf, refOf, slotsBeside } from '../src/games/cartoverse/shown.ts';
import { inWords } from '../src/games/cartoverse/text/inWords.ts';
import { cardInWords, creatureInWords, linkInWords } from '../src/games/cartoverse/text/names.ts';
import { about, tell } from '../src/games/cartoverse/text/tell.ts';
import type { Frame } from '../src/table/frame.ts';
import type { GameDetails, Offer, Sitting, Told } from '../src/wire/types.ts';
import { Asking, offer } from './asking.svelte.ts';
import { CELESTINE, creature, duel, FIREBURST, KNIGHT, ORC, PARRY, seat } from './cartoverse.ts';

const card = (key: string, name: string, changes: Partial<CartoverseCard> = {}): CartoverseCard => ({
  key, name, set: 'base', type: 'creature', faction: 'Ember', rarity: 'common', text: '', loyalty: 0, cost: 2, ...changes,
});

const abilities = [
  { name: 'Mend', exhausts: false, mana: 0, discards: 0, cooldown: 0 },
  { name: 'Benediction', exhausts: false, mana: 1, discards: 0, cooldown: 3 },
];

const cards = new Cards({
  name: 'cartoverse',
  cards: [
    card('celestine', 'Mother Celestine', { type: 'hero', faction: 'Solar', hp: 20, abilities, text: 'Mend — no cost: Heal target friendly creature for 1.\nBenediction — 1 mana, cooldown 3: Your hero gains 3 HP.' }),
    card('ignis', 'Ignis the Unquenched', { type: 'hero', hp: 18, abilities: [] }),
    card('ember_shard', 'Ember Shard', { type: 'shard', basic: true, cost: 0 }),
    card('orc', 'Ironhide Orc', { atk: 2, hp: 3, job: 'Warrior', keywords: [] }),
    card('knight', 'Temple Knight', { atk: 3, hp: 4, job: 'Knight', keywords: ['Vigilant'], faction: 'Solar' }),
    card('fireburst', 'Fireburst', { type: 'cast', cost: 3, text: 'Deal 3 damage to target creature and all adjacent creatures.' }),
    card('parry', 'Parry', { type: 'burst', faction: 'Solar', loyalty: 1, text: 'Negate target attack.' }),
    card('snare', 'Snare', { type: 'trap', faction: 'Neutral', cost: 1 }),
    card('firestorm', 'Firestorm', { type: 'cast', cost: 6, text: 'Deal 3 damage to each creature.' }),
  ],
} as unknown as GameDetails);
const FIRESTORM = 8;

const frameOf = (shown: unknown, changes: Partial<Frame> = {}): Frame => ({
  shown, seat: 0, near: 0, seats: [{ name: 'Ana', bot: '' }, { name: 'Ben', bot: '' }] as Sitting[], asked: [0], result: null, events: [], past: [], rules: null, number: 1, ...changes,
});

const told = (word: string, seatOf: number, numbers: Record<string, number>, text = 'said'): Told => ({ word, seat: seatOf, numbers, text });

/** A table where these are the legal answers. */
function choosing(legal: Offer[], kind = 'main', shown = duel()): { chooser: Choosing; table: Asking } {
  const table = new Asking(legal);
  table.question = { number: 1, kind, legal };
  const whole = Object.assign(table, { seat: 0, stage: { now: frameOf(shown) } });
  return { chooser: new Choosing(whole.table, cards), table };
}

const SHARD_PLAYED = offer(1, { kind: 'shard', card: 'ember_shard' });
const SHARD_AS_MANA = offer(2, { kind: 'mana', card: 'ember_shard' });
const ORC_AS_MANA = offer(3, { kind: 'mana', card: 'orc' });
const ORC_TO_TWO = offer(4, { kind: 'creature', card: 'orc', zone: 'attack', slot: 2 });
const ORC_TO_BACK = offer(5, { kind: 'creature', card: 'orc', zone: 'defense', slot: 1 });
const REPLACE_ORC = offer(6, { kind: 'replace', card: 'orc' });
const END = offer(7, { kind: 'end' });
const DRAW = offer(8, { kind: 'draw' });

describe('Choosing', () => {
  test('a creature is put into a slot, given up as mana, or replaced', () => {
    const { chooser, table } = choosing([ORC_AS_MANA, ORC_TO_TWO, ORC_TO_BACK, REPLACE_ORC, END]);
    expect(chooser.touch('hand:1')).toBe(true);
    expect([...chooser.lit.keys()].toSorted()).toEqual(['mana', 'replace', 'slot:0:attack:2', 'slot:0:defense:1']);
    expect(chooser.next).toEqual(new Set(['slot', 'put']));
    expect(chooser.offerAt('slot:0:attack:2')).toBe(ORC_TO_TWO);
    chooser.touch('slot:0:defense:1');
    expect(table.given).toEqual([ORC_TO_BACK]);
  });

  test('mana is gained by the card and the zone, whichever is touched first', () => {
    for (const [first, second] of [['hand:0', 'mana'], ['mana', 'hand:0']] as const) {
      const { chooser, table } = choosing([SHARD_PLAYED, SHARD_AS_MANA, END]);
      chooser.touch(first);
      expect(chooser.lit.has(second)).toBe(true);
      chooser.touch(second);
      expect(table.given).toEqual([SHARD_AS_MANA]);
    }
  });

  test('what can only be put away does not count as playable', () => {
    const { chooser } = choosing([ORC_AS_MANA, REPLACE_ORC, SHARD_PLAYED, END]);
    expect([...chooser.playable]).toEqual([0]);
    expect(chooser.lit.get('hand:1')).toBe('begin');
  });

  test('a card that has to be discarded counts as playable', () => {
    const { chooser } = choosing([offer(1, { kind: 'discard', card: 'fireburst' })]);
    expect([...chooser.playable]).toEqual([2]);
  });

  test('a Row Enchant may be put on any slot of its zone, a Column Enchant on any slot of its column', () => {
    const row = offer(1, { kind: 'cast', card: 'fireburst', targets: ['row:1:attack'] });
    const column = offer(2, { kind: 'cast', card: 'fireburst', targets: ['column:3'] });
    const { chooser } = choosing([row, column, END]);
    chooser.touch('hand:2');
    expect(chooser.offerAt('slot:1:attack:5')).toBe(row);
    expect(chooser.offerAt('slot:0:defense:3')).toBe(column);
    expect(chooser.offerAt('thing:20')).toBe(row); // a creature stands in that zone
    expect(chooser.offerAt('slot:0:defense:4')).toBeNull();
  });

  test('a creature that can attack says first that its ability is meant', () => {
    const attack = offer(1, { kind: 'attack', attacker: 'thing:17', defender: 'hero:1' });
    const ability = offer(2, { kind: 'ability', source: 'thing:17', which: 0, targets: ['thing:20'] });
    const { chooser } = choosing([attack, ability, END]);
    expect(chooser.things(attack)).toEqual(['thing:17', 'hero:1']);
    expect(chooser.things(ability)).toEqual(['thing:17', 'use:0', 'thing:20']);
    expect(choosing([ability, END]).chooser.things(ability)).toEqual(['thing:17', 'thing:20']);
  });

  test('an ability of the hero begins with its button, then what is discarded for it, then its target', () => {
    const exhume = offer(1, { kind: 'ability', source: 'hero:0', which: 1, targets: ['grave:orc'], discard: 'orc' });
    const { chooser } = choosing([exhume, DRAW, END]);
    expect(chooser.things(exhume)).toEqual(['ability:1', 'hand:1', 'grave:orc']);
    expect(chooser.offerAt('draw')).toBe(DRAW);
    chooser.touch('ability:1');
    expect(chooser.next).toEqual(new Set(['discard']));
  });

  test('a block is one touch, and the button lets the attack through', () => {
    const block = offer(1, { kind: 'block', creature: 'thing:17' });
    const { chooser, table } = choosing([block, offer(0, { kind: 'pass' })], 'block');
    expect(chooser.main?.label).toBe('Do not block');
    chooser.touch('thing:17');
    expect(table.given).toEqual([block]);
  });

  test('the first hand: marked cards go all at once, and no more than some answer has', () => {
    const none = offer(0, { kind: 'mulligan', slots: [] });
    const one = offer(1, { kind: 'mulligan', slots: [1] });
    const { chooser, table } = choosing([none, one, offer(2, { kind: 'mulligan', slots: [2] })], 'mulligan', duel({ phase: 'mulligan' }));
    expect(chooser.exchanging).toBe(true);
    chooser.touch('hand:0');
    expect(chooser.touch('hand:1')).toBe(false);
    expect(chooser.main).toEqual({ label: 'Replace 1 card', offer: one });
    chooser.press();
    expect(table.given).toEqual([one]);
  });

  test.each([
    [['hand:1'], 'summon Ironhide Orc > attack 1'],
    [['hand:1', 'slot:0:defense:4'], 'summon Ironhide Orc > defense 4'],
    [['hand:1', 'mana'], 'mana Ironhide Orc'],
    [['hand:0'], 'shard Ember Shard'],
    [['hand:2', 'thing:20'], 'cast Fireburst > #20'],
    [['hand:3', 'link:1'], 'cast Parry > link 1'],
    [['thing:17', 'hero:1'], 'attack #17 > P2'],
    [['thing:17', 'use:0', 'thing:20'], 'use #17 > #20'],
    [['ability:0', 'thing:17'], 'use hero 1 > #17'],
    [['draw'], 'draw'],
    [['thing:20'], ''],
  ])('why not %j is asked as “%s”', async (things, wish) => {
    const last = things.at(-1)!;
    const legal = things.length > 1 ? [offer(1, { kind: 'unknown' }), ...beginning(things[0]!)] : [END];
    const { chooser, table } = choosing(legal);
    for (const thing of things.slice(0, -1)) chooser.touch(thing);
    await chooser.why(last);
    expect(table.wishes).toEqual(wish ? [wish] : []);
  });
});

/** Answers that begin with this thing, so that it can be taken up. */
function beginning(thing: string): Offer[] {
  if (thing === 'ability:0') return [offer(2, { kind: 'ability', source: 'hero:0', which: 0, targets: ['thing:99'] })];
  if (thing.startsWith('thing:')) {
    return [offer(2, { kind: 'attack', attacker: thing, defender: 'thing:99' }), offer(3, { kind: 'ability', source: thing, which: 0, targets: ['thing:99'] })];
  }
  const keys = ['ember_shard', 'orc', 'fireburst', 'parry'];
  return [offer(2, { kind: 'replace', card: keys[Number(thing.slice('hand:'.length))]! })];
}

describe('References', () => {
  test('numbers of events are heroes, rows, columns and things', () => {
    expect([0, 1, 2, 3, 6, 7, 11, 16].map(refOf)).toEqual(['', 'hero:0', 'hero:1', 'row:0:attack', 'row:1:defense', 'column:1', 'column:5', 'thing:16']);
    expect([placeOf(0), placeOf(9)]).toEqual([{ zone: 'attack', slot: 1 }, { zone: 'defense', slot: 5 }]);
  });

  test('whose and which card something is', () => {
    const shown = duel({ enchants: [{ id: 30, card: FIREBURST, seat: 1, on: 'row:0:attack' }] });
    expect(['hero:1', 'thing:17', 'thing:20', 'thing:30', 'row:1:attack', 'column:2', 'thing:99'].map((ref) => ownerOf(shown, ref))).toEqual([1, 0, 1, 1, 1, -1, -1]);
    expect(['hero:0', 'thing:20', 'thing:40', 'thing:99'].map((ref) => cardOf(shown, ref))).toEqual([CELESTINE, KNIGHT, -1, -1]);
  });

  test('adjacent are left, right, behind and, between the Attack zones, across; never diagonally', () => {
    expect(slotsBeside(0, 'attack', 3)).toEqual(['slot:0:defense:3', 'slot:0:attack:2', 'slot:0:attack:4', 'slot:1:attack:3']);
    expect(slotsBeside(1, 'defense', 1)).toEqual(['slot:1:attack:1', 'slot:1:defense:2']);
  });
});

describe('What concerns whom', () => {
  const link = (changes: object) => ({ kind: 'attack', seat: 1, card: KNIGHT, source: 'thing:20', which: 0, targets: ['hero:0'], negated: false, ...changes });
  const concerning = (...links: object[]) => concerns(duel({ player: 1, chain: links.map(link) as never }), 0, cards)?.concerning;

  test('what points at my hero or my creatures, and what speaks of every creature', () => {
    expect(concerning({})).toEqual([1]);
    expect(concerning({ targets: ['thing:17'] })).toEqual([1]);
    expect(concerning({ targets: ['thing:20'] })).toEqual([]);
    expect(concerning({ kind: 'cast', card: FIRESTORM, source: null, targets: [] })).toEqual([1]);
    expect(concerning({ negated: true })).toEqual([]);
    expect(concerning({ seat: 0 })).toEqual([]);
  });

  test('the end of a turn alone is a closing', () => {
    const ending = { kind: 'end', card: -1, source: null, targets: [] };
    expect(concerns(duel({ chain: [link(ending)] as never }), 0, cards)).toMatchObject({ closing: true, concerning: [] });
    expect(concerns(duel({ chain: [link(ending), link({})] as never }), 0, cards)?.closing).toBe(false);
  });
});

describe('In words', () => {
  test('a creature says its numbers, state, place, keywords and enchants', () => {
    const shown = duel({ enchants: [{ id: 30, card: FIREBURST, seat: 1, on: 'thing:20' }] });
    const knight = creature({ id: 20, card: KNIGHT, atk: 3, hp: 5, damage: 1, left: 4, keywords: ['Vigilant'], enchants: [30], zone: 'attack', slot: 3 });
    expect(creatureInWords(knight, shown, cards)).toBe('Temple Knight, Knight, 3 ATK, 4 of 5 HP, ready, Attack zone, slot 3, Vigilant, enchanted by Fireburst');
  });

  test('a card of the hand says what it costs in mana and in HP', () => {
    expect(cardInWords(PARRY, cards, [2, 2])).toBe('Parry, Burst, Solar, costs 2, and 2 HP');
    expect(cardInWords(ORC, cards, [2, 0])).toBe('Ironhide Orc, Creature, Warrior, Ember, costs 2, 2 ATK, 3 HP');
    expect(faceOf(cards.at(PARRY) as CartoverseCard, cards, { price: 2 })).toMatchObject({ price: { value: 2 }, line: 'Burst · Solar · Loyalty 1' });
    expect(faceOf(cards.at(PARRY) as CartoverseCard, cards).price).toBeUndefined();
  });

  test('an ability is read without its name and price', () => {
    const hero = cards.at(CELESTINE) as CartoverseCard;
    expect(hero.abilities!.map((ability) => textOf(hero, ability))).toEqual(['Heal target friendly creature for 1.', 'Your hero gains 3 HP.']);
  });

  test('a link says what it is, whose, and what it aims at; a hero’s ability has its own name', () => {
    const chain = [{ kind: 'ability', seat: 0, card: CELESTINE, source: 'hero:0', which: 1, targets: ['thing:17'], negated: true }] as const;
    const frame = frameOf(duel({ chain }));
    expect(linkInWords(chain[0], 1, frame, cards)).toBe('Link 1, Ability, Benediction, yours, aims at Ironhide Orc (yours), negated');
  });

  test('the position tells everything everybody may know, and of the other hand only its size', () => {
    const text = inWords(frameOf(duel()), cards).flatMap(({ title, lines }) => [title, ...lines]).join('\n');
    expect(text).toContain('Turn 7: Ana, Main phase');
    expect(text).toContain('1 shard becomes mana next turn');
    expect(text).toContain('In hand: Parry, Burst, Solar, costs 2');
    expect(text).toContain('2 cards in hand');
    expect(text).toContain('1 trap');
  });

  test('what lies in play shows its numbers and why they changed', () => {
    const shown = duel({ seats: [seat({ creatures: [creature({ id: 17, atk: 4, left: 5, hp: 5, grown_atk: 1, grown_hp: 1, lent_atk: 1, lent_hp: 1, keywords: ['Elusive'] })] }), seat()] });
    const found = inPlay(17, frameOf(shown), cards);
    expect(found?.face).toMatchObject({ left: { value: 4, change: 'up' }, right: { value: 5, change: 'up' } });
    expect(found?.notes).toEqual(['Elusive', 'Printed 2/3', '+1/+1 for good', '+1/+1 this turn']);
  });
});

describe('What is told', () => {
  test('the server’s own sentence, with names for the players and for what is gone', () => {
    const past = [told('die', 1, { thing: 33, card: KNIGHT })];
    expect(tell(told('hurt', 1, {}, 'P2 takes 2 damage.'), frameOf(duel()), cards)).toBe('Ben takes 2 damage.');
    expect(tell(told('damage', 1, {}, '#33 takes 2 damage.'), frameOf(duel(), { past }), cards)).toBe("Ben's Temple Knight takes 2 damage.");
    expect(about(told('damage', 1, { thing: 33, card: KNIGHT }), frameOf(duel(), { past }))).toEqual([KNIGHT, KNIGHT]);
  });
});

describe('Before it is done', () => {
  test('ghosts show who would come, change and go, own creatures included', () => {
    const now = duel();
    const then = duel({
      seats: [seat({ hp: 17, mana: 1, creatures: [creature({ id: 50, card: ORC, slot: 4 })] }), seat({ creatures: [creature({ id: 20, card: KNIGHT, atk: 3, left: 1, hp: 4, damage: 3, zone: 'attack', slot: 3 })] })],
    });
    const ghosts = ghostsOf(now, then);
    expect(ghosts.creatures).toEqual(new Map([[17, { atk: null, left: null, gone: true }], [20, { atk: null, left: 1, gone: false }]]));
    expect(ghosts.newcomers.map(({ seat: whose, creature: one }) => [whose, one.id])).toEqual([[0, 50]]);
    expect([ghosts.hp, ghosts.mana]).toEqual([[17, null], [1, null]]);
  });
});

describe('The layout', () => {
  test.each([[1052, 640], [360, 455], [740, 251], [683, 275], [1600, 900]])('in %d by %d all slots of a zone fit side by side, each large enough for a finger', (width, height) => {
    for (const chained of [false, true]) {
      const { piece, row, side, upright, low } = layoutOf(width, height, chained);
      expect(piece).toBeGreaterThanOrEqual(44);
      expect(row + 5 * piece + 20 + (upright ? 0 : low ? side : 2 * side)).toBeLessThanOrEqual(width);
    }
  });
});
