/** The analysis of a match: looked for, asked for, and watched until it is there. */
import { session } from '../../../session/session.svelte.ts';
import * as http from '../../../wire/http.ts';
import type { AnalysisState, MatchAnalysis } from '../../../wire/types.ts';
import { say } from './words.ts';

const BEAT = 1000; // between two looks

export class Judging {
  /** What the server said last. */
  state = $state.raw<AnalysisState | null>(null);
  /** Why there is none, as a sentence. */
  wrong = $state('');
  readonly found = $derived<MatchAnalysis | null>(this.state?.analysis ?? null);
  readonly busy = $derived(this.state?.state === 'waiting' || this.state?.state === 'running');

  private asked = false;
  private left = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: string) {}

  /** See whether it is there, unless that is known already. */
  lookOnce(): void {
    if (!this.state && !this.asked) void this.look();
  }

  /** See whether it is there already, or how far it is. */
  async look(): Promise<void> {
    const waited = this.busy;
    await this.hear(() => http.analysis(this.table));
    if (waited && this.state?.state === 'none') this.wrong = say.cutOff;
  }

  /** Have it made; a visitor becomes a guest by that. */
  async ask(): Promise<void> {
    await this.hear(async () => {
      await session.somebody();
      return http.analyse(this.table);
    });
  }

  close(): void {
    this.left = true;
    clearTimeout(this.timer);
  }

  private async hear(asked: () => Promise<AnalysisState>): Promise<void> {
    clearTimeout(this.timer);
    this.asked = true;
    try {
      this.state = await asked();
      this.wrong = this.state.problem;
      if (this.busy) this.lookSoon();
    } catch (error) {
      this.wrong = error instanceof http.Refusal ? error.message : say.away;
      if (this.goesOn(error)) this.lookSoon();
      else if (this.busy) this.state = null;
    }
  }

  /** Whether another look may tell more: an analysis under way stays so while the server is away or has too much to do. */
  private goesOn(error: unknown): boolean {
    if (!(error instanceof http.Refusal)) return true;
    return this.busy && (error.status === 429 || error.status >= 500);
  }

  private lookSoon(): void {
    if (!this.left) this.timer = setTimeout(() => void this.look(), BEAT);
  }
}
