/** What the black cards of Ancients look like, a line of traits each. */
import type { Pictures } from '../../../../art/drawn/traits.ts';

export const BLACK_SIGNATURES: Pictures = {
  s_k1a: { scene: 'market', light: 'violet', head: 'gaunt', skin: 'olive', age: 1, eyes: 'sly', brow: 'quirked', nose: 'hooked', mouth: 'grin', hair: 'short raven', marks: ['stubble', 'gash'], face: ['earring'], body: 'coat plum gold', holds: [{ of: 'coin', at: [-20, 96], hand: 'none', size: 1.1 }, { of: 'dagger bright gold', at: [-110, 124], turn: -20, size: 1.2 }], iris: 'gold', size: 1.14, at: [10, 10], tilt: 6 },
  s_k1b: { scene: 'keep', light: 'plum', head: 'square', skin: 'brown', eyes: 'narrow', brow: 'stern', nose: 'broken', mouth: 'firm', hair: 'none raven', hat: 'cowl soot', face: ['mask soot'], body: 'leather soot gold', holds: [{ of: 'dagger bright gold', at: [-100, 116], turn: -30, size: 1.4 }, { of: 'coins', at: [104, 130], hand: 'palm' }], glove: 'leather', iris: 'amber', at: [0, 8] },
  s_k2a: { scene: 'moon', light: 'plum', shows: [{ of: 'pierced_plate steel gold', at: [-30, 60], size: 1.7 }, { of: 'needle bright violet', at: [106, -40], turn: -116, size: 1.4, hand: 'fist' }, { of: 'impact', at: [-30, 0], size: 0.6 }], hands: ['onyx', 'violet'], glow: 'arcane' },
  s_k2b: { scene: 'moon', light: 'night', shows: [{ of: 'smoke slate', at: [-50, 130], size: 1.3 }, { acts: 'sneak', as: 'tunic midnight violet', head: 'shade', at: [70, 132], size: 1.5 }, { of: 'smoke violet', at: [90, 146], size: 0.8 }, { of: 'footprints', at: [-70, 120], size: 0.6 }], glow: 'arcane' },
  s_k3a: { scene: 'graves', light: 'grave', shows: [{ of: 'open_grave slate', at: [0, 110], size: 1.1 }, { acts: 'rise', as: 'shade slate coal', head: 'shade', at: [-10, 112], size: 1.3 }, { of: 'ghost_hands corpse', at: [-90, 130], size: 0.6 }], glow: 'ghost' },
  s_k3b: { scene: 'graves', light: 'violet', shows: [{ of: 'souls', at: [-4, 10], size: 1.35 }, { of: 'bell_frame gunmetal earth', at: [0, 128], size: 1 }], glow: 'ghost' },
  s_k4a: { scene: 'throne', light: 'crimson', shows: [{ acts: 'kneel', as: 'plate royal steel', head: 'crown', at: [-60, 136], size: 1.3, flip: true }, { of: 'seal', at: [-60, 30], size: 1 }, { acts: 'strike', as: 'robe soot ember', head: 'long', hair: 'raven', skin: 'porcelain', holds: 'scythe bright', at: [100, 136], size: 1.4 }], glow: 'ember' },
  s_k4b: { scene: 'village', light: 'plum', shows: [{ acts: 'stand', as: 'robe soot gold', head: 'hood', skin: 'porcelain', beyond: 'lantern iron', at: [-70, 134], size: 1.35 }, { acts: 'stand', as: 'robe wine gold', head: 'hood', skin: 'olive', holds: 'scales gold gold', at: [60, 138], size: 1.45 }, { of: 'gold_heap', at: [0, 136], size: 0.7 }], glow: 'spark' },
};

export const BLACK_SPELLS: Pictures = {
  m_k01: { scene: 'market', light: 'plum', shows: [{ of: 'pouch leather gold', at: [-50, 20], size: 1.1 }, { of: 'dagger bright gold', at: [70, 0], turn: -84, size: 1.3, hand: 'fist' }, { of: 'falling_coins', at: [-50, 110], size: 0.8 }], hands: ['olive', 'plum'], glow: 'spark' },
  m_k02: { scene: 'hall', light: 'crimson', shows: [{ acts: 'reel', as: 'plate slate steel', head: 'great', at: [-60, 130], size: 1.5, flip: true }, { acts: 'lunge', as: 'tunic onyx violet', head: 'hood', skin: 'olive', holds: 'dagger bright gold', at: [104, 132], size: 1.45 }, { of: 'impact', at: [-20, 0], size: 0.6 }], glow: 'ember' },
  m_k03: { scene: 'cave', light: 'plum', shows: [{ acts: 'bow', as: 'plate slate iron', head: 'helm', at: [30, 130], size: 1.6 }, { of: 'bear_trap gunmetal', at: [70, 124], size: 0.7 }, { of: 'blood', at: [70, 90], size: 0.5 }], glow: 'ember' },
  m_k04: { scene: 'web', light: 'violet', shows: [{ acts: 'reel', as: 'plate royal steel', head: 'plumed', at: [-110, 138], size: 1.3, flip: true }, { of: 'satchel hide iron', at: [70, 60], size: 1 }, { of: 'chain_taut iron', at: [70, 20], turn: -20, size: 0.75 }, { of: 'chain_taut iron', at: [70, 76], turn: 16, size: 0.75 }], glow: 'arcane' },
  m_k05: { scene: 'rings', light: 'plum', shows: [{ of: 'eye', at: [0, -50], size: 1.1 }, { acts: 'stand', as: 'plate slate steel', head: 'helm', at: [-80, 140], size: 0.95 }, { acts: 'lunge', as: 'plate wine iron', head: 'horned', holds: 'sword bright', at: [100, 140], size: 0.95 }], glow: 'poison' },
  m_k06: { scene: 'window', light: 'crimson', shows: [{ acts: 'lie', as: 'tunic slate iron', head: 'bare', at: [-40, 128], size: 1.3 }, { acts: 'stand', as: 'robe soot gold', head: 'hood', skin: 'corpse', holds: 'axe bright', beyond: 'scroll', at: [100, 132], size: 1.5 }, { of: 'blood', at: [10, 110], size: 0.5 }, { of: 'falling_coins', at: [-60, 40], size: 0.7 }], glow: 'spark' },
  m_k07: { scene: 'graves', light: 'plum', shows: [{ of: 'open_grave slate', at: [-30, 110], size: 1.1 }, { of: 'gold_heap', at: [-40, 100], size: 0.9 }, { of: 'ghost_hands bone', at: [-40, 60], size: 0.7 }, { of: 'spade iron', at: [150, 60], turn: 10, size: 0.9 }], glow: 'spark' },
  m_k08: { scene: 'web', light: 'grave', shows: [{ acts: 'bow', as: 'plate royal gold', head: 'crown', at: [0, 132], size: 1.5 }, { of: 'siphon', at: [-10, 20], size: 1.1, turn: 70 }, { of: 'siphon', at: [60, 30], size: 0.9, turn: 110 }], glow: 'poison' },
  m_k09: { scene: 'moon', light: 'violet', shows: [{ of: 'bell brass gunmetal', at: [-60, 10], size: 1.6, turn: 16 }, { of: 'sound', at: [30, 20], size: 0.9, flip: true }, { acts: 'reel', as: 'tunic slate iron', head: 'helm', at: [120, 134], size: 1.15 }], glow: 'arcane' },
  m_k10: { scene: 'market', light: 'crimson', shows: [{ of: 'wanted', at: [-20, 50], size: 1.25 }, { of: 'dagger bright gold', at: [70, -70], turn: -130, size: 1.2 }, { of: 'coins', at: [120, 120], size: 1.1 }], hands: ['tan', 'leather'], glow: 'spark' },
  m_k11: { scene: 'cave', light: 'bone', shows: [{ acts: 'bow', as: 'bones coal iron', head: 'skull', holds: 'sword iron', at: [-10, 132], size: 1.9 }, { of: 'impact', at: [40, 80], size: 0.5 }, { of: 'shards', at: [60, 60], size: 0.8 }], glow: 'poison' },
};

export const BLACK_CREEPS: Pictures = {
  t_shade: { scene: 'moon', light: 'grave', shows: [{ acts: 'cast', as: 'shade midnight coal', head: 'shade', at: [20, 150], size: 1.8 }], glow: 'ghost' },
  m_k12: { scene: 'village', light: 'night', beast: 'skull bone', skin: 'basalt', iris: 'arcane', hat: 'cowl midnight', body: 'ragged midnight violet', holds: [{ of: 'dagger bright violet', at: [-98, 120], turn: -24, size: 1.2 }], glove: 'basalt', glow: 'arcane', at: [4, 8], turn: 'right' },
  m_k13: { scene: 'graves', light: 'bone', head: 'gaunt', skin: 'corpse', age: 2, eyes: 'hollow', brow: 'bushy', nose: 'hooked', mouth: 'skeletal', hair: 'none white', hat: 'wolf_pelt bone grey', body: 'bones earth mud', spread: 'skull_pile', holds: [{ of: 'club bone', at: [-104, 120], turn: -10 }], iris: 'ember', at: [4, 10] },
  m_k14: { scene: 'gate', light: 'crimson', head: 'oval', skin: 'porcelain', eyes: 'burning', brow: 'stern', nose: 'straight', mouth: 'snarl', hair: 'none raven', hat: 'black_helm gunmetal ruby', body: 'spiked_collar onyx ruby', holds: [{ of: 'scimitar bright ruby', at: [-104, 126], turn: -16, size: 1.15 }], spread: 'bat_wings onyx wine', iris: 'ruby', glove: 'onyx', at: [8, 12] },
};

export const BLACK_IMPROVEMENTS: Pictures = {
  m_k15: { scene: 'cave', light: 'hearth', shows: [{ of: 'cellar earth brass', at: [0, 92], size: 1.25 }, { of: 'torches', at: [0, -20], size: 1.1 }], glow: 'spark' },
  m_k16: { scene: 'moon', light: 'plum', shows: [{ of: 'gallows earth iron', at: [10, 120], size: 1.3 }, { of: 'crow soot bone', at: [60, -96], size: 0.6 }], glow: 'poison' },
  m_k17: { scene: 'window', light: 'plum', shows: [{ of: 'ledger earth', at: [0, 90], size: 1.25 }, { of: 'candle', at: [-130, 70], size: 0.9 }], glow: 'spark' },
};
