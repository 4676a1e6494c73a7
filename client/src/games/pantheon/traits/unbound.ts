/** What the mana and the last units, the spells and the fields of the Unbound of Pantheon look like, a line of traits each. */
import type { Pictures } from '../../../../art/drawn/traits.ts';

export const UNBOUND_FOLK: Pictures = {
  mana: { scene: 'rings', light: 'violet', shows: [{ aura: 'ring', at: [0, -134] }, { of: 'crystal', size: 1.6, at: [0, -54] }], glow: 'blue' },
  mimic_chest: { scene: 'cave', light: 'gold', shows: [{ of: 'mimic leather brass', size: 1.35, at: [0, -30] }, { of: 'gold_heap', size: 0.6, at: [-130, 6] }, { of: 'gold_heap', size: 0.5, at: [136, 8] }], glow: 'spark' },
  kingbreaker: { scene: 'throne', light: 'sepia', head: 'broad', soft: true, skin: 'brown', age: 1, eyes: 'narrow', brow: 'heavy', nose: 'broken', mouth: 'smirk', lips: 'clay', hair: 'mohawk raven', marks: ['gash'], body: 'fur hide leather', holds: [{ of: 'hammer gunmetal', at: [-108, 110], turn: -12, size: 1.1 }, { of: 'half_crown', at: [108, 130], hand: 'none', size: 0.8 }], broad: 1.2, at: [2, 8] },
};

export const UNBOUND_SPELLS: Pictures = {
  shared_feast: { scene: 'hearth', light: 'hearth', shows: [{ fighter: 'both', wears: 'cloth wine gold', skin: 'tan', hair: 'short ginger', beard: 'full', holds: { of: 'goblet brass', size: 1.2 }, size: 0.73, at: [-100, -38] }, { fighter: 'both', wears: 'cloth forest gold', skin: 'brown', soft: true, hair: 'parted raven', behind: 'long', other: { of: 'goblet brass', size: 1.2 }, size: 0.73, at: [100, -38], faces: 'right' }, { of: 'table earth', size: 1.15, at: [0, -38] }], glow: 'spark' },
  snare: { scene: 'thorns', light: 'sepia', shows: [{ of: 'noose', size: 1, at: [-22, -228] }, { fighter: 'fall', wears: 'cloth rust leather', skin: 'tan', hair: 'short coffee', eyes: 'wide', brow: 'worried', mouth: 'shout', size: 0.84, at: [-24, -186], lean: 174 }, { of: 'sword iron brass', turn: 80, size: 0.6, at: [-130, -4] }], glow: 'spark' },
  borrowed_might: { scene: 'rays', light: 'desert', shows: [{ fighter: 'strike', wears: 'plate gold amber', hat: 'horned_helm gold amber', skin: 'sun', holds: 'greatsword spark gold', size: 1.36, at: [46, 90], dark: true, glow: 'spark' }, { effect: 'halo spark', at: [20, -50], size: 0.9 }, { fighter: 'strike', wears: 'cloth straw leather', hair: 'short chestnut', eyes: 'wide', mouth: 'shout', holds: 'sword bright gold', size: 0.92, at: [-34, 12] }], glow: 'spark' },
  ambush_at_dusk: { scene: 'dunes', light: 'dusk', shows: [{ fighter: 'kneel', wears: 'plate steel slate', skin: 'tan', hat: 'nasal_helm steel steel', size: 1, at: [-96, 6] }, { fighter: 'strike', wears: 'cloth soot leather', skin: 'tan', hat: 'hood soot', holds: { of: 'scimitar bright gold', size: 1.2 }, cape: 'wine', size: 1.06, at: [84, 10] }], glow: 'ember' },
  tribute: { scene: 'throne', light: 'plum', shows: [{ of: 'throne gold wine', size: 1.1, at: [104, -8] }, { fighter: 'kneel', wears: 'cloth slate leather', skin: 'tan', hair: 'short coffee', other: { of: 'goblet gold ruby', size: 1.3 }, size: 0.96, at: [-80, 6], faces: 'right' }, { of: 'gold_heap', size: 0.9, at: [20, 10] }], glow: 'spark' },
  unravel: { scene: 'web', light: 'sepia', shows: [{ of: 'seal', size: 1.1, at: [-30, -134] }, { of: 'unravelling', size: 1.2, at: [70, -104] }, { of: 'none', size: 1.1, hand: 'fist', at: [130, -154] }], hands: ['olive', 'rust'], glow: 'arcane' },
};

export const UNBOUND_FIELDS: Pictures = {
  crossroads_inn: { scene: 'stars', light: 'hearth', shows: [{ of: 'inn rust brass', size: 1.15, at: [-10, -28] }], glow: 'amber' },
  bounty_board: { scene: 'village', light: 'sepia', shows: [{ of: 'board earth rust', size: 1.25, at: [-10, -24] }, { fighter: 'stand', wears: 'cloth rust leather', skin: 'tan', hat: 'hood rust', cape: 'earth', size: 0.73, at: [130, 6] }], glow: 'spark' },
  mana_well: { scene: 'forest', light: 'violet', shows: [{ of: 'well slate plum', size: 1.2, at: [0, -30] }, { of: 'crystal', size: 0.6, at: [-140, 0] }, { of: 'crystal', turn: 14, size: 0.5, at: [140, 0] }], glow: 'blue' },
};
