/** The words of the first page. */

const range = (least: number, most: number): string => (least === most ? `${least}` : `${least}–${most}`);

export const say = {
  title: 'Card battle games',
  headline: 'Sit down and play',
  tagline: 'Card battle games with exact rules, against strong bots or with friends. No account, nothing to install.',
  running: 'Your matches',
  soon: 'In the workshop',
  notYet: 'Not yet',
  players: (least: number, most: number) => `${range(least, most)} players`,
  minutes: (n: number) => `about ${n} minutes`,
  bot: 'Play a bot',
  bots: 'Play bots',
  friend: 'Invite a friend',
  friends: 'Invite friends',
  quick: 'Quick match',
  learn: 'Learn it',
  rules: 'Rules',
  cards: 'Cards',
};
