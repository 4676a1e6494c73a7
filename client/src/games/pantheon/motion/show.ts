/** How each thing that happens at the council's table is seen. */
import type { Told } from '../../../wire/types.ts';
import { signed } from '../../../board/signed.ts';
import type { Beat } from '../../../board/motion/beats.ts';
import { arrive, crumble, lunge, shake, slide, vanish, wait } from '../../../board/motion/moves.ts';
import { Show } from '../../../board/motion/show.ts';
import type { Spark, Spot } from '../../../board/motion/sparks.svelte.ts';
import type { Council } from '../board/council.svelte.ts';
import { refOf, shownOf, type Ref } from '../shown.ts';
import type { Shown } from '../types.ts';
import { say } from '../text/words.ts';
import { beatsOf } from './beats.ts';
import { SOUNDS } from './heard.ts';
import { patch } from './patch.ts';

export class CouncilShow extends Show<Shown> {
  constructor(private readonly council: Council) {
    super(council, { shownOf, beatsOf, sounds: SOUNDS, patch });
  }

  protected async leading({ word, events }: Beat, now: Shown, hurry: AbortSignal): Promise<void> {
    const told = events[0]!;
    if (word === 'resolve') return this.strike(now, hurry);
    if (word === 'negate' || word === 'fizzle') return this.deny(now, hurry);
    if (word === 'cast') return this.present(told.numbers?.['card'], told.seat === this.council.seat, hurry);
    if (word === 'destroy' || word === 'sacrifice') return this.things(events, hurry, (node, ref) => (this.spark('dust', ref), crumble(node, hurry)));
    if (word === 'return') return this.things(events, hurry, (node) => vanish(node, hurry));
    if (word === 'turn') return this.announce(told.seat === this.council.seat ? say.yourTurn : say.turnOf(this.council.nameOf(told.seat)), hurry);
    if (word === 'eliminate') return this.announce(events.map(({ seat }) => say.isOut(this.council.nameOf(seat), seat === this.council.seat)).join(' '), hurry);
  }

  protected async following({ word, events }: Beat, _: Shown, hurry: AbortSignal): Promise<void> {
    if (word === 'draw') return this.deal(events, hurry);
    if (word === 'play' || word === 'summon') return this.things(events, hurry, (node, ref, told) => (this.light(ref, told), arrive(node, hurry)));
    if (word === 'attack' || word === 'activate') return wait(380, hurry);
    if (word === 'damage') return this.hurt(events, hurry);
    if (word === 'lose') return this.health(events, 'hurt', '−', hurry);
    if (word === 'heal') return this.health(events, 'heal', '+', hurry);
    if (word === 'power') return this.powers(events, hurry);
    if (word === 'keyword') return this.things(events, hurry, (_, ref) => Promise.resolve(this.spark('flash', ref)));
    if (word === 'trigger') return this.trigger(events[0]!, hurry);
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

  private node(ref: Ref): Element | null {
    return ref ? this.find(`[data-thing="${CSS.escape(ref)}"]`) : null;
  }

  private spotOf(node: Element | null): Spot | null {
    const own = this.root?.getBoundingClientRect();
    const box = node?.getBoundingClientRect();
    return own && box ? { x: box.x + box.width / 2 - own.x, y: box.y + box.height / 2 - own.y, size: Math.max(56, Math.min(120, box.width)) } : null;
  }

  private spark(kind: Spark['kind'], ref: Ref, more: Partial<Spark> = {}): void {
    const spot = this.spotOf(this.node(ref));
    if (spot) this.sparks.add(kind, spot, more);
  }

  private light(ref: Ref, told: Told): void {
    this.spark('light', ref, { card: told.numbers?.['card'] ?? -1 });
  }

  /** An attack that comes to its combat: the attacker rushes at the defender. */
  private async strike(now: Shown, hurry: AbortSignal): Promise<void> {
    const link = now.chain.at(-1);
    const [from, to] = [this.node(link?.source ?? ''), this.node(link?.targets[0] ?? '')];
    if (link?.kind !== 'attack' || !from || !to) return wait(link ? 260 : 0, hurry);
    const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    await lunge(from, { x: b.x - a.x, y: b.y - a.y }, hurry);
    void shake(to, hurry);
  }

  private async deny(now: Shown, hurry: AbortSignal): Promise<void> {
    this.spark('no', `link:${now.chain.length}`, { text: say.negated });
    await wait(550, hurry);
  }

  private async hurt(events: readonly Told[], hurry: AbortSignal): Promise<void> {
    for (const { numbers = {} } of events) {
      const ref = refOf(numbers['target']);
      this.spark('hurt', ref, { text: `−${numbers['amount'] ?? 0}` });
      const node = this.node(ref);
      if (node) void shake(node, hurry);
    }
    await wait(320, hurry);
  }

  private async health(events: readonly Told[], kind: Spark['kind'], sign: string, hurry: AbortSignal): Promise<void> {
    for (const { seat, numbers = {} } of events) this.spark(kind, `hero:${seat}`, { text: `${sign}${numbers['amount'] ?? 0}` });
    await wait(300, hurry);
  }

  private async powers(events: readonly Told[], hurry: AbortSignal): Promise<void> {
    for (const { numbers = {} } of events) {
      const change = numbers['change'] ?? 0;
      this.spark(change < 0 ? 'fall' : 'rise', refOf(numbers['thing']), { text: signed(change) });
    }
    await wait(280, hurry);
  }

  private async trigger({ numbers }: Told, hurry: AbortSignal): Promise<void> {
    this.spark('flash', refOf(numbers?.['source']));
    await wait(240, hurry);
  }

  /** All heroes at once. */
  private async reveal(events: readonly Told[], hurry: AbortSignal): Promise<void> {
    for (const told of events) this.light(`hero:${told.seat}`, told);
    await wait(900, hurry);
  }

  /** Cards fly from the deck into the hands. */
  private async deal(events: readonly Told[], hurry: AbortSignal): Promise<void> {
    const deck = this.find('[data-pile="deck"]')?.getBoundingClientRect();
    const seat = events[0]!.seat;
    const slots = [...(this.root?.querySelectorAll(`[data-hand="${seat}"] [data-slot]`) ?? [])].slice(-events.length);
    const cards = slots.length ? slots : [...(this.root?.querySelectorAll(`[data-hand="${seat}"]`) ?? [])].slice(0, 1);
    if (!deck) return;
    await Promise.all(
      cards.map(async (card, n) => {
        await wait(n * 90, hurry);
        const to = card.getBoundingClientRect();
        await slide(card, { x: deck.x - to.x, y: deck.y - to.y }, 320, hurry);
      }),
    );
  }
}
