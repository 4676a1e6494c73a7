/** The words of the ranking and of a player's page. */
import { words } from '../../words/words.svelte.ts';

export const say = words({
  en: {
    title: 'Ranking',
    games: 'Games',
    place: 'Place',
    player: 'Player',
    rating: 'Rating',
    deviation: 'Give or take',
    matches: 'Matches',
    nobody: 'Nobody has played a rated match yet. Yours would be the first.',
    play: 'Play',
    guest: 'A guest',
    unrated: 'No rated matches',
    matchesOf: (n: number) => (n === 1 ? '1 match' : `${n} matches`),
    latest: 'Latest matches',
  },
  de: {
    title: 'Rangliste',
    games: 'Spiele',
    place: 'Platz',
    player: 'Spieler',
    rating: 'Wertung',
    deviation: 'Ungenauigkeit',
    matches: 'Partien',
    nobody: 'Noch hat niemand gewertet gespielt. Deine Partie wäre die erste.',
    play: 'Spielen',
    guest: 'Ein Gast',
    unrated: 'Keine gewerteten Partien',
    matchesOf: (n: number) => (n === 1 ? '1 Partie' : `${n} Partien`),
    latest: 'Letzte Partien',
  },
});
