/** What happened at the council's table, as a sentence, and the cards it is about. */
import type { Frame } from '../../../table/frame.ts';
import type { Told } from '../../../wire/types.ts';
import { numbersOf, teller } from '../../../board/tell.ts';
import { gone } from './gone.ts';

export const tell = teller(gone);

/** Its card, and those of the things that are meant. */
export function about(told: Told, frame: Frame): number[] {
  const meant = numbersOf(told, 'target', 'other', 'source', 'attacker', 'defender').map((number) => gone.cardMeant(frame, number));
  return [...numbersOf(told, 'card'), ...meant];
}
