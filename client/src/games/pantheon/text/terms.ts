/** The game's own words for kinds of cards, realms and states, in the reader's language. */
import { words } from '../../../words/words.svelte.ts';

type Pairs = Readonly<Record<string, readonly [string, string]>>;

const KINDS: Pairs = {
  hero: ['Hero', 'Held'],
  unit: ['Unit', 'Einheit'],
  spell: ['Spell', 'Zauber'],
  field: ['Field card', 'Feldkarte'],
  mana: ['Mana', 'Mana'],
};

const FACTIONS: Pairs = {
  Demon: ['Demon', 'Dämonen'],
  God: ['God', 'Götter'],
  Human: ['Human', 'Menschen'],
  Neutral: ['Neutral', 'Neutral'],
};

const KEYWORDS: Pairs = {
  Taunt: ['Taunt', 'Spott'],
  Stealth: ['Stealth', 'Tarnung'],
  'cannot attack': ['cannot attack', 'kann nicht angreifen'],
};

/** What a link does, as a short noun. */
const DEEDS: Pairs = {
  play: ['Played', 'Ausgespielt'],
  cast: ['Spell', 'Zauber'],
  activate: ['Effect', 'Effekt'],
  attack: ['Attack', 'Angriff'],
};

const PHASES: Pairs = {
  heroes: ['The heroes are chosen', 'Die Helden werden gewählt'],
  before: ['Before the turn', 'Vor dem Zug'],
  start: ['Start of turn', 'Zugbeginn'],
  turn: ['Turn phase', 'Zugphase'],
  closing: ['The turn is closing', 'Der Zug geht zu Ende'],
  end: ['End of turn', 'Zugende'],
  over: ['Over', 'Vorbei'],
};

const pick = (from: Pairs, word: string, language: 0 | 1): string => from[word]?.[language] ?? word;

export const term = words({
  en: {
    kind: (word: string) => pick(KINDS, word, 0),
    faction: (word: string) => pick(FACTIONS, word, 0),
    keyword: (word: string) => pick(KEYWORDS, word, 0),
    deed: (word: string) => pick(DEEDS, word, 0),
    phase: (word: string) => pick(PHASES, word, 0),
  },
  de: {
    kind: (word: string) => pick(KINDS, word, 1),
    faction: (word: string) => pick(FACTIONS, word, 1),
    keyword: (word: string) => pick(KEYWORDS, word, 1),
    deed: (word: string) => pick(DEEDS, word, 1),
    phase: (word: string) => pick(PHASES, word, 1),
  },
});
