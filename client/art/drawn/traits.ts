/** A line of traits: all that a card's picture says about its subject, from which the composer draws it. */
import type { BackdropName } from './backdrops.ts';
import type { BEARDS, HAIR, HAIR_BEHIND } from './face/hair.ts';
import type { BROWS, EYES, MOUTHS, NOSES, SKIN_MARKS } from './face/features.ts';
import type { HeadName } from './face/heads.ts';
import type { Paint } from './ink.ts';
import type { PaletteName } from './palettes.ts';
import type { CARRIED } from './things/carried.ts';
import type { WEAPONS } from './things/weapons.ts';
import type { BODIES } from './worn/bodies.ts';
import type { HEADGEAR, ON_FACE } from './worn/headgear.ts';

/** A part and its colours: `'tricorn soot gold'` is a tricorn of soot-black cloth, trimmed with gold. */
export type Worn<Name extends string> = Name | `${Name} ${string}`;

/**
 * A weapon held upright in a fist, or anything carried on a palm, and where: `'sword gold'`, `{ of: 'crow', at: [-96, 60] }`.
 * `turn` is in degrees, `hand` says which hand is seen; none for what only stands there.
 */
export type Held = keyof typeof WEAPONS | keyof typeof CARRIED;
export interface Holding {
  of: Worn<Held>;
  at?: readonly [number, number];
  turn?: number;
  size?: number;
  hand?: 'fist' | 'palm' | 'hush' | 'spread' | 'none';
}

export interface Person {
  /** Where and in which light. */
  scene: BackdropName;
  light: PaletteName;
  head: HeadName;
  /** A softer shadow, a slimmer neck. */
  soft?: true;
  skin: Paint;
  age?: 0 | 1 | 2;
  eyes: keyof typeof EYES;
  iris?: Paint;
  brow: keyof typeof BROWS;
  nose: keyof typeof NOSES;
  mouth: keyof typeof MOUTHS;
  lips?: Paint;
  hair: Worn<keyof typeof HAIR> | `none ${string}`;
  behind?: keyof typeof HAIR_BEHIND;
  beard?: keyof typeof BEARDS;
  moustache?: true;
  hat?: Worn<keyof typeof HEADGEAR>;
  face?: readonly Worn<keyof typeof ON_FACE>[];
  marks?: readonly (keyof typeof SKIN_MARKS)[];
  body: Worn<keyof typeof BODIES>;
  /** Things behind the figure, in front of it, and the hands that hold them. */
  back?: readonly (Holding | Worn<Held>)[];
  holds?: readonly (Holding | Worn<Held>)[];
  glove?: Paint;
  glow?: Paint;
  /** How the figure stands in the picture. */
  turn?: 'right';
  tilt?: number;
  size?: number;
  broad?: number;
  at?: readonly [number, number];
}

export type Traits = Person;
/** The lines of traits of some cards, by the cards' keys. */
export type Pictures = Readonly<Record<string, Traits>>;
