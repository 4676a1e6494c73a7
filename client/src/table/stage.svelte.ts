/** What is drawn of a table: it lags behind the newest view while what happened is shown. */
import { settings } from '../session/settings.svelte.ts';
import type { Frame } from './frame.ts';

/** Shows what leads from one frame to the next; it ends early when `hurry` is aborted. */
export type Animator = (before: Frame, after: Frame, hurry: AbortSignal) => Promise<void>;

const MOST_WAITING = 12; // a reader further behind than this sees only where things stand

export class Stage {
  now = $state.raw<Frame | null>(null);
  /** Whether something is still being shown. */
  busy = $state(false);

  private waiting: Frame[] = [];
  private animator: Animator | null = null;
  private hurrying = new AbortController();
  private reset = 0;

  /** A board shows changes while it is there; the answer takes it away. */
  animate(animator: Animator): () => void {
    this.animator = animator;
    return () => {
      if (this.animator === animator) this.animator = null;
    };
  }

  /** Draw this as it is, whatever was there. */
  set(frame: Frame): void {
    this.waiting = [];
    this.reset += 1;
    this.hurrying.abort();
    this.now = frame;
  }

  /** Show how things came to stand like this, after all that came before. */
  push(frame: Frame): void {
    this.waiting.push(frame);
    if (this.waiting.length > MOST_WAITING) this.hurry();
    if (!this.busy) void this.run();
  }

  /** Show no more of what led here. */
  hurry(): void {
    const last = this.waiting.at(-1);
    if (last) this.waiting = [last];
    this.hurrying.abort();
  }

  private async run(): Promise<void> {
    this.busy = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      this.hurrying = new AbortController();
      const { reset } = this;
      await this.show(this.now, next);
      if (reset === this.reset) this.now = next;
    }
    this.busy = false;
  }

  /** A fault in showing what happened must not stop the match. */
  private async show(before: Frame | null, after: Frame): Promise<void> {
    if (!before || !this.animator || document.hidden || settings.pace(1) === 0) return;
    await this.animator(before, after, this.hurrying.signal).catch(reportError);
  }
}
