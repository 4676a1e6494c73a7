/** What happened in a duel, as a sentence, and the cards it is about. */
import { numbersOf, teller } from '../../../board/tell.ts';
import type { Frame } from '../../../table/frame.ts';
import type { Told } from '../../../wire/types.ts';
import { gone } from './gone.ts';

export const tell = teller(gone);

/** Its card, and those of the things that are meant. */
export function about(told: Told, frame: Frame): number[] {
  const meant = numbersOf(told, 'target', 'on', 'thing', 'source', 'attacker', 'defender', 'blocker').map((number) => gone.cardMeant(frame, number));
  return [...numbersOf(told, 'card'), ...meant];
}
