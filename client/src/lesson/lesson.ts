/** What a lesson is: what the coach says, what it points at, and when it goes on. */
import type { Cards } from '../games/cards.ts';
import type { Chooser, Thing } from '../table/chooser.ts';
import type { Frame } from '../table/frame.ts';
import type { Table } from '../table/table.svelte.ts';
import type { Offer } from '../wire/types.ts';

/** The table as the coach sees it whenever the pupil is asked. */
export interface Moment {
  turn: number;
  frame: Frame;
  offers: readonly Offer[];
  chooser: Chooser;
  cards: Cards;
}

/**
 * turn   the turn it belongs to; with the next turn it is over in any case
 * point  the things a ring is put around
 * done   whether the pupil has done it; without it the coach waits until its words have been read
 * can    whether it makes sense now; what does not is passed over
 */
export interface LessonStep {
  turn: number;
  say: string;
  point?: (now: Moment) => readonly Thing[];
  done?: (now: Moment) => boolean;
  can?: (now: Moment) => boolean;
}

export interface Lesson {
  teaches: readonly string[];
  turn(frame: Frame): number;
  steps: readonly LessonStep[];
}

/** Point at the first thing, and at the second once the first is taken up. */
export function inTurn(first: Thing, second: Thing): (now: Moment) => readonly Thing[] {
  return ({ chooser }) => [chooser.picked.includes(first) ? second : first];
}

/** The step the coach is at: after the last that is done, past what has been read and what makes no sense. */
export function stepAt(steps: readonly LessonStep[], read: ReadonlySet<number>, now: Moment): number {
  let at = steps.findLastIndex((step) => now.turn > step.turn || (now.turn === step.turn && (step.done?.(now) ?? false))) + 1;
  while (at < steps.length && (read.has(at) || !(steps[at]!.can?.(now) ?? true))) at++;
  return at;
}

const FOUND = import.meta.glob<{ lesson: Lesson }>('../games/*/lesson/lesson.ts');

/** The lesson of a game; null for one that cannot be learned by playing. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await FOUND[`../games/${game}/lesson/lesson.ts`]?.())?.lesson ?? null;
}

/** The table that the last view describes, for the player who sits at it. */
export function momentOf(lesson: Lesson, table: Table, chooser: Chooser, cards: Cards): Moment | null {
  const { question, stage } = table;
  return question && table.awaited && stage.now ? { turn: lesson.turn(stage.now), frame: stage.now, offers: question.legal, chooser, cards } : null;
}
