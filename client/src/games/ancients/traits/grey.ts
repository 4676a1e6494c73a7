/** What the items, runes and creeps of no colour of Ancients look like, a line of traits each. */
import type { Pictures } from '../../../../art/drawn/traits.ts';

export const CREEPS: Pictures = {
  t_melee: { scene: 'castle', light: 'sepia', shows: [{ acts: 'run', as: 'tunic straw iron', head: 'kettle', holds: 'sword iron', beyond: 'round_shield straw iron', at: [10, 136], size: 1.7 }], glow: 'spark' },
  't_melee-mega': { scene: 'castle', light: 'inferno', aura: 'shine', shows: [{ acts: 'strike', as: 'plate rust gold', head: 'horned', holds: 'greataxe bright gold', beyond: 'round_shield scarlet gold', cloak: 'wine', at: [24, 144], size: 1.6 }], glow: 'fire' },
};

export const ITEMS: Pictures = {
  i01: { scene: 'steppe', light: 'slate', shows: [{ of: 'notched_blade steel brass', at: [30, 100], turn: -28, size: 1.2, hand: 'fist' }], hands: ['tan', 'straw'], glow: 'spark' },
  i02: { scene: 'camp', light: 'hearth', shows: [{ of: 'quilted_jack straw leather', at: [0, 30], size: 1.35 }] },
  i03: { scene: 'peaks', light: 'ice', shows: [{ acts: 'run', as: 'robe earth hide', head: 'hood', holds: 'staff', grip: 0, cloak: 'rust', at: [10, 136], size: 1.5 }, { of: 'wind', at: [30, 90], size: 0.9 }], glow: 'snow' },
  i04: { scene: 'thorns', light: 'slate', head: 'square', skin: 'umber', eyes: 'narrow', brow: 'stern', nose: 'broken', mouth: 'grim', hair: 'bald raven', marks: ['scar'], body: 'leather coal iron', holds: [{ of: 'gorget gunmetal bright', at: [4, 124], hand: 'none', size: 0.95 }], iris: 'amber', at: [0, 0] },
  i05: { scene: 'forest', light: 'tide', shows: [{ of: 'moss_charm hide moss', at: [0, 40], size: 1.5 }], glow: 'poison' },
  i06: { scene: 'dunes', light: 'desert', shows: [{ of: 'boots leather gold', at: [0, 80], size: 1.35 }, { of: 'speed', at: [90, 60], size: 0.6 }], glow: 'spark' },
  i07: { scene: 'ruins', light: 'hearth', shows: [{ of: 'maul iron bone', at: [0, 20], size: 1.25 }, { of: 'cracks', at: [-30, 120], size: 0.8 }], glow: 'amber' },
  i08: { scene: 'market', light: 'gold', shows: [{ of: 'coin_mace iron brass', at: [10, 10], size: 1.3 }], glow: 'spark' },
  i09: { scene: 'harbour', light: 'slate', shows: [{ of: 'arc', at: [-30, 20], size: 0.9 }, { acts: 'strike', as: 'bare leather iron', head: 'bearded', skin: 'umber', holds: 'twin_axe bright gold', grip: -50, at: [70, 140], size: 1.3 }, { acts: 'fall', as: 'tunic slate iron', head: 'helm', at: [-130, 130], size: 0.8, flip: true }, { acts: 'fall', as: 'tunic coal iron', head: 'kettle', at: [-80, 146], size: 0.8, flip: true }], glow: 'sky' },
  i10: { scene: 'sails', light: 'sepia', shows: [{ of: 'drag_hook iron iron', at: [-30, 10], size: 1.45 }] },
  i11: { scene: 'thorns', light: 'bone', front: 'slender', skin: 'porcelain', eyes: 'closed', brow: 'stern', nose: 'straight', mouth: 'firm', hair: 'shaven raven', body: 'shawl earth leather', holds: [{ of: 'gag leather leaf', at: [-2, 52], hand: 'none', size: 0.66 }], at: [0, 8] },
  i12: { scene: 'window', light: 'slate', shows: [{ of: 'glass_needle glass sapphire', at: [0, 10], size: 1.3 }], glow: 'blue' },
  i13: { scene: 'cave', light: 'crimson', shows: [{ of: 'fang gunmetal gold', at: [20, -6], size: 1.15 }, { of: 'blood', at: [-30, 130], size: 0.6 }], glow: 'ember' },
  i14: { scene: 'moon', light: 'night', shows: [{ of: 'night_cloak midnight silver', at: [0, 36], size: 1.1 }], glow: 'arcane' },
  i15: { scene: 'rings', light: 'bone', shows: [{ of: 'dark_lantern gunmetal', at: [0, 30], size: 1.3 }, { of: 'unravelling', at: [90, 10], size: 0.7 }, { of: 'unravelling', at: [-90, 10], size: 0.7, flip: true }], glow: 'pearl' },
  i16: { scene: 'army', light: 'dawn', shows: [{ of: 'banner rust gold', at: [30, 104], turn: -8, size: 1.05, hand: 'fist' }], hands: ['brown', 'steel'], glow: 'spark' },
  i17: { scene: 'peaks', light: 'night', shows: [{ of: 'ember_urn bronze gold', at: [0, 50], size: 1.3 }], glow: 'fire' },
  i18: { scene: 'temple', light: 'sepia', aura: 'shine', shows: [{ of: 'altar granite wine', at: [0, 120], size: 1.2 }, { of: 'two_crown', at: [0, 14], size: 1.1 }], glow: 'spark' },
  i19: { scene: 'village', light: 'wood', shows: [{ of: 'poultice leaf moss', at: [0, 50], size: 1.4 }], glow: 'poison' },
  i20: { scene: 'window', light: 'sepia', shows: [{ of: 'ink_vial royal', at: [-20, 70], size: 1.25 }, { of: 'closed_book wine gold', at: [120, 110], size: 0.9 }], glow: 'blue' },
  i21: { scene: 'cave', light: 'river', shows: [{ of: 'chalk_door', at: [-30, 40], size: 1.2 }, { of: 'chalk', at: [60, -10], turn: -40, size: 0.8 }, { of: 'none', at: [96, 50], hand: 'fist', size: 1.2 }], hands: ['tan', 'rust'], glow: 'blue' },
  i22: { scene: 'graves', light: 'slate', shows: [{ of: 'smoke slate', at: [-40, 20], size: 1.4 }, { of: 'pouch leather rust', at: [60, 70], size: 1.2 }, { of: 'smoke fog', at: [-60, 120], size: 0.9 }], glow: 'fog' },
};

export const RUNES: Pictures = {
  u1: { scene: 'dunes', light: 'gold', shows: [{ of: 'rune_gold granite', at: [0, 60], size: 1.35 }, { of: 'gold_heap', at: [0, 140], size: 0.8 }], glow: 'spark' },
  u2: { scene: 'waves', light: 'river', shows: [{ of: 'rune_well slate', at: [0, 70], size: 1.35, turn: -6 }, { of: 'water sea', at: [0, 90] }], glow: 'blue' },
  u3: { scene: 'volcano', light: 'inferno', shows: [{ of: 'flames', at: [0, 110], size: 1.6 }, { of: 'rune_fury basalt', at: [0, 70], size: 1.35, turn: 6 }], glow: 'fire' },
  u4: { scene: 'forest', light: 'meadow', shows: [{ of: 'rune_mend granite', at: [0, 66], size: 1.35 }, { of: 'vines bark leaf', at: [-90, 130], size: 1 }, { of: 'vines bark leaf', at: [92, 130], size: 0.9, flip: true }], glow: 'poison' },
  u5: { scene: 'steppe', light: 'sepia', shows: [{ of: 'speed', at: [40, 10], size: 1.1 }, { of: 'rune_stride earth', at: [-20, 66], size: 1.35, turn: -12 }], glow: 'snow' },
  u6: { scene: 'moon', light: 'violet', shows: [{ of: 'rune_veil slate', at: [10, 66], size: 1.35, turn: 8 }, { of: 'smoke plum', at: [-60, 140], size: 1 }, { of: 'smoke violet', at: [90, 146], size: 0.9 }], glow: 'arcane' },
};
