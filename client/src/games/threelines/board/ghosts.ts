/** What an answer would change on the field, to be drawn as ghost numbers before it is given. */
import type { Foreseen } from '../../../wire/types.ts';

/** What would become of a seat: its health, and of the cards on its lines (0 is destroyed); null where nothing changes. */
export interface Fate {
  hp: number | null;
  left: (number | null)[];
  falls: boolean;
}

export type Fates = readonly [Fate, Fate];

const spared = (): Fate => ({ hp: null, left: [null, null, null], falls: false });

export const SPARED: Fates = [spared(), spared()];

/** Only what comes about more often than not is drawn; the rest is for the sentences beside the board. */
export function foresee(foreseen: Foreseen | null): Fates {
  const outcome = foreseen?.outcomes[0];
  if (!outcome || 2 * outcome.worlds <= foreseen.worlds) return SPARED;
  const fates = [spared(), spared()] as const;
  for (const { word, seat, numbers = {} } of outcome.events) {
    const { line = 0, left = 0, hp = 0 } = numbers;
    if (word === 'strike') fates[1 - seat]!.left[line] = Math.max(0, left);
    if (word === 'destroy') fates[seat]!.left[line] = 0;
    if (word === 'avatar') fates[seat]!.hp = hp;
  }
  for (const fate of fates) fate.falls = fate.hp === 0;
  return fates;
}
