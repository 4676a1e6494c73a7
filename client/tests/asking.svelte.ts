/** A table that asks one question after another and remembers what it was answered. */
import type { Table } from '../src/table/table.svelte.ts';
import type { Offer, OpenQuestion } from '../src/wire/types.ts';

export class Asking {
  question = $state.raw<OpenQuestion | null>(null);
  readonly given: Offer[] = [];
  readonly wishes: string[] = [];

  constructor(legal: Offer[]) {
    this.ask(1, legal);
  }

  get table(): Table {
    return this as unknown as Table;
  }

  ask(number: number, legal: Offer[]): void {
    this.question = { number, kind: '', legal };
  }

  /** The answer is in; nothing is asked until the others have given theirs. */
  wait(): void {
    this.question = null;
  }

  act(offer: Offer): Promise<void> {
    this.given.push(offer);
    return Promise.resolve();
  }

  why(wish: string): Promise<string> {
    this.wishes.push(wish);
    return Promise.resolve('that costs too much');
  }
}

export function offer(action: number, parts: Record<string, unknown>): Offer {
  return { action, text: '', parts };
}

/** A table that opens one window after another to a seat; `shown` is whatever its reader makes of it. */
export class Seated {
  view = $state.raw<{ question: OpenQuestion | null; shown: unknown } | null>(null);
  readonly given: Offer[] = [];
  private number = 0;

  constructor(
    readonly seat: number,
    readonly id = 'table',
  ) {}

  ask(kind: string, shown: unknown, legal: Offer[]): void {
    this.view = { question: { number: ++this.number, kind, legal }, shown };
  }

  act(answer: Offer): Promise<void> {
    this.given.push(answer);
    return Promise.resolve();
  }
}
