/** What the clocks of a table say. */
import { now } from '../session/clock.svelte.ts';
import type { Table } from './table.svelte.ts';

export const ROPE = 15; // the last seconds, in which the rope burns

/** Seconds left to a seat, or null where no clock runs for it. */
export function leftTo(table: Table, seat: number): number | null {
  const view = table.view;
  const deadline = view?.seats[seat]?.deadline;
  if (!view || view.status !== 'playing' || deadline === null || deadline === undefined || !view.asked.includes(seat)) return null;
  now();
  return Math.max(0, table.left(deadline));
}
