/** Decks: their text, their links, their numbers. */
import { describe, expect, test } from 'vitest';
import { Cards, type CardFacts } from '../src/games/cards.ts';
import { average, curve, tally } from '../src/pages/decks/curve.ts';
import { deckIn, deckLink } from '../src/pages/decks/link.ts';
import { meant } from '../src/pages/decks/problems.ts';
import { EMPTY, countOf, freeName, minus, plus, same, size, spread, withCount, type Sheet } from '../src/pages/decks/sheet.ts';
import { readDeck, renamed, writeDeck } from '../src/pages/decks/text.ts';
import type { GameDetails } from '../src/wire/types.ts';

const NAMES = ['Argeon Highmayne', "Zir'An Sunforge", 'True Strike', 'Golem', 'Stone Golem', 'Tempest', 'Tempest'];
const [ARGEON, ZIRAN, STRIKE, GOLEM, STONE, TEMPEST, BLOODBOUND] = [0, 1, 2, 3, 4, 5, 6];

const keyOf = (name: string, number: number): string => name.toLowerCase().replace("'", '').replace(' ', '_') + (number === 6 ? '_bloodbound' : '');
const facts = NAMES.map((name, number) => ({ key: keyOf(name, number), name, set: 'Core', type: number < 2 ? 'general' : 'spell' }));
const cards = new Cards({ name: 'generals', cards: facts } as unknown as GameDetails);
const leads = (card: CardFacts): boolean => card.type === 'general';
const deck = (...counts: (readonly [number, number])[]): Sheet => ({ ...EMPTY, leader: ARGEON, counts: new Map(counts) });

describe('a sheet', () => {
  test('grows and shrinks without changing what it was', () => {
    const one = plus(EMPTY, STRIKE);
    const two = plus(one, STRIKE);
    expect([countOf(EMPTY, STRIKE), countOf(one, STRIKE), countOf(two, STRIKE)]).toEqual([0, 1, 2]);
    expect(same(minus(two, STRIKE), one)).toBe(true);
    expect(minus(one, STRIKE).counts.size).toBe(0);
    expect(minus(EMPTY, STRIKE).counts.size).toBe(0);
  });

  test('counts its leader', () => {
    expect(size(EMPTY)).toBe(0);
    expect(size(deck([STRIKE, 3], [GOLEM, 2]))).toBe(6);
    expect(spread(deck([STRIKE, 2], [GOLEM, 1]))).toEqual([STRIKE, STRIKE, GOLEM]);
  });

  test('is the same whatever order its cards came in', () => {
    expect(same(deck([STRIKE, 2], [GOLEM, 1]), deck([GOLEM, 1], [STRIKE, 2]))).toBe(true);
    expect(same(deck([STRIKE, 2]), withCount(deck([STRIKE, 2]), GOLEM, 1))).toBe(false);
    expect(same(deck(), { ...deck(), name: 'other' })).toBe(false);
  });

  test('finds a name that is free', () => {
    expect(freeName('Storm', [])).toBe('Storm');
    expect(freeName('Storm', ['Storm', 'Storm 2'])).toBe('Storm 3');
  });
});

describe('the text of a deck', () => {
  test('is read as the server reads it', () => {
    const { sheet, unknown } = readDeck("# quick\n\nZir'An Sunforge # the leader\n3 True Strike\r\n2x stone golem\nGolem\n1 Golem\n", cards, { leads });
    expect(unknown).toEqual([]);
    expect(sheet.note).toBe('quick');
    expect(sheet.leader).toBe(ZIRAN);
    expect([...sheet.counts]).toEqual([[STRIKE, 3], [STONE, 2], [GOLEM, 2]]);
  });

  test('takes another name on a line that names no card, and keeps the rest of it', () => {
    const text = '# quick\n3 Golum # why\r\nZiran *\n3 Golum';
    expect(renamed(text, '3 Golum', 'Golem')).toBe('# quick\n3 Golem # why\r\nZiran *\n3 Golum');
    expect(renamed(text, 'Ziran *', "Zir'An Sunforge")).toBe("# quick\n3 Golum # why\r\nZir'An Sunforge *\n3 Golum");
    expect(renamed(text, '2 Golum', 'Golem')).toBe(text);
  });

  test('says which lines name no card', () => {
    expect(readDeck('Argeon Highmayne\n3 Nobody\n12 Golem', cards, { leads }).unknown).toEqual(['3 Nobody']);
  });

  test('written and read again is the same deck', () => {
    const sheet = { ...deck([STRIKE, 3], [STONE, 1], [TEMPEST, 2]), note: 'golems & storms' };
    expect(same(readDeck(writeDeck(sheet, cards), cards, { leads }).sheet, sheet)).toBe(true);
    expect(writeDeck(sheet, cards)).toBe('# golems & storms\nArgeon Highmayne\n3 True Strike\n1 Stone Golem\n2 Tempest\n');
  });

  test('names a card by its key where another has the same name', () => {
    expect(writeDeck(deck([BLOODBOUND, 1]), cards)).toBe('Argeon Highmayne\n1 tempest_bloodbound\n');
    expect(countOf(readDeck('tempest_bloodbound', cards, { leads }).sheet, BLOODBOUND)).toBe(1);
  });
});

describe('a link', () => {
  const opened = (link: string): Sheet | null => deckIn(new URL(link, 'http://localhost').searchParams, cards, { leads });

  test('opens the same deck', () => {
    const sheet = { ...deck([STRIKE, 3], [STONE, 1]), name: 'Über & „Gold“', note: 'a=b?' };
    expect(same(opened(deckLink('generals', sheet, cards, 'shared'))!, sheet)).toBe(true);
    expect(deckLink('generals', deck([STRIKE, 3]), cards)).toBe('/decks/generals/new?cards=argeon_highmayne.3-true_strike');
  });

  test('leaves out what does not exist', () => {
    expect(opened('/decks/generals/new')).toBeNull();
    expect([...opened('/x?cards=argeon_highmayne.3-nobody.2-golem...-')!.counts]).toEqual([[GOLEM, 2]]);
  });
});

describe('the numbers of a deck', () => {
  test('a curve puts everything dear into its last bar', () => {
    expect(curve([0, 2, 2, 7, 9, 25], 7)).toEqual([1, 0, 2, 0, 0, 0, 0, 3]);
    expect(average([1, 2, 6])).toBe(3);
    expect(average([])).toBe(0);
  });

  test('a tally has the most frequent first', () => {
    expect(tally(['spell', 'minion', 'minion', 'artifact'])).toEqual([
      { value: 'minion', count: 2 },
      { value: 'artifact', count: 1 },
      { value: 'spell', count: 1 },
    ]);
  });

  test('a problem is about the card it names, not about one whose name is part of it', () => {
    const sheet = deck([GOLEM, 1], [STONE, 4], [STRIKE, 1]);
    expect(meant('4 copies of Stone Golem; at most 3 are allowed', sheet, cards)).toEqual([STONE]);
    expect(meant('a deck has 40 cards with its general; this one has 7', sheet, cards)).toEqual([]);
  });
});

describe('a deck with several leaders', () => {
  const team = { leads, team: true };
  const sheet: Sheet = { ...EMPTY, leader: ZIRAN, counts: new Map([[ARGEON, 1], [ZIRAN, 1], [STRIKE, 2]]) };

  test('marks one of them by a star, and keeps their order', () => {
    const text = "1 Argeon Highmayne\nZir'An Sunforge *\n2 True Strike\n";
    expect(writeDeck(sheet, cards)).toBe(text);
    const read = readDeck(text, cards, team).sheet;
    expect(same(read, sheet)).toBe(true);
    expect([...read.counts.keys()]).toEqual([ARGEON, ZIRAN, STRIKE]);
    expect(size(sheet)).toBe(4);
  });

  test('is sent in a link', () => {
    const link = deckLink('generals', sheet, cards);
    expect(same(deckIn(new URL(link, 'http://localhost').searchParams, cards, team)!, sheet)).toBe(true);
  });
});
