/** Whether the deck may be played, asked of the server whenever it has lain still for a moment. */
import { checkDeck } from '../../wire/http.ts';

const STILL = 300;
const AGAIN = 4000;

export class Checker {
  /** What is wrong with the deck; null while it is not known. */
  problems = $state.raw<readonly string[] | null>(null);

  private timer = 0;
  private text = '';

  constructor(private readonly game: string) {}

  /** Look at this deck; what was known of the last one holds until the answer comes. */
  look(text: string): () => void {
    this.text = text;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.ask(text), this.problems === null ? 0 : STILL);
    return () => clearTimeout(this.timer);
  }

  private async ask(text: string): Promise<void> {
    try {
      const problems = await checkDeck(this.game, 'deck', text);
      if (text === this.text) this.problems = problems;
    } catch {
      if (text !== this.text) return;
      this.problems = null;
      this.timer = window.setTimeout(() => void this.ask(text), AGAIN);
    }
  }
}
