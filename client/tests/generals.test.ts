/** Generals in the client: how answers are touched, what is told, what is read out. */
import { describe, expect, test } from 'vitest';
import { Cards } from '../src/games/cards.ts';
import { Choosing, FIELD, stepsOf, TAKE_BACK, wishOf } from '../src/games/generals/choosing/choosing.ts';
import { inPlay } from '../src/games/generals/cards/inPlay.ts';
import { inWords } from '../src/games/generals/text/inWords.ts';
import { faceOf, type GeneralsCard } from '../src/games/generals/cards/printed.ts';
import { squareInWords, unitInWords } from '../src/games/generals/text/names.ts';
import type { Shown, ShownPlayer, ShownUnit } from '../src/games/generals/types.ts';
import { SIGNS, signsOf } from '../src/games/generals/board/signs.ts';
import { tell } from '../src/games/generals/text/tell.ts';
import type { Frame } from '../src/table/frame.ts';
import type { GameDetails, Offer, Sitting, Told } from '../src/wire/types.ts';
import { Asking, offer } from './asking.svelte.ts';

const card = (key: string, name: string, changes: Partial<GeneralsCard> = {}): GeneralsCard => ({
  key, name, set: 'Core', type: 'minion', faction: 'Songhai', mana: 1, attack: 1, health: 1, tribe: '', rarity: 'rare', keywords: [], text: '', ...changes,
});

const cards = new Cards({
  name: 'generals',
  cards: [
    card('reva', 'Reva Eventide', { type: 'general', attack: 2, health: 25 }),
    card('heartseeker', 'Heartseeker', { keywords: ['Ranged'], text: 'Ranged.' }),
    card('phoenix_fire', 'Phoenix Fire', { type: 'spell', mana: 2 }),
  ],
} as unknown as GameDetails);
const [REVA, HEARTSEEKER, FIRE] = [0, 1, 2];

const unit = (changes: Partial<ShownUnit> = {}): ShownUnit => ({
  number: 7, card: HEARTSEEKER, owner: 0, square: 'h3', general: false, attack: 1, health: 1, most: 1, printed: { attack: 1, health: 1 }, keywords: ['Ranged'],
  amounts: {}, status: [], within: null, countdown: null, moves: 1, attacks: 1, marks: [], threat: [], intends: null, backstab: [], ...changes,
});

const general = unit({ number: 1, card: REVA, square: 'i3', general: true, attack: 2, health: 20, most: 25, keywords: [], moves: 0, attacks: 0 });

const player: ShownPlayer = {
  general: 1, turns: 2, mana: 3, crystals: 5, bonus: 0, hand: [{ card: FIRE, cost: 1, attack: null, health: null }, null, { card: -1 }], deck: 20, deck_cards: null,
  artifacts: [{ card: FIRE, durability: 2, most: 3 }], bloodbound: { card: FIRE, cost: 1, ready: false, next: 2, calendar: [3, 5] }, graveyard: [1],
  played: [], cast: [], broken: [], replaces: 1, trial: { card: -1, steps: null, needed: null, met: false }, mechaz0r: 0,
};

const shown: Shown = { turn: 4, mover: 0, following: null, units: [general, unit()], tiles: [{ kind: 'creep', card: 2, owner: 1, square: 'e1' }], players: [player, player] };

function frame(changes: Partial<Frame> = {}): Frame {
  const sitting = (name: string): Sitting => ({ name, player: '', face: '', bot: '', here: true, rating: null, change: null, deadline: null, stand_in: '', out: false, claim: null });
  return { shown, seat: 0, near: 0, seats: [sitting('Ana'), sitting('Bert')], asked: [0], result: null, events: [], rules: null, number: 0, ...changes };
}

const told = (word: string, seat: number, numbers: Record<string, number> = {}, text = 'x'): Told => ({ word, seat, numbers, text });

describe('choosing', () => {
  const MOVE = offer(1, { kind: 'move', from: 'h3', to: 'g3' });
  const ATTACK = offer(2, { kind: 'attack', from: 'h3', to: 'a3' });
  const PLAY = offer(3, { kind: 'play', slot: 1, card: 'heartseeker', square: 'h4' });
  const EQUIP = offer(4, { kind: 'play', slot: 3, card: 'mask', square: null });
  const REPLACE = offer(5, { kind: 'replace', slot: 1, card: 'heartseeker' });
  const CAST = offer(6, { kind: 'cast', card: 'phoenix_fire', square: 'a3' });
  const END = offer(7, { kind: 'end' });
  const asking = (legal: Offer[], turn = 4): [Asking, Choosing] => {
    const table = Object.assign(new Asking(legal), { stage: { now: frame({ shown: { ...shown, turn } }) } });
    return [table, new Choosing(table.table)];
  };

  test('every answer is touched step by step', () => {
    expect([MOVE, PLAY, EQUIP, REPLACE, CAST, END].map(stepsOf)).toEqual([
      ['square:h3', 'square:g3'],
      ['hand:0', 'square:h4'],
      ['hand:2', FIELD],
      ['hand:0', 'replace'],
      ['bloodbound', 'square:a3'],
      ['main'],
    ]);
  });

  test('a unit that is taken up lights where it can go and whom it can attack', () => {
    const [, choosing] = asking([MOVE, ATTACK, END]);
    choosing.touch('square:h3');
    expect(Object.fromEntries(choosing.lit)).toEqual({ 'square:g3': 'move', 'square:a3': 'attack' });
    expect(choosing.main?.offer).toBe(END);
  });

  test('a card that needs no square is played on any', () => {
    const [table, choosing] = asking([EQUIP, END]);
    choosing.touch('hand:2');
    expect(choosing.offerAt('square:c2')).toBe(EQUIP);
    choosing.touch('square:c2');
    expect(table.given).toEqual([EQUIP]);
  });

  test('a card that can only be replaced is not one to be played', () => {
    const [, choosing] = asking([PLAY, REPLACE, offer(8, { kind: 'replace', slot: 2, card: 'x' }), END]);
    expect([...choosing.playable]).toEqual([0]);
  });

  test('letting go in the middle of playing a card takes it back', () => {
    const BACK = offer(9, { kind: 'take back' });
    const [table, choosing] = asking([offer(8, { kind: 'choose', square: 'e2' }), offer(10, { kind: 'enough' }), BACK]);
    expect(choosing.lit.has(TAKE_BACK)).toBe(true);
    choosing.cancel();
    expect(table.given).toEqual([BACK]);
  });

  test('cards are marked to be exchanged before the first turn', () => {
    const NONE = offer(1, { kind: 'mulligan', slots: [] });
    const BOTH = offer(4, { kind: 'mulligan', slots: [1, 2] });
    const [table, choosing] = asking([NONE, offer(2, { kind: 'mulligan', slots: [1] }), offer(3, { kind: 'mulligan', slots: [2] }), BOTH], 0);
    expect(choosing.main).toEqual({ label: 'Keep all', offer: NONE });
    choosing.touch('hand:0');
    choosing.touch('hand:1');
    expect(choosing.main).toEqual({ label: 'Exchange 2 cards', offer: BOTH });
    choosing.press();
    expect(table.given).toEqual([BOTH]);
  });

  test('why something cannot be done is asked as a player would write it', () => {
    const owners: Record<string, number> = { h3: 0, a3: 1 };
    const ownerOn = (square: string): number => owners[square] ?? -1;
    const wishes = [['hand:1'], ['hand:1', 'square:c3'], ['hand:1', 'replace'], ['square:h3', 'square:a3'], ['square:h3', 'square:b1'], ['square:h3'], ['square:a3'], ['square:b1'], ['bloodbound']];
    expect(wishes.map((things) => wishOf(things, ownerOn, 0))).toEqual(['play 2', 'play 2 c3', 'replace 2', 'attack h3 a3', 'move h3 b1', 'move h3 h3', '', '', 'cast']);
  });
});

describe('telling', () => {
  test('players are called by their names, and one’s own things are one’s own', () => {
    expect(tell(told('drew', 1, {}, 'P2 draws a card.'), frame(), cards)).toBe('Bert draws a card.');
    expect(tell(told('died', 0, {}, "P1's Heartseeker dies on h3."), frame(), cards)).toBe('Your Heartseeker dies on h3.');
  });

  test('what nobody need know is not told', () => {
    expect(tell(told('progress', 0, { steps: 1 }, ''), frame(), cards)).toBeNull();
  });
});

describe('reading out', () => {
  test('a unit is named with its state', () => {
    expect(unitInWords(unit(), frame(), cards)).toBe('Heartseeker, yours, on h3, 1 attack, 1 health, Ranged, can move and attack');
    expect(unitInWords(unit({ owner: 1, status: ['stunned'] }), frame(), cards)).toBe('Heartseeker, of Bert, on h3, 1 attack, 1 health, Ranged, stunned');
  });

  test('a square says what touching it does', () => {
    expect(squareInWords('g3', { unit: undefined, tile: undefined, kind: 'move' }, frame(), cards)).toBe('Square g3, free, move here');
    expect(squareInWords('e1', { unit: undefined, tile: shown.tiles[0], kind: undefined }, frame(), cards)).toBe('Square e1, free, Shadow Creep of Bert');
  });

  test('the whole position can be read', () => {
    const passages = inWords(frame(), cards);
    expect(passages.map(({ title }) => title)).toEqual(['Board', 'Ana', 'Bert']);
    expect(passages[1]?.lines).toContain('Bloodbound spell: Phoenix Fire, costs 1, ready in 2 turns');
    expect(passages[1]?.lines).toContain('Your hand: Phoenix Fire, Spell, costs 1 mana');
  });

  test('a changed unit says what has changed it', () => {
    const mark = { card: FIRE, attack: 2, health: 0, keywords: ['Flying'], sets: false, aura: false, until: { turn: 6, at: 'end' as const } };
    const found = inPlay(7, frame({ shown: { ...shown, units: [unit({ attack: 3, marks: [mark] })] } }), cards);
    expect(found?.face.left).toMatchObject({ value: 3, change: 'up' });
    expect(found?.notes).toEqual(['+2/+0, Flying, from Phoenix Fire (until the end of turn 6)']);
  });
});

describe('faces', () => {
  test('a card in hand shows what it costs now', () => {
    expect(faceOf(card('phoenix_fire', 'Phoenix Fire', { type: 'spell', mana: 2 }), cards, { card: FIRE, cost: 1 }).cost).toMatchObject({ value: 1, change: 'down' });
  });

  test('a spell has neither attack nor health, a general no cost', () => {
    expect(faceOf(card('x', 'X', { type: 'spell' }), cards)).toMatchObject({ left: undefined, right: undefined });
    expect(faceOf(card('y', 'Y', { type: 'general' }), cards).cost).toBeUndefined();
  });

  test('a unit carries what it suffers before what it can do, and not what is over', () => {
    expect(signsOf(unit({ status: ['exhausted', 'stunned'], keywords: ['Ranged', 'Opening Gambit'] })).map(({ word }) => word)).toEqual(['stunned', 'Ranged']);
    expect(Object.values(SIGNS).every((path) => path.startsWith('M'))).toBe(true);
  });
});
