/** The table of a duel: the position as it is drawn now, and what is looked at. */
import { aimsOf, marksOf, type Aim } from '../../../board/aim.ts';
import { BoardModel } from '../../../board/model.svelte.ts';
import type { Ref } from '../../../board/ref.ts';
import { verdictOf } from '../../../board/verdict.ts';
import type { BoardProps } from '../../game.ts';
import { factsOf } from '../cards/printed.ts';
import { Choosing } from '../choosing/choosing.ts';
import { partsOf, type Meaning } from '../choosing/steps.ts';
import { cardOf, creatureOf, ownerOf, shownOf, slotsBeside } from '../shown.ts';
import type { Shown, ShownLink } from '../types.ts';
import { ghostsOf, type Ghosts } from './ghosts.ts';
import { layoutOf } from './layout.ts';

/** A pile that can be laid open. */
export type OpenPile = 'graveyard' | 'mana_zone';

const NOTHING: ReadonlySet<Meaning> = new Set();
const NOWHERE: ReadonlySet<Ref> = new Set();

export class Duel extends BoardModel<Shown> {
  width = $state(1040);
  height = $state(640);
  /** The link of the chain under the pointer or the focus. */
  pointed = $state.raw<ShownLink | null>(null);
  /** The pile that lies open. */
  open = $state.raw<{ pile: OpenPile; seat: number } | null>(null);

  readonly far = $derived(1 - this.near);
  readonly layout = $derived.by(() => layoutOf(this.width, this.height, (this.shown?.chain.length ?? 0) > 0));

  /** There is so little room that not everything can be a button large enough for a finger. */
  readonly compact = $derived(this.layout.upright || this.layout.low);

  private readonly choosing = $derived.by(() => (this.chooser instanceof Choosing ? this.chooser : null));
  readonly next = $derived.by(() => this.choosing?.next ?? NOTHING);
  /** Whether a creature or a hero is to be chosen, so that the others stand back. */
  readonly aiming = $derived(this.next.has('target') || this.next.has('defender'));
  readonly exchange = $derived.by(() => this.choosing?.exchange ?? null);
  readonly playable = $derived.by<ReadonlySet<number>>(() => this.choosing?.playable ?? new Set());
  /** Whether the reader is the one to act, so that what is not lit is out of use; a player who only may act is not. */
  readonly asked = $derived.by(() => (this.chooser?.main ?? null) !== null);

  readonly ghosts = $derived.by<Ghosts | null>(() => (this.shown && this.foreseen ? ghostsOf(this.shown, this.foreseen) : null));
  /** What the answer under the pointer would decide. */
  readonly verdict = $derived.by(() => verdictOf(this.outcome?.result ?? null, this.seat));

  /** The link whose source and targets are marked: the one pointed at, else the newest. */
  readonly aimed = $derived.by<ShownLink | null>(() => {
    const chain = this.shown?.chain ?? [];
    return this.pointed && chain.includes(this.pointed) ? this.pointed : (chain.at(-1) ?? null);
  });
  /** The arrows of that link, or of the attack that may be blocked. */
  readonly aims = $derived.by<readonly Aim[]>(() => {
    const { shown, aimed } = this;
    if (shown && aimed) return aimsOf(aimed, shown.chain.indexOf(aimed) + 1);
    return shown?.attack ? [{ from: [shown.attack.attacker], to: shown.attack.defender, kind: 'attack' }] : [];
  });
  readonly marked = $derived.by(() => {
    const attack = this.shown?.attack;
    const link = this.aimed ?? (attack && { source: attack.attacker, targets: [attack.defender] });
    return new Map<Ref, 'source' | 'target'>(link ? marksOf(link) : []);
  });

  /** The slots adjacent to where the answer under the pointer would put a creature, or have its effect. */
  readonly beside = $derived.by<ReadonlySet<Ref>>(() => (this.shown && this.offer ? this.besides(this.shown) : NOWHERE));

  constructor(given: () => BoardProps) {
    super(given, shownOf);
  }

  private besides(shown: Shown): ReadonlySet<Ref> {
    const parts = partsOf(this.offer!);
    if (parts.kind === 'creature') return new Set(slotsBeside(this.seat, parts.zone, parts.slot));
    const target = parts.kind === 'target' ? parts.target : 'targets' in parts ? parts.targets[0] : undefined;
    const creature = target?.startsWith('thing:') ? creatureOf(shown, Number(target.slice('thing:'.length))) : null;
    if (!target || !creature || !this.spreads(shown)) return NOWHERE;
    return new Set(slotsBeside(ownerOf(shown, target), creature.zone, creature.slot));
  }

  /** Whether what is being used speaks of adjacent creatures. */
  private spreads(shown: Shown): boolean {
    const parts = partsOf(this.offer!);
    const asking = parts.kind === 'target' ? (shown.asked?.card ?? -1) : -1;
    const number = 'card' in parts ? this.cards.number(parts.card) : parts.kind === 'ability' ? cardOf(shown, parts.source) : asking;
    return factsOf(this.cards, number)?.text.includes('adjacent') ?? false;
  }
}
