/** The words of the head and the foot of every page. */
import { words } from '../words/words.svelte.ts';

export const say = words({
  en: {
    skip: 'To the page itself',
    home: 'Cardwright, first page',
    ways: 'Pages',
    lobby: 'Play',
    decks: 'Decks',
    leaderboard: 'Ranking',
    rules: 'Rules',
    settings: 'Settings',
    signIn: 'Sign in',
    about: 'About Cardwright',
  },
  de: {
    skip: 'Zum Inhalt',
    home: 'Cardwright, Startseite',
    ways: 'Seiten',
    lobby: 'Spielen',
    decks: 'Decks',
    leaderboard: 'Rangliste',
    rules: 'Regeln',
    settings: 'Einstellungen',
    signIn: 'Anmelden',
    about: 'Über Cardwright',
  },
});
