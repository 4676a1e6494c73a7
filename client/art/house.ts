/** The pictures of the house itself: the coach of the lessons, and what stands where there is nothing yet. */
import { moodsOf } from './bots.ts';
import { drawn } from './drawn/compose.ts';
import type { Person, Pictures } from './drawn/traits.ts';

const COACH: Person = {
  scene: 'window', light: 'gold', head: 'round', skin: 'tan', age: 1, eyes: 'level', brow: 'bushy', nose: 'broad', mouth: 'gentle', hair: 'none grey', beard: 'full', moustache: true,
  hat: 'flat_cap wine gold', face: ['spectacles gold gold'], body: 'scarf wine ivory', tilt: -4, at: [4, 10],
};

/** What is to be seen where there is nothing yet. */
const EMPTY: Pictures = {
  nowhere: {
    scene: 'swamp', light: 'night', glow: 'amber',
    shows: [
      { place: 'gate granite slate', size: 0.8, at: [104, -8] },
      { fighter: 'stand', wears: 'cloth slate amber', hat: 'slouch leather amber', skin: 'tan', eyes: 'wide', brow: 'raised', hair: 'none coffee', beard: 'short', cape: 'wine', other: { of: 'lantern brass amber', size: 1.3, at: [0, 12] }, size: 0.92, at: [-50, 6] },
    ],
  },
  decks: {
    scene: 'window', light: 'hearth', glow: 'amber',
    shows: [
      { fighter: 'cast', wears: 'robe royal gold', skin: 'olive', soft: true, hair: 'curls chestnut', eyes: 'wide', mouth: 'gentle', size: 1.06, at: [76, 40] },
      { effect: 'cards amber', size: 0.86, at: [-74, 10] },
    ],
  },
  tables: {
    scene: 'rays', light: 'hearth', glow: 'amber',
    shows: [
      { of: 'inn rust straw', size: 0.62, at: [-96, -40] }, { of: 'board leather', size: 0.7, at: [116, -10] },
      { fighter: 'raise', wears: 'cloth forest straw', skin: 'rosy', hair: 'bald ginger', beard: 'full', eyes: 'laughing', brow: 'kind', mouth: 'grin', other: { of: 'goblet gold ruby', size: 1.3 }, broad: 1.25, size: 0.86, at: [20, 8] },
    ],
  },
  friends: {
    scene: 'village', light: 'dawn', glow: 'spark',
    shows: [
      { fighter: 'both', wears: 'cloth royal gold', skin: 'umber', soft: true, hair: 'curls raven', eyes: 'laughing', brow: 'kind', mouth: 'grin', size: 0.86, at: [-74, 8], faces: 'right' },
      { fighter: 'raise', wears: 'cloth wine gold', skin: 'fair', hair: 'short ginger', beard: 'short', eyes: 'laughing', brow: 'kind', mouth: 'grin', size: 0.9, at: [84, 8] },
      { of: 'songbird sky amber', size: 0.7, at: [0, -190] },
    ],
  },
  ranking: {
    scene: 'halo', light: 'heaven', glow: 'spark',
    shows: [{ place: 'pillar marble gold', size: 0.55, at: [0, 10] }, { place: 'cushion wine gold', size: 0.66, at: [0, -112] }, { relic: 'crown gold ruby', size: 0.6, at: [0, -96] }, { effect: 'stars spark', size: 0.9, at: [0, -10] }],
  },
};

/** The pictures by the names of their files. */
export function house(): Map<string, string> {
  const coach = moodsOf(COACH).map(([mood, look]) => [`coach-${mood}`, look] as const);
  return new Map([...coach, ...Object.entries(EMPTY)].map(([key, line]) => [key, drawn(key, line)]));
}
