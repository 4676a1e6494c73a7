/** What the heroes of Ancients look like, a line of traits each. */
import type { Pictures } from '../../../../art/drawn/traits.ts';

export const RED: Pictures = {
  // Brakka Ironvow holds the line: nothing moves her.
  h_r1: { scene: 'army', light: 'crimson', profile: 'square', soft: true, skin: 'tan', age: 1, eyes: 'level', brow: 'stern', nose: 'broken', mouth: 'grim', hair: 'short wheat', hat: 'winged_helm steel scarlet', body: 'plate steel scarlet', holds: [{ of: 'tower_shield scarlet bright', at: [-112, 130], hand: 'none', size: 1.05 }], iris: 'sky', broad: 1.2, at: [22, 10] },
  // Tolgar Pitmaster disarms with hook and drop.
  h_r2: { scene: 'ruins', light: 'dusk', head: 'brute', skin: 'clay', age: 1, eyes: 'narrow', brow: 'heavy', nose: 'broken', mouth: 'grin', hair: 'bald raven', beard: 'forked', marks: ['scar'], face: ['earring'], body: 'harness leather iron', holds: [{ of: 'hook iron', at: [-104, 116], turn: -10, size: 1.1 }, { of: 'chains iron iron', at: [20, 128], hand: 'none' }], size: 1.08, broad: 1.26, at: [4, 6], iris: 'amber' },
  // Sereth Warcaller makes those beside her stronger.
  h_r3: { scene: 'rays', light: 'silk', head: 'oval', soft: true, skin: 'brown', eyes: 'closed', brow: 'arched', nose: 'straight', mouth: 'shout', lips: 'wine', hair: 'pulled raven', behind: 'ponytail', hat: 'headband scarlet gold', body: 'breastplate scarlet gold', holds: [{ of: 'blown_horn bone gold', at: [-28, 52], hand: 'none' }], back: [{ of: 'forked_banner scarlet gold', at: [96, 120], turn: 10 }], tilt: -8, at: [6, 8] },
  // Uldo the Breaker walks through walls.
  h_r4: { scene: 'ruins', light: 'crimson', head: 'brute', skin: 'rosy', age: 1, eyes: 'narrow', brow: 'heavy', nose: 'bulbous', mouth: 'tusks', hair: 'topknot coffee', marks: ['warpaint'], body: 'bare rust iron', spread: 'cracked_wall granite', back: [{ of: 'hammer granite', at: [104, 70], turn: 28, size: 1.3 }], size: 1.14, broad: 1.34, at: [4, 4], iris: 'ember' },
};

export const GREEN: Pictures = {
  // Maelin Thornwarden sows.
  h_g1: { scene: 'thorns', light: 'wood', head: 'oval', soft: true, skin: 'sage/light', eyes: 'almond', brow: 'thin', nose: 'small', mouth: 'lips', lips: 'leaf', hair: 'parted leaf', behind: 'vines', hat: 'thorn_crown bark', face: ['pointed_ear'], body: 'bark bark leaf', holds: [{ of: 'seedling', at: [-98, 118] }], iris: 'amber', glow: 'poison', at: [8, 6], tilt: 4 },
  // Orrum Hillfather is old stone that mends itself.
  h_g2: { scene: 'peaks', light: 'meadow', beast: 'golem moss', skin: 'granite', iris: 'spark', body: 'boulders granite moss', size: 1.06, broad: 1.24, at: [4, 12], holds: [{ of: 'seedling', at: [106, 92], hand: 'none', size: 0.6 }, { of: 'songbird sky amber', at: [-112, 100], hand: 'none', size: 0.7 }] },
  // Issa Dawnpetal heals when the day breaks.
  h_g3: { scene: 'halo', light: 'dawn', head: 'heart', soft: true, skin: 'fair', eyes: 'almond', brow: 'kind', nose: 'small', mouth: 'gentle', lips: 'rose', hair: 'waved rose', behind: 'waves', hat: 'flowers pink ivory', face: ['pointed_ear'], marks: ['blush'], body: 'gown pink gold', spread: 'petal_wings pink rose', holds: [{ of: 'orb', at: [-94, 122] }], glow: 'spark', iris: 'leaf', at: [6, 8], size: 0.92 },
  // Fenrow Wildrunner is there before you look.
  h_g4: { scene: 'forest', light: 'meadow', head: 'gaunt', skin: 'tan', eyes: 'sly', brow: 'quirked', nose: 'long', mouth: 'smirk', hair: 'wild auburn', face: ['pointed_ear'], marks: ['stripes'], body: 'scarf leaf hide', spread: 'wolf grey amber', back: [{ of: 'bow leather bone', at: [-110, 60], turn: -18 }], glow: 'poison', iris: 'amber', tilt: -10, at: [-14, 12] },
};

export const BLUE: Pictures = {
  // Caldrin Tidewright drags you under.
  h_b1: { scene: 'waves', light: 'tide', head: 'square', skin: 'jade', age: 1, eyes: 'level', brow: 'stern', nose: 'straight', mouth: 'firm', hair: 'locks tide', beard: 'long', hat: 'circlet gold ruby', face: ['fins'], body: 'robe sea gold', holds: [{ of: 'trident gold', at: [-112, 120], turn: -6 }], iris: 'gold', at: [12, 4] },
  // Veyra Stormglass: each spell sets off a spark.
  h_b2: { scene: 'storm', light: 'river', head: 'oval', soft: true, skin: 'fair', eyes: 'burning', brow: 'raised', nose: 'straight', mouth: 'smirk', lips: 'royal', hair: 'swept white', body: 'high_collar royal gold', spread: 'storm_ring', holds: [{ of: 'glass_orb', at: [-98, 122] }], glow: 'blue', iris: 'blue', at: [8, 8], tilt: 5 },
  // Ninmar Quiet-Eye: hush.
  h_b3: { scene: 'rings', light: 'night', head: 'oval', skin: 'brown', age: 1, eyes: 'closed', brow: 'calm', nose: 'straight', mouth: 'firm', hair: 'none raven', hat: 'hood navy', face: ['third_eye'], body: 'robe navy silver', holds: [{ of: 'none', at: [-18, 116], hand: 'hush' }], glow: 'blue', at: [0, 4] },
  // Orsolo Lampkeeper refills the lamp.
  h_b4: { scene: 'window', light: 'river', head: 'round', skin: 'rosy', age: 2, eyes: 'laughing', brow: 'bushy', nose: 'bulbous', mouth: 'grin', hair: 'receding white', beard: 'long', hat: 'fur_cap royal ivory', body: 'coat royal brass', holds: [{ of: 'lantern brass brass', at: [-112, 76], hand: 'fist', turn: 0, size: 1.2 }], size: 0.94, broad: 1.2, at: [14, 22] },
};

export const BLACK: Pictures = {
  // Rusk Coinbiter collects.
  h_k1: { scene: 'market', light: 'plum', head: 'gaunt', skin: 'olive', age: 1, eyes: 'sly', brow: 'quirked', nose: 'hooked', mouth: 'grin', hair: 'none raven', hat: 'kerchief wine gold', marks: ['stubble'], face: ['earring'], body: 'coat plum gold', holds: [{ of: 'coin', at: [-70, 92], hand: 'palm' }], back: [{ of: 'dagger bright gold', at: [100, 130], turn: 20, size: 1.3 }], iris: 'gold', tilt: 8, at: [4, 6] },
  // Vashti Nightneedle pierces.
  h_k2: { scene: 'moon', light: 'violet', profile: 'soft', soft: true, skin: 'moon', eyes: 'narrow', brow: 'stern', nose: 'small', mouth: 'lips', hair: 'topknot raven', face: ['mask onyx'], body: 'wrapped onyx violet', holds: [{ of: 'needle bright violet', at: [-92, 118], turn: -34, size: 1.2 }], back: [{ of: 'needle bright violet', at: [88, 90], turn: 34, size: 1.2 }, { of: 'needle bright violet', at: [70, 90], turn: 22, size: 1.2 }], glove: 'onyx', iris: 'arcane', at: [10, 16] },
  // Kelm Gravewhisper numbs with a touch.
  h_k3: { scene: 'graves', light: 'grave', beast: 'skull bone', skin: 'bone', iris: 'ghost', hat: 'hood coal', body: 'ragged coal slate', spread: 'wraiths', holds: [{ of: 'scythe bright', at: [-96, 130], turn: 10, hand: 'fist' }], glove: 'bone', glow: 'ghost', at: [4, 10] },
  // Draya Hollowmark marks the weak.
  h_k4: { scene: 'thorns', light: 'crimson', head: 'oval', soft: true, skin: 'porcelain', eyes: 'burning', brow: 'thin', nose: 'straight', mouth: 'smirk', lips: 'wine', hair: 'fringe raven', behind: 'long', marks: ['tears', 'runes'], body: 'high_collar soot ember', spread: 'target', glow: 'ember', iris: 'ember', at: [14, 4], tilt: -4 },
};
