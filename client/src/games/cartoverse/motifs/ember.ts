/** What the pictures of Ember's heroes and cards show. */
import type { Motifs } from '../../../../art/motif.ts';

export const EMBER_HEROES: Motifs = {
  warchief_brakka: { icon: 'orc-head', behind: 'crossed-axes', mood: 'camp', of: '#c87848', signs: ['hunting-horn', 'battle-axe'] },
  ignis_the_unquenched: { icon: 'pyromaniac', behind: 'fire-ring', mood: 'fire', of: '#ff9a40', signs: ['flame', 'fire-wave'] },
};

export const EMBER_SHARDS: Motifs = {
  ember_shard: { icon: 'fire-gem', behind: 'flame', mood: 'fire', of: '#ff9448' },
  cinder_shard: { icon: 'burning-embers', behind: 'crystal-growth', mood: 'ember', of: '#f0643c' },
  spark_shard: { icon: 'spark-spirit', behind: 'crystal-shine', mood: 'lava', of: '#ffd060' },
};

export const EMBER_CREATURES: Motifs = {
  goblin_torchbearer: { icon: 'goblin-head', behind: 'torch', mood: 'camp', of: '#a8a850' },
  ash_whelp: { icon: 'gecko', behind: 'smoking-volcano', mood: 'lava', of: '#c8a088' },
  raider: { icon: 'viking-head', behind: 'crossed-axes', mood: 'blood' },
  flame_adept: { icon: 'fire-spell-cast', behind: 'fire-bowl', mood: 'fire' },
  ironhide_orc: { icon: 'orc-head', behind: 'spiked-armor', mood: 'lava', of: '#98a088' },
  lava_hound: { icon: 'hound', behind: 'lava', mood: 'lava', of: '#f07038' },
  berserker: { icon: 'barbarian', behind: 'battered-axe', mood: 'blood' },
  drumcaller: { icon: 'drum', behind: 'barbarian', mood: 'camp' },
  fire_archer: { icon: 'flaming-arrow', behind: 'bowman', mood: 'fire' },
  pyromancer: { icon: 'fire-zone', behind: 'wizard-face', mood: 'ember', of: '#ff9c50' },
  siege_ogre: { icon: 'ogre', behind: 'siege-ram', mood: 'camp', of: '#b89870' },
  vulkar_lord_of_cinders: { icon: 'fire-silhouette', behind: 'smoking-volcano', mood: 'lava', of: '#ff7a30' },
};

export const EMBER_SPELLS: Motifs = {
  fireburst: { icon: 'fire-flower', behind: 'explosion-rays', mood: 'fire' },
  firestorm: { icon: 'burning-meteor', behind: 'wildfires', mood: 'lava' },
  blood_frenzy: { icon: 'angry-eyes', behind: 'blood', mood: 'blood' },
  firebolt: { icon: 'fire-ray', behind: 'burning-dot', mood: 'fire' },
  searing_ray: { icon: 'laser-burst', behind: 'sun', mood: 'ember' },
  battle_fury: { icon: 'punch-blast', behind: 'fire-punch', mood: 'blood' },
  war_drums: { icon: 'djembe', behind: 'crossed-swords', mood: 'camp' },
  line_of_fire: { icon: 'fire-wave', behind: 'burning-forest', mood: 'ember' },
  flaming_blade: { icon: 'flaming-claw', behind: 'broadsword', mood: 'fire' },
  burning_ambition: { icon: 'burning-passion', behind: 'imperial-crown', mood: 'ember' },
};

export const EMBER_TRAPS: Motifs = {
  powder_keg: { icon: 'powder', behind: 'barrel', mood: 'camp', of: '#b8804c' },
  retaliation: { icon: 'sword-wound', behind: 'return-arrow', mood: 'lava', of: '#f0703c' },
};
