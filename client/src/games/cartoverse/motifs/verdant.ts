/** What the pictures of Verdant's heroes and cards show. */
import type { Motifs } from '../../../../art/motif.ts';

export const VERDANT_HEROES: Motifs = {
  thornmother_ysa: { icon: 'woman-elf-face', behind: 'thorny-vine', mood: 'leaf', of: '#a8d078', signs: ['oak-leaf', 'thorny-vine'] },
  rook_wildstride: { icon: 'wolf-head', behind: 'paw-print', mood: 'wood', of: '#b8a078', signs: ['paw-print', 'hunting-horn'] },
};

export const VERDANT_SHARDS: Motifs = {
  verdant_shard: { icon: 'crystal-cluster', behind: 'oak-leaf', mood: 'leaf', of: '#8ce070' },
  bloom_shard: { icon: 'lotus-flower', behind: 'crystal-bars', mood: 'leaf', of: '#f0b0c8' },
  deeproot_shard: { icon: 'tree-growth', behind: 'crystal-growth', mood: 'wood', of: '#b09058' },
};

export const VERDANT_CREATURES: Motifs = {
  sapling_tender: { icon: 'watering-can', behind: 'sprout', mood: 'leaf', of: '#98c068' },
  fox_scout: { icon: 'fox', behind: 'pine-tree', mood: 'wood', of: '#e08840' },
  briar_wolf: { icon: 'wolf-howl', behind: 'thorny-vine', mood: 'wood' },
  moss_guardian: { icon: 'golem-head', behind: 'stone-pile', mood: 'leaf', of: '#7ca458' },
  seedkeeper: { icon: 'plant-seed', behind: 'knapsack', mood: 'leaf' },
  elder_stag: { icon: 'deer-head', behind: 'forest', mood: 'wood', of: '#c8a878' },
  thornhide_boar: { icon: 'boar', behind: 'spikes', mood: 'leaf', of: '#8c6c50' },
  grovecaller: { icon: 'tribal-mask', behind: 'birch-trees', mood: 'wood' },
  alpha_direbear: { icon: 'bear-head', behind: 'wolverine-claws', mood: 'wood', of: '#9c7850' },
  vinewrapper: { icon: 'vines', behind: 'carnivorous-plant', mood: 'leaf' },
  ancient_treant: { icon: 'tree-face', behind: 'forest', mood: 'wood', of: '#7c9450' },
  worldserpent_nidra: { icon: 'sea-serpent', behind: 'ouroboros', mood: 'leaf', of: '#60b090' },
};

export const VERDANT_SPELLS: Motifs = {
  wild_growth: { icon: 'sprout', behind: 'tree-growth', mood: 'leaf' },
  stampede: { icon: 'bull', behind: 'dust-cloud', mood: 'wood', of: '#a87850' },
  uproot: { icon: 'tree-roots', behind: 'curly-wing', mood: 'leaf', of: '#b8925c' },
  bark_skin: { icon: 'log', behind: 'biceps', mood: 'wood', of: '#b08c5c' },
  natures_balm: { icon: 'herbs-bundle', behind: 'heart-plus', mood: 'leaf' },
  entangle: { icon: 'curling-vines', behind: 'manacles', mood: 'leaf' },
  overgrown_field: { icon: 'high-grass', behind: 'vine-flower', mood: 'leaf' },
  tangled_roots: { icon: 'trunk-mushroom', behind: 'tree-roots', mood: 'wood' },
  primal_might: { icon: 'bear-face', behind: 'mighty-force', mood: 'wood', of: '#c89860' },
  circle_of_seasons: { icon: 'falling-leaf', behind: 'sands-of-time', mood: 'leaf' },
};

export const VERDANT_TRAPS: Motifs = {
  pitfall: { icon: 'spiky-pit', behind: 'high-grass', mood: 'wood' },
  ambush_vines: { icon: 'carnivore-mouth', behind: 'curling-vines', mood: 'leaf', of: '#88c050' },
};
