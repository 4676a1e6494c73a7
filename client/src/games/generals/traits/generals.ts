/** What the generals look like, a line of traits each. */
import type { Pictures } from '../../../../art/drawn/traits.ts';

export const LYONAR: Pictures = {
  argeon_highmayne: { scene: 'halo', light: 'gold', head: 'square', skin: 'fair', eyes: 'level', brow: 'stern', nose: 'straight', mouth: 'shout', hair: 'none wheat', behind: 'mane', beard: 'short', hat: 'lion_helm bright gold', body: 'plate gold bright', iris: 'sapphire', at: [0, 12] },
  ziran_sunforge: { scene: 'temple', light: 'dawn', head: 'oval', soft: true, skin: 'umber', eyes: 'level', brow: 'calm', nose: 'broad', mouth: 'lips', lips: 'wine', hair: 'locks flax', hat: 'sun_crown gold amber', body: 'breastplate ivory gold', holds: [{ of: 'hammer gold gold', at: [-106, 120], turn: -8 }], glow: 'spark', iris: 'amber', at: [12, 14], size: 0.95 },
  brome_warcrest: { scene: 'army', light: 'gold', profile: 'elder', skin: 'tan', age: 2, eyes: 'level', brow: 'bushy', nose: 'broken', mouth: 'firm', hair: 'short silver', beard: 'full', hat: 'winged_helm gold royal', body: 'cloaked_plate steel gold royal', holds: [{ of: 'forked_banner royal gold', at: [-124, 116], turn: -4 }], iris: 'sky', at: [20, 10], broad: 1.2 },
};

export const SONGHAI: Pictures = {
  kaleos_xaan: { scene: 'bamboo', light: 'silk', head: 'oval', skin: 'fair', eyes: 'narrow', brow: 'stern', nose: 'straight', mouth: 'firm', hair: 'none raven', behind: 'long', hat: 'reed_hat straw scarlet', face: ['fanged_mask scarlet'], body: 'wrapped coal scarlet', back: [{ of: 'katana bright gold', at: [86, 100], turn: 30, size: 1.1 }], iris: 'ruby', at: [0, 18] },
  reva_eventide: { scene: 'pagodas', light: 'plum', head: 'heart', soft: true, skin: 'porcelain', eyes: 'almond', brow: 'thin', nose: 'small', mouth: 'lips', lips: 'ruby', hair: 'topknot violet', body: 'wrapped violet rose', holds: [{ of: 'heart', at: [-106, 130], size: 0.86 }], glow: 'rose', iris: 'violet', at: [6, 16], tilt: 4 },
  shidai_stormblossom: { scene: 'petals', light: 'silk', head: 'oval', soft: true, skin: 'fair', eyes: 'closed', brow: 'calm', nose: 'small', mouth: 'gentle', lips: 'rose', hair: 'bob white', hat: 'flowers rose pink', body: 'wrapped ivory rose', holds: [{ of: 'katana bright gold', at: [-94, 128], turn: -24, size: 1.1 }], at: [8, 8], tilt: -5, turn: 'right' },
};

export const VETRUVIAN: Pictures = {
  zirix_starstrider: { scene: 'dunes', light: 'tide', head: 'oval', skin: 'brown', eyes: 'burning', brow: 'stern', nose: 'straight', mouth: 'firm', hair: 'none raven', hat: 'mask_crest gold teal', face: ['veil teal gold'], body: 'sash gold teal', holds: [{ of: 'glaive gold teal', at: [-108, 126], turn: -8 }], glow: 'blue', iris: 'blue', at: [10, 16], size: 0.95 },
  scioness_sajj: { scene: 'dunes', light: 'desert', head: 'oval', soft: true, skin: 'olive', eyes: 'narrow', brow: 'raised', nose: 'straight', mouth: 'full', lips: 'wine', hair: 'none raven', behind: 'long', hat: 'hood teal', face: ['third_eye'], body: 'wrapped teal gold', back: [{ of: 'scimitar gold gold', at: [100, 110], turn: 14, size: 1.3 }, { of: 'scimitar gold gold', at: [-84, 110], turn: -50, size: 1.3 }], glow: 'blue', iris: 'teal', at: [4, 8] },
  ciphyron_ascendant: { scene: 'stars', light: 'tide', beast: 'automaton gold', skin: 'teal', iris: 'blue', body: 'ghostly teal gold', spread: 'gears brass teal', glow: 'blue', at: [2, 22], size: 0.94 },
};

export const ABYSSIAN: Pictures = {
  lilithe_blightchaser: { scene: 'thorns', light: 'violet', head: 'heart', soft: true, skin: 'moon', eyes: 'burning', brow: 'raised', nose: 'small', mouth: 'smirk', lips: 'violet', hair: 'swept violet', hat: 'horns onyx', face: ['pointed_ear'], body: 'spiked_collar plum onyx', spread: 'wraiths', glow: 'arcane', iris: 'arcane', at: [4, 14], size: 0.96 },
  cassyva_soulreaper: { scene: 'graves', light: 'storm', head: 'oval', soft: true, skin: 'corpse', age: 1, eyes: 'hollow', brow: 'thin', nose: 'straight', mouth: 'lips', lips: 'plum', hair: 'parted white', behind: 'long', hat: 'crown onyx violet', marks: ['tears'], body: 'ghostly plum violet', holds: [{ of: 'scythe bright', at: [-96, 130], turn: 12 }], glow: 'arcane', iris: 'arcane', at: [8, 14], size: 0.94 },
  maehv_skinsolder: { scene: 'forge', light: 'plum', head: 'square', soft: true, skin: 'dusk', eyes: 'narrow', brow: 'stern', nose: 'straight', mouth: 'sewn', hair: 'mohawk rose', marks: ['gash', 'veins', 'scar'], body: 'leather soot wine', face: ['earring'], holds: [{ of: 'saw iron', at: [-104, 112], turn: -10 }, { of: 'vial', at: [104, 122] }], glow: 'arcane', iris: 'rose', at: [0, 10] },
};

export const MAGMAR: Pictures = {
  vaath_the_immortal: { scene: 'volcano', light: 'inferno', beast: 'drake bone', skin: 'moss', iris: 'amber', body: 'harness leather bone', size: 1.04, at: [30, 8], glow: 'fire' },
  starhorn_the_seeker: { scene: 'stars', light: 'toxic', beast: 'horned_drake bone', skin: 'teal', iris: 'spark', body: 'cloak hide moss', holds: [{ of: 'gnarled_staff', at: [-112, 130], turn: -6 }], glow: 'spark', size: 0.94, at: [34, 24] },
  ragnora_the_relentless: { scene: 'cave', light: 'silk', beast: 'crested_drake scarlet', skin: 'rust', iris: 'poison', body: 'harness bone scarlet', holds: [{ of: 'egg moss', at: [-104, 128], hand: 'palm' }], glow: 'fire', at: [26, 20], size: 0.96, turn: 'right' },
};

export const VANAR: Pictures = {
  faie_bloodwing: { scene: 'peaks', light: 'ice', head: 'oval', soft: true, skin: 'porcelain', eyes: 'narrow', brow: 'stern', nose: 'straight', mouth: 'lips', lips: 'rose', hair: 'wild white', body: 'feathered royal ivory', spread: 'feather_wings royal', holds: [{ of: 'falcon snow amber', at: [-106, 84], hand: 'fist', size: 1.1 }], glove: 'navy', iris: 'blue', at: [8, 6] },
  kara_winterblade: { scene: 'crystals', light: 'ice', head: 'oval', soft: true, skin: 'sky/light', eyes: 'burning', brow: 'stern', nose: 'small', mouth: 'lips', lips: 'royal', hair: 'crown_braid iceblue', hat: 'ice_crown iceblue sapphire', body: 'breastplate royal iceblue', holds: [{ of: 'greatsword iceblue iceblue', at: [-102, 148], turn: -6 }], glow: 'blue', iris: 'blue', at: [10, 16], size: 0.95 },
  ilena_cryobyte: { scene: 'crystals', light: 'storm', head: 'heart', soft: true, skin: 'fair', eyes: 'almond', brow: 'quirked', nose: 'small', mouth: 'smirk', lips: 'royal', hair: 'bob violet', face: ['monocle silver silver'], body: 'fur snow royal', spread: 'ice_wings iceblue', holds: [{ of: 'crystal', at: [-94, 118] }], glow: 'blue', iris: 'blue', at: [6, 8], tilt: 5 },
};
