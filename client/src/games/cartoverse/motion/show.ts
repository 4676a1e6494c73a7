/** How each thing that happens in a duel is seen. */
import type { Beat } from '../../../board/motion/beats.ts';
import { arrive, crumble, turnOver, vanish, wait } from '../../../board/motion/moves.ts';
import { PieceShow } from '../../../board/motion/pieces.ts';
import type { Ref } from '../../../board/ref.ts';
import { signed } from '../../../board/signed.ts';
import type { Told } from '../../../wire/types.ts';
import type { Duel } from '../board/duel.svelte.ts';
import { nameOfCard } from '../cards/printed.ts';
import { refOf, shownOf } from '../shown.ts';
import { say } from '../text/words.ts';
import type { Shown } from '../types.ts';
import { beatsOf } from './beats.ts';
import { SOUNDS } from './heard.ts';
import { patch } from './patch.ts';

const QUIET: ReadonlySet<string> = new Set(['exhaust', 'ready', 'ready_all', 'mana', 'shard', 'convert', 'set', 'ramp', 'extra', 'end_turn']);

export class DuelShow extends PieceShow<Shown> {
  constructor(private readonly duel: Duel) {
    super(duel, { shownOf, beatsOf, sounds: SOUNDS, patch });
  }

  protected async leading({ word, events }: Beat, now: Shown, hurry: AbortSignal): Promise<void> {
    const told = events[0]!;
    const { card, thing } = told.numbers ?? {};
    if (word === 'combat') return this.fight(told, hurry);
    if (word === 'resolve') return wait(now.chain.at(-1)?.kind === 'end' ? 0 : 260, hurry);
    if (word === 'negate' || word === 'fizzle') return this.deny(`link:${now.chain.length}`, word === 'negate' ? say.negated : say.fizzled, hurry);
    if (word === 'cast') return this.present(card, told.seat === this.duel.seat, hurry);
    if (word === 'trap') return this.spring(told, hurry);
    if (word === 'die' || word === 'fall') return this.things(events, hurry, (node, ref) => (this.spark('dust', ref), crumble(node, hurry)));
    if (word === 'return') return this.things(events, hurry, (node) => vanish(node, hurry));
    if (word === 'trap_gone') return this.traps(thing, hurry);
    if (word === 'turn') return this.announce(told.seat === this.duel.seat ? say.yourTurn : say.turnOf(this.duel.nameOf(told.seat)), hurry);
  }

  protected async following({ word, events }: Beat, _: Shown, hurry: AbortSignal): Promise<void> {
    const told = events[0]!;
    if (word === 'draw') return this.deal(`[data-pile="deck:${told.seat}"]`, told.seat, events.length, hurry);
    if (word === 'summon' || word === 'lay' || word === 'move') return this.things(events, hurry, (node, ref, one) => (this.light(ref, one), arrive(node, hurry)));
    if (word === 'attack' || word === 'ability') return wait(420, hurry);
    if (word === 'block') return this.flash(refOf(told.numbers?.['blocker']), hurry);
    if (word === 'damage') return this.hurt(events.map(({ numbers = {} }) => [refOf(numbers['thing']), numbers['amount'] ?? 0]), hurry);
    if (word === 'hurt' || word === 'lose' || word === 'loyalty' || word === 'no_card') return this.hurt(events.map(({ seat, numbers = {} }) => [`hero:${seat}`, numbers['amount'] ?? 0]), hurry);
    if (word === 'heal') return this.rise('heal', events.map(({ seat, numbers = {} }) => [`hero:${seat}`, `+${numbers['amount'] ?? 0}`]), hurry);
    if (word === 'mend') return this.rise('heal', events.map(({ numbers = {} }) => [refOf(numbers['thing']), `+${numbers['amount'] ?? 0}`]), hurry);
    if (word === 'change') return this.changes(events, hurry);
    if (word === 'trigger') return this.flash(refOf(told.numbers?.['source']), hurry);
    if (QUIET.has(word)) return wait(200, hurry);
  }

  /** Show each event on the thing it is about. */
  private things(events: readonly Told[], hurry: AbortSignal, show: (node: Element, ref: Ref, told: Told) => Promise<void>): Promise<void> {
    return this.each(events, hurry, async (told) => {
      const ref = refOf(told.numbers?.['thing']);
      const node = this.node(ref);
      if (node) await show(node, ref, told);
    });
  }

  private async fight({ numbers = {} }: Told, hurry: AbortSignal): Promise<void> {
    const [from, to] = [this.node(refOf(numbers['attacker'])), this.node(refOf(numbers['defender']))];
    if (from && to) await this.rush(from, to, hurry);
  }

  /** A trap is turned over, and everybody sees what it is. */
  private async spring({ seat, numbers = {} }: Told, hurry: AbortSignal): Promise<void> {
    await this.traps(numbers['thing'], hurry);
    await this.announce(say.trapSprings(nameOfCard(this.duel.cards, numbers['card'])), hurry);
    await wait(400, hurry); // until it can be read
    await this.present(numbers['card'], seat === this.duel.seat, hurry);
  }

  private async traps(id: number | undefined, hurry: AbortSignal): Promise<void> {
    const node = this.find(`[data-trap="${id ?? 0}"]`);
    if (node) await turnOver(node, hurry);
  }

  private async changes(events: readonly Told[], hurry: AbortSignal): Promise<void> {
    for (const { numbers = {} } of events) {
      const [atk, hp] = [numbers['atk'] ?? 0, numbers['hp'] ?? 0];
      this.spark(atk + hp < 0 ? 'fall' : 'rise', refOf(numbers['thing']), { text: `${signed(atk)}/${signed(hp)}` });
    }
    await wait(280, hurry);
  }
}
