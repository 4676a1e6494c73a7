/** What the server says of a deck, asked whenever its text has lain still for a moment. */
import { checkDeck, readDeck } from '../../wire/http.ts';
import type { DeckRead, DoubtfulLine } from '../../wire/types.ts';

const STILL = 300;
const AGAIN = 4000;

class Asked<T> {
  /** The answer, null while it is not known, and the text it was given to. */
  answer = $state.raw<T | null>(null);
  answered = $state('');

  private timer = 0;
  private text = '';

  constructor(private readonly question: (text: string) => Promise<T>) {}

  /** Look at this deck; what was known of the last one holds until the answer comes. */
  look(text: string): () => void {
    this.text = text;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.ask(text), this.answer === null ? 0 : STILL);
    return () => clearTimeout(this.timer);
  }

  private async ask(text: string): Promise<void> {
    try {
      const answer = await this.question(text);
      if (text === this.text) [this.answer, this.answered] = [answer, text];
    } catch {
      if (text !== this.text) return;
      this.answer = null;
      this.timer = window.setTimeout(() => void this.ask(text), AGAIN);
    }
  }
}

/** Whether the deck may be played. */
export class Checker extends Asked<readonly string[]> {
  constructor(game: string) {
    super((text) => checkDeck(game, 'deck', text));
  }

  /** What is wrong with the deck; null while it is not known. */
  get problems(): readonly string[] | null {
    return this.answer;
  }
}

/** A deck as a list and as a code, and which cards the lines of it may mean that name none. */
export class Reader extends Asked<DeckRead> {
  constructor(game: string) {
    super((text) => readDeck(game, 'deck', text));
  }

  doubt(line: string): DoubtfulLine | undefined {
    return this.answer?.doubts.find((doubt) => doubt.line === line);
  }
}
