/** What the items, runes and creeps of no colour of Ancients look like, a line of traits each. */
import type { Pictures } from '../../../../art/drawn/traits.ts';

export const CREEPS: Pictures = {
  t_melee: { scene: 'castle', light: 'sepia', shows: [{ fighter: 'dash', wears: 'cloth straw iron', skin: 'tan', hat: 'kettle_hat iron leather', holds: { of: 'sword iron', size: 1.35 }, other: { of: 'round_shield straw iron', size: 1.2 }, size: 1.12, at: [10, 2] }], glow: 'spark' },
  't_melee-mega': { scene: 'castle', light: 'inferno', shows: [{ aura: 'shine', at: [0, -134] }, { fighter: 'strike', wears: 'plate gold rust', skin: 'tan', hat: 'horned_helm gold bone', holds: { of: 'greataxe bright gold', size: 1.35 }, other: { of: 'round_shield scarlet gold', size: 1.2 }, cape: 'wine', size: 1.06, at: [24, 10] }], glow: 'fire' },
};

export const ITEMS: Pictures = {
  i01: { scene: 'steppe', light: 'slate', shows: [{ of: 'notched_blade steel brass', turn: -28, size: 1.2, hand: 'fist', at: [30, -34] }], hands: ['tan', 'straw'], glow: 'spark' },
  i02: { scene: 'camp', light: 'hearth', shows: [{ of: 'quilted_jack straw leather', size: 1.35, at: [0, -104] }] },
  i03: { scene: 'peaks', light: 'ice', shows: [{ fighter: 'dash', wears: 'robe earth hide', skin: 'tan', hat: 'hood earth', holds: { of: 'staff', turn: 0, size: 1.35 }, cape: 'rust', size: 0.99, at: [10, 2] }, { of: 'wind', size: 0.9, at: [30, -44] }], glow: 'snow' },
  i04: { scene: 'thorns', light: 'slate', head: 'square', skin: 'umber', eyes: 'narrow', brow: 'stern', nose: 'broken', mouth: 'grim', hair: 'bald raven', marks: ['scar'], body: 'leather coal iron', holds: [{ of: 'gorget gunmetal bright', at: [6, 140], hand: 'none', size: 1 }], iris: 'amber', at: [0, -8] },
  i05: { scene: 'forest', light: 'tide', shows: [{ of: 'moss_charm hide moss', size: 1.5, at: [0, -94] }], glow: 'poison' },
  i06: { scene: 'dunes', light: 'desert', shows: [{ of: 'boots leather gold', size: 1.35, at: [0, -54] }, { of: 'speed', size: 0.6, at: [90, -74] }], glow: 'spark' },
  i07: { scene: 'ruins', light: 'hearth', shows: [{ of: 'cracks', size: 0.8, at: [-30, -14] }, { of: 'maul iron bone', size: 1.06, at: [44, -104] }], glow: 'amber' },
  i08: { scene: 'market', light: 'gold', shows: [{ of: 'coin_mace iron brass', size: 1.3, at: [10, -124] }], glow: 'spark' },
  i09: { scene: 'harbour', light: 'slate', shows: [{ of: 'arc', size: 0.9, at: [-30, -114] }, { fighter: 'strike', wears: 'bare leather iron', skin: 'umber', hair: 'short coffee', beard: 'full', holds: { of: 'twin_axe bright gold', turn: -50, size: 1.35 }, size: 0.86, at: [70, 6] }, { fighter: 'thrown', wears: 'cloth slate iron', skin: 'tan', hat: 'nasal_helm iron iron', eyes: 'wide', brow: 'worried', mouth: 'shout', size: 0.53, at: [-130, -4], faces: 'right' }, { fighter: 'thrown', wears: 'cloth coal iron', skin: 'tan', hat: 'kettle_hat iron leather', eyes: 'wide', brow: 'worried', mouth: 'shout', size: 0.53, at: [-80, 12], faces: 'right' }], glow: 'sky' },
  i10: { scene: 'sails', light: 'sepia', shows: [{ of: 'drag_hook iron iron', size: 1.45, at: [-30, -124] }] },
  i11: { scene: 'thorns', light: 'bone', shows: [{ place: 'cushion wine gold', size: 1.3, at: [0, 16] }, { of: 'gag leather leaf', size: 1.3, at: [0, -130] }], glow: 'fog' },
  i12: { scene: 'window', light: 'slate', shows: [{ of: 'glass_needle glass sapphire', size: 1.3, at: [0, -124] }], glow: 'blue' },
  i13: { scene: 'cave', light: 'crimson', shows: [{ of: 'fang gunmetal gold', size: 1.15, at: [20, -140] }, { of: 'blood', size: 0.6, at: [-30, -4] }], glow: 'ember' },
  i14: { scene: 'moon', light: 'night', shows: [{ of: 'night_cloak midnight silver', size: 1.1, at: [0, -98] }], glow: 'arcane' },
  i15: { scene: 'rings', light: 'bone', shows: [{ of: 'dark_lantern gunmetal', size: 1.3, at: [0, -104] }, { of: 'unravelling', size: 0.7, at: [90, -124] }, { of: 'unravelling', size: 0.7, faces: 'right', at: [-90, -124] }], glow: 'pearl' },
  i16: { scene: 'army', light: 'dawn', shows: [{ of: 'banner rust gold', turn: -8, size: 1.05, hand: 'fist', at: [30, -30] }], hands: ['brown', 'steel'], glow: 'spark' },
  i17: { scene: 'peaks', light: 'night', shows: [{ of: 'ember_urn bronze gold', size: 1.3, at: [0, -84] }], glow: 'fire' },
  i18: { scene: 'temple', light: 'sepia', shows: [{ aura: 'shine', at: [0, -134] }, { of: 'altar granite wine', size: 1.2, at: [0, -14] }, { of: 'two_crown', size: 1.1, at: [0, -120] }], glow: 'spark' },
  i19: { scene: 'village', light: 'wood', shows: [{ of: 'poultice leaf moss', size: 1.4, at: [0, -84] }], glow: 'poison' },
  i20: { scene: 'window', light: 'sepia', shows: [{ of: 'ink_vial royal', size: 1.25, at: [-20, -64] }, { of: 'closed_book wine gold', size: 0.9, at: [120, -24] }], glow: 'blue' },
  i21: { scene: 'cave', light: 'river', shows: [{ of: 'chalk_door', size: 1.2, at: [-30, -94] }, { of: 'chalk', turn: -40, size: 0.8, at: [60, -144] }, { of: 'none', size: 1.2, hand: 'fist', at: [96, -84] }], hands: ['tan', 'rust'], glow: 'blue' },
  i22: { scene: 'graves', light: 'slate', shows: [{ of: 'smoke slate', size: 1.4, at: [-40, -114] }, { of: 'pouch leather rust', size: 1.2, at: [60, -64] }, { of: 'smoke fog', size: 0.9, at: [-60, -14] }], glow: 'fog' },
};

export const RUNES: Pictures = {
  u1: { scene: 'dunes', light: 'gold', shows: [{ of: 'rune_gold granite', size: 1.35, at: [0, -74] }, { of: 'gold_heap', size: 0.8, at: [0, 6] }], glow: 'spark' },
  u2: { scene: 'waves', light: 'river', shows: [{ of: 'rune_well slate', turn: -6, size: 1.35, at: [0, -64] }, { of: 'water sea', at: [0, -44] }], glow: 'blue' },
  u3: { scene: 'volcano', light: 'inferno', shows: [{ of: 'flames', size: 1.6, at: [0, -24] }, { of: 'rune_fury basalt', turn: 6, size: 1.35, at: [0, -64] }], glow: 'fire' },
  u4: { scene: 'forest', light: 'meadow', shows: [{ of: 'rune_mend granite', size: 1.35, at: [0, -68] }, { of: 'vines bark leaf', size: 1, at: [-90, -4] }, { of: 'vines bark leaf', size: 0.9, faces: 'right', at: [92, -4] }], glow: 'poison' },
  u5: { scene: 'steppe', light: 'sepia', shows: [{ of: 'speed', size: 1.1, at: [40, -124] }, { of: 'rune_stride earth', turn: -12, size: 1.35, at: [-20, -68] }], glow: 'snow' },
  u6: { scene: 'moon', light: 'violet', shows: [{ of: 'rune_veil slate', turn: 8, size: 1.35, at: [10, -68] }, { of: 'smoke plum', size: 1, at: [-60, 6] }, { of: 'smoke violet', size: 0.9, at: [90, 12] }], glow: 'arcane' },
};
