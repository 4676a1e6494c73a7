/** What the parts of the board have in common: the position as it is drawn now, and how the board lies. */
import type { Frame } from '../../table/frame.ts';
import { nameOf } from '../../table/frame.ts';
import type { BoardProps } from '../face.ts';
import { Choosing } from './choosing.ts';
import { ghostsOf, verdictOf, type Ghosts } from './ghosts.ts';
import { layoutOf } from './layout.ts';
import { shownOf, unitOn, type Shown } from './shown.ts';
import type { View } from './squares.ts';

const NO_LIGHT: ReadonlyMap<string, string> = new Map();

export class Battle {
  width = $state(1040);
  height = $state(690);
  /** The square under the pointer or the focus. */
  over = $state<string | null>(null);
  /** What has been shown so far of what leads from a frame to the next. */
  private halfway = $state.raw<{ before: Frame; shown: Shown } | null>(null);

  readonly cards = $derived.by(() => this.given().cards);
  readonly stage = $derived.by(() => this.given().stage);
  readonly chooser = $derived.by(() => this.given().chooser);
  readonly frame = $derived.by(() => this.stage.now);
  readonly shown = $derived.by(() => (this.halfway && this.halfway.before === this.frame ? this.halfway.shown : shownOf(this.frame)));

  /** What stands and what lies on each square. */
  readonly units = $derived.by(() => new Map(this.shown?.units.map((unit) => [unit.square, unit])));
  readonly tiles = $derived.by(() => new Map(this.shown?.tiles.map((tile) => [tile.square, tile])));

  readonly near = $derived.by(() => this.frame?.near ?? 0);
  readonly far = $derived(1 - this.near);
  /** The reader's own seat; -1 for an onlooker. */
  readonly seat = $derived.by(() => this.frame?.seat ?? -1);
  readonly layout = $derived(layoutOf(this.width, this.height));
  readonly view = $derived<View>({ near: this.near, upright: this.layout.upright });

  readonly lit = $derived.by(() => this.chooser?.lit ?? NO_LIGHT);
  readonly picked = $derived.by(() => this.chooser?.picked ?? []);
  /** Whether the reader is the one to act, so that what is not lit is out of use. */
  readonly asked = $derived.by(() => this.lit.size > 0 || (this.chooser?.main ?? null) !== null);
  readonly exchange = $derived.by(() => (this.chooser instanceof Choosing ? this.chooser.exchange : null));

  /** The places of the hand whose cards can be played. */
  readonly playable = $derived.by<ReadonlySet<number>>(() => (this.chooser instanceof Choosing ? this.chooser.playable : new Set()));

  readonly ghosts = $derived.by<Ghosts | null>(() => {
    const then = shownOf(this.given().previewer?.outcome ?? null);
    return this.shown && then ? ghostsOf(this.shown, then) : null;
  });

  /** What the answer under the pointer would decide. */
  readonly verdict = $derived.by(() => verdictOf(this.given().previewer?.outcome?.result ?? null, this.seat));

  /** The unit whose reach is shown. */
  readonly watched = $derived.by(() => (this.over !== null && this.picked.length === 0 ? unitOn(this.shown, this.over) : null));
  readonly threatened = $derived.by(() => new Set(this.watched && this.watched.owner !== this.seat ? this.watched.threat : []));
  readonly backs = $derived.by(() => new Set(this.backOf()));

  constructor(private readonly given: () => BoardProps) {}

  /** Draw this until the next frame comes. */
  draw(before: Frame, shown: Shown): void {
    this.halfway = { before, shown };
  }

  nameOf(seat: number): string {
    return this.frame ? nameOf(this.frame, seat) : '';
  }

  /** How many own turns a player has begun. */
  turnsOf(seat: number): number {
    const position = this.frame?.position as { players?: { turns: number }[] } | null | undefined;
    return position?.players?.[seat]?.turns ?? 0;
  }

  /** From where the unit under the pointer can be stabbed in the back. */
  private backOf(): readonly string[] {
    const unit = this.over === null ? null : unitOn(this.shown, this.over);
    return unit && unit.owner !== this.seat ? unit.backstab : [];
  }
}
