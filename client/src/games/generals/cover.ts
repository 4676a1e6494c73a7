/** What generals shows of itself before it is opened. */
import type { Cover } from '../shelf.ts';

export const cover: Cover = {
  cards: ['vaath_the_immortal', 'argeon_highmayne', 'kaleos_xaan'],
  example: { card: 'windblade_adept', fact: 'attack', value: 6 },
};
