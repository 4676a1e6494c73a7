/** What a pupil is told to do: an answer that is meant, what to touch next for it, and when it is done. */
import type { Thing } from '../table/chooser.ts';
import type { Offer } from '../wire/types.ts';
import type { LessonStep, Moment } from './lesson.ts';

/** The answer that is meant, as long as it is offered. */
type Meant = (now: Moment) => Offer | undefined;

/** Something to do: it can be done while it is offered. */
export function ordered(turn: number, meant: Meant, done: (now: Moment) => boolean, say: string): LessonStep {
  return { turn, say, done, can: (now) => meant(now) !== undefined, point: (now) => next(now, meant(now)!) };
}

/** What to touch next for an answer: the button, once everything is chosen. */
function next(now: Moment, offer: Offer): readonly Thing[] {
  if (now.chooser.main?.offer?.action === offer.action) return ['main'];
  const things = now.chooser.things(offer);
  return things.filter((thing) => !now.chooser.picked.includes(thing)).slice(0, 1);
}

/** The main button, when nothing else is left to do; the next turn ends it. */
export function pressed(turn: number, meant: Meant, say: string): LessonStep {
  return { turn, say, can: (now) => meant(now) !== undefined, point: () => ['main'], done: () => false };
}
