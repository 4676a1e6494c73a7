/** What the green cards of Ancients look like, a line of traits each. */
import type { Pictures } from '../../../../art/drawn/traits.ts';

export const GREEN_SIGNATURES: Pictures = {
  s_g1a: { scene: 'thorns', light: 'wood', shows: [{ of: 'brambles bark leaf', at: [0, 112], size: 1.3 }, { of: 'sproutling hide leaf', at: [-86, 122], size: 1.3 }, { of: 'sproutling hide leaf', at: [92, 126], size: 1.4, flip: true }, { of: 'brambles bark leaf', at: [10, 150], size: 0.9 }], glow: 'poison' },
  s_g1b: { scene: 'thorns', light: 'marsh', shows: [{ acts: 'guard', as: 'tunic forest bark', head: 'hood', beyond: 'round_shield forest bark', holds: 'spear bright', at: [10, 134], size: 1.7 }, { of: 'vines bark leaf', at: [16, 120], size: 1.3 }, { of: 'brambles bark leaf', at: [0, 146], size: 1.1 }], glow: 'poison' },
  s_g2a: { scene: 'peaks', light: 'dawn', shows: [{ of: 'rubble granite', at: [110, 130], size: 1 }, { of: 'rubble granite', at: [130, 90], size: 0.6 }, { of: 'seedling', at: [120, 66], size: 0.7 }, { acts: 'kneel', as: 'tunic leaf hide', head: 'bearded', hair: 'white', at: [-40, 134], size: 1.5 }, { of: 'healing', at: [-30, 124], size: 1.1 }], glow: 'spark' },
  s_g2b: { scene: 'quarry', light: 'meadow', shows: [{ of: 'puppy granite moss', at: [10, 116], size: 1.9 }, { of: 'rubble granite', at: [0, 140], size: 0.9 }], glow: 'amber' },
  s_g3a: { scene: 'halo', light: 'dawn', shows: [{ acts: 'rise', as: 'robe pink gold', head: 'long', hair: 'rose', skin: 'fair', at: [0, 140], size: 1.6 }, { of: 'petals pink', at: [0, 0] }, { of: 'petals rose', at: [20, 40], size: 0.8, turn: 40 }], glow: 'spark' },
  s_g3b: { scene: 'rays', light: 'dawn', shows: [{ acts: 'raise', as: 'plate leaf gold', head: 'bare', hair: 'ginger', holds: 'sword bright gold', at: [20, 138], size: 1.55 }, { of: 'dome', at: [16, 130], size: 1.1 }, { of: 'flower pink amber', at: [-120, 110], size: 0.9, turn: -10 }, { of: 'flower ivory amber', at: [140, 120], size: 0.8, turn: 14 }], glow: 'spark' },
  s_g4a: { scene: 'forest', light: 'meadow', shows: [{ acts: 'run', as: 'tunic leaf hide', head: 'bare', hair: 'auburn', cloak: 'forest', at: [10, 130], size: 1.65 }, { of: 'speed', at: [70, 30], size: 1.1 }, { of: 'footprints', at: [110, 112], size: 0.8 }], glow: 'spark' },
  s_g4b: { scene: 'forest', light: 'gold', shows: [{ of: 'wolf_running grey bone', at: [0, 124], size: 1.25 }, { of: 'wolf_running slate bone', at: [124, 60], size: 0.7 }, { of: 'dust', at: [110, 128] }], glow: 'amber' },
};

export const GREEN_SPELLS: Pictures = {
  m_g01: { scene: 'forest', light: 'gold', aura: 'shine', shows: [{ of: 'trunk', at: [-50, 60], size: 1.3 }, { acts: 'kneel', as: 'robe leaf hide', head: 'hood', at: [110, 134], size: 1.4 }, { of: 'healing', at: [-40, 90], size: 1.1 }], glow: 'poison' },
  m_g02: { scene: 'reeds', light: 'dawn', shows: [{ of: 'water teal', at: [0, 80] }, { acts: 'rise', as: 'robe leaf gold', head: 'long', hair: 'wheat', at: [0, 140], size: 1.5 }, { of: 'ripples', at: [0, 124], size: 1.2 }, { of: 'healing', at: [0, 100], size: 1.1 }], glow: 'spark' },
  m_g03: { scene: 'forest', light: 'marsh', shows: [{ acts: 'stand', as: 'plate leaf bronze', head: 'helm', holds: 'spear bright', at: [0, 140], size: 1.75 }, { of: 'vines bark leaf', at: [0, 140], size: 1.5 }, { of: 'roots bark leaf', at: [0, 136], size: 1.2 }], glow: 'poison' },
  m_g04: { scene: 'petals', light: 'meadow', shows: [{ acts: 'cast', as: 'robe forest gold', head: 'hood', skin: 'brown', at: [110, 134], size: 1.45 }, { of: 'sproutling hide leaf', at: [-30, 130], size: 1.15 }, { of: 'sproutling hide moss', at: [-126, 124], size: 1.05, flip: true }, { of: 'gather', at: [34, -40], size: 0.5 }], glow: 'poison' },
  m_g05: { scene: 'cave', light: 'wood', shows: [{ acts: 'bound', as: 'plate scarlet iron', head: 'horned', at: [0, 132], size: 1.55 }, { of: 'roots bark leaf', at: [0, 130], size: 1.5 }, { of: 'vines bark leaf', at: [4, 136], size: 0.9 }], glow: 'poison' },
  m_g06: { scene: 'storm', light: 'meadow', aura: 'shine', shows: [{ of: 'boar_running earth coffee', at: [16, 118], size: 1.4 }, { of: 'dust', at: [110, 130] }], glow: 'poison' },
  m_g07: { scene: 'moon', light: 'meadow', shows: [{ of: 'boughs bark leaf', at: [0, 30], size: 1.15 }, { acts: 'kneel', as: 'tunic ochre hide', head: 'bare', at: [0, 128], size: 1.3 }, { of: 'dome', at: [0, 128], size: 0.9 }], glow: 'spark' },
  m_g08: { scene: 'moon', light: 'night', shows: [{ of: 'stag_running hide bone', at: [120, 70], size: 0.8 }, { of: 'boar_running earth coffee', at: [-70, 96], size: 1 }, { of: 'bull_running coffee bone', at: [70, 134], size: 1.25 }, { of: 'dust', at: [60, 136], size: 1.3 }], glow: 'ghost' },
};

export const GREEN_CREEPS: Pictures = {
  t_sprout: { scene: 'petals', light: 'wood', shows: [{ of: 'sproutling hide leaf', at: [0, 118], size: 2.1 }], glow: 'poison' },
  m_g09: { scene: 'village', light: 'meadow', shows: [{ of: 'calf hide moss', at: [16, 118], size: 1.45 }, { of: 'flower pink amber', at: [-130, 120], size: 0.6 }, { of: 'flower ivory amber', at: [150, 126], size: 0.5 }], glow: 'ink' },
  m_g10: { scene: 'bamboo', light: 'marsh', beast: 'wolf leaf', skin: 'pine', iris: 'poison', body: 'fur pine forest', holds: [{ of: 'brambles forest leaf', at: [0, 140], hand: 'none', size: 1.1 }, { of: 'boughs bark leaf', at: [-20, -10], hand: 'none', size: 0.8 }], at: [30, 26], size: 0.94 },
  m_g11: { scene: 'forest', light: 'dawn', beast: 'treant leaf', skin: 'hide', iris: 'spark', body: 'bark hide leaf', holds: [{ of: 'sproutling hide leaf', at: [-98, 130], size: 0.9 }, { of: 'egg leaf', at: [112, 130], hand: 'none', size: 0.7 }], at: [10, 18], glow: 'poison' },
  m_g12: { scene: 'steppe', light: 'wood', shows: [{ of: 'tusker earth moss', at: [56, 124], size: 1.15 }, { acts: 'fall', as: 'tunic slate iron', head: 'kettle', at: [-110, 146], size: 0.75, flip: true }, { acts: 'run', as: 'tunic coal iron', head: 'helm', at: [-160, 140], size: 0.7 }, { of: 'dust', at: [40, 138], size: 1.3 }], glow: 'amber' },
};

export const GREEN_IMPROVEMENTS: Pictures = {
  m_g13: { scene: 'forest', light: 'dawn', shows: [{ of: 'shrine marble forest', at: [0, 114], size: 1.5 }, { of: 'healing', at: [0, 60], size: 0.8 }], glow: 'spark' },
  m_g14: { scene: 'stars', light: 'meadow', shows: [{ of: 'stone_circle granite', at: [0, 116], size: 1.25 }, { of: 'portal', at: [0, 110], size: 0.7 }], glow: 'poison' },
};
