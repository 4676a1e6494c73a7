/** The council's table: the position as it is drawn now, who sits where, and what is looked at. */
import { SvelteMap } from 'svelte/reactivity';
import type { Frame } from '../../../table/frame.ts';
import type { Told } from '../../../wire/types.ts';
import { aimsOf, marksOf, type Aim } from '../../../board/aim.ts';
import { BoardModel } from '../../../board/model.svelte.ts';
import type { BoardProps } from '../../game.ts';
import { Choosing } from '../choosing/choosing.ts';
import { ghostsOf, verdictOf, type Ghosts } from './ghosts.ts';
import type { Ref } from '../../../board/ref.ts';
import { shownOf } from '../shown.ts';
import type { Shown, ShownLink } from '../types.ts';
import type { Meaning } from '../choosing/steps.ts';

const WOUNDS: ReadonlySet<string> = new Set(['damage', 'lose']);
const NOTHING: ReadonlySet<Meaning> = new Set();

export class Council extends BoardModel<Shown> {
  /** The opponent the reader wants to see large, and the turn in which that was wished. */
  private wished = $state.raw<{ seat: number; turn: number }>({ seat: -1, turn: -1 });
  /** The link of the chain under the pointer or the focus. */
  pointed = $state.raw<ShownLink | null>(null);
  /** Whether the discard pile lies open. */
  viewing = $state(false);
  private readonly falls = new SvelteMap<number, string>();

  /** The others, clockwise from the left of the near seat. */
  readonly others = $derived.by(() => {
    const count = this.shown?.seats.length ?? 0;
    return Array.from({ length: Math.max(0, count - 1) }, (_, n) => (this.near + 1 + n) % count);
  });
  /** The opponent who is drawn large: the one wished for, else whose turn it is or was last. */
  readonly far = $derived.by(() => this.largest());
  readonly rail = $derived.by(() => this.others.filter((seat) => seat !== this.far));

  readonly next = $derived.by(() => (this.chooser instanceof Choosing ? this.chooser.next : NOTHING));
  readonly swapping = $derived.by(() => (this.chooser instanceof Choosing ? this.chooser.swapping : null));
  /** Whether the reader is the one to act, so that what is not lit is out of use; a player who only may act is not. */
  readonly asked = $derived.by(() => (this.chooser?.main ?? null) !== null);

  readonly ghosts = $derived.by<Ghosts | null>(() => (this.shown && this.foreseen ? ghostsOf(this.shown, this.foreseen) : null));

  /** What the answer under the pointer would decide. */
  readonly verdict = $derived.by(() => (this.shown && this.outcome ? verdictOf(this.shown, this.foreseen, this.outcome.result, this.seat) : null));

  /** The link whose source and targets are marked: the one pointed at, else the newest. */
  readonly aimed = $derived.by<ShownLink | null>(() => {
    const chain = this.shown?.chain ?? [];
    return this.pointed && chain.includes(this.pointed) ? this.pointed : (chain.at(-1) ?? null);
  });
  /** The arrows of that link: from what it comes from, or from the link itself, to all it aims at. */
  readonly aims = $derived.by<readonly Aim[]>(() => (this.shown && this.aimed ? aimsOf(this.aimed, this.shown.chain.indexOf(this.aimed) + 1) : []));
  readonly marked = $derived.by(() => new Map<Ref, 'source' | 'target'>(this.aimed ? marksOf(this.aimed) : []));

  constructor(given: () => BoardProps) {
    super(given, shownOf);
  }

  /** See this opponent large. */
  look(seat: number): void {
    if (this.others.includes(seat)) this.wished = { seat, turn: this.shown?.turn ?? 0 };
  }

  /** The key that makes an opponent large. */
  keyOf(seat: number): number {
    return this.others.indexOf(seat) + 1;
  }

  /** Who has to answer now, by what everybody can see. */
  asks(seat: number): boolean {
    return this.frame?.result === null && (this.shown?.priority === seat || (this.shown?.priority === null && this.frame.asked.includes(seat)));
  }

  /** Where the seat stands in the order in which the others are asked; 0 if it is not. */
  waits(seat: number): number {
    return (this.shown?.asking.indexOf(seat) ?? -1) + 1;
  }

  /** How somebody was eliminated, where that was seen; else nothing. */
  fallOf(seat: number): string {
    return this.falls.get(seat) ?? '';
  }

  /** Remember who was eliminated, and by what. */
  remember(frame: Frame, tell: (told: Told) => string | null): void {
    for (const [n, told] of frame.events.entries()) {
      if (told.word !== 'eliminate') continue;
      const blow = frame.events.slice(0, n).findLast((one) => WOUNDS.has(one.word) && woundedBy(one) === told.seat);
      this.falls.set(told.seat, (blow && tell(blow)) || tell(told) || '');
    }
  }

  /** A wish holds for the turn it was made in and while it is the reader's own turn. */
  private largest(): number {
    const shown = this.shown;
    if (!shown) return -1;
    const { seat, turn } = this.wished;
    const mover = this.others.includes(shown.player) ? shown.player : -1;
    if (this.others.includes(seat) && (turn === shown.turn || mover < 0)) return seat;
    if (mover >= 0) return mover;
    return this.others.findLast((one) => shown.seats[one]!.alive) ?? this.others[0] ?? -1;
  }
}

/** Whose hero an event wounds; -1 for none. */
function woundedBy(told: Told): number {
  if (told.word === 'lose') return told.seat;
  return told.numbers?.['target'] === told.seat + 1 ? told.seat : -1;
}
