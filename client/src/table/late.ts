/** Time that ran out: what is told of it in every game. */
import type { Told } from '../wire/types.ts';
import { nameOf, type Frame } from './frame.ts';
import { say } from './words.ts';

export const LATE = 'late'; // the word of the event

/** The sentence: to the late player the server's own, which says what was done in their place. */
export function tellLate(told: Told, frame: Frame): string {
  return told.seat === frame.seat ? (told.text ?? '') : say.lateOther(nameOf(frame, told.seat));
}
