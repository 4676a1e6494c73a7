/** A game that is announced. */
import type { Cover } from '../shelf.ts';

export const cover: Cover = {
  cards: [],
  german: 'Zwei Pfade, Helden, Türme und dahinter die Ahnen, bei Tag und bei Nacht.',
  announced: { title: 'Ancients', blurb: 'Two lanes, heroes, towers and the Ancients behind them, by day and by night.' },
};
