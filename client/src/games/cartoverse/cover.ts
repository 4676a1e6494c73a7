/** A game that is announced. */
import type { Cover } from '../shelf.ts';

export const cover: Cover = {
  cards: [],
  german: 'Duelle in zwei Reihen, mit Ketten, Fallen und treuem Gefolge.',
  announced: { title: 'Cartoverse', blurb: 'Duels of two rows, with chains, traps and loyal followers.' },
};
