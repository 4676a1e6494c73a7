/** The words of the rules page. */
import { words } from '../../words/words.svelte.ts';

export const say = words({
  en: {
    title: (game: string) => `Rules of ${game}`,
    games: 'Games',
    contents: 'Contents',
    search: 'Search these rules',
    searchHint: 'A word, or say R12',
    results: (n: number) => (n === 0 ? 'Nothing found.' : n === 1 ? '1 place found.' : `${n} places found.`),
    glossary: 'Glossary',
    glossaryWhat: 'Every word of the game in a sentence or two, with the rule it comes from.',
    english: '',
    rule: (number: string) => `Rule ${number}`,
    missing: 'There are no rules here',
    missingWhat: 'This game is not on the shelf yet.',
    learn: 'Learn it by playing',
    play: 'Play it now',
  },
  de: {
    title: (game: string) => `Regeln von ${game}`,
    games: 'Spiele',
    contents: 'Inhalt',
    search: 'In den Regeln suchen',
    searchHint: 'Englisches Wort, oder etwa R12',
    results: (n: number) => (n === 0 ? 'Nichts gefunden.' : n === 1 ? '1 Stelle gefunden.' : `${n} Stellen gefunden.`),
    glossary: 'Glossar',
    glossaryWhat: 'Jedes Wort des Spiels in ein, zwei Sätzen, mit der Regel, aus der es kommt.',
    english: 'Der Text der Regeln ist auf Englisch: So bleibt jede Nummer und jedes Wort dasselbe wie auf den Karten.',
    rule: (number: string) => `Regel ${number}`,
    missing: 'Hier gibt es keine Regeln',
    missingWhat: 'Dieses Spiel steht noch nicht im Regal.',
    learn: 'Beim Spielen lernen',
    play: 'Jetzt spielen',
  },
});
