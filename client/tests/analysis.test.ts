/** The analysis of a match: where things lie in its graph, which mistake comes next, and what is said of it. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chanceAt, cornersOf, placeOf, xOf, yOf, type Curve } from '../src/pages/replay/analysis/graph.ts';
import { Judging } from '../src/pages/replay/analysis/judging.svelte.ts';
import { causeOf, inOrder, mistakeFrom } from '../src/pages/replay/analysis/mistakes.ts';
import { whoIs } from '../src/pages/replay/analysis/who.ts';
import { say } from '../src/pages/replay/analysis/words.ts';
import type { AnalysisState, MatchAnalysis, Mistake } from '../src/wire/types.ts';

vi.mock('../src/session/session.svelte.ts', () => ({ session: { somebody: () => Promise.resolve() } })); // it needs a page

const CURVE: Curve = [[2, 0.5], [5, 0.25], [10, 1]];
const PLOT = { width: 200, height: 100, total: 10 };

function mistake(step: number, seat: number, lost: number): Mistake {
  const weighed = (worth: number) => ({ text: 'end', words: 'End your turn', worth });
  return { step, seat, size: 'mistake', lost, taken: weighed(0.6 - lost), best: weighed(0.6), line: [], why: '', others: [] };
}

const ANALYSIS: MatchAnalysis = { seats: [], turning_points: [], mistakes: [mistake(7, 0, 0.4), mistake(3, 1, 0.3), mistake(9, 0, 0.1)], budget: '200it' };

describe('the graph', () => {
  test('begins on the left with the first step, and has certain wins on top', () => {
    expect([xOf(0, PLOT), xOf(10, PLOT), yOf(1, PLOT), yOf(0, PLOT)]).toEqual([0, 200, 0, 100]);
  });

  test('has a corner for each decision', () => {
    expect(cornersOf(CURVE, PLOT)).toBe('40.0,50.0 100.0,75.0 200.0,0.0');
  });

  test('of a match without a step has no width to share', () => {
    expect(xOf(0, { ...PLOT, total: 0 })).toBe(0);
  });

  test('a seat thinks what it thought when it was asked last', () => {
    expect([0, 2, 4, 5, 10].map((step) => chanceAt(CURVE, step))).toEqual([null, 0.5, 0.5, 0.25, 1]);
  });

  test('a mistake lies where its seat could still have done better', () => {
    expect(placeOf(mistake(5, 0, 0.2), PLOT)).toEqual({ x: 100, y: 40 });
  });
});

describe('mistakes', () => {
  test('come in the order of the match', () => {
    expect(inOrder(ANALYSIS).map(({ step }) => step)).toEqual([3, 7, 9]);
  });

  test('the next one is after this step, the one before is before it', () => {
    expect([0, 3, 8, 9].map((step) => mistakeFrom(step, 1, ANALYSIS))).toEqual([3, 7, 9, null]);
    expect([0, 3, 8, 9].map((step) => mistakeFrom(step, -1, ANALYSIS))).toEqual([null, null, 7, 7]);
  });

  test('a fall is explained by the seat’s own worst mistake, a rise by another’s', () => {
    const fall = { seat: 0, first: 2, last: 10, before: 0.8, after: 0.2 };
    expect(causeOf(fall, ANALYSIS)?.step).toBe(7);
    expect(causeOf({ ...fall, before: 0.2, after: 0.8 }, ANALYSIS)?.step).toBe(3);
    expect(causeOf({ ...fall, last: 7 }, ANALYSIS)).toBeUndefined();
  });
});

describe('words', () => {
  test('a reader who sat there is “you”', () => {
    expect(whoIs({ players: ['Ana', 'Ben'], mine: 1 })).toEqual(['Ana', 'You']);
    expect(whoIs({ players: ['Ana', 'Ben'], mine: null })).toEqual(['Ana', 'Ben']);
  });

  test('one is one and many are many', () => {
    expect([say.counted(1, 'slip'), say.counted(2, 'blunder')]).toEqual(['1 slip', '2 blunders']);
    expect([say.ahead(1), say.ahead(3)]).toEqual(['One other match is analysed first.', '3 other matches are analysed first.']);
  });

  test('what was lost is told in whole percent', () => {
    expect(say.aloud('Ana', mistake(3, 0, 0.236))).toBe('Ana: mistake, from 60 % to 36 %.');
    expect([say.through('slip', 'You'), say.through('slip', 'Ana')]).toEqual(['after your slip', 'after Ana’s slip']);
  });
});

describe('asking for it', () => {
  const state = (told: Partial<AnalysisState>): AnalysisState => ({ state: 'none', judged: 0, count: 0, ahead: 0, problem: '', analysis: null, ...told });
  const answers: (AnalysisState | Response | Error)[] = [];
  const refusal = (status: number): Response => new Response(JSON.stringify({ reason: `refused with ${status}` }), { status });

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async () => {
      const answer = answers.shift()!;
      if (answer instanceof Error) throw answer;
      if (answer instanceof Response) return answer;
      return new Response(JSON.stringify(answer));
    });
  });

  afterEach(() => {
    expect(answers).toEqual([]);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('goes on looking until it is there', async () => {
    answers.push(state({ state: 'waiting', ahead: 2 }), state({ state: 'running', judged: 3, count: 4 }), state({ state: 'done', analysis: ANALYSIS }));
    const judging = new Judging('table');
    judging.lookOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect([judging.busy, judging.state?.ahead]).toEqual([true, 2]);
    await vi.advanceTimersByTimeAsync(5000);
    expect([judging.busy, judging.found]).toEqual([false, ANALYSIS]);
  });

  test('looks once where nobody has asked for it', async () => {
    answers.push(state({}));
    const judging = new Judging('table');
    judging.lookOnce();
    judging.lookOnce();
    await vi.advanceTimersByTimeAsync(5000);
    expect([judging.busy, judging.found, judging.wrong]).toEqual([false, null, '']);
  });

  test('says that it was cut off, or why it failed', async () => {
    answers.push(state({ state: 'running' }), state({}));
    const judging = new Judging('table');
    judging.lookOnce();
    await vi.advanceTimersByTimeAsync(5000);
    expect([judging.busy, judging.wrong]).toEqual([false, say.cutOff]);
    answers.push(state({ state: 'failed', problem: 'it could not be finished' }));
    await judging.look();
    expect(judging.wrong).toBe('it could not be finished');
  });

  test('tries again where the server cannot be reached', async () => {
    answers.push(new TypeError('Failed to fetch'), state({ state: 'done', analysis: ANALYSIS }));
    const judging = new Judging('table');
    judging.lookOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(judging.wrong).toBe(say.away);
    await vi.advanceTimersByTimeAsync(5000);
    expect([judging.wrong, judging.found]).toEqual(['', ANALYSIS]);
  });

  test.each([429, 503])('goes on looking after a refusal with %d, which passes', async (status) => {
    answers.push(state({ state: 'running' }), refusal(status), state({ state: 'done', analysis: ANALYSIS }));
    const judging = new Judging('table');
    judging.lookOnce();
    await vi.advanceTimersByTimeAsync(5000);
    expect([judging.busy, judging.wrong, judging.found]).toEqual([false, '', ANALYSIS]);
  });

  test('can be asked again where the match is gone meanwhile, or too much was asked for', async () => {
    answers.push(state({ state: 'running' }), refusal(404));
    const judging = new Judging('table');
    judging.lookOnce();
    await vi.advanceTimersByTimeAsync(5000);
    expect([judging.busy, judging.wrong]).toEqual([false, 'refused with 404']);
    answers.push(refusal(429));
    await judging.ask();
    await vi.advanceTimersByTimeAsync(5000);
    expect([judging.busy, judging.wrong]).toEqual([false, 'refused with 429']);
  });

  test('nobody looks any more once the replay is left', async () => {
    answers.push(state({ state: 'running' }));
    const judging = new Judging('table');
    judging.lookOnce();
    judging.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect([judging.busy, judging.wrong]).toEqual([true, '']);
  });
});
