/** A replay shows each step as it was, and checks a shuffle by itself. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readFile } from '../src/pages/replay/file.ts';
import { frameAt, opensTurn, sitting, type Match } from '../src/pages/replay/frames.ts';
import { check, hasKey, wasShuffled } from '../src/pages/replay/proof.ts';
import { Seen } from '../src/pages/replay/seen.svelte.ts';
import type { Step } from '../src/wire/types.ts';

const SECRET = '00112233445566778899aabbccddeeff'.repeat(2);
const FILE = readFile(
  `{"game": "threelines", "seed": 0, "start": null, "proof": {"secret": "${SECRET}", "salts": ["mine", "yöurs"], "commitment": ""}}`,
);

describe('a file', () => {
  test('its seed keeps all its digits', () => {
    expect(readFile('{"seed":197934989954966291766546002600298727988}').seed).toBe('197934989954966291766546002600298727988');
  });

  test('the digits in somebody’s salt are left alone', () => {
    const file = readFile('{"seed": 12, "proof": {"salts": ["\\"seed\\": 3"]}}');
    expect(file.proof.salts).toEqual(['"seed": 3']);
  });
});

describe('a shuffle', () => {
  // Computed with Python's hashlib, as the server does.
  const COMMITMENT = '4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef';
  const SEED = '2a2136ba08527bee276d02f836e8213bd8c37f48bfcd6952e7589c9fbbd626d7';
  const OLDER = '56000031608430538057093661317778645307';

  test('is right when secret, commitment, salts and seed belong together', async () => {
    const right = await check({ seed: SEED, proof: { ...FILE.proof, commitment: COMMITMENT } });
    expect(right).toEqual({ commitmentFits: true, seedFits: true });
  });

  test('is wrong when a salt is another', async () => {
    const wrong = await check({ seed: SEED, proof: { ...FILE.proof, commitment: COMMITMENT, salts: ['mine', 'yours'] } });
    expect(wrong).toEqual({ commitmentFits: true, seedFits: false });
  });

  test('is wrong when the secret is another', async () => {
    const wrong = await check({ seed: SEED, proof: { ...FILE.proof, commitment: COMMITMENT, secret: `ff${SECRET.slice(2)}` } });
    expect(wrong).toEqual({ commitmentFits: false, seedFits: false });
  });

  test('is right with the number of a match from before there were keys', async () => {
    const right = await check({ seed: OLDER, proof: { ...FILE.proof, commitment: COMMITMENT } });
    expect(right).toEqual({ commitmentFits: true, seedFits: true });
    expect([hasKey({ seed: OLDER }), hasKey({ seed: SEED })]).toEqual([false, true]);
  });

  test('is wrong when only the first half of the key is right', async () => {
    const wrong = await check({ seed: SEED.slice(0, 32) + '0'.repeat(32), proof: { ...FILE.proof, commitment: COMMITMENT } });
    expect(wrong).toEqual({ commitmentFits: true, seedFits: false });
  });

  test('is there where a match went on from what one seat had seen', () => {
    expect(wasShuffled({ start: { seen_by: 0, position: {} } })).toBe(true);
  });

  test('is not there where a match went on from a position', () => {
    expect(wasShuffled(FILE)).toBe(true);
    expect(wasShuffled({ start: { round: 3 } })).toBe(false);
  });
});

describe('a frame', () => {
  const match: Match = { players: ['Ana', 'Ben'], bots: ['', ''], mine: null, total: 2, result: [1], rules: { variant: '', options: { hp: 5 }, cards: '', changes: null } };
  const step = (number: number, seat: number | null, ...words: string[]): Step => ({
    number, seat, action: '', position: null, shown: { at: number }, events: words.map((word) => ({ word, seat: -1 })),
  });

  test('is seen with the eyes one has chosen, and from their side', () => {
    expect(frameAt(step(0, null), [], 1, match)).toMatchObject({ seat: 1, near: 1, result: null });
    expect(frameAt(step(0, null), [], -1, match)).toMatchObject({ seat: -1, near: 0 });
    expect(frameAt(step(2, 1, 'end'), [], null, match)).toMatchObject({ seat: -1, near: 0, result: [1], rules: match.rules });
  });

  test('both are asked while they choose in secret, then the one who has not chosen', () => {
    const [first, second] = [step(1, 0), step(2, 1, 'place')];
    expect(frameAt(step(0, null), [first, second], null, match).asked).toEqual([0, 1]);
    expect(frameAt(first, [second], null, match).asked).toEqual([1]);
    expect(frameAt(second, [], null, match).asked).toEqual([]);
  });

  test('bots are known by their names', () => {
    expect(['Drakon', 'hard bot', 'teacher', 'Ana', 'a hard bot'].map((name) => sitting(name).bot)).toEqual(['hard', 'hard', 'beginner', '', '']);
  });

  test('a turn opens with its event, and at the beginning', () => {
    expect([step(0, null), step(1, 0, 'moved'), step(2, 1, 'drew', 'turn'), step(3, 1, 'round')].map(opensTurn)).toEqual([true, false, true, true]);
  });
});

describe('the steps of a long match', () => {
  const TOTAL = 236;
  const asked: string[] = [];

  /** A server with a match of this length. */
  function serve(address: string): Response {
    asked.push(address);
    const query = new URL(address, 'http://here').searchParams;
    const [first, last] = [Number(query.get('first')), Math.min(Number(query.get('last')), TOTAL)];
    const steps = Array.from({ length: last - first + 1 }, (_, n) => ({ number: first + n }));
    return new Response(JSON.stringify({ total: TOTAL, steps }));
  }

  afterEach(() => {
    asked.length = 0;
    vi.unstubAllGlobals();
  });

  test('come in stretches, the one that is wanted first, then what follows, then what came before', async () => {
    vi.stubGlobal('fetch', (address: string) => Promise.resolve(serve(address)));
    const seen = new Seen('abc', 1);
    expect(await seen.at(161)).toEqual({ number: 161 });
    expect(seen.steps[99]).toBeUndefined();
    await seen.rest(161, TOTAL);
    expect(asked.map((address) => /seat=1&first=(\d+)/.exec(address)?.[1])).toEqual(['100', '200', '0']);
    expect(seen.steps.map((step) => step?.number)).toEqual(Array.from({ length: TOTAL + 1 }, (_, n) => n));
  });

  test('are asked for again after the connection was away', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
    const seen = new Seen('abc', null);
    await expect(seen.at(3)).rejects.toThrow('away');
    vi.stubGlobal('fetch', (address: string) => Promise.resolve(serve(address)));
    expect(await seen.at(3)).toEqual({ number: 3 });
  });
});
