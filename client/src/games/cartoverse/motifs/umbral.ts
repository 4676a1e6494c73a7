/** What the pictures of Umbral's heroes and cards show. */
import type { Motifs } from '../../../../art/motif.ts';

export const UMBRAL_HEROES: Motifs = {
  lady_nerezza: { icon: 'female-vampire', behind: 'evil-moon', mood: 'shadow', of: '#c8a8e0', signs: ['drop', 'bat-wing'] },
  the_pale_clerk: { icon: 'cowled', behind: 'scroll-quill', mood: 'spirit', of: '#d8d4e4', signs: ['quill-ink', 'coffin'] },
};

export const UMBRAL_SHARDS: Motifs = {
  umbral_shard: { icon: 'crystal-shine', behind: 'moon', mood: 'shadow', of: '#a888f0' },
  blood_shard: { icon: 'cut-diamond', behind: 'blood', mood: 'blood', of: '#e0405c' },
  grave_shard: { icon: 'tombstone', behind: 'crystal-cluster', mood: 'void', of: '#a8b0d0' },
};

export const UMBRAL_CREATURES: Motifs = {
  crypt_rat: { icon: 'rat', behind: 'crypt-entrance', mood: 'shadow' },
  cutpurse: { icon: 'robber', behind: 'two-coins', mood: 'void', of: '#9890b8' },
  bone_sentry: { icon: 'skeleton', behind: 'crossed-bones', mood: 'bone', of: '#e4dcc8' },
  night_blade: { icon: 'hooded-assassin', behind: 'moon', mood: 'void' },
  plague_bearer: { icon: 'plague-doctor-profile', behind: 'poison-gas', mood: 'venom', of: '#a8a0b8' },
  blood_acolyte: { icon: 'cultist', behind: 'chalice-drops', mood: 'blood' },
  whispering_shade: { icon: 'spectre', behind: 'sharp-lips', mood: 'shadow' },
  grave_knight: { icon: 'cracked-helm', behind: 'graveyard', mood: 'void' },
  corpse_collector: { icon: 'grim-reaper', behind: 'coffin', mood: 'shadow' },
  bloodline_countess: { icon: 'vampire-dracula', behind: 'castle', mood: 'blood', of: '#c84c78' },
  abomination: { icon: 'shambling-mound', behind: 'brain-tentacle', mood: 'venom', of: '#98a878' },
  morvane_king_beneath: { icon: 'crowned-skull', behind: 'throne-king', mood: 'shadow', of: '#d8d0e8' },
};

export const UMBRAL_SPELLS: Motifs = {
  assassinate: { icon: 'backstab', behind: 'cloak-dagger', mood: 'void' },
  dark_bargain: { icon: 'shaking-hands', behind: 'evil-book', mood: 'blood' },
  raise_dead: { icon: 'raise-skeleton', behind: 'graveyard', mood: 'shadow' },
  drain_life: { icon: 'transfuse', behind: 'bleeding-heart', mood: 'blood' },
  wither: { icon: 'dead-wood', behind: 'broken-bone', mood: 'venom' },
  silence_the_spell: { icon: 'silenced', behind: 'magic-swirl', mood: 'void' },
  blighted_soil: { icon: 'dead-head', behind: 'dripping-goo', mood: 'venom' },
  haunted_passage: { icon: 'ghost', behind: 'dungeon-gate', mood: 'shadow' },
  curse_of_decay: { icon: 'skull-crack', behind: 'maggot', mood: 'venom', of: '#b8c890' },
  pact_of_shadows: { icon: 'two-shadows', behind: 'pentacle', mood: 'shadow' },
};

export const UMBRAL_TRAPS: Motifs = {
  deaths_toll: { icon: 'ringing-bell', behind: 'death-skull', mood: 'void', of: '#b8a8d8' },
  hex_of_silence: { icon: 'sewed-shell', behind: 'silenced', mood: 'shadow', of: '#b490e0' },
};
