/** The words for what cards and decks of the games are told apart by. */
import { words } from '../../../words/words.svelte.ts';

type Telling = (text: string) => string;
type Lines = Readonly<Record<string, string>>;

export const say = words({
  en: {
    leader: 'general',
    leaderHint: 'The general decides whose cards the deck may hold besides the neutral ones.',
    faction: 'Faction',
    neutral: 'Neutral',
    type: 'Type',
    rarity: 'Rarity',
    set: 'Set',
    keyword: 'Keyword',
    tribe: 'Tribe',
    problem: (text: string, english: Telling, _german: Telling) => english(text),
    theme: (note: string, _german: Lines) => note.charAt(0).toUpperCase() + note.slice(1),
  },
  de: {
    leader: 'General',
    leaderHint: 'Der General bestimmt, wessen Karten neben den neutralen ins Deck dürfen.',
    faction: 'Fraktion',
    neutral: 'Neutral',
    type: 'Art',
    rarity: 'Seltenheit',
    set: 'Serie',
    keyword: 'Schlüsselwort',
    tribe: 'Stamm',
    problem: (text, _english, german) => german(text),
    theme: (note, german) => german[note] ?? note.charAt(0).toUpperCase() + note.slice(1),
  },
});
