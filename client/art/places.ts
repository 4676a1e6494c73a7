/** Where a card's picture plays: the grounds of its faction and mood, and what its figures are made of. */
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

const LANDS: Readonly<Record<string, Land>> = {
  lyonar: { matter: ['#f0ac34', '#f4c65c', '#e8cc84'], deep: '#3a2208', far: ['spires', 'peaks'], near: ['spires', 'swells', 'columns'] },
  songhai: { matter: ['#dc3c48', '#e4503c', '#f0d4a8', '#3cb490'], deep: '#3c0a16', far: ['peaks', 'pagodas'], near: ['pagodas', 'bamboo'] },
  vetruvian: { matter: ['#1fb0a6', '#2c9cc0', '#d8a850'], deep: '#06343a', far: ['obelisks', 'dunes'], near: ['dunes', 'obelisks'] },
  abyssian: { matter: ['#9450e0', '#c048c0', '#7060d8', '#d8cce0'], deep: '#200a3e', far: ['thorns', 'peaks'], near: ['thorns'] },
  magmar: { matter: ['#6cac38', '#98b830', '#3c9c60', '#d8a060'], deep: '#152a0e', far: ['volcano', 'peaks'], near: ['peaks', 'thorns', 'swells'] },
  vanar: { matter: ['#449cec', '#5cc0e8', '#7c8ce8', '#e4f0fa'], deep: '#0a244c', far: ['peaks', 'crystals'], near: ['crystals', 'pines', 'swells'] },
  demon: { matter: ['#e0442c', '#f0803a', '#a844a0', '#c83a58', '#d8c0b4'], deep: '#2a0820', far: ['thorns', 'volcano'], near: ['thorns', 'peaks'] },
  god: { matter: ['#f0c860', '#f6e8c4', '#e8eefa', '#8fc0f0', '#e8b878'], deep: '#102a6c', far: ['columns', 'peaks'], near: ['columns', 'swells'] },
  human: { matter: ['#86b464', '#a8bcc8', '#c89c5c', '#5ca488', '#b8664a'], deep: '#10281e', far: ['spires', 'pines'], near: ['pines', 'swells'] },
  unbound: { matter: ['#e0d2b0', '#a87444', '#c8944c', '#98a0a4'], deep: '#2a1c10', far: ['dunes', 'spires'], near: ['swells', 'dunes'] },
};

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
  ember: ['volcano', 'thorns'],
  glory: ['columns', 'peaks'],
  marble: ['columns', 'swells'],
  wood: ['pines', 'swells'],
  camp: ['pines', 'spires'],
  umber: ['swells', 'dunes', 'spires'],
  bone: ['dunes', 'columns'],
};

/** The land of a faction; one that has none of its own lives wherever the mood is. */
export function landOf(faction: string, mood: Mood): Land {
  const grounds = BY_MOOD[mood];
  return LANDS[faction] ?? { matter: ANY, deep: '', far: [...grounds, 'peaks', 'swells'], near: grounds };
}
