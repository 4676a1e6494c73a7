/** What the blue cards of Ancients look like, a line of traits each. */
import type { Pictures } from '../../../../art/drawn/traits.ts';

export const BLUE_SIGNATURES: Pictures = {
  s_b1a: { scene: 'waves', light: 'tide', shows: [{ acts: 'fall', as: 'tunic scarlet iron', head: 'helm', at: [-130, 70], size: 1.2, flip: true }, { of: 'wave sea', at: [50, 90], size: 1.15, flip: true }, { acts: 'cast', as: 'robe royal gold', head: 'bearded', hair: 'tide', skin: 'jade', at: [150, 140], size: 1.1 }], glow: 'snow' },
  s_b1b: { scene: 'peaks', light: 'tide', shows: [{ of: 'floodgate granite brass', at: [0, 120], size: 1.1 }] },
  s_b2a: { scene: 'storm', light: 'river', shows: [{ acts: 'reel', as: 'plate coal iron', head: 'great', at: [0, 132], size: 1.4 }, { acts: 'reel', as: 'tunic coal iron', head: 'kettle', at: [-126, 128], size: 1.15, flip: true }, { acts: 'reel', as: 'tunic slate iron', head: 'helm', at: [130, 130], size: 1.15 }, { of: 'chained', at: [0, 0], size: 1 }, { of: 'thunderbolt', at: [0, -20], size: 0.9 }], glow: 'blue' },
  s_b2b: { scene: 'rings', light: 'river', shows: [{ acts: 'raise', as: 'robe royal gold', head: 'long', hair: 'white', skin: 'fair', at: [30, 144], size: 1.25 }, { of: 'glass_orb', at: [40, -50], size: 0.8 }, { of: 'gather', at: [40, -86], size: 0.8 }], glow: 'blue' },
  s_b3a: { scene: 'hall', light: 'night', shows: [{ acts: 'cast', as: 'robe scarlet gold', head: 'mage', hair: 'white', at: [146, 134], size: 1.2 }, { of: 'sound', at: [112, 0], size: 0.7 }, { of: 'wall glass', at: [-6, 130], size: 0.8 }, { of: 'dome', at: [-80, 134], size: 1.2 }, { acts: 'kneel', as: 'robe navy silver', head: 'hood', skin: 'brown', at: [-120, 134], size: 1.2, flip: true }], glow: 'blue' },
  s_b3b: { scene: 'moon', light: 'river', shows: [{ of: 'standing_stone slate', at: [-10, 116], size: 1.45 }], glow: 'blue' },
  s_b4a: { scene: 'window', light: 'hearth', shows: [{ of: 'pot brass', at: [-70, 20], size: 0.9, turn: 46, hand: 'none' }, { of: 'dark_lantern royal', at: [70, 80], size: 1.05 }, { of: 'spark_line', at: [20, -10], size: 0.5, turn: 100 }], glow: 'amber' },
  s_b4b: { scene: 'waves', light: 'night', shows: [{ of: 'tower slate', at: [70, 110], size: 1.2 }, { of: 'ray', at: [70, -84], size: 0.9, flip: true }, { of: 'cards_drawn', at: [-110, 60], size: 0.7 }], glow: 'spark' },
};

export const BLUE_SPELLS: Pictures = {
  m_b01: { scene: 'rings', light: 'ice', shows: [{ of: 'needle bright royal', at: [50, 60], turn: -58, size: 1.5, hand: 'fist' }, { of: 'impact', at: [-120, -50], size: 0.9 }, { of: 'spark_line', at: [-10, -10], size: 0.9 }], hands: ['fair', 'royal'], glow: 'blue' },
  m_b02: { scene: 'storm', light: 'night', shows: [{ of: 'forks', at: [0, 60], size: 1.25 }, { acts: 'reel', as: 'plate slate steel', head: 'great', at: [0, 140], size: 0.85 }, { acts: 'fall', as: 'tunic slate iron', head: 'helm', at: [-128, 136], size: 0.75, flip: true }, { acts: 'fall', as: 'tunic slate iron', head: 'kettle', at: [124, 136], size: 0.75 }], glow: 'blue' },
  m_b03: { scene: 'rings', light: 'river', head: 'oval', soft: true, skin: 'umber', eyes: 'wide', brow: 'worried', nose: 'straight', mouth: 'sewn', hair: 'locks raven', hat: 'circlet gold sapphire', body: 'robe royal gold', holds: [{ of: 'seal', at: [-24, 50], hand: 'none', size: 0.42 }], glow: 'blue', at: [6, 6] },
  m_b04: { scene: 'reeds', light: 'ice', shows: [{ of: 'water sky', at: [0, 60] }, { acts: 'run', as: 'tunic slate iron', head: 'helm', holds: 'spear iron', at: [-100, 110], size: 1.1 }, { acts: 'strike', as: 'plate slate steel', head: 'horned', holds: 'axe iron', at: [20, 116], size: 1.15 }, { acts: 'run', as: 'tunic coal iron', head: 'kettle', at: [136, 112], size: 1.05 }, { of: 'ice', at: [-96, 128], size: 0.8 }, { of: 'ice', at: [24, 136], size: 0.9 }, { of: 'ice', at: [140, 128], size: 0.8 }], glow: 'blue' },
  m_b05: { scene: 'stars', light: 'tide', shows: [{ of: 'portal', at: [-60, 120], size: 1.5 }, { acts: 'run', as: 'plate royal steel', head: 'plumed', cloak: 'navy', at: [70, 134], size: 1.4 }, { of: 'ripples', at: [-60, 128], size: 1 }], glow: 'glass' },
  m_b06: { scene: 'stars', light: 'river', shows: [{ of: 'eye', at: [0, -40], size: 1.3 }, { of: 'cards_drawn', at: [0, 92], size: 0.9 }], glow: 'blue' },
  m_b07: { scene: 'peaks', light: 'night', shows: [{ acts: 'cast', as: 'robe royal gold', head: 'mage', hair: 'white', at: [136, 136], size: 1.25 }, { of: 'ray', at: [-120, 0], size: 0.66 }, { acts: 'fall', as: 'plate coal iron', head: 'horned', at: [-150, 60], size: 0.9, flip: true }, { of: 'rampart slate', at: [-60, 136], size: 0.5 }], glow: 'blue' },
  m_b08: { scene: 'web', light: 'storm', shows: [{ acts: 'reel', as: 'robe lilac gold', head: 'long', hair: 'white', at: [10, 134], size: 1.5 }, { of: 'unravelling', at: [20, 20], size: 1.3 }, { of: 'unravelling', at: [-20, 40], size: 1, flip: true }], glow: 'blue' },
  m_b09: { scene: 'army', light: 'storm', aura: 'bolts', shows: [{ of: 'thunderbolt', at: [-120, 70], size: 1 }, { of: 'thunderbolt', at: [0, 90], size: 1.3 }, { of: 'thunderbolt', at: [120, 60], size: 1 }, { of: 'cracks', at: [0, 110], size: 1.1 }], glow: 'blue' },
  m_b10: { scene: 'ruins', light: 'ice', shows: [{ of: 'well slate navy', at: [-80, 114], size: 0.95 }, { of: 'siphon', at: [20, 20], size: 0.75, turn: -14 }, { acts: 'cast', as: 'robe navy silver', head: 'hood', skin: 'moon', at: [130, 138], size: 1.3 }, { of: 'cracks', at: [-80, 146], size: 0.7 }], glow: 'blue' },
};

export const BLUE_CREEPS: Pictures = {
  m_b11: { scene: 'window', light: 'river', shows: [{ of: 'glass_owl', at: [0, 90], size: 1.35 }, { of: 'cards_drawn', at: [130, 120], size: 0.5 }], glow: 'blue' },
  m_b12: { scene: 'storm', light: 'tide', front: 'massive', skin: 'glass', eyes: 'burning', brow: 'stern', nose: 'broad', mouth: 'open', hair: 'long snow', beard: 'full', body: 'ghostly slate sky', spread: 'storm_ring', holds: [{ of: 'chains iron iron', at: [0, 120], hand: 'none' }], iris: 'blue', glow: 'blue', at: [-2, 10] },
};

export const BLUE_IMPROVEMENTS: Pictures = {
  m_b13: { scene: 'crystals', light: 'river', shows: [{ of: 'spire slate', at: [0, 128], size: 1.08 }, { of: 'crystal', at: [-120, 134], size: 0.8, turn: -10 }, { of: 'crystal', at: [124, 134], size: 0.7, turn: 12 }, { acts: 'cheer', as: 'robe royal gold', head: 'hood', at: [74, 142], size: 0.75 }], glow: 'blue' },
  m_b14: { scene: 'storm', light: 'storm', shows: [{ of: 'beacon slate brass', at: [20, 120], size: 1.15 }, { acts: 'fall', as: 'tunic coal iron', head: 'helm', at: [-130, 134], size: 0.9, flip: true }], glow: 'spark' },
};
