/** The board of a match: the position as it is drawn now, and what is looked at. */
import { BoardModel } from '../../../board/model.svelte.ts';
import { verdictOf } from '../../../board/verdict.ts';
import type { Thing } from '../../../table/chooser.ts';
import type { Offer } from '../../../wire/types.ts';
import type { BoardProps } from '../../game.ts';
import { factsOf, type AncientsCard } from '../cards/printed.ts';
import { Choosing, replacedBy } from '../choosing/choosing.svelte.ts';
import { partsOf, type Meaning } from '../choosing/steps.ts';
import { moveTo, placeIn, shownOf, unitAt } from '../shown.ts';
import type { MoveView, PlayerView, Shown, UnitView } from '../types.ts';
import { ghostsOf, type Ghosts } from './ghosts.ts';
import { layoutOf } from './layout.ts';

const NOTHING: ReadonlySet<Meaning> = new Set();
const NONE: ReadonlySet<Thing> = new Set();

export class Arena extends BoardModel<Shown> {
  width = $state(1060);
  height = $state(640);
  /** The lane in view where there is room for one only. */
  lane = $state(0);
  /** Whether the board is looked at while the shop is open. */
  pastShop = $state(false);

  readonly far = $derived(1 - this.near);
  readonly layout = $derived.by(() => layoutOf(this.width, this.height));
  readonly single = $derived(this.layout.single);

  readonly choosing = $derived.by(() => (this.chooser instanceof Choosing ? this.chooser : null));
  readonly next = $derived.by(() => this.choosing?.next ?? NOTHING);
  /** The abilities and items that can be used now. */
  readonly usable = $derived.by<ReadonlySet<Thing>>(() => this.choosing?.usable ?? NONE);
  /** Whether a target is to be chosen, so that what cannot be one stands back. */
  readonly aiming = $derived(this.picked.length > 0 && (this.next.has('target') || this.next.has('second')));
  /** Whether the reader is the one to act, so that what is not lit is out of use. */
  readonly asked = $derived.by(() => (this.chooser?.main ?? null) !== null);
  /** The answer under the pointer or the focus, or the one that waits for being confirmed. */
  readonly meant = $derived.by<Offer | null>(() => this.offer ?? this.choosing?.waiting ?? null);

  readonly ghosts = $derived.by<Ghosts | null>(() => (this.shown && this.foreseen && this.shown.phase !== 'deploy' ? ghostsOf(this.shown, this.foreseen) : null));
  readonly verdict = $derived.by(() => verdictOf(this.outcome?.result ?? null, this.seat));

  /** The card that has been taken up, or whose hero or unit has. */
  readonly held = $derived.by<AncientsCard | null>(() => {
    const [first = ''] = this.picked;
    if (first.startsWith('hand:')) return factsOf(this.cards, this.player?.hand[Number(first.slice('hand:'.length))]?.card);
    return this.taken ? factsOf(this.cards, this.taken.card) : null;
  });
  /** The unit on the board that has been taken up. */
  readonly taken = $derived.by<UnitView | null>(() => {
    const [first = ''] = this.picked;
    return first.startsWith('place:') ? unitAt(this.shown, placeIn(first)) : null;
  });
  /** The place of the hero that would cast what is held: the one named, the one for the target under the pointer, else the usual one. */
  readonly caster = $derived.by<number>(() => {
    const parts = this.meant && partsOf(this.meant);
    if (parts?.kind === 'play' && parts.caster !== null) return parts.caster;
    const named = this.picked.find((thing) => thing.startsWith('caster:'));
    if (named) return placeIn(named);
    const [first = ''] = this.picked;
    return first.startsWith('hand:') ? (this.player?.hand[Number(first.slice('hand:'.length))]?.caster ?? -1) : -1;
  });
  /** A hero that would be put somewhere, once that is confirmed. */
  readonly landing = $derived.by<{ place: number; card: number } | null>(() => {
    const parts = this.meant && partsOf(this.meant);
    if (parts?.kind !== 'deploy') return null;
    const hero = this.player?.fountain.find(({ unit }) => unit.id === parts.hero);
    return hero ? { place: parts.to, card: hero.unit.card } : null;
  });

  constructor(given: () => BoardProps) {
    super(given, shownOf);
  }

  /** The reader's own side; null for an onlooker. */
  get player(): PlayerView | null {
    return this.shown?.players[this.seat] ?? null;
  }

  /** The move by which the hero that is taken up would come to a place. */
  moveAt(place: number): MoveView | null {
    return this.taken && this.shown ? moveTo(this.shown, this.taken.id, place) : null;
  }

  /** Whether touching a place would push somebody out of it. */
  replaces(place: number): boolean {
    const offer = this.lit.has(`place:${place}`) ? (this.choosing?.gives(`place:${place}`) ?? null) : null;
    return offer !== null && this.shown !== null && replacedBy(offer, this.shown, this.seat, this.cards) !== null;
  }

  /** The first lane that has something lit, beside the one in view. */
  readonly litLanes = $derived.by<ReadonlySet<number>>(() => new Set([...this.lit.keys()].flatMap((thing) => (placeIn(thing) >= 0 ? [Math.floor(placeIn(thing) / 20)] : []))));
}
