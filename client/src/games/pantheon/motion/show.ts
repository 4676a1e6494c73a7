/** Showing what happened: event by event, each with a motion of its own, until the next frame stands. */
import { tick } from 'svelte';
import type { Frame } from '../../../table/frame.ts';
import type { Told } from '../../../wire/types.ts';
import { arrive, crumble, lunge, shake, slide, vanish, wait } from '../../moves.ts';
import type { Council } from '../council.svelte.ts';
import { signed } from '../names.ts';
import { refOf, shownOf, type Ref, type Shown } from '../shown.ts';
import { say } from '../words.ts';
import { beatsOf, type Beat } from './beats.ts';
import { sound } from './heard.ts';
import { patch } from './patch.ts';
import { Sparks, type Spark, type Spot } from './sparks.svelte.ts';

export class Show {
  readonly sparks = new Sparks();
  private root: HTMLElement | null = null;

  constructor(private readonly council: Council) {}

  readonly on = (root: HTMLElement): (() => void) => {
    this.root = root;
    return () => (this.root = null);
  };

  readonly animator = async (before: Frame, after: Frame, hurry: AbortSignal): Promise<void> => {
    const then = shownOf(after);
    let now = shownOf(before);
    if (!now || !then) return;
    for (const beat of beatsOf(after.events)) {
      if (hurry.aborted) break;
      sound(beat.word);
      await this.leading(beat, now, hurry);
      for (const told of beat.events) now = patch(now, told, then);
      this.council.draw(before, now);
      await tick();
      await this.following(beat, hurry);
    }
    if (hurry.aborted) this.sparks.clear();
  };

  /** What is seen before the position changes. */
  private async leading({ word, events }: Beat, now: Shown, hurry: AbortSignal): Promise<void> {
    const told = events[0]!;
    if (word === 'resolve') return this.strike(now, hurry);
    if (word === 'negate' || word === 'fizzle') return this.deny(now, hurry);
    if (word === 'cast') return this.present(told, hurry);
    if (word === 'destroy' || word === 'sacrifice') return this.each(events, 'thing', (node, ref) => (this.spark('dust', ref), crumble(node, hurry)), hurry);
    if (word === 'return') return this.each(events, 'thing', (node) => vanish(node, hurry), hurry);
    if (word === 'turn') return this.announce(told.seat === this.council.seat ? say.yourTurn : say.turnOf(this.council.nameOf(told.seat)), hurry);
    if (word === 'eliminate') return this.announce(events.map(({ seat }) => say.isOut(this.council.nameOf(seat), seat === this.council.seat)).join(' '), hurry);
  }

  /** What is seen once it has changed. */
  private async following({ word, events }: Beat, hurry: AbortSignal): Promise<void> {
    if (word === 'draw') return this.deal(events, hurry);
    if (word === 'play' || word === 'summon') return this.each(events, 'thing', (node, ref, told) => (this.light(ref, told), arrive(node, hurry)), hurry);
    if (word === 'attack' || word === 'activate') return wait(380, hurry);
    if (word === 'damage') return this.hurt(events, hurry);
    if (word === 'lose') return this.health(events, 'hurt', '−', hurry);
    if (word === 'heal') return this.health(events, 'heal', '+', hurry);
    if (word === 'power') return this.powers(events, hurry);
    if (word === 'keyword') return this.each(events, 'thing', (_, ref) => Promise.resolve(this.spark('flash', ref)), hurry);
    if (word === 'trigger') return this.trigger(events[0]!, hurry);
    if (word === 'exhaust' || word === 'ready' || word === 'ready_all' || word === 'mana') return wait(200, hurry);
    if (word === 'choose_hero') return this.reveal(events, hurry);
  }

  private async each(events: readonly Told[], name: string, show: (node: Element, ref: Ref, told: Told) => Promise<void>, hurry: AbortSignal): Promise<void> {
    await Promise.all(
      events.map(async (told, index) => {
        const ref = refOf(told.numbers?.[name]);
        await wait(Math.min(index, 6) * 60, hurry);
        const node = this.node(ref);
        if (node) await show(node, ref, told);
      }),
    );
  }

  private node(ref: Ref): Element | null {
    return ref ? (this.root?.querySelector(`[data-thing="${CSS.escape(ref)}"]`) ?? null) : null;
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

  private async present({ seat, numbers }: Told, hurry: AbortSignal): Promise<void> {
    this.sparks.add('card', null, { card: numbers?.['card'] ?? -1 });
    await wait(seat === this.council.seat ? 400 : 850, hurry);
  }

  private async announce(text: string, hurry: AbortSignal): Promise<void> {
    this.sparks.add('banner', null, { text });
    await wait(480, hurry);
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
    const deck = this.root?.querySelector('[data-pile="deck"]')?.getBoundingClientRect();
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
