/** What the pictures of the Demons' heroes and cards show. */
import type { Motifs } from '../../../../art/motif.ts';

export const DEMON_HEROES: Motifs = {
  azgaroth_the_ash_tyrant: {
    icon: 'overlord-helm', behind: 'smoking-volcano', mood: 'ember', of: '#a89494',
    signs: ['sacrificial-dagger', 'burning-embers'],
  },
  lilith_vane_queen_of_whispers: {
    icon: 'female-vampire', behind: 'evil-wings', mood: 'shadow', of: '#d8447c',
    signs: ['queen-crown', 'lips'],
  },
  mordun_the_bone_broker: {
    icon: 'crowned-skull', behind: 'ribcage', mood: 'venom', of: '#ecdfc0',
    signs: ['crossed-bones', 'two-coins'],
  },
  vexis_flame_duelist: {
    icon: 'pyromaniac', behind: 'dervish-swords', mood: 'fire', of: '#ff8a34',
    signs: ['crossed-sabres', 'flame'],
  },
  serrakh_keeper_of_the_red_ledger: {
    icon: 'oni', behind: 'evil-book', mood: 'blood', of: '#c060c8',
    signs: ['evil-book', 'blood'],
  },
  ghorrim_lord_of_grudges: {
    icon: 'daemon-skull', behind: 'crossed-axes', mood: 'lava', of: '#e05a34',
    signs: ['angry-eyes', 'crossed-axes'],
  },
};

export const DEMON_UNITS: Motifs = {
  imp_kindler: { icon: 'devil-mask', behind: 'burning-dot', mood: 'ember', of: '#f0803a' },
  debt_imp: { icon: 'imp-laugh', behind: 'two-coins', mood: 'blood' },
  blood_cultist: { icon: 'cultist', behind: 'sacrificial-dagger', mood: 'blood' },
  cinder_hound: { icon: 'hound', behind: 'fire-tail', mood: 'fire' },
  pain_drinker: { icon: 'chalice-drops', behind: 'pierced-heart', mood: 'blood' },
  gloom_stalker: { icon: 'hooded-figure', behind: 'two-shadows', mood: 'shadow' },
  pit_brawler: { icon: 'brute', behind: 'punch-blast', mood: 'lava' },
  soul_leech: { icon: 'leeching-worm', behind: 'soul', mood: 'shadow' },
  flesh_broker: { icon: 'meat-hook', behind: 'shaking-hands', mood: 'blood' },
  whisper_shade: { icon: 'spectre', behind: 'sharp-lips', mood: 'shadow' },
  night_flayer: { icon: 'evil-bat', behind: 'curvy-knife', mood: 'void' },
  ghoul_matron: { icon: 'shambling-zombie', behind: 'graveyard', mood: 'venom', of: '#c8a8b8' },
  grave_caller: { icon: 'skull-staff', behind: 'raise-skeleton', mood: 'void' },
  hellgate_warden: { icon: 'dungeon-gate', behind: 'horned-skull', mood: 'ember' },
  ravager_fiend: { icon: 'evil-minion', behind: 'wolverine-claws', mood: 'ember' },
  abyssal_devourer: { icon: 'swallower', behind: 'lamprey-mouth', mood: 'shadow' },
  pit_hydra: { icon: 'hydra', behind: 'triple-skulls', mood: 'lava' },
  archfiend_malzeth: { icon: 'diablo-skull', behind: 'evil-wings', mood: 'ember' },
};

export const DEMON_SPELLS: Motifs = {
  firebolt: { icon: 'fire-ray', behind: 'burning-dot', mood: 'fire' },
  wildfire: { icon: 'wildfires', behind: 'burning-forest', mood: 'ember' },
  demonic_pact: { icon: 'pentacle', behind: 'scroll-quill', mood: 'blood' },
  blood_price: { icon: 'bloody-sword', behind: 'life-tap', mood: 'blood' },
  soul_trade: { icon: 'body-swapping', behind: 'soul-vessel', mood: 'shadow' },
  curse_of_frailty: { icon: 'broken-bone', behind: 'voodoo-doll', mood: 'venom' },
  blood_toll: { icon: 'guillotine', behind: 'blood', mood: 'blood' },
  siphon_life: { icon: 'transfuse', behind: 'bleeding-heart', mood: 'shadow' },
  raise_the_fallen: { icon: 'raise-zombie', behind: 'tombstone', mood: 'venom' },
  hellfire_rain: { icon: 'burning-meteor', behind: 'heavy-rain', mood: 'lava' },
  doom: { icon: 'death-skull', behind: 'grim-reaper', mood: 'void' },
  dark_resurrection: { icon: 'sarcophagus', behind: 'haunting', mood: 'shadow' },
};

export const DEMON_FIELDS: Motifs = {
  brimstone_altar: { icon: 'brasero', behind: 'lava', mood: 'ember' },
  ossuary: { icon: 'triple-skulls', behind: 'crypt-entrance', mood: 'shadow' },
  blood_moon: { icon: 'moon-bats', behind: 'evil-bat', mood: 'blood', of: '#ee4a44' },
  hall_of_grudges: { icon: 'evil-tower', behind: 'angry-eyes', mood: 'ember' },
  sacrificial_pit: { icon: 'spiky-pit', behind: 'sacrificial-dagger', mood: 'blood' },
};
