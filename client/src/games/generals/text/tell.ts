/** What happened at generals, as a sentence, and the cards it is about. */
import type { Told } from '../../../wire/types.ts';
import { numbersOf, teller } from '../../../board/tell.ts';

export const tell = teller();

export const about = (told: Told): number[] => numbersOf(told, 'card', 'target', 'was', 'drawn');
