/** The steps of a match as one pair of eyes saw them, fetched in stretches. */
import * as http from '../../wire/http.ts';
import type { Step, Steps } from '../../wire/types.ts';
import type { Eyes } from './frames.ts';

const STRETCH = 100;

/** The first step of the stretch that a step lies in. */
const beginningOf = (number: number): number => number - (number % STRETCH);

export class Seen {
  /** The steps by their numbers, as far as they are here. */
  steps = $state.raw<readonly (Step | undefined)[]>([]);

  private readonly asked = new Map<number, Promise<Steps>>();

  constructor(
    private readonly table: string,
    readonly eyes: Eyes,
  ) {}

  /** A step, fetched together with its neighbours where it is not here yet. */
  async at(number: number): Promise<Step> {
    await this.around(number);
    return this.steps[number]!;
  }

  /** The stretch that a step lies in. */
  around(number: number): Promise<Steps> {
    const first = beginningOf(number);
    const stretch = this.asked.get(first) ?? this.fetch(first);
    this.asked.set(first, stretch);
    return stretch;
  }

  /** All that is not here yet: first what comes after a step, then what came before. */
  async rest(from: number, total: number): Promise<void> {
    for (let first = beginningOf(from); first <= total; first += STRETCH) await this.around(first);
    for (let first = 0; first < from; first += STRETCH) await this.around(first);
  }

  private async fetch(first: number): Promise<Steps> {
    try {
      const stretch = await http.replaySteps(this.table, this.eyes, first, first + STRETCH - 1);
      const steps = [...this.steps];
      for (const step of stretch.steps) steps[step.number] = step;
      this.steps = steps;
      return stretch;
    } catch (error) {
      this.asked.delete(first);
      throw error;
    }
  }
}
