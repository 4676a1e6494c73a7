/** What pantheon shows of itself before it is opened. */
import type { Cover } from '../shelf.ts';

export const cover: Cover = {
  cards: ['lilith_vane_queen_of_whispers', 'aurelion_dawnfather', 'captain_maren_holt'],
  example: { card: 'whisper_shade', fact: 'power', value: 6 },
};
