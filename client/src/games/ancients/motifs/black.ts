/** What the pictures of the black heroes and cards show. */
import type { Motifs } from '../../../../art/motif.ts';

export const BLACK_HEROES: Motifs = {
  h_k1: { icon: 'bandit', behind: 'two-coins', mood: 'umber', signs: ['two-coins', 'bowie-knife'] },
  h_k2: { icon: 'ninja-head', behind: 'night-sky', mood: 'void', of: '#a898c0', signs: ['stiletto', 'night-sky'] },
  h_k3: { icon: 'grim-reaper', behind: 'graveyard', mood: 'shadow', signs: ['reaper-scythe', 'graveyard'] },
  h_k4: { icon: 'witch-face', behind: 'targeted', mood: 'blood', of: '#c0a0b0', signs: ['targeted', 'sacrificial-dagger'] },
};

export const BLACK_SIGNATURES: Motifs = {
  s_k1a: { icon: 'sharped-teeth-skull', behind: 'two-coins', mood: 'umber' },
  s_k1b: { icon: 'hooded-assassin', behind: 'coins', mood: 'shadow' },
  s_k2a: { icon: 'armor-downgrade', behind: 'stiletto', mood: 'void' },
  s_k2b: { icon: 'two-shadows', behind: 'smoke-bomb', mood: 'shadow' },
  s_k3a: { icon: 'coffin', behind: 'graveyard', mood: 'shadow' },
  s_k3b: { icon: 'ringing-bell', behind: 'graveyard', mood: 'bone' },
  s_k4a: { icon: 'skull-signet', behind: 'scales', mood: 'blood' },
  s_k4b: { icon: 'robber', behind: 'receive-money', mood: 'umber' },
};

export const BLACK_SPELLS: Motifs = {
  m_k01: { icon: 'snatch', behind: 'swap-bag', mood: 'umber' },
  m_k02: { icon: 'backstab', behind: 'breastplate', mood: 'shadow' },
  m_k03: { icon: 'wolf-trap', behind: 'broken-bone', mood: 'blood' },
  m_k04: { icon: 'knapsack', behind: 'padlock', mood: 'umber' },
  m_k05: { icon: 'all-seeing-eye', behind: 'semi-closed-eye', mood: 'venom' },
  m_k06: { icon: 'guillotine', behind: 'coins', mood: 'blood' },
  m_k07: { icon: 'tombstone', behind: 'receive-money', mood: 'bone' },
  m_k08: { icon: 'brain-stem', behind: 'broken-heart', mood: 'venom' },
  m_k09: { icon: 'bell-shield', behind: 'moon', mood: 'void' },
  m_k10: { icon: 'wanted-reward', behind: 'coins', mood: 'umber' },
  m_k11: { icon: 'broken-bone', behind: 'skeleton', mood: 'bone' },
};

export const BLACK_CREEPS: Motifs = {
  t_shade: { icon: 'ghost', behind: 'road', mood: 'shadow' },
  m_k12: { icon: 'cultist', behind: 'village', mood: 'shadow' },
  m_k13: { icon: 'vulture', behind: 'skeleton-inside', mood: 'bone' },
  m_k14: { icon: 'vampire-dracula', behind: 'blood', mood: 'blood' },
};

export const BLACK_IMPROVEMENTS: Motifs = {
  m_k15: { icon: 'strongbox', behind: 'cellar-barrels', mood: 'umber' },
  m_k16: { icon: 'lantern', behind: 'hanging-sign', mood: 'void' },
  m_k17: { icon: 'secret-book', behind: 'candle-light', mood: 'shadow' },
};
