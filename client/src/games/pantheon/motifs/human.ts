/** What the pictures of the Humans' heroes and cards show. */
import type { Motifs } from '../../../../art/motif.ts';

export const HUMAN_HEROES: Motifs = {
  captain_maren_holt: {
    icon: 'swordwoman', behind: 'tower-flag', mood: 'wood', of: '#a8bcc8',
    signs: ['rally-the-troops', 'crossed-swords'],
  },
  sister_elowen: {
    icon: 'cowled', behind: 'healing-shield', mood: 'spirit', of: '#7fc0d8',
    signs: ['templar-shield', 'candle-light'],
  },
  doran_pike_quartermaster: {
    icon: 'viking-head', behind: 'old-wagon', mood: 'sand', of: '#b8764a',
    signs: ['knapsack', 'barrel'],
  },
  the_nameless_knave: {
    icon: 'cloak-dagger', behind: 'moon', mood: 'void', of: '#7c88a8',
    signs: ['domino-mask', 'lockpicks'],
  },
  empress_isaura_giver_of_gifts: {
    icon: 'nefertiti', behind: 'imperial-crown', mood: 'silk', of: '#e8b048',
    signs: ['present', 'imperial-crown'],
  },
  halvard_brandt_drillmaster: {
    icon: 'centurion-helmet', behind: 'crossed-swords', mood: 'steel', of: '#c87a48',
    signs: ['whistle', 'target-dummy'],
  },
};

export const HUMAN_UNITS: Motifs = {
  militia_recruit: { icon: 'farmer', behind: 'village', mood: 'wood' },
  town_watch: { icon: 'guards', behind: 'portculis', mood: 'camp', of: '#8fb0c0' },
  field_medic: { icon: 'caduceus', behind: 'bandage-roll', mood: 'leaf', of: '#d8e4dc' },
  camp_drummer: { icon: 'drum', behind: 'barracks-tent', mood: 'camp' },
  desperate_gambler: { icon: 'rolling-dices', behind: 'poker-hand', mood: 'camp', of: '#e4d8c0' },
  shadow_thief: { icon: 'hooded-assassin', behind: 'shadow-follower', mood: 'void' },
  march_scout: { icon: 'hiking', behind: 'spyglass', mood: 'wood' },
  spearwall_sergeant: { icon: 'spears', behind: 'roman-shield', mood: 'steel', of: '#a8bcc8' },
  village_mob: { icon: 'uprising', behind: 'torch', mood: 'camp' },
  royal_envoy: { icon: 'scroll-quill', behind: 'wax-seal', mood: 'sand', of: '#ece0c8' },
  bounty_hunter: { icon: 'crossbow', behind: 'target-poster', mood: 'leaf', of: '#c89c5c' },
  gravedigger: { icon: 'hasty-grave', behind: 'spade', mood: 'wood' },
  siege_engineer: { icon: 'trebuchet', behind: 'tower-fall', mood: 'steel' },
  court_duelist: { icon: 'fencer', behind: 'sabers-choc', mood: 'silk', of: '#d8dce8' },
  press_sergeant: { icon: 'master-of-arms', behind: 'drum', mood: 'steel', of: '#b8866a' },
  spy_mistress: { icon: 'domino-mask', behind: 'envelope', mood: 'silk' },
  banner_knight: { icon: 'mounted-knight', behind: 'knight-banner', mood: 'camp', of: '#a8bcc8' },
  light_horse: { icon: 'horse-head', behind: 'dust-cloud', mood: 'leaf', of: '#c88c50' },
  royal_champion: { icon: 'griffin-shield', behind: 'imperial-crown', mood: 'steel' },
  high_marshal_oriane: { icon: 'conqueror', behind: 'eagle-emblem', mood: 'camp' },
};

export const HUMAN_SPELLS: Motifs = {
  forced_march: { icon: 'boot-prints', behind: 'mountain-road', mood: 'camp' },
  disarm: { icon: 'drop-weapon', behind: 'sword-break', mood: 'steel' },
  parley: { icon: 'truce', behind: 'conversation', mood: 'wood' },
  tactical_retreat: { icon: 'run', behind: 'return-arrow', mood: 'leaf', flip: true },
  unmask: { icon: 'duality-mask', behind: 'theater-curtains', mood: 'silk' },
  ambush_orders: { icon: 'hidden', behind: 'forest-entrance', mood: 'wood' },
  smoke_bomb: { icon: 'smoke-bomb', behind: 'fog', mood: 'steel' },
  massed_volley: { icon: 'striking-arrows', behind: 'arrow-cluster', mood: 'camp' },
  cunning_plan: { icon: 'chess-knight', behind: 'treasure-map', mood: 'leaf' },
  second_wind: { icon: 'sprint', behind: 'windy-stripes', mood: 'leaf' },
  rally_the_line: { icon: 'rally-the-troops', behind: 'hunting-horn', mood: 'steel' },
};

export const HUMAN_FIELDS: Motifs = {
  war_camp: { icon: 'barracks-tent', behind: 'campfire', mood: 'camp' },
  watchtower: { icon: 'watchtower', behind: 'spyglass', mood: 'wood' },
  market_square: { icon: 'cornucopia', behind: 'medieval-village-01', mood: 'sand', of: '#d88a4c' },
  training_grounds: { icon: 'target-dummy', behind: 'crossed-swords', mood: 'wood' },
};
