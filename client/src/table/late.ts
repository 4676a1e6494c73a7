/** Time that ran out: what is told of it in every game. */
import type { Told } from '../wire/types.ts';
import { speech } from '../words/language.svelte.ts';
import { nameOf, type Frame } from './frame.ts';
import { say } from './words.ts';

export const LATE = 'late'; // the word of the event

/** The sentence: in English the server's own, which says what was done in this player's place. */
export function tellLate(told: Told, frame: Frame): string {
  if (told.seat !== frame.seat) return say.lateOther(nameOf(frame, told.seat));
  return speech.now === 'en' ? (told.text ?? '') : say.lateYou;
}
