/** What the pictures of the green heroes and cards show. */
import type { Motifs } from '../../../../art/motif.ts';

export const GREEN_HEROES: Motifs = {
  h_g1: { icon: 'woman-elf-face', behind: 'thorny-vine', mood: 'leaf', signs: ['thorn-helix', 'seedling'] },
  h_g2: { icon: 'rock-golem', behind: 'hills', mood: 'stone', of: '#98a880', signs: ['stone-stack', 'hills'] },
  h_g3: { icon: 'fairy', behind: 'sunrise', mood: 'dawn', of: '#f0c0a8', signs: ['lotus-flower', 'sunrise'] },
  h_g4: { icon: 'wolf-head', behind: 'forest', mood: 'wood', signs: ['paw-print', 'run'] },
};

export const GREEN_SIGNATURES: Motifs = {
  s_g1a: { icon: 'circle-forest', behind: 'thorny-vine', mood: 'leaf' },
  s_g1b: { icon: 'spiked-armor', behind: 'vines', mood: 'leaf' },
  s_g2a: { icon: 'meditation', behind: 'hills', mood: 'dawn' },
  s_g2b: { icon: 'dog-house', behind: 'rock', mood: 'stone' },
  s_g3a: { icon: 'three-leaves', behind: 'lotus-flower', mood: 'dawn' },
  s_g3b: { icon: 'angel-wings', behind: 'sunrise', mood: 'glory' },
  s_g4a: { icon: 'trail', behind: 'pine-tree', mood: 'wood' },
  s_g4b: { icon: 'wolf-howl', behind: 'moon', mood: 'wood' },
};

export const GREEN_SPELLS: Motifs = {
  m_g01: { icon: 'arm-bandage', behind: 'birch-trees', mood: 'leaf' },
  m_g02: { icon: 'stump-regrowth', behind: 'sun', mood: 'leaf' },
  m_g03: { icon: 'tree-growth', behind: 'vines', mood: 'wood' },
  m_g04: { icon: 'deer-track', behind: 'herbs-bundle', mood: 'umber' },
  m_g05: { icon: 'tree-roots', behind: 'root-tip', mood: 'wood' },
  m_g06: { icon: 'muscle-up', behind: 'paw', mood: 'leaf' },
  m_g07: { icon: 'willow-tree', behind: 'shield', mood: 'spirit' },
  m_g08: { icon: 'stomp', behind: 'moon', mood: 'spirit' },
};

export const GREEN_CREEPS: Motifs = {
  t_sprout: { icon: 'sprout', behind: 'seedling', mood: 'leaf' },
  m_g09: { icon: 'turtle', behind: 'swamp', mood: 'leaf' },
  m_g10: { icon: 'saber-toothed-cat-head', behind: 'high-grass', mood: 'wood' },
  m_g11: { icon: 'carnivorous-plant', behind: 'acorn', mood: 'leaf' },
  m_g12: { icon: 'elephant-head', behind: 'boar-tusks', mood: 'umber' },
};

export const GREEN_IMPROVEMENTS: Motifs = {
  m_g13: { icon: 'shinto-shrine', behind: 'forest', mood: 'leaf' },
  m_g14: { icon: 'dolmen', behind: 'sunrise', mood: 'dawn' },
};
