/** Choosing one of the legal answers by touching things on the screen. The client knows no rules: only what was offered. */
import type { Offer } from '../wire/types.ts';

/** Something that can be touched, by its name: `hand:2`, `square:f3`, `line:left`, `main`. */
export type Thing = string;

/** The button that goes on with the game. Its offer is what pressing it answers; null while it may not be pressed. */
export interface MainButton {
  label: string;
  offer: Offer | null;
}

export interface Chooser {
  /** What has been touched of an answer that is not complete. */
  readonly picked: readonly Thing[];
  /** What may be touched next, each with the kind of answer it leads to ("move", "attack", …). */
  readonly lit: ReadonlyMap<Thing, string>;
  readonly main: MainButton | null;
  /** The things that make up an answer, in the order they are touched. */
  things(offer: Offer): readonly Thing[];
  /** The answer that touching this would give at once, if it would. */
  offerAt(thing: Thing): Offer | null;
  /** Touch it: goes on with an answer, begins another, or gives it. Something that is not lit does nothing and answers false. */
  touch(thing: Thing): boolean;
  press(): void;
  /** Undo the last of what was chosen: what was touched, else what was put together. */
  cancel(): void;
  /** Let go of what was touched; what was put together stays. */
  cancelPicked(): void;
  /** Where cards can also be put away: the places of the hand whose cards can be played. */
  readonly playable?: ReadonlySet<number>;
  /** Why that cannot be touched now; "" where there is nothing to say. */
  why(thing: Thing): Promise<string>;
}
