/** A step of a replay as a picture of the table, so that a board draws it like a live one. */
import { levelOf } from '../../bots/levels.ts';
import type { Frame } from '../../table/frame.ts';
import type { Rules, Sitting, Step } from '../../wire/types.ts';

/** Whose eyes a replay is seen with: a seat, -1 for an onlooker, null for everything open. */
export type Eyes = number | null;

/** What all steps of a match have in common. */
export interface Match {
  players: readonly string[];
  /** The level of the bot in each seat, "" for a person. */
  bots: readonly string[];
  /** Where the reader sat, if they did. */
  mine: number | null;
  total: number;
  result: readonly number[] | null;
  rules: Rules;
}

export function frameAt(step: Step, after: readonly (Step | undefined)[], eyes: Eyes, match: Match): Frame {
  return {
    shown: step.shown,
    seat: eyes ?? -1,
    near: eyes !== null && eyes >= 0 ? eyes : (match.mine ?? 0),
    seats: match.players.map((name, seat) => ({ ...sitting(name), bot: match.bots[seat] ?? '' })),
    asked: askedAt(after),
    result: step.number === match.total ? match.result : null,
    events: step.events,
    rules: match.rules,
    number: step.number,
  };
}

/** Who answers next: the one who does, and those who answer in secret together with them. */
function askedAt(after: readonly (Step | undefined)[]): number[] {
  const asked: number[] = [];
  for (const step of after) {
    if (!step || step.seat === null || asked.includes(step.seat)) break;
    asked.push(step.seat);
    if (step.events.length) break;
  }
  return asked;
}

/** Who sat there. A recorded match knows bots by their names, which nobody else can have; in older ones a level was the name. */
export function sitting(name: string): Sitting {
  const level = name === 'teacher' ? 'beginner' : (/^(easy|medium|hard) bot$/.exec(name)?.[1] ?? levelOf(name));
  return { name, player: '', face: '', bot: level, here: true, rating: null, change: null, deadline: null, stand_in: '', out: false, claim: null };
}

const TURNS: ReadonlySet<string> = new Set(['turn', 'round']);

/** Whether a turn, or a round of all, begins with this step. */
export function opensTurn(step: Step): boolean {
  return step.number === 0 || step.events.some(({ word }) => TURNS.has(word));
}
