/** Small signs for keywords, conditions and things of the board, each a path in a square of 16. */
import { BARRED, CROWN, EXCHANGE, HOURGLASS, SKULL, SWORDS } from '../../../board/paths.ts';

const SHIELD = 'M8 1 14 3v5c0 4-3 6-6 7C5 14 2 12 2 8V3Z';
const GUARD = 'M8 1 14 3v5c0 4-3 6-6 7C5 14 2 12 2 8V3ZM7 4v3H4v2h3v3h2V9h3V7H9V4Z';

export const SIGNS: Readonly<Record<string, string>> = {
  Backstab: 'M7 1h2v3h3v2H9.5L8 15 6.5 6H4V4h3Z',
  Blast: 'M1 6.5h8V3.5L15.5 8 9 12.5V9.5H1Z',
  Celerity: 'M1 2h3.5l5 6-5 6H1l5-6Zm6.5 0H11l5 6-5 6H7.5l5-6Z',
  Flying: 'M1 10C4 3 10 2 15 3c-1 2-3 3-5 3 1 .6 2 .6 3 .5-1 1.8-3 2.5-5 2.4 1 .5 1.6.6 2.4.5C8.5 12 4 13 1 10Z',
  Frenzy: 'M3 1h2.6L4 15H2Zm5 0h2.6L9 15H7Zm5 0h2.6L14 15h-2Z',
  Grow: 'M8 1 13 7h-3v8H6V7H3Z',
  Invulnerable: 'M8 0 10 6 16 8 10 10 8 16 6 10 0 8 6 6Z',
  Provoke: SHIELD,
  Ranged: 'M15 1 14 7 12.2 5.2 4.5 13 5 15H3l-.5-1.5L1 13v-2l2 .5 7.8-7.7L9 2Z',
  Rebirth: 'M8 2.5a6.2 6.2 0 1 1-5.9 4.3l2.2.7A4 4 0 1 0 8 4.8V7.5L3.5 3.7 8 0Z',
  'Summon Dervish': 'M2 2h12l-1.5 2.5h-9ZM4 6h8l-1.3 2.5H5.3ZM6 10h4l-2 5.5Z',
  Wall: 'M1 3h6v4H1Zm8 0h6v4H9ZM1 9h3v4H1Zm5 0h6v4H6Zm8 0h1.5v4H14Z',
  Ephemeral: HOURGLASS,
  'Dying Wish': SKULL,
  Deathwatch: 'M0 8C3 3.5 5.5 2.5 8 2.5S13 3.5 16 8c-3 4.5-5.5 5.5-8 5.5S3 12.5 0 8Zm8-3a3 3 0 1 0 .01 0Z',
  'Blood Surge': 'M8 0c3 4.5 5 7 5 9.8A5 5 0 0 1 3 9.8C3 7 5 4.5 8 0Z',
  Infiltrate: 'M11.5 1h3v14h-3ZM1 6.8h4.5V4L11 8l-5.5 4V9.2H1Z',
  Zeal: 'M8 4.5a3.5 3.5 0 1 0 .01 0ZM7 0h2v3H7Zm0 13h2v3H7ZM0 7h3v2H0Zm13 0h3v2h-3Z',
  Trial: 'M3 1h2v14H3Zm3 1h8l-2 3 2 3H6Z',
  stunned: 'M8 1l2 4.7 5 .4-3.8 3.3L12.4 15 8 12.2 3.6 15l1.2-5.6L1 6.1l5-.4Z',
  exhausted: 'M2 2h7v2L5 9h4v2H2V9l4-5H2ZM10 8h5v1.5L12.3 13H15v2h-5v-1.5L12.7 10H10Z',
  dispelled: BARRED,
  provoked: 'M8 1 14 3v5c0 4-3 6-6 7C5 14 2 12 2 8V3ZM7 4h2v5H7Zm0 6h2v2H7Z',
  rooted: 'M7 1h2v3h3v2H9v6c2-.3 3.5-1.5 4-3.5h2C14.5 12.5 12 15 8 15s-6.5-2.5-7-6.5h2c.5 2 2 3.2 4 3.5V6H4V4h3Z',
  slowed: 'M2 4h4l2 2 2-2h4l-6 7ZM4 13h8v2H4Z',
  disarmed: 'M3 1 8 6l5-5 2 2-5 5 5 5-2 2-5-5-5 5-2-2 5-5-5-5Z',
  'no strike back': 'M1 5 6 1v3h5a4 4 0 0 1 0 8H6v-2h5a2 2 0 0 0 0-4H6v3Z',
  unassailable: GUARD,
  'minion proof': GUARD,
  'spell proof': GUARD,
  'spares generals': CROWN,
  'ranged provoke': SHIELD,
  'acts alone': 'M8 7c2.5 0 5 2.5 5 5s-2.5 3-5 2.2C5.5 15 3 14.5 3 12s2.5-5 5-5ZM3 4a1.6 2 0 1 0 .01 0ZM6 1a1.6 2 0 1 0 .01 0Zm4 0a1.6 2 0 1 0 .01 0Zm3 3a1.6 2 0 1 0 .01 0Z',
  sentinel: 'M0 8C3 3.5 5.5 2.5 8 2.5S13 3.5 16 8c-3 4.5-5.5 5.5-8 5.5S3 12.5 0 8Zm8-3a3 3 0 1 0 .01 0Z',
  invulnerable: 'M8 0 10 6 16 8 10 10 8 16 6 10 0 8 6 6Z',
  'shield broken': 'M8 1a7 7 0 1 0 0 14V12.8a4.8 4.8 0 1 1 0-9.6Z',
  skull: SKULL,
  swords: SWORDS,
  steps: 'M8 0l3 4H9v3h3V5l4 3-4 3V9H9v3h2l-3 4-3-4h2V9H4v2L0 8l4-3v2h3V4H5Z',
  crown: CROWN,
  grave: 'M3 15V6a5 5 0 0 1 10 0v9ZM7 5v2H5v1.5h2V12h2V8.5h2V7H9V5Z',
  deck: 'M3 1h8v11H3ZM12 3h2v12H5v-2h7Z',
  mech: 'M4 4h3V1h2v3h3v9H4ZM6 6v2h1.5V6Zm2.5 0v2H10V6ZM6 10v1.5h4V10ZM1 6h2v5H1Zm12 0h2v5h-2Z',
  replace: EXCHANGE,
};

/** Shown by other means on a unit. */
const ELSEWHERE = new Set(['exhausted', 'Trial']);
const BOONS = new Set(['unassailable', 'minion proof', 'spell proof', 'ranged provoke', 'invulnerable', 'sentinel', 'acts alone']);

/** The signs a unit carries: first what it suffers, then what it can do. What is over once it stands on the board has none. */
export function signsOf(unit: { status: readonly string[]; keywords: readonly string[] }): { word: string; ill: boolean }[] {
  const conditions = unit.status.map((word) => ({ word, ill: !BOONS.has(word) }));
  const abilities = unit.keywords.map((word) => ({ word, ill: false }));
  return [...conditions, ...abilities].filter(({ word }) => word in SIGNS && !ELSEWHERE.has(word));
}
