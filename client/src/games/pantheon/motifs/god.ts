/** What the pictures of the Gods' heroes and cards show. */
import type { Motifs } from '../../../../art/motif.ts';

export const GOD_HEROES: Motifs = {
  aurelion_dawnfather: {
    icon: 'heraldic-sun', behind: 'beams-aura', mood: 'dawn', of: '#ffc440',
    signs: ['sunrise', 'shining-heart'],
  },
  thalassa_tidemother: {
    icon: 'mermaid', behind: 'big-wave', mood: 'sea', of: '#f09a84',
    signs: ['trident', 'nautilus-shell'],
  },
  kharos_judge_of_the_dead: {
    icon: 'anubis', behind: 'scales', mood: 'void', of: '#d8b050',
    signs: ['scales', 'ankh'],
  },
  ysmera_weaver_of_fate: {
    icon: 'woman-elf-face', behind: 'spider-web', mood: 'arcane', of: '#e4b8f0',
    signs: ['sewing-needle', 'sands-of-time'],
  },
  bastara_wall_of_heaven: {
    icon: 'spartan-helmet', behind: 'winged-shield', mood: 'marble', of: '#5c90e0',
    signs: ['shield-reflect', 'white-tower'],
  },
  themior_voice_of_silence: {
    icon: 'iron-mask', behind: 'spiked-halo', mood: 'spirit', of: '#d4dcf0',
    signs: ['silenced', 'ringing-bell'],
  },
};

export const GOD_UNITS: Motifs = {
  temple_acolyte: { icon: 'kneeling', behind: 'greek-temple', mood: 'marble', of: '#6fa4e8' },
  choir_novice: { icon: 'sing', behind: 'musical-score', mood: 'dawn', of: '#f6e8c4' },
  shield_cherub: { icon: 'winged-shield', behind: 'fluffy-wing', mood: 'glory', of: '#f4f6ff' },
  law_keeper: { icon: 'wax-tablet', behind: 'gavel', mood: 'marble', of: '#8fc0f0' },
  dawn_herald: { icon: 'trumpet-flag', behind: 'sunrise', mood: 'dawn' },
  oracle_of_embers: { icon: 'third-eye', behind: 'fire-bowl', mood: 'fire' },
  oathbound_sentinel: { icon: 'spartan', behind: 'linked-rings', mood: 'glory', of: '#e8a848' },
  guardian_angel: { icon: 'angel-wings', behind: 'spiked-halo', mood: 'spirit', of: '#8fc4f4' },
  marble_guardian: { icon: 'stone-bust', behind: 'ancient-columns', mood: 'marble', of: '#f4f2ea' },
  veiled_muse: { icon: 'lyre', behind: 'theater-curtains', mood: 'arcane' },
  storm_valkyrie: { icon: 'elf-helmet', behind: 'heavy-lightning', mood: 'storm', of: '#e8eefa' },
  seraph_of_mercy: { icon: 'angel-outfit', behind: 'cherish', mood: 'glory', of: '#f6f4ea' },
  judge_of_scales: { icon: 'tarot-11-justice', behind: 'scales', mood: 'marble', of: '#e8b850' },
  mountain_sleeper: { icon: 'moai', behind: 'summits', mood: 'frost', of: '#a8bcd8' },
  phoenix_of_the_altar: { icon: 'condor-emblem', behind: 'fire-shrine', mood: 'fire' },
  thunder_avatar: { icon: 'lightning-mask', behind: 'lightning-branches', mood: 'storm', of: '#f0c860' },
  tempest_titan: { icon: 'muscle-up', behind: 'tornado', mood: 'storm', of: '#7cb0f0' },
  colossus_of_the_sun: { icon: 'mighty-force', behind: 'sunbeams', mood: 'dawn', of: '#f6c040' },
};

export const GOD_SPELLS: Motifs = {
  halo_ward: { icon: 'spiked-halo', behind: 'bordered-shield', mood: 'glory' },
  common_prayer: { icon: 'candles', behind: 'incense', mood: 'dawn' },
  blessing_of_dawn: { icon: 'sunrise', behind: 'sun-radiations', mood: 'dawn' },
  divine_denial: { icon: 'halt', behind: 'all-seeing-eye', mood: 'glory' },
  banishing_light: { icon: 'beams-aura', behind: 'star-gate', mood: 'glory' },
  sanctuary: { icon: 'peace-dove', behind: 'church', mood: 'marble' },
  smite: { icon: 'zeus-sword', behind: 'thunder-struck', mood: 'storm', of: '#f4c650' },
  shackles_of_law: { icon: 'manacles', behind: 'stone-tablet', mood: 'marble', of: '#e8bc58' },
  lightning_verdict: { icon: 'gavel', behind: 'lightning-storm', mood: 'storm', of: '#ecc060' },
  sacred_truce: { icon: 'shaking-hands', behind: 'olive', mood: 'glory' },
  ascension: { icon: 'heaven-gate', behind: 'feathered-wing', mood: 'spirit', of: '#f2d890' },
  hubris: { icon: 'icarus', behind: 'sun', mood: 'dawn' },
  wrath_of_heaven: { icon: 'hand-of-god', behind: 'lightning-trio', mood: 'glory' },
};

export const GOD_FIELDS: Motifs = {
  sunspire_temple: { icon: 'byzantin-temple', behind: 'heraldic-sun', mood: 'dawn' },
  aegis_pillar: { icon: 'ionic-column', behind: 'shield', mood: 'marble' },
  mirror_of_fate: { icon: 'mirror-mirror', behind: 'tarot-10-wheel-of-fortune', mood: 'arcane' },
  hall_of_shields: { icon: 'shield-echoes', behind: 'greek-temple', mood: 'glory', of: '#e8bc58' },
  font_of_last_hope: { icon: 'water-fountain', behind: 'holy-grail', mood: 'spirit', of: '#7cc8f0' },
};
