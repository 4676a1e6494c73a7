/** What threelines shows of itself before it is opened. */
import type { Cover } from '../shelf.ts';

export const cover: Cover = {
  cards: ['captain_sable', 'amara_sunlance', 'old_garrick'],
  german: 'Stell deine Leute auf drei Linien, verdeckt und zugleich mit der Gegenseite, und brich zum feindlichen Avatar durch.',
};
