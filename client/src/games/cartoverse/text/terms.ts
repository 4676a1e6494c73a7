/** The game's own words for kinds of cards, factions, zones and states, in the reader's language. */
import { words } from '../../../words/words.svelte.ts';

type Pairs = Readonly<Record<string, readonly [string, string]>>;

const KINDS: Pairs = {
  hero: ['Hero', 'Held'],
  shard: ['Shard', 'Splitter'],
  creature: ['Creature', 'Kreatur'],
  cast: ['Cast', 'Zauber'],
  burst: ['Burst', 'Blitzzauber'],
  'row enchant': ['Row Enchant', 'Reihenzauber'],
  'column enchant': ['Column Enchant', 'Spaltenzauber'],
  'creature enchant': ['Creature Enchant', 'Kreaturzauber'],
  'hero enchant': ['Hero Enchant', 'Heldenzauber'],
  trap: ['Trap', 'Falle'],
};

const FACTIONS: Pairs = {
  Neutral: ['Neutral', 'Neutral'],
};

const JOBS: Pairs = {
  Archer: ['Archer', 'Schütze'],
  Beast: ['Beast', 'Tier'],
  Cleric: ['Cleric', 'Kleriker'],
  Druid: ['Druid', 'Druide'],
  Golem: ['Golem', 'Golem'],
  Knight: ['Knight', 'Ritter'],
  Mage: ['Mage', 'Magier'],
  Rogue: ['Rogue', 'Schurke'],
  Spirit: ['Spirit', 'Geist'],
  Undead: ['Undead', 'Untoter'],
  Warrior: ['Warrior', 'Krieger'],
};

const KEYWORDS: Pairs = {
  Swift: ['Swift', 'Flink'],
  Vigilant: ['Vigilant', 'Wachsam'],
  Elusive: ['Elusive', 'Flüchtig'],
  Warded: ['Warded', 'Geschützt'],
  Drain: ['Drain', 'Aussaugen'],
  rooted: ['stays exhausted', 'bleibt erschöpft'],
};

const RARITIES: Pairs = {
  common: ['Common', 'Gewöhnlich'],
  rare: ['Rare', 'Selten'],
  epic: ['Epic', 'Episch'],
  legendary: ['Legendary', 'Legendär'],
};

const ZONES: Pairs = {
  attack: ['Attack zone', 'Angriffszone'],
  defense: ['Defense zone', 'Verteidigungszone'],
};

/** What a link does, as a short noun. */
const DEEDS: Pairs = {
  cast: ['Spell', 'Zauber'],
  ability: ['Ability', 'Fähigkeit'],
  attack: ['Attack', 'Angriff'],
  end: ['End of turn', 'Zugende'],
  set: ['A trap is set', 'Eine Falle wird gestellt'],
};

const PHASES: Pairs = {
  mulligan: ['The first hands are chosen', 'Die ersten Hände werden gewählt'],
  before: ['Before the turn', 'Vor dem Zug'],
  waking: ['Start of turn', 'Zugbeginn'],
  drawing: ['Draw', 'Ziehen'],
  opening: ['Start of turn', 'Zugbeginn'],
  turn: ['Main phase', 'Hauptphase'],
  ending: ['The turn is ending', 'Der Zug geht zu Ende'],
  end: ['End of turn', 'Zugende'],
  after: ['End of turn', 'Zugende'],
  over: ['Over', 'Vorbei'],
};

const pick = (from: Pairs, word: string, language: 0 | 1): string => from[word]?.[language] ?? word;

const inLanguage = (language: 0 | 1) => ({
  kind: (word: string) => pick(KINDS, word, language),
  faction: (word: string) => pick(FACTIONS, word, language),
  job: (word: string) => pick(JOBS, word, language),
  keyword: (word: string) => pick(KEYWORDS, word, language),
  rarity: (word: string) => pick(RARITIES, word, language),
  zone: (word: string) => pick(ZONES, word, language),
  deed: (word: string) => pick(DEEDS, word, language),
  phase: (word: string) => pick(PHASES, word, language),
});

export const term = words({ en: inLanguage(0), de: inLanguage(1) });
