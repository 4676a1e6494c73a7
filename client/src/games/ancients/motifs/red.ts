/** What the pictures of the red heroes and cards show. */
import type { Motifs } from '../../../../art/motif.ts';

export const RED_HEROES: Motifs = {
  h_r1: { icon: 'visored-helm', behind: 'shield', mood: 'camp', of: '#b8c0c8', signs: ['checked-shield', 'warhammer'] },
  h_r2: { icon: 'brute', behind: 'arena', mood: 'blood', of: '#c88868', signs: ['spiked-mace', 'arena'] },
  h_r3: { icon: 'swordwoman', behind: 'bugle-call', mood: 'dawn', signs: ['bugle-call', 'vertical-banner'] },
  h_r4: { icon: 'ogre', behind: 'broken-wall', mood: 'stone', of: '#b09078', signs: ['siege-ram', 'broken-wall'] },
};

export const RED_SIGNATURES: Motifs = {
  s_r1a: { icon: 'armor-upgrade', behind: 'anvil', mood: 'fire' },
  s_r1b: { icon: 'roman-shield', behind: 'spears', mood: 'camp' },
  s_r2a: { icon: 'andromeda-chain', behind: 'arena', mood: 'blood' },
  s_r2b: { icon: 'champions', behind: 'public-speaker', mood: 'dawn' },
  s_r3a: { icon: 'hunting-horn', behind: 'rally-the-troops', mood: 'dawn' },
  s_r3b: { icon: 'centurion-helmet', behind: 'bugle-call', mood: 'camp' },
  s_r4a: { icon: 'siege-ram', behind: 'castle', mood: 'fire' },
  s_r4b: { icon: 'castle-ruins', behind: 'anvil-impact', mood: 'stone' },
};

export const RED_SPELLS: Motifs = {
  m_r01: { icon: 'stone-bridge', behind: 'shield', mood: 'dawn' },
  m_r02: { icon: 'shield-bash', behind: 'boulder-dash', mood: 'camp' },
  m_r03: { icon: 'ringing-bell', behind: 'skull-crack', mood: 'stone' },
  m_r04: { icon: 'quick-slash', behind: 'hunting-horn', mood: 'blood' },
  m_r05: { icon: 'sonic-shout', behind: 'barbarian', mood: 'fire' },
  m_r06: { icon: 'anvil-impact', behind: 'blacksmith', mood: 'lava' },
  m_r07: { icon: 'tower-fall', behind: 'catapult', mood: 'fire' },
  m_r08: { icon: 'sword-clash', behind: 'crossed-swords', mood: 'blood' },
};

export const RED_CREEPS: Motifs = {
  m_r09: { icon: 'guards', behind: 'stone-bridge', mood: 'camp' },
  m_r10: { icon: 'charging-bull', behind: 'bull-horns', mood: 'umber' },
  m_r11: { icon: 'spears', behind: 'stakes-fence', mood: 'camp' },
  m_r12: { icon: 'black-knight-helm', behind: 'two-handed-sword', mood: 'blood', of: '#c0b0a0' },
};

export const RED_IMPROVEMENTS: Motifs = {
  m_r13: { icon: 'target-dummy', behind: 'barracks', mood: 'umber' },
  m_r14: { icon: 'spiked-fence', behind: 'wooden-fence', mood: 'camp' },
};
