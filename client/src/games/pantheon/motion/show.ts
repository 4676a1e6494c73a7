/** How each thing that happens at the council's table is seen. */
import type { Told } from '../../../wire/types.ts';
import { signed } from '../../../board/signed.ts';
import type { Beat } from '../../../board/motion/beats.ts';
import { arrive, crumble, vanish, wait } from '../../../board/motion/moves.ts';
import { PieceShow } from '../../../board/motion/pieces.ts';
import type { Council } from '../board/council.svelte.ts';
import type { Ref } from '../../../board/ref.ts';
import { refOf, shownOf } from '../shown.ts';
import type { Shown } from '../types.ts';
import { say } from '../text/words.ts';
import { beatsOf } from './beats.ts';
import { SOUNDS } from './heard.ts';
import { patch } from './patch.ts';

export class CouncilShow extends PieceShow<Shown> {
  constructor(private readonly council: Council) {
    super(council, { shownOf, beatsOf, sounds: SOUNDS, patch });
  }

  protected async leading({ word, events }: Beat, now: Shown, hurry: AbortSignal): Promise<void> {
    const told = events[0]!;
    if (word === 'resolve') return this.strike(now, hurry);
    if (word === 'negate' || word === 'fizzle') return this.deny(`link:${now.chain.length}`, say.negated, hurry);
    if (word === 'cast') return this.present(told.numbers?.['card'], told.seat === this.council.seat, hurry);
    if (word === 'destroy' || word === 'sacrifice') return this.things(events, hurry, (node, ref) => (this.spark('dust', ref), crumble(node, hurry)));
    if (word === 'return') return this.things(events, hurry, (node) => vanish(node, hurry));
    if (word === 'turn') return this.announce(told.seat === this.council.seat ? say.yourTurn : say.turnOf(this.council.nameOf(told.seat)), hurry);
    if (word === 'eliminate') return this.announce(events.map(({ seat }) => say.isOut(this.council.nameOf(seat), seat === this.council.seat)).join(' '), hurry);
  }

  protected async following({ word, events }: Beat, _: Shown, hurry: AbortSignal): Promise<void> {
    if (word === 'draw') return this.deal('[data-pile="deck"]', events[0]!.seat, events.length, hurry);
    if (word === 'play' || word === 'summon') return this.things(events, hurry, (node, ref, told) => (this.light(ref, told), arrive(node, hurry)));
    if (word === 'attack' || word === 'activate') return wait(380, hurry);
    if (word === 'damage') return this.hurt(events.map(({ numbers = {} }) => [refOf(numbers['target']), numbers['amount'] ?? 0]), hurry);
    if (word === 'lose' || word === 'heal') return this.health(word, events, hurry);
    if (word === 'power') return this.powers(events, hurry);
    if (word === 'keyword') return this.things(events, hurry, (_, ref) => Promise.resolve(this.spark('flash', ref)));
    if (word === 'trigger') return this.flash(refOf(events[0]!.numbers?.['source']), hurry);
    if (word === 'exhaust' || word === 'ready' || word === 'ready_all' || word === 'mana') return wait(200, hurry);
    if (word === 'choose_hero') return this.reveal(events, hurry);
  }

  /** Show each event on the thing it is about. */
  private things(events: readonly Told[], hurry: AbortSignal, show: (node: Element, ref: Ref, told: Told) => Promise<void>): Promise<void> {
    return this.each(events, hurry, async (told) => {
      const ref = refOf(told.numbers?.['thing']);
      const node = this.node(ref);
      if (node) await show(node, ref, told);
    });
  }

  /** An attack that comes to its combat: the attacker rushes at the defender. */
  private async strike(now: Shown, hurry: AbortSignal): Promise<void> {
    const link = now.chain.at(-1);
    const [from, to] = [this.node(link?.source ?? ''), this.node(link?.targets[0] ?? '')];
    if (link?.kind !== 'attack' || !from || !to) return wait(link ? 260 : 0, hurry);
    await this.rush(from, to, hurry);
  }

  private health(word: string, events: readonly Told[], hurry: AbortSignal): Promise<void> {
    const sign = word === 'heal' ? '+' : '−';
    const written = events.map(({ seat, numbers = {} }) => [`hero:${seat}`, `${sign}${numbers['amount'] ?? 0}`] as const);
    return this.rise(word === 'heal' ? 'heal' : 'hurt', written, hurry);
  }

  private async powers(events: readonly Told[], hurry: AbortSignal): Promise<void> {
    for (const { numbers = {} } of events) {
      const change = numbers['change'] ?? 0;
      this.spark(change < 0 ? 'fall' : 'rise', refOf(numbers['thing']), { text: signed(change) });
    }
    await wait(280, hurry);
  }

  /** All heroes at once. */
  private async reveal(events: readonly Told[], hurry: AbortSignal): Promise<void> {
    for (const told of events) this.light(`hero:${told.seat}`, told);
    await wait(900, hurry);
  }
}
