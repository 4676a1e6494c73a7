/** One picture of a table: what a board draws, live or in a replay. */
import type { Look, Sitting, Told } from '../wire/types.ts';

/**
 * position  the position as the game writes it
 * shown     what the game adds for drawing it, or null
 * seat      whose eyes it is seen with; -1 is an onlooker
 * near      the seat drawn at the bottom
 * events    what has brought it about
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
}

export function frameOf(look: Look): Frame {
  return { ...look, near: Math.max(look.seat, 0) };
}

/** A player's name, as everybody at the table reads it. */
export function nameOf(frame: Frame, seat: number): string {
  return frame.seats[seat]?.name ?? '';
}
