/** The game's own words for what units can do and suffer, in the reader's language. */
import { words } from '../../../words/words.svelte.ts';

const KEYWORDS: Readonly<Record<string, string>> = {
  Airdrop: 'Luftlandung',
  Backstab: 'Meucheln',
  Blast: 'Strahl',
  Celerity: 'Schnelligkeit',
  Flying: 'Fliegend',
  Forcefield: 'Kraftfeld',
  Frenzy: 'Raserei',
  Grow: 'Wachsen',
  Invulnerable: 'Unverwundbar',
  Provoke: 'Provozieren',
  Ranged: 'Fernkampf',
  Rebirth: 'Wiedergeburt',
  Rush: 'Ansturm',
  'Summon Dervish': 'Derwisch rufen',
  Wall: 'Mauer',
  Stunned: 'Betäubt',
  Ephemeral: 'Flüchtig',
  'Opening Gambit': 'Eröffnung',
  'Dying Wish': 'Letzter Wunsch',
  Deathwatch: 'Totenwache',
  'Blood Surge': 'Blutrausch',
  Bond: 'Bund',
  Build: 'Bauen',
  Infiltrate: 'Eindringen',
  Zeal: 'Eifer',
  Intensify: 'Steigerung',
  Trial: 'Prüfung',
  Sentinel: 'Wächter',
};

const STATUS: Readonly<Record<string, readonly [string, string]>> = {
  exhausted: ['exhausted', 'erschöpft'],
  stunned: ['stunned', 'betäubt'],
  invulnerable: ['invulnerable', 'unverwundbar'],
  egg: ['an egg', 'ein Ei'],
  building: ['being built', 'im Bau'],
  sentinel: ['a hidden Sentinel', 'ein verborgener Wächter'],
  structure: ['a structure', 'ein Bauwerk'],
  rooted: ['cannot move', 'kann nicht ziehen'],
  slowed: ['slowed: moves one square at most', 'verlangsamt: zieht höchstens ein Feld'],
  disarmed: ['cannot attack', 'kann nicht angreifen'],
  'no strike back': ['does not strike back', 'schlägt nicht zurück'],
  unassailable: ['cannot be attacked', 'kann nicht angegriffen werden'],
  'minion proof': ['minions cannot attack it', 'Diener können sie nicht angreifen'],
  'spell proof': ['enemy spells cannot target it', 'feindliche Zauber können nicht auf sie zielen'],
  'spares generals': ['cannot attack generals', 'kann keine Generäle angreifen'],
  'ranged provoke': ['Ranged enemies must attack it first', 'Fernkämpfer müssen sie zuerst angreifen'],
  dispelled: ['dispelled', 'gebannt'],
  shielded: ['Forcefield up', 'Kraftfeld steht'],
  'shield broken': ['Forcefield broken', 'Kraftfeld zerbrochen'],
  provoked: ['provoked', 'provoziert'],
  'acts alone': ['acts by itself', 'handelt von selbst'],
};

const TILES: Readonly<Record<string, readonly [string, string]>> = {
  spring: ['mana tile', 'Manafeld'],
  dry: ['mana tile, used up', 'Manafeld, verbraucht'],
  creep: ['Shadow Creep', 'Schattenmoder'],
  hallowed: ['Hallowed Ground', 'Geweihter Boden'],
  sand: ['Exhuming Sand', 'Grabsand'],
  flourish: ['Primal Flourish', 'Urgrün'],
};

/** What is to be chosen for a card, as it follows "choose". */
const WANTED: Readonly<Record<string, readonly [string, string]>> = {
  minion: ['a minion', 'einen Diener'],
  general: ['a general', 'einen General'],
  unit: ['a unit', 'eine Einheit'],
  'friendly minion': ['a minion of yours', 'einen deiner Diener'],
  'friendly general': ['your general', 'deinen General'],
  'friendly unit': ['a unit of yours', 'eine deiner Einheiten'],
  'enemy minion': ['an enemy minion', 'einen feindlichen Diener'],
  'enemy general': ['the enemy general', 'den feindlichen General'],
  'enemy unit': ['an enemy unit', 'eine feindliche Einheit'],
  'free square': ['a free square', 'ein freies Feld'],
  square: ['a square', 'ein Feld'],
};

const KINDS: Readonly<Record<string, readonly [string, string]>> = {
  general: ['General', 'General'],
  minion: ['Minion', 'Diener'],
  spell: ['Spell', 'Zauber'],
  artifact: ['Artifact', 'Artefakt'],
  tile: ['Tile', 'Feld'],
};

const RARITIES: Readonly<Record<string, readonly [string, string]>> = {
  basic: ['basic', 'Grundkarte'],
  token: ['token', 'Spielstein'],
  common: ['common', 'gewöhnlich'],
  rare: ['rare', 'selten'],
  epic: ['epic', 'episch'],
  legendary: ['legendary', 'legendär'],
  mythron: ['mythron', 'mythron'],
};

const pick = (from: Readonly<Record<string, readonly [string, string]>>, word: string, language: 0 | 1): string => from[word]?.[language] ?? word;

export const term = words({
  en: {
    keyword: (word: string) => word,
    status: (word: string) => pick(STATUS, word, 0),
    tile: (kind: string) => pick(TILES, kind, 0),
    wanted: (text: string) => pick(WANTED, text, 0),
    kind: (word: string) => pick(KINDS, word, 0),
    rarity: (word: string) => pick(RARITIES, word, 0),
  },
  de: {
    keyword: (word: string) => KEYWORDS[word] ?? word,
    status: (word: string) => pick(STATUS, word, 1),
    tile: (kind: string) => pick(TILES, kind, 1),
    wanted: (text: string) => pick(WANTED, text, 1),
    kind: (word: string) => pick(KINDS, word, 1),
    rarity: (word: string) => pick(RARITIES, word, 1),
  },
});
