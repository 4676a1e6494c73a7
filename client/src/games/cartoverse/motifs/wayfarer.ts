/** What the pictures of the cards of no faction (Neutral) show. */
import type { Motifs } from '../../../../art/motif.ts';

export const WAYFARER_CREATURES: Motifs = {
  wanderer: { icon: 'hiking', behind: 'mountain-road', mood: 'umber' },
  hired_blade: { icon: 'swordman', behind: 'coins', mood: 'bone' },
  caravan_guard: { icon: 'guards', behind: 'old-wagon', mood: 'sand' },
  wandering_sage: { icon: 'wizard-face', behind: 'bindle', mood: 'umber', of: '#b8c0e0' },
  clockwork_golem: { icon: 'metal-golem-head', behind: 'gears', mood: 'steel', of: '#c89c5c' },
  spellwarden: { icon: 'warlock-eye', behind: 'magic-shield', mood: 'arcane', of: '#c8d0e0' },
  stone_giant: { icon: 'giant', behind: 'summits', mood: 'stone', of: '#a8a8a0' },
};

export const WAYFARER_SPELLS: Motifs = {
  reforge: { icon: 'anvil', behind: 'blacksmith', mood: 'steel' },
  disarm_traps: { icon: 'lockpicks', behind: 'wolf-trap', mood: 'umber' },
  hasty_retreat: { icon: 'run', behind: 'dust-cloud', mood: 'sand' },
  thick_fog: { icon: 'fog', behind: 'dead-wood', mood: 'spirit' },
  travelers_cloak: { icon: 'cloak', behind: 'hidden', mood: 'umber' },
  mercenary_contract: { icon: 'tied-scroll', behind: 'crown-coin', mood: 'bone' },
  second_wind: { icon: 'windy-stripes', behind: 'sprint', mood: 'frost' },
};

export const WAYFARER_TRAPS: Motifs = {
  snare: { icon: 'wolf-trap', behind: 'lasso', mood: 'bone' },
};
