/** What cartoverse shows of itself before it is opened. */
import type { Cover } from '../shelf.ts';

export const cover: Cover = {
  cards: ['worldserpent_nidra', 'archangel_verity', 'morvane_king_beneath'],
  german: 'Duelle in zwei Reihen: Splitter werden zu Mana, Fallen liegen verdeckt, und fremde Gefolgschaft kostet Leben.',
};
