/** Where a card's picture plays: the grounds of its faction or mood, and what its figures are made of. */
import type { Mood } from './motif.ts';
import type { GroundName } from './ground.ts';

/** The grounds far and near one may choose from, and the colours of a faction. */
export interface Land {
  /** What its figures are made of. */
  matter: readonly string[];
  deep: string;
  far: readonly GroundName[];
  near: readonly GroundName[];
}

/** Bone, bronze, iron, copper, verdigris, slate and silver, for those of no faction; no colour is the mood's own. */
const ANY = ['#d8c8a8', '#c88c4c', '#9cacc4', '#c86448', '#7cac9c', '#8c94d0', '#d8e0ec', ''];

const BY_MOOD: Readonly<Record<Mood, readonly GroundName[]>> = {
  dawn: ['swells', 'spires', 'columns'],
  fire: ['peaks', 'spires'],
  lava: ['volcano', 'peaks'],
  blood: ['thorns', 'spires'],
  shadow: ['thorns', 'columns'],
  void: ['crystals', 'peaks'],
  venom: ['thorns', 'swells'],
  leaf: ['pines', 'swells'],
  stone: ['columns', 'peaks'],
  sand: ['dunes', 'obelisks'],
  sea: ['waves', 'swells'],
  frost: ['crystals', 'pines', 'peaks'],
  storm: ['peaks', 'waves', 'spires'],
  arcane: ['crystals', 'columns'],
  steel: ['spires', 'obelisks'],
  spirit: ['columns', 'pines', 'swells'],
  silk: ['pagodas', 'bamboo'],
};

/** Anywhere the mood is, for a faction that has no land of its own. */
export function landIn(mood: Mood): Land {
  const grounds = BY_MOOD[mood];
  return { matter: ANY, deep: '', far: [...grounds, 'peaks', 'swells'], near: grounds };
}
