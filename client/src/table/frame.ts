/** One picture of a table: what a board draws, live or in a replay. */
import type { Look, Rules, Sitting, Told } from '../wire/types.ts';
import { say } from './words.ts';

/**
 * position  the position as the game writes it
 * shown     what the game adds for drawing it, or null
 * seat      whose eyes it is seen with; -1 is an onlooker
 * near      the seat drawn at the bottom
 * events    what has brought it about
 * rules     what the match is played with, where that is known
 * number    it grows from frame to frame
 */
export interface Frame {
  position: unknown;
  shown: unknown;
  seat: number;
  near: number;
  seats: readonly Sitting[];
  asked: readonly number[];
  result: readonly number[] | null;
  events: readonly Told[];
  rules: Rules | null;
  number: number;
}

export function frameOf(look: Look): Frame {
  return { ...look, near: Math.max(look.seat, 0) };
}

const TEACHER = 'teacher'; // the bot of a lesson

/** What whoever sits there is called; bots have a name in every language. */
export function called(sitting: Sitting | undefined): string {
  if (sitting?.bot) return sitting.name === TEACHER ? say.teacher : say.bot(sitting.bot);
  return sitting?.name ?? '';
}

/** A player's name, as everybody at the table reads it. */
export function nameOf(frame: Frame, seat: number): string {
  return called(frame.seats[seat]);
}
