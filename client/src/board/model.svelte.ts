/** What the parts of a board have in common: what it is given, and the position as it is drawn now. */
import type { Thing } from '../table/chooser.ts';
import { nameOf, namesOf, type Frame } from '../table/frame.ts';
import type { BoardProps } from '../games/game.ts';

const NO_LIGHT: ReadonlyMap<Thing, string> = new Map();

export class BoardModel<Shown> {
  /** What has been shown so far of what leads from a frame to the next. */
  private halfway = $state.raw<{ before: Frame; shown: Shown } | null>(null);

  readonly cards = $derived.by(() => this.given().cards);
  readonly stage = $derived.by(() => this.given().stage);
  readonly chooser = $derived.by(() => this.given().chooser);
  readonly frame = $derived.by(() => this.stage.now);
  readonly shown = $derived.by(() => (this.halfway && this.halfway.before === this.frame ? this.halfway.shown : this.shownOf(this.frame)));
  /** The answer under the pointer or the focus, and what it would come to. */
  readonly offer = $derived.by(() => this.given().previewer?.offer ?? null);
  readonly outcome = $derived.by(() => this.given().previewer?.outcome ?? null);
  readonly foreseen = $derived.by(() => this.shownOf(this.outcome));

  readonly near = $derived.by(() => this.frame?.near ?? 0);
  /** The reader's own seat; -1 for an onlooker. */
  readonly seat = $derived.by(() => this.frame?.seat ?? -1);
  readonly lit = $derived.by(() => this.chooser?.lit ?? NO_LIGHT);
  readonly picked = $derived.by(() => this.chooser?.picked ?? []);

  constructor(
    private readonly given: () => BoardProps,
    private readonly shownOf: (frame: Pick<Frame, 'shown'> | null) => Shown | null,
  ) {}

  /** Draw this until the next frame comes. */
  draw(before: Frame, shown: Shown): void {
    this.halfway = { before, shown };
  }

  /** Everybody's names, by seat. */
  get names(): string[] {
    return namesOf(this.frame?.seats ?? []);
  }

  nameOf(seat: number): string {
    return this.frame ? nameOf(this.frame, seat) : '';
  }
}
