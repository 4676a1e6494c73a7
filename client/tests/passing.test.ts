/** Windows that pass by themselves: what is asked, what is not, and that nothing hidden decides it. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cards } from '../src/games/cards.ts';
import type { Game } from '../src/games/game.ts';
import { concerns as pantheon } from '../src/games/pantheon/choosing/concerns.ts';
import type { Concerns } from '../src/table/concerns.ts';
import { DELAY, Passing, type Asker } from '../src/table/passing.svelte.ts';
import type { Offer, OpenQuestion } from '../src/wire/types.ts';
import { offer, Seated } from './asking.svelte.ts';

const ME = 0;
const reading: NonNullable<Game['concerns']> = pantheon;
const PASS = offer(0, { kind: 'pass' });
const quiet: Concerns = { turn: 7, player: 2, first: 'attack of 2', links: 1, concerning: [], closing: false };
const onMe: Concerns = { ...quiet, concerning: [1] };

let table: Seated;
let passing: Passing;

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  table = new Seated(ME);
  passing = sitDown(table);
});

function sitDown(asker: Asker): Passing {
  return new Passing(asker, (shown) => shown as Concerns);
}

/** A window opens, and those who pass automatically do. */
function opens(now: Concerns, kind = 'respond', legal: Offer[] = [PASS]): void {
  table.ask(kind, now, legal);
  passing.see();
}

function asked(): boolean {
  vi.advanceTimersByTime(DELAY);
  return table.given.length === 0;
}

describe('What concerns me', () => {
  test('what concerns nobody here passes by itself, after the same time always', () => {
    opens(quiet);
    expect(passing.passes).toBe(true);
    vi.advanceTimersByTime(DELAY - 1);
    expect(table.given).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(table.given).toEqual([PASS]);
  });

  test('what concerns me is asked', () => {
    opens(onMe);
    expect([passing.passes, asked()]).toEqual([false, true]);
  });

  test('an older link that somebody answered before I was asked is asked all the same', () => {
    opens({ ...quiet, links: 2, concerning: [1] });
    expect(asked()).toBe(true);
  });

  test('what I have passed on by hand is not asked again when another link follows it', () => {
    opens(onMe);
    passing.gave(PASS);
    opens({ ...quiet, links: 2, concerning: [1] });
    expect(asked()).toBe(false);
  });

  test('in the next chain the first link is asked again', () => {
    opens(onMe);
    passing.gave(PASS);
    opens({ ...onMe, first: 'spell of 1' });
    expect(asked()).toBe(true);
  });

  test('the end of a turn passes by itself, unless I want to be asked', () => {
    opens({ ...quiet, first: '', links: 0 }, 'closing');
    expect(asked()).toBe(false);
    table.given.length = 0;
    passing.askAtEnd(true);
    opens({ ...quiet, first: '', links: 0 }, 'closing');
    expect(asked()).toBe(true);
  });

  test('so does the end of a turn that is a link of the chain, until somebody answers it', () => {
    const ending = { ...quiet, first: 'end of 2', closing: true };
    opens(ending);
    expect(asked()).toBe(false);
    table.given.length = 0;
    passing.askAtEnd(true);
    opens(ending);
    expect(asked()).toBe(true);
    passing.askAtEnd(false);
    table.given.length = 0;
    opens({ ...ending, closing: false, links: 2, concerning: [2] });
    expect(asked()).toBe(true);
  });

  test.each(['main', 'discard', 'mulligan', 'interrupt', 'hero', 'sacrifice'])('a question of kind %s is never answered by itself', (kind) => {
    opens(onMe);
    passing.yield('turn');
    opens(quiet, kind);
    expect([passing.yielded?.kind, asked()]).toEqual(['turn', true]);
  });
});

describe('Full control', () => {
  test('everything is asked', () => {
    passing.choose('full');
    opens(quiet);
    expect(asked()).toBe(true);
  });

  test('it stops a pass that is on its way at once', () => {
    opens(quiet);
    vi.advanceTimersByTime(DELAY - 1);
    passing.choose('full');
    expect(passing.passes).toBe(false);
    expect(asked()).toBe(true);
  });

  test('it ends every yield', () => {
    opens(quiet);
    passing.yield('turn');
    passing.choose('full');
    expect(passing.yielded).toBeNull();
  });

  test('it is remembered for this table, and for the next', () => {
    passing.choose('full');
    expect([sitDown(table).mode, sitDown(new Seated(ME, 'another')).mode]).toEqual(['full', 'full']);
  });

  test('another table has a choice of its own', () => {
    passing.choose('full');
    sitDown(new Seated(ME, 'another')).choose('concerns');
    expect(sitDown(table).mode).toBe('full');
  });
});

describe('Yields', () => {
  test('for this chain: also what concerns me passes, until it is over', () => {
    opens(onMe);
    passing.yield('chain');
    expect(asked()).toBe(false);
    opens({ ...quiet, first: '', links: 0 }, 'interrupt', []);
    expect(passing.yielded).toBeNull();
  });

  test('for this chain: another chain is asked though no view between them was seen', () => {
    opens(onMe);
    passing.yield('chain');
    asked();
    table.given.length = 0;
    opens({ ...onMe, first: 'spell of 1' });
    expect(asked()).toBe(true);
  });

  test('until my next turn: through the turns of all others, and no longer', () => {
    opens({ ...quiet, player: ME });
    passing.yield('turn');
    opens({ ...onMe, turn: 8, player: 1 });
    expect(asked()).toBe(false);
    table.given.length = 0;
    opens({ ...onMe, turn: 11, player: ME });
    expect([passing.yielded, asked()]).toEqual([null, true]);
  });

  test('until something concerns me: full control comes back with it', () => {
    passing.choose('full');
    opens(quiet);
    passing.yield('concern');
    expect(asked()).toBe(false);
    table.given.length = 0;
    opens({ ...onMe, links: 2, concerning: [2] });
    expect([passing.yielded, asked()]).toEqual([null, true]);
  });

  test('it can be called off at once, and what concerned me is asked then', () => {
    opens(onMe);
    passing.yield('turn');
    passing.cancel();
    expect([passing.passes, asked()]).toEqual([false, true]);
  });
});

test('a view that changes nothing of the question does not put the pass off', () => {
  opens(quiet);
  vi.advanceTimersByTime(DELAY / 2);
  passing.see();
  vi.advanceTimersByTime(DELAY / 2);
  expect(table.given).toEqual([PASS]);
});

test('a pass that was refused is tried again', async () => {
  opens(quiet);
  await vi.advanceTimersByTimeAsync(3 * DELAY);
  expect(table.given.length).toBeGreaterThan(1);
});

test('a player who only watches passes nothing', () => {
  const watching = new Seated(-1);
  const eyes = sitDown(watching);
  watching.ask('respond', quiet, [PASS]);
  expect(eyes.passes).toBe(false);
});

describe('Nothing hidden decides', () => {
  const hands: Offer[][] = [
    [PASS],
    [offer(1, { kind: 'cast', card: 'doom' }), PASS],
    [offer(2, { kind: 'activate', source: 'thing:17' }), offer(3, { kind: 'mana' }), PASS],
  ];
  const publics: Concerns[] = [quiet, onMe, { ...quiet, links: 3, concerning: [2] }, { ...quiet, first: '', links: 0 }, { ...onMe, player: ME }];
  const choices: ((one: Passing) => void)[] = [
    () => undefined,
    (one) => one.choose('full'),
    (one) => one.askAtEnd(true),
    (one) => one.yield('chain'),
    (one) => one.yield('turn'),
    (one) => one.yield('concern'),
  ];

  /** Whether it passed, and after how many milliseconds. */
  function behaviour(now: Concerns, kind: string, choose: (one: Passing) => void, legal: Offer[]): string {
    table = new Seated(ME, 'the same');
    passing = sitDown(table);
    opens(now, kind, legal);
    choose(passing);
    for (let ms = 0; ms <= 2 * DELAY; ms++) {
      if (table.given.length) return `passed after ${ms}`;
      vi.advanceTimersByTime(1);
    }
    return 'asked';
  }

  test('the same public view with different hands and answers is handled alike, to the millisecond', () => {
    const seen = new Set<string>();
    for (const now of publics)
      for (const kind of ['respond', 'closing'])
        for (const choose of choices) {
          const found = new Set(hands.map((legal) => behaviour(now, kind, choose, legal)));
          expect(found.size).toBe(1);
          for (const one of found) seen.add(one);
        }
    expect([...seen].sort()).toEqual(['asked', `passed after ${DELAY}`]);
  });

  test('pantheon looks at nobody’s hand, and at no heroes that are offered', () => {
    const HIDDEN = new Set(['hand', 'offers']);
    const sealed = (seat: object): object =>
      new Proxy(seat, {
        get: (target, name) => {
          if (HIDDEN.has(String(name))) throw new Error(`it looked at ${String(name)}`);
          return Reflect.get(target, name) as unknown;
        },
      });
    const seats = [0, 1, 2].map((seat) => sealed({ hand: [seat], offers: [seat], field: [{ id: 16 + seat }] }));
    const link = (seat: number, kind: string, ...targets: string[]): object => ({ kind, seat, card: 3, source: null, targets, negated: false });
    const chain = [link(1, 'attack', 'thing:16'), link(2, 'cast', 'link:1'), link(1, 'cast'), link(2, 'cast', 'hero:0')];
    const cards = { at: () => ({ text: 'Each opponent loses 1 Health.' }) } as unknown as Cards;
    expect(reading({ turn: 4, player: 1, seats, chain }, ME, cards)).toMatchObject({ turn: 4, player: 1, links: 4, concerning: [1, 3, 4] });
  });

  test('what is read is the same for every question', () => {
    const question: OpenQuestion = { number: 3, kind: 'respond', legal: hands[2]! };
    table.view = { question, shown: onMe };
    const before = passing.now;
    table.view = { question: { ...question, legal: hands[0]! }, shown: onMe };
    expect(passing.now).toEqual(before);
  });
});
