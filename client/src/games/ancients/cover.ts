/** What ancients shows of itself before it is opened. */
import type { Cover } from '../shelf.ts';

export const cover: Cover = {
  cards: ['h_r1', 'h_b2', 'h_k3'],
  example: { card: 'h_r1', fact: 'attack', value: 9 },
};
