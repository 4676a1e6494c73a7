/** What the pictures of the blue heroes and cards show. */
import type { Motifs } from '../../../../art/motif.ts';

export const BLUE_HEROES: Motifs = {
  h_b1: { icon: 'triton-head', behind: 'big-wave', mood: 'sea', of: '#88c8d0', signs: ['trident', 'big-wave'] },
  h_b2: { icon: 'pointy-hat', behind: 'lightning-storm', mood: 'storm', signs: ['lightning-trio', 'crystal-ball'] },
  h_b3: { icon: 'hooded-figure', behind: 'third-eye', mood: 'arcane', signs: ['silence', 'third-eye'] },
  h_b4: { icon: 'dwarf-king', behind: 'lantern-flame', mood: 'frost', of: '#e0c8a0', signs: ['lantern-flame', 'oil-drum'] },
};

export const BLUE_SIGNATURES: Motifs = {
  s_b1a: { icon: 'wave-strike', behind: 'waves', mood: 'sea' },
  s_b1b: { icon: 'dam', behind: 'waterfall', mood: 'sea' },
  s_b2a: { icon: 'chain-lightning', behind: 'lightning-storm', mood: 'storm' },
  s_b2b: { icon: 'crystal-wand', behind: 'prism', mood: 'arcane' },
  s_b3a: { icon: 'silenced', behind: 'stone-wall', mood: 'frost' },
  s_b3b: { icon: 'rune-stone', behind: 'human-ear', mood: 'arcane' },
  s_b4a: { icon: 'oil-pump', behind: 'lantern-flame', mood: 'ember' },
  s_b4b: { icon: 'lighthouse', behind: 'night-sky', mood: 'void' },
};

export const BLUE_SPELLS: Motifs = {
  m_b01: { icon: 'sewing-needle', behind: 'electric', mood: 'storm' },
  m_b02: { icon: 'lightning-branches', behind: 'cloud-ring', mood: 'storm' },
  m_b03: { icon: 'silence', behind: 'sound-off', mood: 'arcane' },
  m_b04: { icon: 'drop', behind: 'frozen-orb', mood: 'frost' },
  m_b05: { icon: 'water-fountain', behind: 'teleport', mood: 'sea' },
  m_b06: { icon: 'crystal-ball', behind: 'night-sky', mood: 'arcane' },
  m_b07: { icon: 'ringed-beam', behind: 'arrow-scope', mood: 'void' },
  m_b08: { icon: 'yarn', behind: 'magic-swirl', mood: 'arcane' },
  m_b09: { icon: 'lightning-storm', behind: 'sun-cloud', mood: 'storm' },
  m_b10: { icon: 'well', behind: 'desert', mood: 'sea' },
};

export const BLUE_CREEPS: Motifs = {
  m_b11: { icon: 'owl', behind: 'prism', mood: 'frost' },
  m_b12: { icon: 'tornado', behind: 'chained-heart', mood: 'storm' },
};

export const BLUE_IMPROVEMENTS: Motifs = {
  m_b13: { icon: 'crystal-growth', behind: 'pylon', mood: 'arcane' },
  m_b14: { icon: 'tesla-coil', behind: 'lightning-storm', mood: 'storm' },
};
