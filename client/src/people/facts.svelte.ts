/** How many players are there, how many look for a match, and how long that takes; asked now and then while it is shown. */
import * as http from '../wire/http.ts';
import type { QuickFacts } from '../wire/types.ts';

const EVERY = 5000;

export class Facts {
  now = $state.raw<QuickFacts | null>(null);

  /** Ask until the answer is called. */
  follow(): () => void {
    const ask = (): void => void http.quickFacts().then((facts) => (this.now = facts)).catch(() => undefined);
    ask();
    const timer = setInterval(ask, EVERY);
    return () => clearInterval(timer);
  }
}
