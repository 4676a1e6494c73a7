/** What an arrow on a board says. */
import type { Thing } from '../table/chooser.ts';

/**
 * from    where it begins: the first of these that is drawn
 * to      where it points
 * kind    its style: `attack` is drawn through, all else is dashed
 * beside  whether both lie in one list, so that it goes around what is between them
 */
export interface Aim {
  from: readonly Thing[];
  to: Thing;
  kind: string;
  beside?: boolean;
}
