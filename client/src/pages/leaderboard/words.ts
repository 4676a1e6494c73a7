/** The words of the ranking and of a player's page. */

export const say = {
  title: 'Ranking',
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
};
