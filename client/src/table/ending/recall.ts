/** How a match went: seen as it went, or from what the server keeps of it once it is over. */
import type { Frame } from '../frame.ts';
import type { Room } from '../room.svelte.ts';
import type { Table } from '../table.svelte.ts';
import { replaySteps } from '../../wire/http.ts';
import type { Told } from '../../wire/types.ts';
import type { Course } from './course.svelte.ts';

const STRETCH = 100; // steps, as many as come in one answer; what decided a match is among the last

/** What every seat has left. */
export function livesIn({ game, table }: Room, { shown }: Pick<Frame, 'shown'>): number[] {
  const rules = table.view?.rules ?? null;
  return table.names.map((_, seat) => game.life({ shown, rules }, seat));
}

/** What the view of this number has told. */
export const toldIn = (table: Table, number: number): Told[] => table.lines.filter(({ view }) => view === number).map(({ told }) => told);

/** Note how a match ended that was over before this page was opened. */
export async function recall(course: Course, room: Room): Promise<void> {
  const { id, seat } = room.table;
  const { total } = await replaySteps(id, seat, 0, 0);
  const { steps } = await replaySteps(id, seat, Math.max(0, total - STRETCH + 1), total);
  course.moments = [];
  for (const step of steps) course.note(step.number, livesIn(room, step), step.events);
}
