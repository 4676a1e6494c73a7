/** A line of traits: all that a card's picture says about its subject, from which the composer draws it. */
import type { BEARDS, HAIR, HAIR_BEHIND } from './face/hair.ts';
import type { BROWS, EYES, MOUTHS, NOSES, SKIN_MARKS } from './face/features.ts';
import type { BeastName } from './face/beasts.ts';
import type { FRONT_BEARDS, FRONT_BROWS, FRONT_EYES, FRONT_HAIR, FRONT_HEADGEAR, FRONT_HEADS, FRONT_MOUTHS, FRONT_NOSES } from './face/front.ts';
import type { PROFILE_BEARDS, PROFILE_BROWS, PROFILE_EARS, PROFILE_EYES, PROFILE_HAIR, PROFILE_HAIR_BEHIND, PROFILE_HEADS, PROFILE_MOUTHS, PROFILE_NOSES } from './face/profile.ts';
import type { Square } from './focus.ts';
import type { HeadName } from './face/heads.ts';
import type { Paint } from './ink.ts';
import type { PaletteName } from './palettes.ts';
import type { SceneName } from './scenes.ts';
import type { THINGS } from './things/all.ts';
import type { BEHIND } from './things/behind.ts';
import type { WEAPONS } from './things/weapons.ts';
import type { BODIES } from './worn/bodies.ts';
import type { Tableau } from './whole/tableau.ts';
import type { HEADGEAR, ON_FACE } from './worn/headgear.ts';
import type { ON_A_PROFILE, PROFILE_HEADGEAR } from './worn/in_profile.ts';

/** A part and its colours: `'tricorn soot gold'` is a tricorn of soot-black cloth, trimmed with gold. */
export type Worn<Name extends string> = Name | `${Name} ${string}`;

/**
 * A weapon held upright in a fist, or anything carried on a palm, and where: `'sword gold'`, `{ of: 'crow', at: [-96, 60] }`.
 * `turn` is in degrees, `hand` says which hand is seen; none for what only stands there.
 */
export type Held = keyof typeof WEAPONS | keyof typeof THINGS;
export interface Holding {
  of: Worn<Held>;
  at?: readonly [number, number];
  turn?: number;
  size?: number;
  hand?: 'fist' | 'palm' | 'hush' | 'spread' | 'none';
  /** Mirrored. */
  flip?: true;
}

/** What every figure has: a place and a light, a body, what it holds, and how it stands in the picture. */
export interface Figure {
  scene: SceneName;
  light: PaletteName;
  skin: Paint;
  iris?: Paint;
  hat?: Worn<keyof typeof HEADGEAR>;
  body: Worn<keyof typeof BODIES>;
  /** What spreads behind it; then things behind it, in front of it, and the hands that hold them. */
  spread?: Worn<keyof typeof BEHIND>;
  back?: readonly (Holding | Worn<Held>)[];
  holds?: readonly (Holding | Worn<Held>)[];
  glove?: Paint;
  glow?: Paint;
  turn?: 'right';
  tilt?: number;
  size?: number;
  broad?: number;
  at?: readonly [number, number];
}

export interface Person extends Figure {
  head: HeadName;
  /** A softer shadow, a slimmer neck. */
  soft?: true;
  age?: 0 | 1 | 2;
  eyes: keyof typeof EYES;
  brow: keyof typeof BROWS;
  nose: keyof typeof NOSES;
  mouth: keyof typeof MOUTHS;
  lips?: Paint;
  /** The cut of the hair and its colour, then that of the beard where it is another. */
  hair: Worn<keyof typeof HAIR> | `none ${string}`;
  behind?: keyof typeof HAIR_BEHIND;
  beard?: keyof typeof BEARDS;
  moustache?: true;
  face?: readonly Worn<keyof typeof ON_FACE>[];
  marks?: readonly (keyof typeof SKIN_MARKS)[];
}

/** A person who looks straight at us. */
export interface Idol extends Omit<Figure, 'hat'> {
  front: keyof typeof FRONT_HEADS;
  soft?: true;
  eyes: keyof typeof FRONT_EYES;
  brow: keyof typeof FRONT_BROWS;
  nose: keyof typeof FRONT_NOSES;
  mouth: keyof typeof FRONT_MOUTHS;
  lips?: Paint;
  hair: Worn<keyof typeof FRONT_HAIR>;
  beard?: keyof typeof FRONT_BEARDS;
  hat?: Worn<keyof typeof FRONT_HEADGEAR>;
}

/** A person who looks to the side. */
export interface Cameo extends Omit<Figure, 'hat'> {
  profile: keyof typeof PROFILE_HEADS;
  /** A slimmer neck. */
  soft?: true;
  age?: 0 | 1 | 2;
  eyes: keyof typeof PROFILE_EYES;
  brow: keyof typeof PROFILE_BROWS;
  nose: keyof typeof PROFILE_NOSES;
  mouth: keyof typeof PROFILE_MOUTHS;
  ear?: keyof typeof PROFILE_EARS;
  lips?: Paint;
  /** The cut of the hair and its colour, then that of the beard where it is another. */
  hair: Worn<keyof typeof PROFILE_HAIR> | `none ${string}`;
  behind?: keyof typeof PROFILE_HAIR_BEHIND;
  beard?: keyof typeof PROFILE_BEARDS;
  moustache?: true;
  hat?: Worn<keyof typeof PROFILE_HEADGEAR>;
  face?: readonly Worn<keyof typeof ON_A_PROFILE>[];
}

/** A head that is no human's on a body; its second colour is that of horns, crests and plates. */
export interface Beast extends Figure {
  beast: Worn<BeastName>;
}

/** A figure of any kind. */
export type Somebody = Person | Idol | Cameo | Beast;
/** `close` is the square that small pictures are cut to, where the composer would choose another: its left, its top, its side. */
export type Traits = (Somebody | Tableau) & { close?: Square };
/** The lines of traits of some cards, by the cards' keys. */
export type Pictures = Readonly<Record<string, Traits>>;
