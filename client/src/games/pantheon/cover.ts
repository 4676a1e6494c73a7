/** What pantheon shows of itself before it is opened. */
import type { Cover } from '../shelf.ts';

export const cover: Cover = {
  cards: ['lilith_vane_queen_of_whispers', 'aurelion_dawnfather', 'captain_maren_holt'],
  german: 'Dämonen, Götter und Menschen an einem Tisch: Auf alles gibt es eine Antwort, und wer als Letzter steht, gewinnt.',
};
