/** One picture of a table: what a board draws, live or in a replay. */
import type { Look, Rules, Sitting, Told } from '../wire/types.ts';
import { say } from './words.ts';

/**
 * shown     the position as the game shows it; null before the match
 * seat      whose eyes it is seen with; -1 is an onlooker
 * near      the seat drawn at the bottom
 * events    what has brought it about
 * past      all that has been told of the match until then, where that is kept
 * rules     what the match is played with, where that is known
 * number    it grows from frame to frame
 */
export interface Frame {
  shown: unknown;
  seat: number;
  near: number;
  seats: readonly Sitting[];
  asked: readonly number[];
  result: readonly number[] | null;
  events: readonly Told[];
  past?: readonly Told[];
  rules: Rules | null;
  number: number;
}

export function frameOf(look: Look, near = Math.max(look.seat, 0), past: readonly Told[] = []): Frame {
  return { ...look, near, past };
}

const TEACHER = 'teacher'; // the bot of a lesson

/** What those who sit there are called, by seat. */
export function namesOf(seats: readonly Sitting[]): string[] {
  return seats.map(({ name, bot }) => (bot && name === TEACHER ? say.teacher : name));
}

/** A player's name, as everybody at the table reads it. */
export function nameOf(frame: Frame, seat: number): string {
  return namesOf(frame.seats)[seat] ?? '';
}
