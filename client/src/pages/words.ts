/** The words of the head and the foot of every page. */

export const say = {
  skip: 'To the page itself',
  home: 'Cardwright, first page',
  ways: 'Pages',
  games: 'Games',
  lobby: 'Play',
  cards: 'Cards',
  decks: 'Decks',
  leaderboard: 'Ranking',
  rules: 'Rules',
  lab: 'Lab',
  settings: 'Settings',
  signIn: 'Sign in',
  about: 'About Cardwright',
};
