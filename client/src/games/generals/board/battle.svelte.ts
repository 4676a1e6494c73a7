/** The board of generals: the position as it is drawn now, how it lies, and what is looked at. */
import { BoardModel } from '../../../board/model.svelte.ts';
import type { BoardProps } from '../../game.ts';
import { Choosing } from '../choosing/choosing.ts';
import { ghostsOf, verdictOf, type Ghosts } from './ghosts.ts';
import { layoutOf } from './layout.ts';
import { shownOf, unitOn } from '../shown.ts';
import type { Shown } from '../types.ts';
import type { View } from './squares.ts';

export class Battle extends BoardModel<Shown> {
  width = $state(1040);
  height = $state(690);
  /** The square under the pointer or the focus. */
  over = $state<string | null>(null);

  /** What stands and what lies on each square. */
  readonly units = $derived.by(() => new Map(this.shown?.units.map((unit) => [unit.square, unit])));
  readonly tiles = $derived.by(() => new Map(this.shown?.tiles.map((tile) => [tile.square, tile])));

  readonly far = $derived(1 - this.near);
  readonly layout = $derived(layoutOf(this.width, this.height));
  readonly view = $derived<View>({ near: this.near, upright: this.layout.upright });

  /** Whether the reader is the one to act, so that what is not lit is out of use. */
  readonly asked = $derived.by(() => this.lit.size > 0 || (this.chooser?.main ?? null) !== null);
  readonly exchange = $derived.by(() => (this.chooser instanceof Choosing ? this.chooser.exchange : null));

  /** The places of the hand whose cards can be played. */
  readonly playable = $derived.by<ReadonlySet<number>>(() => (this.chooser instanceof Choosing ? this.chooser.playable : new Set()));

  readonly ghosts = $derived.by<Ghosts | null>(() => (this.shown && this.foreseen ? ghostsOf(this.shown, this.foreseen) : null));

  /** What the answer under the pointer would decide. */
  readonly verdict = $derived.by(() => verdictOf(this.outcome?.result ?? null, this.seat));

  /** The unit whose reach is shown. */
  readonly watched = $derived.by(() => (this.over !== null && this.picked.length === 0 ? unitOn(this.shown, this.over) : null));
  readonly threatened = $derived.by(() => new Set(this.watched && this.watched.owner !== this.seat ? this.watched.threat : []));
  readonly backs = $derived.by(() => new Set(this.backOf()));

  constructor(given: () => BoardProps) {
    super(given, shownOf);
  }

  /** How many own turns a player has begun. */
  turnsOf(seat: number): number {
    return shownOf(this.frame)?.players[seat]?.turns ?? 0;
  }

  /** From where the unit under the pointer can be stabbed in the back. */
  private backOf(): readonly string[] {
    const unit = this.over === null ? null : unitOn(this.shown, this.over);
    return unit && unit.owner !== this.seat ? unit.backstab : [];
  }
}
