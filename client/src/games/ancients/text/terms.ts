/** The game's own words for kinds of cards, colours, rows and states, in the reader's language. */
import { words } from '../../../words/words.svelte.ts';

type Pairs = Readonly<Record<string, readonly [string, string]>>;

const KINDS: Pairs = {
  hero: ['Hero', 'Held'],
  spell: ['Spell', 'Zauber'],
  creep: ['Creep', 'Kreatur'],
  token: ['Creep', 'Kreatur'],
  improvement: ['Improvement', 'Ausbau'],
  item: ['Item', 'Gegenstand'],
  consumable: ['Consumable', 'Verbrauchsgut'],
  rune: ['Rune', 'Rune'],
};

const COLOURS: Pairs = { red: ['Red', 'Rot'], green: ['Green', 'Grün'], blue: ['Blue', 'Blau'], black: ['Black', 'Schwarz'], none: ['No colour', 'Ohne Farbe'] };

const REACHES: Pairs = { melee: ['Melee', 'Nahkampf'], cross_lane: ['Cross Lane', 'Pfadübergreifend'] };

const ROWS: Pairs = { combat: ['combat row', 'Kampfreihe'], support: ['support row', 'Rückreihe'] };

const CORES: Pairs = { tower: ['Tower', 'Turm'], ancient: ['Ancient', 'Urstein'] };

const STATUSES: Pairs = {
  stun: ['Stunned', 'Betäubt'],
  silence: ['Silenced', 'Verstummt'],
  disarm: ['Disarmed', 'Entwaffnet'],
  mute: ['Muted', 'Gehemmt'],
  root: ['Rooted', 'Verwurzelt'],
  break: ['Broken', 'Gebrochen'],
  move_cooldown: ['Move Cooldown', 'Zugpause'],
  death_shield: ['Death Shield', 'Todesschild'],
  feeble: ['Feeble', 'Schwächlich'],
  figures: ['Changed figures', 'Veränderte Werte'],
};

const KEYWORDS: Pairs = {
  Pierce: ['Pierce', 'Durchdringen'],
  Trample: ['Trample', 'Trampeln'],
  Feeble: ['Feeble', 'Schwächlich'],
  Lifesteal: ['Lifesteal', 'Lebensraub'],
  Untargetable: ['Untargetable', 'Unantastbar'],
  'Rapid Deploy': ['Rapid Deploy', 'Schnelle Rückkehr'],
  'Damage Immune': ['Damage Immune', 'Unverwundbar'],
  'Death Shield': ['Death Shield', 'Todesschild'],
  Steadfast: ['Steadfast', 'Standhaft'],
  Quickcast: ['Quickcast', 'Schnellzauber'],
  Cleave: ['Cleave', 'Rundschlag'],
  Siege: ['Siege', 'Belagerung'],
  Retaliate: ['Retaliate', 'Vergeltung'],
  Regeneration: ['Regeneration', 'Regeneration'],
  Decay: ['Decay', 'Verfall'],
  Bounty: ['Bounty', 'Kopfgeld'],
  Stride: ['Stride', 'Leichtfuß'],
  Thrift: ['Thrift', 'Sparsamkeit'],
};

/** What the parts of a preview are called. */
const PARTS: Pairs = {
  strike: ['Strike', 'Schlag'],
  cleave: ['Cleave', 'Rundschlag'],
  siege: ['Siege', 'Belagerung'],
  retaliate: ['Retaliate', 'Vergeltung'],
  excess: ['Excess damage', 'Überschuss'],
  armor: ['Armor', 'Rüstung'],
  mana: ['Mana', 'Mana'],
  decay: ['Decay', 'Verfall'],
  regeneration: ['Regeneration', 'Regeneration'],
  effect: ['Effects', 'Effekte'],
};

const PHASES: Pairs = {
  deploy: ['Deploy', 'Aufstellung'],
  action: ['Action phase', 'Aktionsphase'],
  between: ['Between the rounds', 'Zwischen den Runden'],
  shop: ['Shop', 'Laden'],
  over: ['Over', 'Vorbei'],
};

const pick = (from: Pairs, word: string, language: 0 | 1): string => from[word]?.[language] ?? word;

/** "Siege 2": the word, and the number behind it. */
function ranked(word: string, language: 0 | 1): string {
  const [, name, number] = /^(.*?)( \d+)?$/.exec(word)!;
  return pick(KEYWORDS, name!, language) + (number ?? '');
}

const inLanguage = (language: 0 | 1) => ({
  kind: (word: string) => pick(KINDS, word, language),
  colour: (word: string) => pick(COLOURS, word, language),
  reach: (word: string) => pick(REACHES, word, language),
  row: (word: string) => pick(ROWS, word, language),
  core: (word: string) => pick(CORES, word, language),
  status: (word: string) => STATUSES[word]?.[language] ?? word.replaceAll('_', ' '),
  keyword: (word: string) => ranked(word, language),
  part: (word: string) => pick(PARTS, word, language),
  phase: (word: string) => pick(PHASES, word, language),
});

export const term = words({ en: inLanguage(0), de: inLanguage(1) });
