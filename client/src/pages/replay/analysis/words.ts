/** The words of an analysis. */
import type { Mistake } from '../../../wire/types.ts';

export type Size = Mistake['size'];

const SIZES: Readonly<Record<Size, readonly [one: string, many: string]>> = {
  blunder: ['blunder', 'blunders'],
  mistake: ['mistake', 'mistakes'],
  slip: ['slip', 'slips'],
};

export const say = {
  about: 'A bot judges every decision by what its player could know then. You see how the chance to win changed, which moves were mistakes, and what would have been better.',
  shared: 'It takes less than a minute. Everybody who opens this replay later sees it at once.',
  ask: 'Analyse this match',
  again: 'Ask again',
  looking: 'Checking whether there is one already …',
  begins: 'The analysis begins …',
  ahead: (n: number) => (n === 1 ? 'One other match is analysed first.' : `${n} other matches are analysed first.`),
  judged: (judged: number, count: number) => `Judged ${judged} of ${count} decisions`,
  cutOff: 'The analysis was cut off. You can ask for it again.',
  away: 'The server cannot be reached. Trying again …',

  graph: 'The chance to win, step by step',
  cursor: 'Chance to win',
  you: 'You',
  percent: (chance: number) => `${Math.round(100 * chance)} %`,
  of: (name: string, chance: string) => `${name} ${chance}`,
  counted: (n: number, size: Size) => `${n} ${SIZES[size][n === 1 ? 0 : 1]}`,
  none: 'no mistakes',
  arrived: (n: number) => `The analysis is here: ${n === 1 ? 'one mistake' : `${n} mistakes`}.`,
  nobodyChose: 'Nobody had a choice in this match, so there is nothing to judge.',

  mistakes: 'Mistakes',
  faultless: 'No mistakes were found.',
  head: (who: string, size: Size) => `${who}: ${size}`,
  step: (step: number) => `Step ${step}`,
  fell: (best: number, taken: number) => `${Math.round(100 * best)} → ${Math.round(100 * taken)} %`,
  fellAloud: (best: number, taken: number) => `from ${Math.round(100 * best)} % to ${Math.round(100 * taken)} %`,
  played: (who: string) => `${who} played`,
  better: 'Better',
  because: 'Why',
  then: 'And then',
  or: 'Or',
  andSoOn: 'and so on',
  quoted: (text: string) => `“${text}”`,
  toldTo: (name: string) => `Said as to ${name}: “your” is ${name}’s.`,
  playOn: 'Play on from here',
  board: 'Show the board',
  aloud: (who: string, { size, best, taken }: Mistake) => `${say.head(who, size)}, ${say.fellAloud(best.worth, taken.worth)}.`,

  turningPoints: 'Turning points',
  turned: (name: string, before: number, after: number) => `${name}: ${say.fellAloud(before, after)}`,
  through: (size: Size, name: string) => `after ${name === say.you ? 'your' : `${name}’s`} ${size}`,
  between: (first: number, last: number) => `Steps ${first} to ${last}`,
  estimate: 'A bot’s opinion, as good as its judgement of the game: it overlooks plans that take several turns.',
};
