/** Showing what happened: event by event, each with a motion of its own, until the next frame stands. */
import { tick } from 'svelte';
import { settings } from '../../../session/settings.svelte.ts';
import type { Frame } from '../../../table/frame.ts';
import type { Told } from '../../../wire/types.ts';
import { arrive, crumble, lunge, shake, slide, turnOver, vanish, wait, type Way } from '../../moves.ts';
import type { Battle } from '../battle.svelte.ts';
import { shownOf, unitOn, type Shown } from '../shown.ts';
import { placeOf, squareName } from '../squares.ts';
import { say } from '../words.ts';
import { beatsOf, type Beat } from './beats.ts';
import { sound } from './heard.ts';
import { KEPT, patch } from './patch.ts';
import { Sparks, type Spark } from './sparks.svelte.ts';

export class Show {
  readonly sparks = new Sparks();
  private root: HTMLElement | null = null;

  constructor(private readonly battle: Battle) {}

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
      this.battle.draw(before, now);
      await tick();
      await this.following(beat, now, hurry);
    }
    if (hurry.aborted) this.sparks.clear();
  };

  /** What is seen before the position changes. */
  private async leading({ word, events }: Beat, now: Shown, hurry: AbortSignal): Promise<void> {
    const numbers = events[0]?.numbers ?? {};
    if (word === 'attacked') return this.strike(now, numbers, hurry);
    if (word === 'cast' || word === 'equipped') return this.present(events[0]!, hurry);
    if (word === 'died') return this.each(events, now, hurry, (node, at) => (this.sparks.add('dust', at), crumble(node, hurry)));
    if (word === 'removed' || word === 'returned') return this.each(events, now, hurry, (node) => vanish(node, hurry));
    if (word === 'turn') return this.announce(events[0]!.seat, hurry);
  }

  /** What is seen once it has changed. */
  private async following({ word, events }: Beat, now: Shown, hurry: AbortSignal): Promise<void> {
    const numbers = events[0]?.numbers ?? {};
    if (word === 'moved') return this.walk(now, numbers, hurry);
    if (word === 'damaged') return this.hurt(events, now, hurry);
    if (word === 'healed') return this.number(events, 'heal', (amount) => `+${amount}`, hurry);
    if (word === 'enchanted') return this.enchant(events, hurry);
    if (word === 'summoned') return this.each(events, now, hurry, (node, at, told) => (this.light(at, told), arrive(node, hurry)));
    if (word === 'transformed' || word === 'revealed') return this.each(events, now, hurry, (node, at, told) => (this.light(at, told), turnOver(node, hurry)));
    if (word === 'control' || word === 'dispelled') return this.each(events, now, hurry, (node, at) => (this.sparks.add('flash', at), turnOver(node, hurry)));
    if (word === 'tile') events.forEach((told) => this.sparks.add('flash', told.numbers?.['at']));
    if (word === 'drew' || word === 'added') return this.deal(events[0]!.seat, now, hurry);
  }

  private async each(events: readonly Told[], now: Shown, hurry: AbortSignal, show: (node: Element, at: number, told: Told) => Promise<void>): Promise<void> {
    await Promise.all(
      events.map(async (told, index) => {
        const at = told.numbers?.['at'] ?? -1;
        const node = this.tokenOn(now, squareName(at));
        await wait(Math.min(index, 6) * 50, hurry);
        if (node) await show(node, at, told);
      }),
    );
  }

  private tokenOn(now: Shown, square: string): Element | null {
    const unit = unitOn(now, square);
    return unit && this.find(`[data-actor="${unit.number}"] > .unittoken`);
  }

  private find(selector: string): Element | null {
    return this.root?.querySelector(selector) ?? null;
  }

  private way(from: string, to: string): Way {
    const { view, layout } = this.battle;
    const [a, b] = [placeOf(from, view), placeOf(to, view)];
    return { x: (b.x - a.x) * layout.cell, y: (b.y - a.y) * layout.cell };
  }

  private async walk(now: Shown, numbers: Readonly<Record<string, number>>, hurry: AbortSignal): Promise<void> {
    const [from, to] = [squareName(numbers['from']), squareName(numbers['to'])];
    const node = this.tokenOn(now, to);
    if (node && from) await slide(node, this.way(to, from), 280, hurry);
  }

  private async strike(now: Shown, numbers: Readonly<Record<string, number>>, hurry: AbortSignal): Promise<void> {
    const [from, to] = [squareName(numbers['from']), squareName(numbers['to'])];
    const node = this.tokenOn(now, from);
    if (!node || !to) return;
    const way = this.way(from, to);
    const near = Math.hypot(way.x, way.y) < this.battle.layout.cell * 1.5;
    if (near) return lunge(node, way, hurry);
    this.sparks.add('bolt', numbers['from'], { way });
    await wait(300, hurry);
  }

  private async hurt(events: readonly Told[], now: Shown, hurry: AbortSignal): Promise<void> {
    for (const { numbers } of events) {
      const node = this.tokenOn(now, squareName(numbers?.['at']));
      this.sparks.add('hurt', numbers?.['at'], { text: String(-(numbers?.['amount'] ?? 0)).replace('-', '−') });
      if (node && (numbers?.['amount'] ?? 0) > 0) void shake(node, hurry);
    }
    await wait(300, hurry);
  }

  private async number(events: readonly Told[], kind: Spark['kind'], text: (amount: number) => string, hurry: AbortSignal): Promise<void> {
    for (const { numbers } of events) this.sparks.add(kind, numbers?.['at'], { text: text(numbers?.['amount'] ?? 0) });
    await wait(280, hurry);
  }

  private async enchant(events: readonly Told[], hurry: AbortSignal): Promise<void> {
    for (const { numbers } of events) {
      const [attack, health] = [numbers?.['attack'] ?? 0, numbers?.['health'] ?? 0];
      const plain = attack === KEPT || health === KEPT || (attack === 0 && health === 0);
      this.sparks.add(attack + health < 0 ? 'fall' : 'rise', numbers?.['at'], { text: plain ? '' : `${signed(attack)}/${signed(health)}` });
    }
    await wait(260, hurry);
  }

  private light(at: number, told: Told): void {
    this.sparks.add('light', at, { card: told.numbers?.['card'] ?? -1 });
  }

  /** Show the card that is played, then its light on the target. */
  private async present({ seat, numbers }: Told, hurry: AbortSignal): Promise<void> {
    this.sparks.add('card', -1, { card: numbers?.['card'] ?? -1 });
    await wait(seat === this.battle.seat ? 420 : 900, hurry);
    if (squareName(numbers?.['at'])) this.sparks.add('flash', numbers?.['at']);
  }

  private async announce(seat: number, hurry: AbortSignal): Promise<void> {
    this.sparks.add('banner', -1, { text: seat === this.battle.seat ? say.yourTurn : say.turnOf(this.battle.nameOf(seat)) });
    await wait(450, hurry);
  }

  /** A card flies from the deck into the hand. */
  private async deal(seat: number, now: Shown, hurry: AbortSignal): Promise<void> {
    const slot = now.players[seat]?.hand.findLastIndex((held) => held !== null) ?? -1;
    const deck = this.find(`[data-pile="deck:${seat}"]`);
    const card = this.find(seat === this.battle.near ? `[data-slot="${slot}"]` : `[data-back="${slot}"]`);
    if (!deck || !card || settings.pace(1) === 0) return;
    const [from, to] = [deck.getBoundingClientRect(), card.getBoundingClientRect()];
    await slide(card, { x: from.x - to.x, y: from.y - to.y }, 320, hurry);
  }
}

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);
