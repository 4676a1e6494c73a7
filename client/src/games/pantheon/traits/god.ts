/** What the last units, the spells and the fields of the Gods of Pantheon look like, a line of traits each. */
import type { Pictures } from '../../../../art/drawn/traits.ts';

export const GOD_LEGENDS: Pictures = {
  oathbound_sentinel: { scene: 'temple', light: 'gold', beast: 'automaton gold', skin: 'marble', iris: 'blue', body: 'plate marble gold', holds: [{ of: 'tower_shield sky gold', at: [-104, 124], hand: 'none' }], back: [{ of: 'glaive gold', at: [110, 116], turn: 8 }], glow: 'blue', at: [16, 22], size: 0.94 },
  phoenix_of_the_altar: { scene: 'temple', light: 'dawn', shows: [{ of: 'altar marble royal', at: [0, 136], size: 1.2 }, { of: 'phoenix', at: [0, 70], size: 1.08 }], glow: 'fire' },
  mountain_sleeper: { scene: 'peaks', light: 'heaven', front: 'massive', skin: 'granite', eyes: 'closed', brow: 'bushy', nose: 'broad', mouth: 'firm', hair: 'long moss', beard: 'full', body: 'boulders granite moss', holds: [{ of: 'songbird sky amber', at: [90, 40], hand: 'none', size: 0.5 }], size: 1.06, at: [-2, 22] },
};

export const GOD_SPELLS: Pictures = {
  halo_ward: { scene: 'rays', light: 'heaven', shows: [{ acts: 'guard', as: 'plate ivory gold', head: 'helm', beyond: 'sun_shield ivory gold', holds: 'spear bright', at: [20, 136], size: 1.5 }, { of: 'halo', at: [14, -84], size: 1 }], glow: 'spark' },
  common_prayer: { scene: 'window', light: 'dawn', shows: [{ acts: 'kneel', as: 'robe ivory gold', head: 'long', hair: 'wheat', at: [-110, 138], size: 1.15 }, { acts: 'kneel', as: 'robe sky gold', head: 'bald', skin: 'umber', at: [0, 138], size: 1.25 }, { acts: 'kneel', as: 'robe forest gold', head: 'bearded', hair: 'white', at: [112, 138], size: 1.15 }, { of: 'halo', at: [-6, -70], size: 1.4 }], glow: 'spark' },
  blessing_of_dawn: { scene: 'peaks', light: 'dawn', shows: [{ of: 'arrow_sun', at: [0, 20], size: 1.5 }, { acts: 'cheer', as: 'robe ivory gold', head: 'long', hair: 'raven', skin: 'brown', at: [0, 144], size: 1.05 }, { of: 'healing', at: [0, 140], size: 1 }], glow: 'spark' },
  divine_denial: { scene: 'stars', light: 'heaven', shows: [{ of: 'flame', at: [-150, 10], size: 1.1, turn: 100 }, { of: 'rings', at: [-30, 0], size: 1.2 }, { of: 'none', at: [40, 50], hand: 'spread', size: 1.7 }], hands: ['gold', 'ivory'], glow: 'spark' },
  sanctuary: { scene: 'temple', light: 'dawn', shows: [{ of: 'dome', at: [20, 130], size: 1.3 }, { acts: 'kneel', as: 'robe ivory gold', head: 'hood', at: [40, 134], size: 1.1 }, { acts: 'strike', as: 'bare rust iron', head: 'oni', skin: 'crimson', holds: 'axe iron', at: [-150, 136], size: 1.2, flip: true }, { of: 'impact', at: [-112, 10], size: 0.7 }], glow: 'spark' },
  banishing_light: { scene: 'rays', light: 'gold', shows: [{ of: 'beam', at: [0, 130], size: 1.5 }, { acts: 'rise', as: 'shade plum onyx', head: 'oni', skin: 'crimson', at: [0, 110], size: 1.35, turn: 10 }], glow: 'spark' },
  sacred_truce: { scene: 'steppe', light: 'heaven', shows: [{ of: 'songbird ivory gold', at: [0, 0], size: 1.1 }, { acts: 'kneel', as: 'plate ivory gold', head: 'bare', at: [110, 136], size: 1.3 }, { acts: 'kneel', as: 'plate onyx gunmetal', head: 'oni', skin: 'crimson', at: [-110, 136], size: 1.3, flip: true }, { of: 'sword bright gold', at: [0, 110], turn: 90, size: 0.6 }], glow: 'spark' },
  smite: { scene: 'ruins', light: 'heaven', shows: [{ of: 'thunderbolt', at: [-10, 60], size: 1.5 }, { acts: 'fall', as: 'bare onyx iron', head: 'oni', skin: 'crimson', at: [40, 134], size: 1.1 }, { of: 'cracks', at: [-10, 124], size: 0.9 }], glow: 'spark' },
  shackles_of_law: { scene: 'hall', light: 'heaven', shows: [{ of: 'seal', at: [0, -20], size: 1.2 }, { acts: 'bound', as: 'bare onyx iron', head: 'oni', skin: 'crimson', at: [0, 136], size: 1.4 }, { of: 'shackled gold', at: [0, 116], size: 1.2 }], glow: 'spark' },
  lightning_verdict: { scene: 'storm', light: 'gold', shows: [{ acts: 'raise', as: 'robe ivory gold', head: 'bearded', hair: 'white', at: [110, 130], size: 1.3 }, { of: 'thunderbolt', at: [-90, 60], size: 1.2, turn: 20 }, { acts: 'run', as: 'plate onyx iron', head: 'horned', skin: 'crimson', holds: 'sword iron', at: [-90, 138], size: 1, flip: true }, { of: 'impact', at: [-90, 60], size: 0.7 }], glow: 'spark' },
  ascension: { scene: 'halo', light: 'gold', spread: 'feather_wings ivory', shows: [{ acts: 'rise', as: 'plate ivory gold', head: 'crown', holds: 'spear bright gold', grip: 6, at: [0, 140], size: 1.5 }], glow: 'spark' },
  hubris: { scene: 'storm', light: 'dawn', shows: [{ of: 'broken_tower marble', at: [10, 110], size: 1.3 }, { of: 'thunderbolt', at: [0, -30], size: 0.9 }, { acts: 'fall', as: 'robe wine gold', head: 'crown', at: [-110, 90], size: 1.2, flip: true }, { of: 'flying_stones marble', at: [60, 20], size: 0.9 }], glow: 'spark' },
  wrath_of_heaven: { scene: 'army', light: 'gold', shows: [{ of: 'beam', at: [0, 110], size: 1.7 }, { of: 'blast', at: [0, 100], size: 1 }, { of: 'flying_stones granite', at: [-80, 110] }, { of: 'flying_stones granite', at: [90, 100], flip: true }, { of: 'thunderbolt', at: [-140, 40], size: 0.9 }, { of: 'thunderbolt', at: [140, 40], size: 0.9, flip: true }], glow: 'spark' },
};

export const GOD_FIELDS: Pictures = {
  aegis_pillar: { scene: 'peaks', light: 'gold', shows: [{ of: 'pillar marble', at: [0, 110], size: 1.2 }, { of: 'sun_shield gold ivory', at: [0, 10], size: 0.9 }], glow: 'spark' },
  font_of_last_hope: { scene: 'cave', light: 'heaven', shows: [{ of: 'font marble', at: [30, 110], size: 1.15 }, { acts: 'kneel', as: 'rags fog hide', head: 'bare', at: [-120, 138], size: 1, flip: true }], glow: 'blue' },
  hall_of_shields: { scene: 'hall', light: 'gold', shows: [{ of: 'shield_wall royal gold', at: [0, 50], size: 1.2 }, { acts: 'stand', as: 'plate ivory gold', head: 'plumed', holds: 'spear bright', at: [0, 140], size: 1.1 }], glow: 'spark' },
  sunspire_temple: { scene: 'rays', light: 'gold', shows: [{ of: 'temple_front ivory gold', at: [0, 110], size: 1.2 }], glow: 'spark' },
  mirror_of_fate: { scene: 'stars', light: 'violet', shows: [{ of: 'great_mirror gold gold', at: [0, 116], size: 1.25 }, { acts: 'stand', as: 'robe ivory gold', head: 'long', hair: 'raven', at: [124, 138], size: 0.9 }], glow: 'blue' },
};
