/** The words of the laboratory. */
import { capital } from '../../words/capital.ts';

const SHORT: Readonly<Record<string, string>> = { atk: 'Attack', hp: 'HP' };

export const say = {
  title: 'Lab',
  headline: (game: string) => `What if ${game} were different?`,
  what: 'Change a card or a rule, and see who wins more because of it: two bots play every deal twice, before and after your change, until the answer is clear.',
  example: (name: string, fact: string, value: number) => `Try an example: ${name} with ${value} ${factName(fact).toLowerCase()}`,
  forbidden: 'This server does not let players change cards and rules.',
  forbiddenWhat: 'Its operator can allow that: cardwright serve --lab. On your own computer, make play does.',
  missing: 'There is no such game here.',

  change: 'What is different?',
  findCard: 'Change a card',
  findHow: 'Type a part of its name',
  noCard: 'No card has such a name.',
  more: (n: number) => (n === 1 ? 'and one more' : `and ${n} more`),
  printedAs: (value: number | string) => `printed: ${value === '' ? 'nothing' : value}`,
  asPrinted: (name: string) => `${name} as it is printed`,
  asPrintedShort: 'As printed',
  noStarter: 'No starter deck holds it: choose a deck of your own that does.',
  rules: 'Change a rule',
  rulesChanged: (n: number) => (n === 1 ? 'one changed' : `${n} changed`),
  usually: (value: string) => `usually ${value}`,
  rule: (number: string) => `rule ${number}`,
  yes: 'yes',
  no: 'no',
  clear: 'Clear everything',

  find: 'What does that do?',
  precision: 'How exactly?',
  precisions: { 5: 'Roughly', 3: 'Well', 2: 'Finely' },
  within: (points: number) => `Until the win rate is known to ${points} points to either side, or its time on this server is up.`,
  deck: 'Whose wins count?',
  anyDeck: 'The decks with the changed card',
  ownDecks: 'Your decks',
  starters: 'Starter decks',
  run: 'Compare',
  again: 'Compare again',
  stop: 'Stop and show what is known',
  nothing: 'Change something first.',
  waiting: 'It begins in a moment.',
  ahead: (n: number) => (n === 1 ? 'One other comparison comes first.' : `${n} other comparisons come first.`),
  soFar: (pairs: number, seconds: number) => `${pairs === 1 ? 'One pair' : `${pairs.toLocaleString('en')} pairs`} of games in ${Math.round(seconds)} s`,
  outdated: 'The answer below is about the change as it was.',
  cut: 'The connection was lost, and the comparison with it. Compare again.',
  plot: (low: string, high: string) => `The difference in points of win rate, pair after pair: now between ${low} and ${high}`,
  plotTitle: 'Points of win rate, pair after pair',
  pairs: (n: number) => (n === 1 ? '1 pair' : `${n.toLocaleString('en')} pairs`),
  report: 'Report',
  save: 'Save the report',

  play: 'Play it yourself',
  playWhat: 'With your change, against a bot or a friend. Such matches are never rated, and everybody is told what is changed.',
  bot: 'Play a bot',
  friend: 'Invite a friend',
  share: 'Copy a link to this change',
};

export const factName = (fact: string): string => SHORT[fact] ?? capital(fact.replaceAll('_', ' '));
