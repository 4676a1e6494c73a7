/** How each thing that happens at generals is seen. */
import { settings } from '../../../session/settings.svelte.ts';
import type { Told } from '../../../wire/types.ts';
import { signed } from '../../../board/signed.ts';
import type { Beat } from '../../../board/motion/beats.ts';
import { arrive, crumble, lunge, shake, slide, turnOver, vanish, wait, type Offset } from '../../../board/motion/moves.ts';
import { Show } from '../../../board/motion/show.ts';
import type { Spark } from '../../../board/motion/sparks.svelte.ts';
import type { Battle } from '../board/battle.svelte.ts';
import { shownOf, unitOn } from '../shown.ts';
import type { Shown } from '../types.ts';
import { placeOf, squareName } from '../board/squares.ts';
import { say } from '../text/words.ts';
import { beatsOf } from './beats.ts';
import { SOUNDS } from './heard.ts';
import { KEPT, patch } from './patch.ts';

export class BattleShow extends Show<Shown> {
  constructor(private readonly battle: Battle) {
    super(battle, { shownOf, beatsOf, sounds: SOUNDS, patch });
  }

  protected async leading({ word, events }: Beat, now: Shown, hurry: AbortSignal): Promise<void> {
    const numbers = events[0]?.numbers ?? {};
    if (word === 'attacked') return this.strike(now, numbers, hurry);
    if (word === 'cast' || word === 'equipped') return this.use(events[0]!, hurry);
    if (word === 'died') return this.units(events, now, hurry, (node, at) => (this.spark('dust', at), crumble(node, hurry)));
    if (word === 'removed' || word === 'returned') return this.units(events, now, hurry, (node) => vanish(node, hurry));
    if (word === 'turn') return this.announce(this.turnOf(events[0]!.seat), hurry);
  }

  protected async following({ word, events }: Beat, now: Shown, hurry: AbortSignal): Promise<void> {
    const numbers = events[0]?.numbers ?? {};
    if (word === 'moved') return this.walk(now, numbers, hurry);
    if (word === 'damaged') return this.hurt(events, now, hurry);
    if (word === 'healed') return this.number(events, 'heal', (amount) => `+${amount}`, hurry);
    if (word === 'enchanted') return this.enchant(events, hurry);
    if (word === 'summoned') return this.units(events, now, hurry, (node, at, told) => (this.light(at, told), arrive(node, hurry)));
    if (word === 'transformed' || word === 'revealed') return this.units(events, now, hurry, (node, at, told) => (this.light(at, told), turnOver(node, hurry)));
    if (word === 'control' || word === 'dispelled') return this.units(events, now, hurry, (node, at) => (this.spark('flash', at), turnOver(node, hurry)));
    if (word === 'tile') events.forEach((told) => this.spark('flash', told.numbers?.['at']));
    if (word === 'drew' || word === 'added') return this.deal(events[0]!.seat, now, hurry);
  }

  /** Show each event on the unit it is about. */
  private units(events: readonly Told[], now: Shown, hurry: AbortSignal, show: (node: Element, at: number, told: Told) => Promise<void>): Promise<void> {
    return this.each(events, hurry, async (told) => {
      const at = told.numbers?.['at'] ?? -1;
      const node = this.tokenOn(now, squareName(at));
      if (node) await show(node, at, told);
    });
  }

  private tokenOn(now: Shown, square: string): Element | null {
    const unit = unitOn(now, square);
    return unit && this.find(`[data-actor="${unit.number}"] > .unittoken`);
  }

  private spark(kind: Spark['kind'], at: number | undefined, more: Partial<Spark> = {}): void {
    const { view, layout } = this.battle;
    const square = squareName(at);
    if (!square) return;
    const { x, y } = placeOf(square, view);
    this.sparks.add(kind, { x: (x + 0.5) * layout.cell, y: (y + 0.5) * layout.cell, size: layout.cell }, more);
  }

  private way(from: string, to: string): Offset {
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
    this.spark('bolt', numbers['from'], { way });
    await wait(300, hurry);
  }

  private async hurt(events: readonly Told[], now: Shown, hurry: AbortSignal): Promise<void> {
    for (const { numbers } of events) {
      const node = this.tokenOn(now, squareName(numbers?.['at']));
      this.spark('hurt', numbers?.['at'], { text: String(-(numbers?.['amount'] ?? 0)).replace('-', '−') });
      if (node && (numbers?.['amount'] ?? 0) > 0) void shake(node, hurry);
    }
    await wait(300, hurry);
  }

  private async number(events: readonly Told[], kind: Spark['kind'], text: (amount: number) => string, hurry: AbortSignal): Promise<void> {
    for (const { numbers } of events) this.spark(kind, numbers?.['at'], { text: text(numbers?.['amount'] ?? 0) });
    await wait(280, hurry);
  }

  private async enchant(events: readonly Told[], hurry: AbortSignal): Promise<void> {
    for (const { numbers } of events) {
      const [attack, health] = [numbers?.['attack'] ?? 0, numbers?.['health'] ?? 0];
      const plain = attack === KEPT || health === KEPT || (attack === 0 && health === 0);
      this.spark(attack + health < 0 ? 'fall' : 'rise', numbers?.['at'], { text: plain ? '' : `${signed(attack)}/${signed(health)}` });
    }
    await wait(260, hurry);
  }

  private light(at: number, told: Told): void {
    this.spark('light', at, { card: told.numbers?.['card'] ?? -1 });
  }

  /** Show the card that is played, then its light on the target. */
  private async use({ seat, numbers }: Told, hurry: AbortSignal): Promise<void> {
    await this.present(numbers?.['card'], seat === this.battle.seat, hurry);
    this.spark('flash', numbers?.['at']);
  }

  private turnOf(seat: number): string {
    return seat === this.battle.seat ? say.yourTurn : say.turnOf(this.battle.nameOf(seat));
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
