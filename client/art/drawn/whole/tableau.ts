/** A picture of what happens: people, beasts, things and places, from the farthest to the nearest, and what goes out from them. */
import { holding, partOf } from '../figure.ts';
import { focus, unmarked } from '../focus.ts';
import { painted, placed, type Mark, type Marks, type Paint } from '../ink.ts';
import type { Roles } from '../pen.ts';
import type { PaletteName } from '../palettes.ts';
import type { SceneName } from '../scenes.ts';
import { AURAS } from '../things/auras.ts';
import { BEHIND } from '../things/behind.ts';
import { BLOWS } from '../deeds/blows.ts';
import { WORKINGS } from '../deeds/workings.ts';
import type { Holding, Worn } from '../traits.ts';
import { birdOf, type Bird } from './bird.ts';
import { colossusOf, type Colossus } from './colossus.ts';
import { dragonOf, type Dragon } from './dragon.ts';
import { EFFECTS, type Effect } from './effects.ts';
import { fighterOf, type Fighter } from './fighter.ts';
import { insectOf, type Insect } from './insect.ts';
import { PLACES, type Place } from './places.ts';
import { quadrupedOf, type Quadruped } from './quadruped.ts';
import { RELICS, type Relic } from './relics.ts';
import { serpentOf, type Serpent } from './serpent.ts';
import { spiritOf, type Spirit } from './spirit.ts';

/** The middle of the ground's line, from which all places are counted. */
const GROUND = [200, 284] as const;

const DEEDS = { ...BLOWS, ...WORKINGS };

/** Where somebody or something stands: the feet, counted from the middle of the ground; its size, tilt and side. */
interface Standing {
  at?: readonly [number, number];
  size?: number;
  lean?: number;
  faces?: 'right';
  /** Seen only as a shape against the light. */
  dark?: true;
  glow?: Paint;
}

/** A thing by its name, alone or in a hand; `turn` is that of the thing in the hand. */
type Shown = Pick<Holding, 'of' | 'turn' | 'hand'>;
/** Power that goes out from the middle of a thing, and what else spreads out behind it. */
interface Aura { aura: keyof typeof AURAS }
interface Spread { behind: Worn<keyof typeof BEHIND> }

export type Subject = (Fighter | Quadruped | Bird | Serpent | Dragon | Colossus | Insect | Spirit | Place | Effect | Relic | Shown | Aura | Spread) & Standing;

export interface Tableau {
  scene: SceneName;
  light: PaletteName;
  /** From the farthest to the nearest. */
  shows: readonly Subject[];
  glow?: Paint;
  /** The skin or the glove of hands that are seen, and their sleeves. */
  hands?: readonly [Paint, Paint];
  turn?: 'right';
}

export function rolesOfTableau({ glow = 'sky light', hands: [hand, sleeve] = ['tan', 'slate'] }: Tableau): Roles {
  return {
    skin: hand, iris: 'amber', glow, shadow: 'skin/dark', cloth: 'slate', trim: 'gold', cloak: 'scarlet', mask: 'wine', hair: 'coffee', beard: 'coffee', brow: 'coffee', lips: 'rose',
    'white of the eye': 'ivory', blade: 'bright', shaft: 'leather', hand, sleeve, legs: 'slate', boots: 'leather',
  } satisfies Record<string, Paint>;
}

/** A part by its name and colours; what happens shines in its first colour. */
function named(table: Readonly<Record<string, Marks>>, of: string, shines = false): Marks {
  const [name, cloth, trim] = of.split(' ');
  const marks = table[name!];
  if (!marks) throw new Error(`nothing in a picture is called ${name}`);
  return [painted({ ...(cloth ? { cloth } : {}), ...(cloth && shines ? { glow: cloth } : {}), ...(trim ? { trim } : {}) }, marks)];
}

function marksOf(subject: Subject): Marks {
  if ('fighter' in subject) return fighterOf(subject);
  if ('quadruped' in subject) return quadrupedOf(subject);
  if ('bird' in subject) return birdOf(subject);
  if ('serpent' in subject) return serpentOf(subject);
  if ('dragon' in subject) return dragonOf(subject);
  if ('colossus' in subject) return colossusOf(subject);
  if ('insect' in subject) return insectOf(subject);
  if ('spirit' in subject) return spiritOf(subject);
  if ('place' in subject) return [...named(PLACES, subject.place), focus(0, -130, 124, false)];
  if ('effect' in subject) return named(EFFECTS, subject.effect, true);
  if ('relic' in subject) return [...named(RELICS, subject.relic), focus(0, -136, 124, false)];
  if ('aura' in subject) return AURAS[subject.aura];
  if ('of' in subject) return [holding({ hand: 'none', turn: 0, ...subject, at: [0, 0], size: 1 }, true)];
  return [partOf(BEHIND, subject.behind, 'thing behind a figure')];
}

/** All colours of a figure drawn towards the darkest tone, so that only its shape and its rim are seen; it does not draw the eye. */
const inShade = (marks: Marks): Mark => (pen) => {
  const dark = pen.shaded();
  return unmarked(marks.map((mark) => mark(dark)).join(''));
};

/** How large a person stands in a picture alone, so that what is held overhead still is in it; and how far below the ground's line. */
const TALL: Partial<Record<Fighter['fighter'], readonly [size: number, drop: number]>> = { raise: [1.02, 12], both: [1.1, 12], strike: [1.12, 14], leap: [1.1, 34] };

function usual(subject: Subject): readonly [size: number, drop: number] {
  if (!('fighter' in subject)) return [1, 0];
  return TALL[subject.fighter] ?? [1.16, 12];
}

/** Somebody or something in its place in the picture. */
function standing(subject: Subject): Mark {
  const [tall, drop] = usual(subject);
  const { size = tall, at = [0, subject.size ? 0 : drop], lean = 0, faces, dark, glow } = subject;
  const marks = dark ? [inShade(marksOf(subject))] : marksOf(subject);
  return placed(GROUND[0] + at[0], GROUND[1] + at[1], glow ? [painted({ glow }, marks)] : marks, lean, faces ? -size : size, size);
}

/** Whether something happens besides that somebody is there. */
export const happens = ({ shows }: Tableau): boolean => shows.some((subject) => 'effect' in subject || 'aura' in subject || ('of' in subject && subject.of.split(' ')[0]! in DEEDS));

export const tableauOf = ({ shows }: Tableau): Mark => (pen) => shows.map((subject) => standing(subject)(pen)).join('');
