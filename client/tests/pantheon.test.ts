/** Pantheon in the client: how answers are touched, what concerns whom, what is told, what is read out. */
import { describe, expect, test } from 'vitest';
import { Cards } from '../src/games/cards.ts';
import { Choosing } from '../src/games/pantheon/choosing/choosing.ts';
import { concerns } from '../src/games/pantheon/choosing/concerns.ts';
import { seenOf, sideOf, spread, stepOf } from '../src/board/fitting.ts';
import { ghostsOf, verdictOf } from '../src/games/pantheon/board/ghosts.ts';
import { inPlay } from '../src/games/pantheon/cards/inPlay.ts';
import { inWords } from '../src/games/pantheon/text/inWords.ts';
import { faceOf, type PantheonCard } from '../src/games/pantheon/cards/printed.ts';
import { linkInWords, thingInWords } from '../src/games/pantheon/text/names.ts';
import { ownerOf, refOf } from '../src/games/pantheon/shown.ts';
import type { Shown, ShownLink, ShownSeat, ShownThing } from '../src/games/pantheon/types.ts';
import { about, tell } from '../src/games/pantheon/text/tell.ts';
import type { Frame } from '../src/table/frame.ts';
import type { GameDetails, Offer, Sitting, Told } from '../src/wire/types.ts';
import { Asking, offer } from './asking.svelte.ts';

const card = (key: string, name: string, changes: Partial<PantheonCard> = {}): PantheonCard => ({
  key, name, set: 'Core', type: 'unit', faction: 'Demon', cost: 1, power: 1, health: 0, keywords: [], text: '', ...changes,
});

const cards = new Cards({
  name: 'pantheon',
  cards: [
    card('lilith', 'Lilith Vane, Queen of Whispers', { type: 'hero', health: 21 }),
    card('imp', 'Imp Kindler'),
    card('firebolt', 'Firebolt', { type: 'spell' }),
    card('mana', 'Mana', { type: 'mana', faction: 'Neutral' }),
    card('doom', 'Doom', { type: 'spell', cost: 5 }),
    card('tribute', 'Tribute', { type: 'spell', text: 'Each opponent sacrifices a unit of their choice.' }),
  ],
} as unknown as GameDetails);
const [LILITH, IMP, FIREBOLT, MANA, DOOM, TRIBUTE] = [0, 1, 2, 3, 4, 5];

const lying = (changes: Partial<ShownThing> = {}): ShownThing => ({
  id: 17, card: IMP, unit: true, power: 3, printed: 1, lent: -1, grown: 2, aura: 1, ready: true, engaged: false, taunt: true, stealth: false, barred: false, activates: false, ...changes,
});

const seat = (changes: Partial<ShownSeat> = {}): ShownSeat => ({
  hero: LILITH, offers: [], health: 18, most: 21, awake: true, alive: true, place: 0, truce: [], hand: [-1, -1], ready: 2, spent: 1, placed: false, finished: 1, open: false, discount: 0, field: [], ...changes,
});

const attack: ShownLink = { kind: 'attack', seat: 1, card: IMP, source: 'thing:20', targets: ['thing:17'], negated: false };

const shown: Shown = {
  turn: 4, player: 0, phase: 'turn', deck: 40, pile: [DOOM, IMP], priority: null, asking: [], chain: [], limit: 7, asked: null,
  seats: [seat({ hand: [MANA, IMP, FIREBOLT, MANA], field: [lying(), lying({ id: 18 })] }), seat({ field: [lying({ id: 20 })] }), seat({ alive: false, health: 0 })],
};

function frame(changes: Partial<Frame> = {}): Frame {
  const sitting = (name: string): Sitting => ({ name, player: '', face: '', bot: '', here: true, rating: null, change: null, deadline: null, stand_in: '', out: false, claim: null });
  return { shown, seat: 0, near: 0, seats: ['Ana', 'Bert', 'Cleo'].map(sitting), asked: [0], result: null, events: [], rules: null, number: 0, ...changes };
}

const told = (word: string, seat: number, numbers: Record<string, number> = {}, text = 'x'): Told => ({ word, seat, numbers, text });

function choosing(legal: Offer[]): [Asking, Choosing] {
  const table = Object.assign(new Asking(legal), { stage: { now: frame() }, seat: 0 });
  return [table, new Choosing(table.table, cards)];
}

describe('choosing', () => {
  const END = offer(1, { kind: 'end' });
  const PLACE = offer(2, { kind: 'mana' });
  const PLAY = offer(3, { kind: 'play', card: 'imp', targets: [] });
  const AIMED = offer(4, { kind: 'play', card: 'imp', targets: ['thing:20'] });
  const BOLT = offer(5, { kind: 'cast', card: 'firebolt', targets: ['thing:20'] });
  const TWICE = offer(6, { kind: 'cast', card: 'firebolt', targets: ['thing:20', 'hero:1'] });
  const ATTACK = offer(7, { kind: 'attack', attacker: 'thing:17', defender: 'thing:20' });
  const USE = offer(8, { kind: 'activate', source: 'thing:17', targets: ['thing:18'] });
  const HERO = offer(9, { kind: 'activate', source: 'hero:0', targets: [] });
  const TRADE = offer(10, { kind: 'cast', card: 'firebolt', targets: ['thing:20'], sacrifice: 'thing:18' });

  test('a unit without a target is put on the table', () => {
    const [table, chooser] = choosing([END, PLAY]);
    chooser.touch('hand:1');
    expect([...chooser.lit]).toEqual([['table', 'play']]);
    chooser.touch('thing:20');
    expect(table.given).toEqual([PLAY]);
  });

  test('a card lights every copy of it, and the copy that was touched is the one picked', () => {
    const [, chooser] = choosing([END, PLACE]);
    expect([...chooser.lit.keys()]).toEqual(['hand:0', 'hand:3', 'mana']);
    chooser.touch('hand:3');
    expect(chooser.picked).toEqual(['hand:3']);
  });

  test('a Mana is placed by touching the pile alone, or a Mana and then the pile', () => {
    const [table, chooser] = choosing([END, PLACE]);
    chooser.touch('mana');
    chooser.touch('hand:0');
    chooser.touch('mana');
    expect(table.given).toEqual([PLACE, PLACE]);
  });

  test('what may have one target or two asks whether that is all', () => {
    const [table, chooser] = choosing([END, BOLT, TWICE]);
    chooser.touch('hand:2');
    chooser.touch('thing:20');
    expect([...chooser.lit.keys()]).toEqual(['enough', 'hero:1']);
    chooser.touch('enough');
    expect(table.given).toEqual([BOLT]);
  });

  test('one that can attack says first that its effect is meant', () => {
    const [table, chooser] = choosing([END, ATTACK, USE]);
    chooser.touch('thing:17');
    expect([...chooser.lit]).toEqual([['thing:20', 'attack'], ['use', 'begin']]);
    expect([...chooser.next]).toEqual(['defender', 'use']);
    chooser.touch('use');
    chooser.touch('thing:18');
    expect(table.given).toEqual([USE]);
  });

  test('one that only has an effect needs no such word, and an effect without a target is used by the button', () => {
    const [table, chooser] = choosing([END, USE, HERO]);
    chooser.touch('thing:17');
    chooser.touch('thing:18');
    chooser.touch('hero:0');
    chooser.touch('use');
    expect(table.given).toEqual([USE, HERO]);
  });

  test('what is sacrificed is chosen before the target', () => {
    const [table, chooser] = choosing([END, TRADE]);
    chooser.touch('hand:2');
    expect([...chooser.next]).toEqual(['sacrifice']);
    chooser.touch('thing:18');
    expect([...chooser.next]).toEqual(['target']);
    chooser.touch('thing:20');
    expect(table.given).toEqual([TRADE]);
  });

  test('what is discarded or sacrificed on demand is shown to the pile', () => {
    const [table, chooser] = choosing([offer(1, { kind: 'discard', card: 'mana' }), offer(2, { kind: 'sacrifice', unit: 'thing:17' })]);
    chooser.touch('hand:0');
    chooser.touch('discard');
    chooser.touch('thing:17');
    chooser.touch('discard');
    expect(table.given.map((one) => one.action)).toEqual([1, 2]);
  });

  test('the main button passes or ends the turn, and is not there where there is neither', () => {
    expect(choosing([END, BOLT])[1].main?.label).toBe('End turn');
    expect(choosing([offer(1, { kind: 'pass' }), BOLT])[1].main?.label).toBe('Pass');
    expect(choosing([BOLT])[1].main).toBeNull();
  });

  test('a hero is marked first and taken by the button', () => {
    const HERO = offer(1, { kind: 'hero', card: 'lilith' });
    const [table, chooser] = choosing([HERO]);
    expect(chooser.main).toEqual({ label: 'Choose a hero', offer: null });
    chooser.touch('offer:lilith');
    expect(table.given).toEqual([]);
    expect(chooser.main?.label).toBe('Take Lilith Vane');
    chooser.press();
    expect(table.given).toEqual([HERO]);
  });

  test('cards are marked for the Mulligan, copies one by one, no more than may go', () => {
    const swap = (action: number, ...keys: string[]): Offer => offer(action, { kind: 'swap', cards: keys });
    const [table, chooser] = choosing([swap(1), swap(2, 'mana'), swap(3, 'imp', 'mana'), swap(4, 'mana', 'mana')]);
    expect(chooser.main?.label).toBe('Keep all');
    chooser.touch('hand:3');
    chooser.touch('hand:0');
    expect(chooser.touch('hand:1')).toBe(false);
    expect(chooser.swapping.marked).toEqual(['hand:3', 'hand:0']);
    expect(chooser.main?.label).toBe('Swap 2 cards');
    chooser.press();
    expect(table.given.map((one) => one.action)).toEqual([4]);
    expect(chooser.things(table.given[0]!)).toEqual(['hand:0', 'hand:3']);
  });

  test('why something may not be done is asked as a player would write it', async () => {
    const [table, chooser] = choosing([END, ATTACK, AIMED, HERO]);
    await chooser.why('hand:2');
    chooser.touch('thing:17');
    await chooser.why('hero:1');
    chooser.touch('hand:1');
    await chooser.why('thing:18');
    chooser.cancel();
    await chooser.why('hero:0');
    await chooser.why('hero:1');
    expect(table.wishes).toEqual(['cast Firebolt', 'attack #17 > P2', 'play Imp Kindler > #18', 'activate hero']);
  });
});

describe('what is seen', () => {
  test('references are read from events and from links', () => {
    expect([0, 1, 6, 16].map(refOf)).toEqual(['', 'hero:0', 'hero:5', 'thing:16']);
    expect(['hero:2', 'thing:20', 'thing:99', 'pile:imp'].map((ref) => ownerOf(shown, ref))).toEqual([2, 1, -1, -1]);
  });

  test('an attack concerns whom it is aimed at, an effect that speaks of others everybody, and nothing depends on hands', () => {
    const spell: ShownLink = { kind: 'cast', seat: 1, card: TRIBUTE, source: null, targets: [], negated: false };
    const chain = { ...shown, player: 1, chain: [attack, spell, { ...attack, negated: true }] };
    expect(concerns(chain, 0, cards)?.concerning).toEqual([1, 2]);
    expect(concerns(chain, 1, cards)?.concerning).toEqual([]);
    expect(concerns(chain, 2, cards)?.concerning).toEqual([2]);
    const other = { ...chain, seats: chain.seats.map((one) => ({ ...one, hand: [] })) };
    expect(concerns(other, 0, cards)).toEqual(concerns(chain, 0, cards));
  });

  test.each([
    ['Draw 2 cards.', 'cast', 2, false],
    ['Draw 2 cards.', 'cast', 0, true], // in one's own turn
    ['Destroy all units.', 'cast', 2, true],
    ['Activate — Exhaust this card: Each enemy hero loses 2 Health.', 'activate', 2, true],
    ['On play: Deal 2 damage to each other unit.', 'play', 2, true],
    ['On play: This unit gets +1 power for each other friendly unit.', 'play', 2, false],
    ['Whenever a player casts a spell, your hero gains 1 Health.', 'play', 2, false],
  ] as const)('“%s” (%s, turn of %i) concerns the others: %s', (text, kind, player, does) => {
    const link: ShownLink = { kind, seat: 1, card: 0, source: null, targets: [], negated: false };
    const printed = new Cards({ name: 'pantheon', cards: [card('one', 'One', { text })] } as unknown as GameDetails);
    expect(concerns({ ...shown, player, chain: [link] }, 0, printed)?.concerning).toEqual(does ? [1] : []);
  });

  test('a preview shows what would change and what would be gone', () => {
    const then = { ...shown, seats: [seat({ health: 15, ready: 0, field: [lying({ power: 1 })] }), seat(), seat({ alive: false, health: 0 })] };
    const ghosts = ghostsOf(shown, then);
    expect(ghosts.things.get(17)).toEqual({ power: 1, gone: false });
    expect(ghosts.things.get(18)).toEqual({ power: null, gone: true });
    expect(ghosts.health).toEqual([15, null, null]);
    expect(ghosts.mana).toEqual([0, null, null]);
    expect(verdictOf(shown, then, null, 0)).toBeNull();
    expect(verdictOf(shown, { ...then, seats: [seat({ alive: false })] }, null, 0)).toBe('lose');
    expect(verdictOf(shown, then, [0], 0)).toBe('win');
  });

  test('things are as large as fits, in rows', () => {
    expect(sideOf(3, 330, 100, 132, 0)).toBe(100);
    expect(sideOf(6, 300, 200, 132, 0)).toBe(100);
    expect(sideOf(0, 300, 200, 132, 0)).toBe(132);
    expect(stepOf(3, 330, 100, 10)).toBe(110);
    expect(stepOf(5, 300, 100, 10)).toBe(50);
  });

  test('a hand lies in as few rows as let every name be read', () => {
    expect(spread(6, 860, 118, 124, 1)).toMatchObject({ rows: 1, flat: false });
    const many = spread(12, 354, 98, 124, 1);
    expect(many).toMatchObject({ rows: 2, inRow: 6, flat: true });
    expect(seenOf(many)).toBeGreaterThan(53);
    expect(many.card.height).toBeGreaterThanOrEqual(44);
    expect(spread(12, 180, 200, 124, 2).rows).toBe(4);
    expect(spread(12, 354, 80, 124, 1).rows).toBe(1); // a further row would be too low for a finger
    expect(spread(0, 354, 98, 124, 1).inRow).toBe(0);
  });
});

describe('in words', () => {
  test('a unit is named with its power and state', () => {
    expect(thingInWords(lying({ ready: false }), cards)).toBe('Imp Kindler, Unit, Demon, 3 power, Exhausted, Taunt');
  });

  test('a link is named with whose it is and at what it aims', () => {
    expect(linkInWords(attack, 1, frame(), cards)).toBe('Link 1, Attack, Imp Kindler, of Bert, aims at Imp Kindler (yours)');
  });

  test('the whole position can be read, and says nothing of hidden cards', () => {
    const passages = inWords(frame({ shown: { ...shown, chain: [attack], priority: 0 } }), cards);
    expect(passages.map((one) => one.title)).toEqual(['The table', 'The chain', 'Ana', 'Bert', 'Cleo']);
    expect(passages[3]!.lines).toContain('2 cards in hand');
    expect(passages[4]!.lines).toEqual(['Lilith Vane, Queen of Whispers, Demon, 0 of 21 Health, eliminated']);
  });

  test('a card in play says what has changed it', () => {
    const look = inPlay(17, frame(), cards);
    expect(look?.face.left).toMatchObject({ value: 3, change: 'up' });
    expect(look?.notes).toEqual(['Taunt', 'Printed power 1', '+2 power for good', '−1 power this turn', '+1 power from other cards']);
  });

  test('a card wears the enamel of its realm', () => {
    expect(faceOf(cards.at(MANA) as PantheonCard, cards)).toMatchObject({ faction: 'unbound', cost: undefined, line: 'Mana · Neutral' });
    expect(faceOf(cards.at(LILITH) as PantheonCard, cards).right?.value).toBe(21);
  });
});

describe('telling', () => {
  test('players are named', () => {
    expect(tell(told('attack', 1, {}, "Imp Kindler attacks P3's hero."), frame(), cards)).toBe("Imp Kindler attacks Cleo's hero.");
    expect(tell(told('attack', 1, {}, "P2's Imp Kindler attacks P1's Firebolt."), frame(), cards)).toBe("Bert's Imp Kindler attacks your Firebolt.");
    expect(tell({ word: 'offer', seat: 0 }, frame(), cards)).toBeNull();
  });

  test('the cards of an event are its card and those of what it points at, never the numbers that point', () => {
    expect(about(told('cast', 0, { card: FIREBOLT, target: 17, other: 0 }), frame())).toEqual([FIREBOLT, IMP, -1]);
    expect(about(told('damage', 1, { target: 2, amount: 3, left: 15, card: LILITH }), frame())).toEqual([LILITH, LILITH]);
  });
});
