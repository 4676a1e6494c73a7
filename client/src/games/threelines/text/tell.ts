/** What happened in threelines, as a sentence, and the cards it is about. */
import { numbersOf, teller } from '../../../board/tell.ts';
import type { Told } from '../../../wire/types.ts';

export const tell = teller();

export const about = (told: Told): number[] => numbersOf(told, 'card', 'target');
