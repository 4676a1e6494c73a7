/** How a match went, view by view or step by step: what each seat had left, and what decided it. */
import type { Told } from '../../wire/types.ts';

/** What every seat had left in the view or after the step of this number, and what was told of it. */
export interface Moment {
  number: number;
  life: readonly number[];
  told: readonly Told[];
}

/** The moment that decided a match, and what each seat had before it. */
export interface Swing {
  moment: Moment;
  before: readonly number[];
}

const LATE = 12; // moments; what decided a match happened in its last turns

export class Course {
  moments = $state.raw<readonly Moment[]>([]);

  /** Note a view; one that was taken back leaves no trace. Nobody has less than nothing left. */
  note(number: number, shown: readonly number[], told: readonly Told[] = []): void {
    const life = shown.map((left) => Math.max(0, left));
    const before = this.moments.filter((moment) => moment.number < number);
    const last = before.at(-1);
    const same = last && life.every((left, seat) => left === last.life[seat]);
    this.moments = same ? before : [...before, { number, life, told }];
  }

  /** The largest swing towards those who won, among the last ones; null where nothing swung. */
  decisive(winners: readonly number[]): Swing | null {
    let found: Swing | null = null;
    let most = 0;
    const from = Math.max(1, this.moments.length - LATE);
    for (let at = from; at < this.moments.length; at++) {
      const [before, moment] = [this.moments[at - 1]!.life, this.moments[at]!];
      const gain = lead(moment.life, winners) - lead(before, winners);
      if (gain < most || gain <= 0) continue;
      most = gain;
      found = { moment, before };
    }
    return found;
  }
}

/** How far those who won are ahead of the others together. */
function lead(life: readonly number[], winners: readonly number[]): number {
  return life.reduce((sum, left, seat) => sum + (winners.includes(seat) ? left : -left), 0);
}
