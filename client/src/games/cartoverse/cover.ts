/** What cartoverse shows of itself before it is opened. */
import type { Cover } from '../shelf.ts';

export const cover: Cover = {
  cards: ['lady_nerezza', 'ser_aldous_the_dawnshield', 'ignis_the_unquenched'],
  example: { card: 'dawn_squire', fact: 'atk', value: 4 },
};
