/** What the pictures of Solar's heroes and cards show. */
import type { Motifs } from '../../../../art/motif.ts';

export const SOLAR_HEROES: Motifs = {
  ser_aldous_the_dawnshield: { icon: 'visored-helm', behind: 'checked-shield', mood: 'dawn', of: '#f0d890', signs: ['shield-reflect', 'sunrise'] },
  mother_celestine: { icon: 'prayer', behind: 'heraldic-sun', mood: 'glory', of: '#f6ecd4', signs: ['holy-grail', 'healing'] },
};

export const SOLAR_SHARDS: Motifs = {
  solar_shard: { icon: 'crystal-growth', behind: 'sun', mood: 'dawn', of: '#ffe48c' },
  sunlit_shard: { icon: 'gem-pendant', behind: 'sunbeams', mood: 'glory', of: '#ffdf80' },
  bulwark_shard: { icon: 'emerald', behind: 'edged-shield', mood: 'marble', of: '#f0e0b0' },
};

export const SOLAR_CREATURES: Motifs = {
  dawn_squire: { icon: 'barbute', behind: 'sunrise', mood: 'dawn' },
  chapel_novice: { icon: 'kneeling', behind: 'church', mood: 'glory', of: '#f4ead0' },
  sunforged_sentinel: { icon: 'robot-golem', behind: 'sun-radiations', mood: 'dawn', of: '#e8b04c' },
  order_crossbow: { icon: 'crossbow', behind: 'templar-shield', mood: 'marble', of: '#c89454' },
  shieldmate: { icon: 'roman-shield', behind: 'shield-echoes', mood: 'marble', of: '#e8c06c' },
  lightbringer_cleric: { icon: 'candle-light', behind: 'beams-aura', mood: 'glory' },
  temple_knight: { icon: 'closed-barbute', behind: 'greek-temple', mood: 'marble' },
  banner_captain: { icon: 'knight-banner', behind: 'mounted-knight', mood: 'dawn' },
  radiant_healer: { icon: 'caduceus', behind: 'healing-shield', mood: 'spirit', of: '#f4e4a8' },
  gatekeeper_colossus: { icon: 'rock-golem', behind: 'portculis', mood: 'marble', of: '#e0d0b0' },
  lance_of_the_order: { icon: 'cavalry', behind: 'sun-spear', mood: 'dawn', of: '#f0d48c' },
  archangel_verity: { icon: 'angel-outfit', behind: 'angel-wings', mood: 'glory', of: '#fbf4dc' },
};

export const SOLAR_SPELLS: Motifs = {
  judgment: { icon: 'gavel', behind: 'scales', mood: 'marble', of: '#f0c860' },
  muster: { icon: 'rally-the-troops', behind: 'guards', mood: 'dawn' },
  purify: { icon: 'holy-water', behind: 'sparkles', mood: 'spirit', of: '#f8f0d0' },
  sudden_guard: { icon: 'shield-bash', behind: 'magic-shield', mood: 'glory' },
  parry: { icon: 'sword-clash', behind: 'round-shield', mood: 'marble' },
  sunlance: { icon: 'sun-spear', behind: 'ringed-beam', mood: 'dawn' },
  hallowed_ground: { icon: 'holy-symbol', behind: 'church', mood: 'marble', of: '#f0d890' },
  pillar_of_light: { icon: 'ionic-column', behind: 'sunbeams', mood: 'dawn' },
  blessed_mail: { icon: 'breastplate', behind: 'laurels', mood: 'glory', of: '#e8d8a0' },
  aura_of_grace: { icon: 'beams-aura', behind: 'cherish', mood: 'spirit', of: '#ffe9a8' },
};

export const SOLAR_TRAPS: Motifs = {
  blinding_flash: { icon: 'sun-radiations', behind: 'halt', mood: 'glory', of: '#ffe48c' },
  martyrs_oath: { icon: 'pierced-heart', behind: 'spiked-halo', mood: 'dawn', of: '#f0c8a0' },
};
