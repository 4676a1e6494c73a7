/** What the pictures of the cards of no realm (Neutral) show, Mana among them. */
import type { Motifs } from '../../../../art/motif.ts';

export const UNBOUND_UNITS: Motifs = {
  generous_innkeeper: { icon: 'beer-stein', behind: 'tavern-sign', mood: 'umber' },
  treasure_goblin: { icon: 'goblin-head', behind: 'open-treasure-chest', mood: 'umber', of: '#94a860' },
  golden_stag: { icon: 'deer', behind: 'sun', mood: 'dawn', of: '#f6bc3a' },
  mimic_chest: { icon: 'mimic-chest', behind: 'gold-stack', mood: 'umber', of: '#a87444' },
  crystal_prospector: { icon: 'miner', behind: 'crystal-growth', mood: 'bone', of: '#c8944c' },
  kingbreaker: { icon: 'war-pick', behind: 'chess-king', mood: 'umber' },
  wandering_mercenary: { icon: 'visored-helm', behind: 'bindle', mood: 'bone', of: '#a4acb4' },
  last_field_vulture: { icon: 'vulture', behind: 'carrion', mood: 'bone', of: '#8c8078' },
  river_troll: { icon: 'ogre', behind: 'river', mood: 'umber', of: '#98a468' },
  stone_golem: { icon: 'rock-golem', behind: 'stone-pile', mood: 'bone', of: '#9ca0a0' },
  elder_wyrm: { icon: 'spiked-dragon-head', behind: 'wyvern', mood: 'umber', of: '#7ca08c' },
};

export const UNBOUND_SPELLS: Motifs = {
  shared_feast: { icon: 'hot-meal', behind: 'meal', mood: 'umber' },
  snare: { icon: 'wolf-trap', behind: 'lasso', mood: 'bone' },
  borrowed_might: { icon: 'biceps', behind: 'trade', mood: 'umber' },
  tribute: { icon: 'jeweled-chalice', behind: 'kneeling', mood: 'umber' },
  ambush_at_dusk: { icon: 'backstab', behind: 'sunset', mood: 'umber' },
  unravel: { icon: 'yarn', behind: 'shatter', mood: 'bone' },
};

export const UNBOUND_FIELDS: Motifs = {
  mana_well: { icon: 'well', behind: 'rupee', mood: 'frost', of: '#c08c5c' },
  crossroads_inn: { icon: 'tavern-sign', behind: 'crossroad', mood: 'umber' },
  bounty_board: { icon: 'stabbed-note', behind: 'crown-coin', mood: 'bone', of: '#d8b888' },
};

export const MANA: Motifs = {
  mana: { icon: 'rupee', behind: 'crystal-cluster', mood: 'void', of: '#5cb4ff' },
};
