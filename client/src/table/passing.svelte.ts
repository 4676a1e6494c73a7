/** Passing windows by oneself or automatically: full control, only what concerns one, and yields. It never looks at the hand or at what is legal. */
import type { Offer, OpenQuestion } from '../wire/types.ts';
import { isOver, isWindow, passesItself, type Choice, type Concerns, type Mode, type Passed, type Yield, type Yielding } from './concerns.ts';
import { recalled, remember } from './passing-kept.ts';

/** Every automatic pass comes this long after its question, so that the time it takes tells nothing. */
export const DELAY = 400;

/** The table, as far as passing needs to know it. */
export interface Asker {
  readonly id: string;
  readonly seat: number;
  readonly view: { readonly question: OpenQuestion | null; readonly shown: unknown } | null;
  act(offer: Offer): Promise<void>;
}

export type Reading = (shown: unknown, seat: number) => Concerns | null;

export class Passing {
  private choice = $state.raw<Choice>({ mode: 'concerns', atEnd: false, yielded: null });
  private passed = $state.raw<Passed | null>(null);

  /** What everybody can see of the chain. */
  readonly now = $derived.by<Concerns | null>(() => (this.asker.view && this.asker.seat >= 0 ? this.read(this.asker.view.shown, this.asker.seat) : null));

  /** Whether the window that is open is going to be passed without asking. */
  readonly passes = $derived.by(() => {
    const question = this.asker.view?.question;
    return !!question && !!this.now && !!passIn(question) && passesItself(question.kind, this.now, this.choice, this.passed);
  });

  private timer = 0;
  private waiting = -1; // the question whose pass is on its way

  constructor(
    private readonly asker: Asker,
    private readonly read: Reading,
  ) {
    this.choice = { ...recalled(asker.id), yielded: null };
  }

  get mode(): Mode {
    return this.choice.mode;
  }

  get atEnd(): boolean {
    return this.choice.atEnd;
  }

  get yielded(): Yield | null {
    return this.choice.yielded;
  }

  /** Ask by this mode from now on; a yield is over. */
  choose(mode: Mode): void {
    this.become({ ...this.choice, mode, yielded: null });
  }

  /** Ask also when somebody's turn ends, or no more. */
  askAtEnd(atEnd: boolean): void {
    this.become({ ...this.choice, atEnd });
  }

  yield(kind: Yielding): void {
    if (this.now) this.become({ ...this.choice, yielded: { kind, turn: this.now.turn, first: this.now.first } });
  }

  /** Ask again as before. */
  cancel(): void {
    this.become({ ...this.choice, yielded: null });
  }

  /** A new view has come. */
  see(): void {
    const { yielded } = this.choice;
    if (yielded && this.now && isOver(yielded, this.now, this.asker.seat, this.passed)) this.choice = { ...this.choice, yielded: null };
    this.arrange();
  }

  /** An answer is given by hand: what has been passed on need not be asked again. */
  gave(offer: Offer): void {
    if (this.now && !this.passes && isPass(offer)) this.passed = { first: this.now.first, links: this.now.links };
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private become(choice: Choice): void {
    this.choice = choice;
    remember(this.asker.id, choice);
    this.arrange();
  }

  /** Pass in a moment, or no more. What changes beside the question does not put it off. */
  private arrange(): void {
    const question = this.passes ? this.asker.view!.question! : null;
    if (question?.number === this.waiting) return;
    clearTimeout(this.timer);
    this.waiting = question?.number ?? -1;
    if (question) this.timer = setTimeout(() => this.pass(), DELAY) as unknown as number;
  }

  private pass(): void {
    const question = this.asker.view?.question;
    const offer = this.passes && question?.number === this.waiting ? passIn(question) : undefined;
    this.waiting = -1;
    if (offer) void this.asker.act(offer).then(() => this.arrange()); // it is tried again where it was refused for coming too fast
  }
}

/** The answer that passes, in a window. */
export function passIn(question: OpenQuestion): Offer | undefined {
  return isWindow(question.kind) ? question.legal.find(isPass) : undefined;
}

const isPass = (offer: Offer): boolean => offer.parts['kind'] === 'pass';
