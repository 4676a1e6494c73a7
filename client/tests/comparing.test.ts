/** One comparison as it is watched, from the order to the report. */
import { beforeEach, expect, test, vi } from 'vitest';
import { Comparing } from '../src/pages/lab/comparing.svelte.ts';
import { NOTHING } from '../src/pages/lab/experiment.ts';

const wire = vi.hoisted(() => ({ asked: [] as string[], open: (): void => undefined, answer: (_: object): void => undefined }));

vi.mock('../src/session/session.svelte.ts', () => ({ session: { somebody: () => Promise.resolve() } })); // it needs a page
vi.mock('../src/wire/socket.svelte.ts', () => ({
  Cut: class extends Error {},
  connection: {
    listen: () => () => undefined,
    whenOpen: (task: () => void) => {
      wire.open = task;
      return () => undefined;
    },
    ask: ({ type }: { type: string }) => {
      wire.asked.push(type);
      return type === 'compare' ? new Promise((settle) => (wire.answer = settle)) : Promise.resolve({ type: 'done' });
    },
  },
}));

const settled = (): Promise<void> => new Promise((settle) => setTimeout(settle));

beforeEach(() => {
  wire.asked = [];
});

test('a page that is left before there is a connection compares nothing', async () => {
  const comparing = new Comparing();
  const over = comparing.run('threelines', NOTHING);
  await settled();
  comparing.stop(false);
  wire.open();
  await over;
  expect([wire.asked, comparing.busy]).toEqual([[], false]);
});

test('a comparison that was sent is stopped at the server, and the next one is sent again', async () => {
  const comparing = new Comparing();
  for (const round of [1, 2]) {
    const over = comparing.run('threelines', NOTHING);
    await settled();
    wire.open();
    await settled();
    comparing.stop(true);
    wire.answer({ type: 'compared', answer: `answer ${round}`, report: 'a page' });
    await over;
    expect([comparing.answer, comparing.report, comparing.busy]).toEqual([`answer ${round}`, 'a page', false]);
  }
  comparing.stop(false);
  expect(wire.asked).toEqual(['compare', 'stop comparing', 'compare', 'stop comparing']);
});
