/** Small signs of the board, each a path in a square of 16. */
import { BARRED, EXCHANGE, HOURGLASS, SKULL, SWORDS } from '../../../board/paths.ts';

const SHIELD = 'M8 1 14 3v5c0 4-3 6-6 7C5 14 2 12 2 8V3Z';
const STAR = 'M8 0 9.8 6.2 16 8 9.8 9.8 8 16 6.2 9.8 0 8 6.2 6.2Z';
const HEART = 'M8 15C3 11 1 8.5 1 5.5A3.7 3.7 0 0 1 8 3.6a3.7 3.7 0 0 1 7 1.9C15 8.5 13 11 8 15Z';
const SWORD = 'M2 1h3l8 9-1 1 2.5 2.5-1.5 1.5L10.5 12.5l-1 1-8-9Z';

export const SIGNS: Readonly<Record<string, string>> = {
  attack: SWORD,
  armor: SHIELD,
  health: HEART,
  mana: 'M8 0 13 6.5 8 16 3 6.5Zm0 3L5.3 6.6 8 12Z',
  gold: 'M8 1a7 7 0 1 0 .01 0Zm0 2.2a4.8 4.8 0 1 1-.01 0ZM8 5l1 2 2 1-2 1-1 2-1-2-2-1 2-1Z',
  deck: 'M3 1h8v3H8v3H3ZM5 5h8v10H5Z',
  items: 'M5 5V3a3 3 0 0 1 6 0v2h3l1 10H1L2 5Zm2 0h2V3H7Z',
  skull: SKULL,
  unsure: 'M5 5a3 3 0 1 1 4.4 2.7C8.3 8.300 8 8.700 8 10H6.800C6.800 8 7.400 7.200 8.400 6.600A1.500 1.500 0 1 0 6.200 5ZM7.400 11.500A1.200 1.200 0 1 1 7.390 11.500Z',
  initiative: 'M4 0h2v1h8l-2 3.500L14 8H6v8H4Z',
  swords: SWORDS,
  sun: 'M8 4.500a3.500 3.500 0 1 0 .01 0ZM7 0h2v3H7ZM7 13h2v3H7ZM0 7h3v2H0ZM13 7h3v2h-3ZM2 3.400 3.400 2 5.500 4.100 4.100 5.500ZM10.500 11.900l1.400-1.400L14 12.600 12.600 14ZM12.600 2 14 3.400 11.900 5.500 10.500 4.100ZM4.100 10.500l1.400 1.400L3.400 14 2 12.600Z',
  moon: 'M11 1a7 7 0 1 0 4 11A6 6 0 0 1 11 1Z',
  ability: STAR,
  travel: 'M1 6h8V2l6 6-6 6v-4H1Z',
  replace: EXCHANGE,
  pinned: 'M6 1h4v5l2 2v1.500H9V16H7V9.500H4V8l2-2Z',
  stun: 'M8 0 9.500 4 14 2l-2 4.500 4 1.500-4 1.500L14 14l-4.500-2L8 16l-1.500-4L2 14l2-4.500L0 8l4-1.500L2 2l4.500 2Z',
  silence: BARRED,
  disarm: 'M1 1h3l4 4 4-4h3v3l-4 4 4 4v3h-3l-4-4-4 4H1v-3l4-4-4-4Z',
  mute: 'M2 5h3l4-4v14l-4-4H2Zm9 1 1.500 1.500L14 6l1 1-1.500 1.500L15 10l-1 1-1.500-1.500L11 11l-1-1 1.500-1.500L10 7Z',
  root: 'M7 0h2v6l4-3v2.400L9 9v2l4 5h-2.400L9 13.800V16H7v-2.200L5.400 16H3l4-5V9L3 5.400V3l4 3Z',
  break: 'M8 1 14 3v5c0 4-3 6-6 7l2-5-3-2 2-3Z',
  move_cooldown: HOURGLASS,
  death_shield: SHIELD,
  feeble: 'M8 15 2 8h4V1h4v7h4Z',
  up: 'M8 1 14 8h-4v7H6V8H2Z',
  down: 'M8 15 2 8h4V1h4v7h4Z',
  untargetable: 'M8 2c4 0 6.500 3.400 8 6-1.500 2.600-4 6-8 6S1.500 10.600 0 8c1.500-2.600 4-6 8-6Zm0 2.500a3.500 3.500 0 1 0 .01 0Z',
};

/** The sign of a status; what has none of its own shows whether it helps or harms. */
export const signOf = (kind: string, negative: boolean): string => SIGNS[kind] ?? SIGNS[negative ? 'down' : 'up']!;
