/** One comparison as it is watched: it waits, runs, and ends with a report or with a reason. */
import { connection, Cut } from '../../wire/socket.svelte.ts';
import { session } from '../../session/session.svelte.ts';
import type { Comparing as News, Sent } from '../../wire/types.ts';
import type { Experiment } from './experiment.ts';
import { say } from './words.ts';

/** The interval after some pairs, in points. */
export interface Standing {
  pairs: number;
  mean: number;
  low: number;
  high: number;
}

export class Comparing {
  state = $state<'idle' | 'waiting' | 'running' | 'over'>('idle');
  ahead = $state(0);
  answer = $state('');
  report = $state('');
  wrong = $state('');
  seconds = $state(0);
  track = $state.raw<Standing[]>([]);
  /** Whether the server has been asked. */
  private sent = false;
  private dropped = false;

  get busy(): boolean {
    return this.state === 'waiting' || this.state === 'running';
  }

  async run(game: string, { cards, options, deck, precision }: Experiment): Promise<void> {
    Object.assign(this, { state: 'waiting', ahead: 0, answer: '', report: '', wrong: '', seconds: 0, track: [] });
    this.sent = this.dropped = false;
    const deaf = connection.listen((message) => this.hear(message));
    try {
      await session.somebody();
      await opened();
      if (this.dropped) return;
      this.sent = true;
      const told = await connection.ask({ type: 'compare', game, cards, options, deck, precision });
      if (told.type === 'compared') ({ answer: this.answer, report: this.report } = told);
    } catch (error) {
      this.wrong = error instanceof Cut ? say.cut : (error as Error).message;
    } finally {
      deaf();
      this.state = 'over';
    }
  }

  /** End it: with the report of what is known, or because nobody looks any more. */
  stop(report: boolean): void {
    if (this.sent && this.busy) void connection.ask({ type: 'stop comparing', report }).catch(() => undefined);
    else this.dropped = true;
  }

  private hear(message: Sent): void {
    if (message.type === 'comparing') this.note(message);
  }

  private note({ ahead, pairs, difference, low, high, answer, seconds }: News): void {
    this.state = pairs ? 'running' : 'waiting';
    this.ahead = ahead;
    if (!pairs) return;
    this.answer = answer;
    this.seconds = seconds;
    this.track = [...this.track, { pairs, mean: difference, low, high }];
  }
}

/** As soon as there is a connection. */
function opened(): Promise<void> {
  return new Promise((settle) => {
    const enough = connection.whenOpen(() => {
      settle();
      queueMicrotask(() => enough());
    });
  });
}
