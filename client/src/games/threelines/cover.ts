/** What threelines shows of itself before it is opened. */
import type { Cover } from '../shelf.ts';

export const cover: Cover = {
  cards: ['captain_sable', 'amara_sunlance', 'old_garrick'],
  example: { card: 'rusk', fact: 'defence', value: 7 },
};
