/** What the mana and the last units, the spells and the fields of the Unbound of Pantheon look like, a line of traits each. */
import type { Pictures } from '../../../../art/drawn/traits.ts';

export const UNBOUND_FOLK: Pictures = {
  mana: { scene: 'rings', light: 'violet', aura: 'ring', shows: [{ of: 'crystal', at: [0, 80], size: 1.6 }], glow: 'blue' },
  mimic_chest: { scene: 'cave', light: 'gold', shows: [{ of: 'mimic leather brass', at: [0, 104], size: 1.35 }, { of: 'gold_heap', at: [-130, 140], size: 0.6 }, { of: 'gold_heap', at: [136, 142], size: 0.5 }], glow: 'spark' },
  kingbreaker: { scene: 'throne', light: 'sepia', head: 'broad', soft: true, skin: 'brown', age: 1, eyes: 'narrow', brow: 'heavy', nose: 'broken', mouth: 'smirk', lips: 'clay', hair: 'mohawk raven', marks: ['gash'], body: 'fur hide leather', holds: [{ of: 'hammer gunmetal', at: [-108, 110], turn: -12, size: 1.1 }, { of: 'half_crown', at: [108, 130], hand: 'none', size: 0.8 }], broad: 1.2, at: [2, 8] },
};

export const UNBOUND_SPELLS: Pictures = {
  shared_feast: { scene: 'hearth', light: 'hearth', shows: [{ acts: 'cheer', as: 'tunic wine gold', head: 'bearded', hair: 'ginger', holds: 'goblet brass', at: [-100, 96], size: 1.1 }, { acts: 'cheer', as: 'tunic forest gold', head: 'long', hair: 'raven', skin: 'brown', beyond: 'goblet brass', at: [100, 96], size: 1.1, flip: true }, { of: 'table earth', at: [0, 96], size: 1.15 }], glow: 'spark' },
  snare: { scene: 'forest', light: 'sepia', shows: [{ of: 'noose', at: [-22, -84], size: 1 }, { acts: 'reel', as: 'tunic ochre leather', head: 'bare', at: [-24, -36], size: 1.15, turn: 174 }, { of: 'sword iron brass', at: [-90, 130], turn: 80, size: 0.5 }], glow: 'spark' },
  borrowed_might: { scene: 'rays', light: 'desert', shows: [{ acts: 'stand', as: 'shade saffron gold', head: 'horned', at: [50, 140], size: 1.9 }, { acts: 'strike', as: 'tunic straw leather', head: 'bare', holds: 'sword bright gold', at: [-30, 142], size: 1.15 }], glow: 'spark' },
  ambush_at_dusk: { scene: 'dunes', light: 'dusk', shows: [{ acts: 'kneel', as: 'plate slate steel', head: 'helm', at: [-80, 134], size: 1.25 }, { acts: 'strike', as: 'tunic soot leather', head: 'hood', holds: 'scimitar bright gold', cloak: 'wine', at: [80, 134], size: 1.4 }], glow: 'ember' },
  tribute: { scene: 'throne', light: 'desert', shows: [{ of: 'throne sun rust', at: [100, 124], size: 1.1 }, { acts: 'bow', as: 'tunic slate leather', head: 'bare', at: [-30, 138], size: 1.1, flip: true }, { acts: 'bow', as: 'tunic wine leather', head: 'bald', at: [-130, 136], size: 1, flip: true }, { of: 'gold_heap', at: [60, 142], size: 0.6 }], glow: 'spark' },
  unravel: { scene: 'web', light: 'sepia', shows: [{ of: 'seal', at: [-30, 0], size: 1.1 }, { of: 'unravelling', at: [70, 30], size: 1.2 }, { of: 'none', at: [130, -20], hand: 'fist', size: 1.1 }], hands: ['olive', 'rust'], glow: 'arcane' },
};

export const UNBOUND_FIELDS: Pictures = {
  crossroads_inn: { scene: 'stars', light: 'hearth', shows: [{ of: 'inn rust brass', at: [-10, 106], size: 1.15 }], glow: 'amber' },
  bounty_board: { scene: 'village', light: 'sepia', shows: [{ of: 'board earth rust', at: [-10, 110], size: 1.25 }, { acts: 'stand', as: 'tunic rust leather', head: 'hood', cloak: 'earth', at: [130, 140], size: 1.1 }], glow: 'spark' },
  mana_well: { scene: 'forest', light: 'violet', shows: [{ of: 'well slate plum', at: [0, 104], size: 1.2 }, { of: 'crystal', at: [-140, 134], size: 0.6 }, { of: 'crystal', at: [140, 134], size: 0.5, turn: 14 }], glow: 'blue' },
};
