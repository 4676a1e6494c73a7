/** The sounds are short, none is missing a voice, and nothing is opened to look at them. */
import { expect, test } from 'vitest';
import { parameters, VOICES, type Voice } from '../src/sounds/voices.ts';

const lengthOf = ({ at = 0, rise = 0, hold = 0, fade }: Voice): number => at + rise + hold + fade;
const all = Object.entries(VOICES) as [string, readonly Voice[]][];

test.each(all)('%s has a voice and is short', (name, voices) => {
  const longest = Math.max(...voices.map(lengthOf));
  expect(longest).toBeGreaterThan(0.02);
  expect(longest).toBeLessThan(name === 'win' || name === 'lose' ? 2 : 1.3);
});

test.each(all)('no voice of %s falls below nothing', (_, voices) => {
  for (const { pitch, slide = 0, rise = 0, hold = 0, fade } of voices) expect(pitch + 500 * slide * (rise + hold + fade)).toBeGreaterThan(-1);
});

test('a voice becomes the twenty-one numbers of the synthesiser', () => {
  const [loud, chance, pitch, ...rest] = parameters({ loud: 0.5, pitch: 440, fade: 0.2 });
  expect([loud, chance, pitch, rest.length]).toEqual([0.5, 0, 440, 18]);
});
