/** Showing what happened: beat by beat, each with a sound and a motion of its own, until the next frame stands. */
import { tick } from 'svelte';
import { play, type Sound } from '../../sounds/sounds.ts';
import type { Frame } from '../../table/frame.ts';
import type { Told } from '../../wire/types.ts';
import type { BoardModel } from '../model.svelte.ts';
import type { Beat } from './beats.ts';
import { wait } from './moves.ts';
import { Sparks } from './sparks.svelte.ts';

/** What a game knows of its own events. */
export interface Script<Shown> {
  shownOf: (frame: Frame) => Shown | null;
  beatsOf: (events: readonly Told[]) => Beat[];
  sounds: Readonly<Record<string, Sound>>;
  /** The position after an event, on the way to the one `then`. */
  patch: (now: Shown, told: Told, then: Shown) => Shown;
}

export abstract class Show<Shown> {
  readonly sparks = new Sparks();
  protected root: HTMLElement | null = null;

  constructor(
    private readonly board: BoardModel<Shown>,
    private readonly script: Script<Shown>,
  ) {}

  readonly on = (root: HTMLElement): (() => void) => {
    this.root = root;
    return () => (this.root = null);
  };

  readonly animator = async (before: Frame, after: Frame, hurry: AbortSignal): Promise<void> => {
    const { shownOf, beatsOf, sounds, patch } = this.script;
    const then = shownOf(after);
    let now = shownOf(before);
    if (!now || !then) return;
    for (const beat of beatsOf(after.events)) {
      if (hurry.aborted) break;
      if (sounds[beat.word]) play(sounds[beat.word]!);
      await this.leading(beat, now, hurry);
      for (const told of beat.events) now = patch(now, told, then);
      this.board.draw(before, now);
      await tick();
      await this.following(beat, now, hurry);
    }
    if (hurry.aborted) this.sparks.clear();
  };

  /** What is seen before the position changes. */
  protected abstract leading(beat: Beat, now: Shown, hurry: AbortSignal): Promise<void>;

  /** What is seen once it has changed. */
  protected abstract following(beat: Beat, now: Shown, hurry: AbortSignal): Promise<void>;

  protected find(selector: string): Element | null {
    return this.root?.querySelector(selector) ?? null;
  }

  /** Show one event after another, each begun before the last has ended. */
  protected async each(events: readonly Told[], hurry: AbortSignal, show: (told: Told) => Promise<void>): Promise<void> {
    await Promise.all(
      events.map(async (told, index) => {
        await wait(Math.min(index, 6) * 50, hurry);
        await show(told);
      }),
    );
  }

  protected async announce(text: string, hurry: AbortSignal): Promise<void> {
    this.sparks.add('banner', null, { text });
    await wait(450, hurry);
  }

  /** Show a card in the middle; others' cards longer than one's own. */
  protected async present(card: number | undefined, own: boolean, hurry: AbortSignal): Promise<void> {
    this.sparks.add('card', null, { card: card ?? -1 });
    await wait(own ? 420 : 900, hurry);
  }
}
