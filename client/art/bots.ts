/** The faces of the bots: each drawn calm, pleased and worried, and cut to the head. */
import { BEGINNER } from '../src/bots/faces/beginner.ts';
import { EASY } from '../src/bots/faces/easy.ts';
import { HARD } from '../src/bots/faces/hard.ts';
import { MASTER } from '../src/bots/faces/master.ts';
import { MEDIUM } from '../src/bots/faces/medium.ts';
import { drawn } from './drawn/compose.ts';
import type { Person } from './drawn/traits.ts';

export const FACES: Readonly<Record<string, Person>> = { ...BEGINNER, ...EASY, ...MEDIUM, ...HARD, ...MASTER };

const HEAD_AND_HAT = '92 16 208 208';

/** What the same face looks like in every mood. Who has no lips to smile with lets the brows speak. */
const MOODS: Readonly<Record<string, (calm: Person) => Person>> = {
  calm: (calm) => calm,
  pleased: (calm) => ({ ...calm, brow: calm.brow === 'none' ? 'none' : 'kind', mouth: calm.soft ? 'gentle' : 'grin', eyes: SPECIAL.has(calm.eyes) ? calm.eyes : 'laughing' }),
  worried: (calm) => ({ ...calm, brow: 'worried', mouth: 'grim', eyes: SPECIAL.has(calm.eyes) ? calm.eyes : 'wide' }),
};
const SPECIAL: ReadonlySet<string> = new Set(['burning', 'hollow', 'blind']);

/** A person in every mood. */
export const moodsOf = (calm: Person): [string, Person][] => Object.entries(MOODS).map(([mood, look]) => [mood, look(calm)]);

/** The faces by the names of their files. */
export function faces(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, calm] of Object.entries(FACES)) {
    for (const [mood, look] of moodsOf(calm)) found.set(`${key}-${mood}`, drawn(key, look).replace('viewBox="0 0 400 300"', `viewBox="${HEAD_AND_HAT}"`));
  }
  return found;
}
