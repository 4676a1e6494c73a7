/** How a round is shown: all sealed cards turn over together, then line after line fights, then the next round begins. */
import { tick } from 'svelte';
import { play as playSound, type Sound } from '../../../sounds/sounds.ts';
import type { Frame } from '../../../table/frame.ts';
import type { Told } from '../../../wire/types.ts';
import type { Cards } from '../../cards.ts';
import type { Field } from '../board/field.svelte.ts';
import { comeFrom, flash, flip, lunge, pause, play, shake, spot, type Scene } from './moves.ts';
import { character } from '../shown.ts';
import { rise, shatter, spark } from './shards.ts';

const OF_A_LINE: ReadonlySet<string> = new Set(['strike', 'avatar', 'destroy']);

export class RoundShow {
  constructor(
    private readonly field: Field,
    private readonly cards: Cards,
    private readonly scene: Scene,
    private readonly near: number,
  ) {}

  async run(before: Frame, after: Frame): Promise<void> {
    const { events } = after;
    if (after.asked.length < before.asked.length && after.result === null) this.sound('lock');
    if (!events.length) return;
    this.field.moving = true;
    await this.reveal(events.filter(({ word }) => word === 'place'));
    for (const line of [0, 1, 2]) await this.fight(line, events.filter(({ word, numbers }) => OF_A_LINE.has(word) && numbers?.['line'] === line));
    await this.begin(events);
    await this.end(events);
    this.field.moving = false;
  }

  /** Whether another position may be drawn already: what is hurried past is neither heard nor added to that. */
  private get past(): boolean {
    return this.scene.hurry.aborted;
  }

  private sound(name: Sound): void {
    if (!this.past) playSound(name);
  }

  private hear(told: Told): void {
    if (!this.past) this.field.hear(told);
  }

  private async reveal(places: readonly Told[]): Promise<void> {
    if (!places.length) return;
    if (this.past) return;
    for (const told of places) this.field.place(told, character(this.cards, told.numbers?.['card'] ?? -1)?.defence ?? 0);
    await tick();
    this.sound('place');
    const cells = places.map(({ seat, numbers }) => ({ seat, name: fighterAt(seat, numbers?.['line'] ?? 0) }));
    await Promise.all(cells.map(({ seat, name }) => this.comes(spot(this.scene, name), seat)));
    await pause(140, this.scene);
    this.sound('reveal');
    let turned = 0;
    const turn = (): void => void (++turned === cells.length && this.field.reveal());
    await Promise.all(cells.map(({ name }) => flip(spot(this.scene, name), this.scene, turn)));
    this.field.reveal();
    await pause(180, this.scene);
  }

  /** What the other side places comes from its hand; what lies on this side was there before. */
  private comes(fighter: HTMLElement | null, seat: number): Promise<void> {
    if (seat === this.near) return Promise.resolve();
    return comeFrom(fighter, spot(this.scene, `hand:${seat}`), 380, this.scene);
  }

  private async fight(line: number, events: readonly Told[]): Promise<void> {
    if (!events.length) return;
    this.field.fighting = line;
    await pause(150, this.scene);
    for (const blows of blowsOf(events)) await Promise.all(blows.map((blow) => this.blow(blow)));
    await Promise.all(events.filter(({ word }) => word === 'destroy').map((told) => this.destroy(told)));
    await pause(80, this.scene);
    this.field.fighting = -1;
  }

  private blow(told: Told): Promise<void> {
    const line = told.numbers?.['line'] ?? 0;
    const striker = told.word === 'strike' ? told.seat : 1 - told.seat;
    const fighter = spot(this.scene, fighterAt(striker, line));
    const reach = (fighter?.clientHeight ?? 0) * (told.word === 'strike' ? 0.62 : 0.85) * (striker === this.near ? -1 : 1);
    this.sound('strike');
    let landing: Promise<unknown> = Promise.resolve();
    const lunging = lunge(fighter, reach, this.scene, () => (landing = told.word === 'strike' ? this.strike(told, line) : this.hurt(told, fighter)));
    return lunging.then(() => landing).then(() => undefined);
  }

  private strike(told: Told, line: number): Promise<unknown> {
    const struck = spot(this.scene, fighterAt(1 - told.seat, line));
    const before = this.field.sides[1 - told.seat]!.cells[line]?.left ?? 0;
    this.sound('hit');
    this.hear(told);
    const loss = before - (told.numbers?.['left'] ?? 0);
    void rise(struck, loss, this.scene);
    return Promise.all([shake(struck, 9, this.scene), flash(struck, this.scene)]);
  }

  private async hurt(told: Told, fighter: HTMLElement | null): Promise<void> {
    const avatar = spot(this.scene, `avatar:${told.seat}`);
    await spark(fighter, avatar, this.scene);
    this.sound('hit');
    this.hear(told);
    void rise(avatar, told.numbers?.['damage'] ?? 0, this.scene);
    await Promise.all([shake(avatar, 14, this.scene), flash(avatar, this.scene)]);
  }

  private async destroy(told: Told): Promise<void> {
    const fighter = spot(this.scene, fighterAt(told.seat, told.numbers?.['line'] ?? 0));
    this.sound('death');
    const breaking = shatter(fighter, this.scene);
    this.hear(told);
    await breaking;
  }

  /** The next round: its number, then cards, then mana. */
  private async begin(events: readonly Told[]): Promise<void> {
    const round = events.find(({ word }) => word === 'round');
    if (round) await this.announce(round);
    await Promise.all(events.filter(({ word }) => word === 'draw').map((told) => this.draw(told)));
    for (const told of events.filter(({ word }) => word === 'mana')) this.gain(told);
  }

  private async announce(told: Told): Promise<void> {
    this.hear(told);
    this.field.announced = this.field.round;
    await tick();
    const frames: Keyframe[] = [{ opacity: 0, transform: 'scaleX(0.7)' }, { opacity: 1, transform: 'none', offset: 0.22 }, { opacity: 1, transform: 'none', offset: 0.75 }, { opacity: 0, transform: 'scaleX(1.08)' }];
    await play(spot(this.scene, 'announced'), frames, 900, this.scene, 'ease-out');
    this.field.announced = 0;
  }

  private async draw(told: Told): Promise<void> {
    this.hear(told);
    this.sound('draw');
    await tick();
    const field = this.scene.root.querySelector<HTMLElement>(`[data-spot="hand:${told.seat}"] > :last-child`);
    await comeFrom(field, spot(this.scene, 'deck'), 340, this.scene);
  }

  private gain(told: Told): void {
    this.hear(told);
    void flash(spot(this.scene, `mana:${told.seat}`), this.scene);
  }

  private async end(events: readonly Told[]): Promise<void> {
    if (!events.some(({ word }) => word === 'end')) return;
    const fallen = this.field.sides.flatMap(({ hp }, side) => (hp === 0 ? [spot(this.scene, `avatar:${side}`)] : []));
    if (fallen.length) this.sound('death');
    await Promise.all(fallen.map((avatar) => shatter(avatar, this.scene)));
    await pause(300, this.scene);
  }
}

const fighterAt = (seat: number, line: number): string => `fighter:${seat}:${line}`;

/** The blows of a line in their order; two cards that kill each other strike at the same time. */
function blowsOf(events: readonly Told[]): Told[][] {
  const blows = events.filter(({ word }) => word !== 'destroy');
  const [first, second] = blows;
  const both = blows.length === 2 && first?.word === 'strike' && second?.word === 'strike' && (first.numbers?.['left'] ?? 0) <= 0;
  return both ? [blows] : blows.map((blow) => [blow]);
}
