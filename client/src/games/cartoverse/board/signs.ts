/** Small signs of the table, each a path in a square of 16. */
import { EXCHANGE, HOURGLASS, SKULL, SWORDS } from '../../../board/paths.ts';

const STAR = 'M8 0 9.8 6.2 16 8 9.8 9.8 8 16 6.2 9.8 0 8 6.2 6.2Z';
const SPARK = 'M8 0 9.4 4.2 13.6 2.4 11.8 6.6 16 8 11.8 9.4 13.6 13.6 9.4 11.8 8 16 6.6 11.8 2.4 13.6 4.2 9.4 0 8 4.2 6.6 2.4 2.4 6.6 4.2Z';

export const SIGNS: Readonly<Record<string, string>> = {
  Swift: 'M1 3h6l-1 2h5l-1 2h5L5 15l2-5H2l2-4H0Z',
  Vigilant: 'M8 2c4 0 6.5 3.4 8 6-1.5 2.6-4 6-8 6S1.5 10.6 0 8c1.5-2.6 4-6 8-6Zm0 2.5a3.5 3.5 0 1 0 .01 0Zm0 2a1.5 1.5 0 1 1-.01 0Z',
  Elusive: 'M3 1c5 1 8 4 9 9l3-1-4 6-6-3 3-1C7 7 5 3 3 1ZM1 7c2 1 3 3 3.5 6L2 15C2 12 2 9 1 7Z',
  Warded: 'M8 1 14 3v5c0 4-3 6-6 7C5 14 2 12 2 8V3Zm0 3.2L5 5.3V8c0 2.3 1.4 3.6 3 4.4 1.6-.8 3-2.100 3-4.4V5.3Z',
  Drain: 'M8 1c3 4.2 5 6.8 5 9.4A5 5 0 0 1 3 10.4C3 7.8 5 5.2 8 1Zm-3 9.4h2a1.6 1.6 0 0 0 1.6 1.6v2A3.6 3.6 0 0 1 5 10.4Z',
  rooted: 'M7 0h2v6l4-3v2.4L9 9v2l4 5h-2.4L9 13.8V16H7v-2.2L5.4 16H3l4-5V9L3 5.4V3l4 3Z',
  activates: STAR,
  ability: STAR,
  cast: SPARK,
  burst: 'M9 0 2 9h4l-1 7 8-10H8.5Z',
  enchant: 'M8 0 16 8 8 16 0 8Zm0 3L3 8l5 5 5-5Zm0 2.5L10.5 8 8 10.5 5.5 8Z',
  trap: 'M1 9h14v2h-1l-1 4h-2l-1-4H6l-1 4H3l-1-4H1ZM2 8 4 3l2 5Zm4 0 2-5 2 5Zm4 0 2-5 2 5Z',
  shard: 'M8 0 12 5 9 16 5 11 4 4Zm0 3L6 5l1 5 2 3 1-7.5Z',
  mana: 'M8 0 13 6.5 8 16 3 6.5Zm0 3L5.3 6.6 8 12Z',
  attack: 'M2 1h3l8 9-1 1 2.5 2.5-1.5 1.5L10.5 12.5l-1 1-8-9Z',
  end: HOURGLASS,
  set: 'M1 9h14v2h-1l-1 4h-2l-1-4H6l-1 4H3l-1-4H1ZM2 8 4 3l2 5Zm4 0 2-5 2 5Zm4 0 2-5 2 5Z',
  swords: SWORDS,
  skull: SKULL,
  replace: EXCHANGE,
  draw: 'M3 1h8v3H8v3H3ZM5 5h8v10H5Zm3 2v2H6.5v1.5H8v2h1.5v-2H11V9H9.5V7Z',
  heart: 'M8 15C3 11 1 8.5 1 5.5A3.7 3.7 0 0 1 8 3.6a3.7 3.7 0 0 1 7 1.9C15 8.5 13 11 8 15Z',
  hand: 'M1 5.5 6 4l2 8.6-4.6 1.5ZM7 3h5.5v9.5H9.4L7.3 3.9Zm6.3.6L15.5 4l-1.4 8h-.8Z',
  block: 'M8 1 14 3v5c0 4-3 6-6 7C5 14 2 12 2 8V3Z',
};
