/** How each thing that happens in a match is seen. */
import type { Beat } from '../../../board/motion/beats.ts';
import { arrive, crumble, vanish, wait } from '../../../board/motion/moves.ts';
import { PieceShow } from '../../../board/motion/pieces.ts';
import type { Ref } from '../../../board/ref.ts';
import { signed } from '../../../board/signed.ts';
import type { Told } from '../../../wire/types.ts';
import type { Arena } from '../board/arena.svelte.ts';
import { laneOf, shownOf, thingAt, thingOfUnit } from '../shown.ts';
import { say } from '../text/words.ts';
import type { Shown } from '../types.ts';
import { beatsOf } from './beats.ts';
import { SOUNDS } from './heard.ts';
import { patch } from './patch.ts';

export class MatchShow extends PieceShow<Shown> {
  constructor(private readonly arena: Arena) {
    super(arena, { shownOf, beatsOf, sounds: SOUNDS, patch });
  }

  protected async leading({ word, events }: Beat, now: Shown, hurry: AbortSignal): Promise<void> {
    const told = events[0]!;
    const numbers = told.numbers ?? {};
    this.follow(told);
    if (word === 'play') return this.present(numbers['card'], told.seat === this.arena.seat, hurry);
    if (word === 'ability' || word === 'use_item') return this.flash(thingOfUnit(now, numbers['unit']), hurry);
    if (word === 'death' || word === 'destroy' || word === 'replaced') return this.units(events, now, hurry, (node, ref) => (this.spark('dust', ref), crumble(node, hurry)));
    if (word === 'bounce' || word === 'travel') return this.units(events, now, hurry, (node) => vanish(node, hurry));
    if (word === 'round') return this.announce(numbers['night'] ? say.nightFalls(numbers['round'] ?? 0) : say.dayBreaks(numbers['round'] ?? 0), hurry);
    if (word === 'combat') return this.announce(say.combatBegins, hurry);
    if (word === 'tower') return this.announce(say.towerFalls, hurry);
  }

  protected async following({ word, events }: Beat, now: Shown, hurry: AbortSignal): Promise<void> {
    if (word === 'draw') return this.deal('.tabletop', events[0]!.seat, events.length, hurry);
    if (word === 'spawn' || word === 'summon' || word === 'deploy' || word === 'arrive' || word === 'move')
      return this.units(events, now, hurry, (node, ref, told) => (this.light(ref, told), arrive(node, hurry)));
    if (word === 'damage' || word === 'decay') return this.hurt(events.map(({ numbers = {} }) => [thingOfUnit(now, numbers['unit']), numbers['amount'] ?? 0]), hurry);
    if (word === 'tower_damage' || word === 'ancient_damage') return this.hurt(events.map(({ numbers = {} }) => [thingAt(numbers['place'] ?? -1), numbers['amount'] ?? 0]), hurry);
    if (word === 'heal') return this.rise('heal', events.map(({ numbers = {} }) => [thingOfUnit(now, numbers['unit']), `+${numbers['amount'] ?? 0}`]), hurry);
    if (word === 'figures') return this.rise('rise', events.map(({ numbers = {} }) => [thingOfUnit(now, numbers['unit']), figures(numbers)]), hurry);
    if (word === 'trigger' || word === 'bless' || word === 'shield') return this.flash(thingOfUnit(now, events[0]!.numbers?.['unit']), hurry);
    if (word === 'status' || word === 'mega' || word === 'aggro') return wait(180, hurry);
  }

  /** Where one lane is in view, the one in which something happens is shown. */
  private follow({ word, numbers = {} }: Told): void {
    const place = numbers['place'] ?? numbers['to'] ?? numbers['first'];
    if (this.arena.single && place !== undefined && place >= 0 && place < 40 && word !== 'spawn' && word !== 'travel') this.arena.lane = laneOf(place);
  }

  /** Show each event on the unit it is about. */
  private units(events: readonly Told[], now: Shown, hurry: AbortSignal, show: (node: Element, ref: Ref, told: Told) => Promise<void>): Promise<void> {
    return this.each(events, hurry, async (told) => {
      const ref = thingOfUnit(now, told.numbers?.['unit']);
      const node = this.node(ref);
      if (node) await show(node, ref, told);
    });
  }
}

const figures = (numbers: Readonly<Record<string, number>>): string => ['attack', 'armor', 'health'].map((name) => signed(numbers[name] ?? 0)).join('/');
