/** Tables of two to six: names, places, and what is asked for when one is opened. */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { faces } from '../art/bots.ts';
import { deviceOf } from '../src/pages/account/device.ts';
import { differing } from '../src/table/differing.ts';
import type { GameFacts, Sitting } from '../src/wire/types.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('location', { pathname: '/', search: '' });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('document', { addEventListener: () => undefined, getElementById: () => null });

let namesOf: typeof import('../src/table/frame.ts').namesOf;
let ranking: typeof import('../src/table/places.ts').ranking;
let sizesOf: typeof import('../src/games/shelf.ts').sizesOf;
let sitting: typeof import('../src/pages/lobby/sitting.ts');
let named: typeof import('../src/board/tell.ts').named;
let castOf: typeof import('../src/bots/levels.ts').castOf;
let LEVELS: typeof import('../src/bots/levels.ts').LEVELS;

beforeAll(async () => {
  ({ namesOf } = await import('../src/table/frame.ts'));
  ({ sizesOf } = await import('../src/games/shelf.ts'));
  ({ castOf, LEVELS } = await import('../src/bots/levels.ts'));
  ({ named } = await import('../src/board/tell.ts'));
  ({ ranking } = await import('../src/table/places.ts'));
  sitting = await import('../src/pages/lobby/sitting.ts');
});

const person = (name: string): Sitting => ({ name, player: name, face: '', bot: '', here: true, rating: null, change: null, deadline: null, stand_in: '', out: false, claim: null });
const bot = (name: string): Sitting => ({ ...person(name), player: '', face: '', bot: 'easy' });

describe('Names', () => {
  test('bots are called what the server calls them, without a number', () => {
    expect(namesOf([person('Ana'), bot('Pip'), bot('Drakon'), bot('Nib')])).toEqual(['Ana', 'Pip', 'Drakon', 'Nib']);
  });

  test('what names share from the beginning may be left out, the rest may not', () => {
    const both = ['Bartholomew the Elder', 'Bartholomew the Younger'];
    expect(both.map((name) => differing(name, both))).toEqual([['Bartholomew the ', 'Elder'], ['Bartholomew the ', 'Younger']]);
    expect(differing('Ana', ['Ana', 'Anna'])).toEqual(['', 'Ana']);
    expect(differing('Barbara', ['Barbara', 'Barbarossa'])).toEqual(['Barbar', 'a']);
  });

  test('every bot has a face in every mood', () => {
    const names = LEVELS.flatMap(castOf);
    expect(names.length).toBe(60);
    expect([...faces().keys()].toSorted()).toEqual(names.flatMap((name) => ['calm', 'pleased', 'worried'].map((mood) => `${name.toLowerCase()}-${mood}`)).toSorted());
    expect(new Set(faces().values()).size).toBeGreaterThan(60 * 2.5);
  });

  test('the bot of a lesson is the teacher', () => {
    expect(namesOf([person('Ana'), { ...bot('easy'), name: 'teacher' }])).toEqual(['Ana', 'teacher']);
  });
});

describe('Places', () => {
  test('the best comes first, and equal ranks share a place', () => {
    expect(ranking([2, 0, 1, 1], [1], 4)).toEqual([
      { seat: 1, place: 1 },
      { seat: 2, place: 2 },
      { seat: 3, place: 2 },
      { seat: 0, place: 4 },
    ]);
  });

  test('where nobody is ranked, those who won come before the others', () => {
    expect(ranking(null, [2], 3).map(({ place }) => place)).toEqual([1, 2, 2]);
  });
});

describe('A table to open', () => {
  const wishes = (changes: object): Parameters<typeof sitting.tableFor>[1] => ({ ...sitting.USUAL, ...changes });

  test('a game for two to six can be played by every number between', () => {
    const sizes = (least_seats: number, most_seats: number): number[] => sizesOf({ least_seats, most_seats } as GameFacts);
    expect([sizes(2, 2), sizes(2, 6)]).toEqual([[2], [2, 3, 4, 5, 6]]);
  });

  test('against bots all other seats are bots, at once', () => {
    expect(sitting.tableFor('pantheon', wishes({ seats: 4, level: 'hard' }))).toMatchObject({ kind: 'bot', seats: 4, bots: ['hard', 'hard', 'hard'], clock: false });
  });

  test('friends may have bots among them, and a bot for those who leave', () => {
    const table = sitting.tableFor('pantheon', wishes({ way: 'friend', seats: 5, bots: 2, leaving: 'bot' }));
    expect(table).toMatchObject({ kind: 'private', seats: 5, bots: ['easy', 'easy'], leaving: 'bot', clock: true });
  });

  test('a rated table has no bots at all', () => {
    const table = sitting.tableFor('pantheon', wishes({ way: 'open', seats: 3, bots: 1, leaving: 'bot', rated: true }));
    expect(table).toMatchObject({ kind: 'open', bots: [], leaving: 'timeouts', rated: true });
  });
});

describe('Sentences', () => {
  test('never name the number of a thing', () => {
    const frame = { seats: [person('Ana'), person('Ben')], seat: -1 } as unknown as Parameters<typeof named>[1];
    expect(named("P1's Town Watch #27 attacks P2.", frame)).toBe("Ana's Town Watch attacks Ben.");
  });
});

describe('Devices', () => {
  test('are called what people call them', () => {
    expect(deviceOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox, Windows');
    expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1')).toBe('Safari, iPhone');
    expect(deviceOf('Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36')).toBe('Chrome, Android');
    expect(deviceOf('something else')).toBe('');
  });
});
