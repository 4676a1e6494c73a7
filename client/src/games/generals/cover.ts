/** What generals shows of itself before it is opened. */
import type { Cover } from '../shelf.ts';

export const cover: Cover = {
  cards: ['vaath_the_immortal', 'argeon_highmayne', 'kaleos_xaan'],
  german: 'Führe einen General und ein Heer aus Karten über ein Schlachtfeld aus Feldern; wer den feindlichen General niederstreckt, gewinnt.',
};
