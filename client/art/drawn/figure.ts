/** A figure from the waist up, put together from parts by its line of traits. */
import { BEASTS } from './face/beasts.ts';
import { BEARDS, HAIR, HAIR_BEHIND, LIPS_IN_BEARD, MOUSTACHE } from './face/hair.ts';
import { BROWS, EYES, MOUTHS, NOSES, SKIN_MARKS, YEARS } from './face/features.ts';
import { FRONT_BEARDS, FRONT_BROWS, FRONT_EYES, FRONT_HAIR, FRONT_HEADGEAR, FRONT_HEADS, FRONT_MOUTHS, FRONT_NOSES, HIDES_HAIR } from './face/front.ts';
import { HATCHED, HEADS } from './face/heads.ts';
import {
  PROFILE_BEARDS, PROFILE_BROWS, PROFILE_EARS, PROFILE_EYES, PROFILE_HAIR, PROFILE_HAIR_BEHIND, PROFILE_HAIR_UNDER_A_HAT, PROFILE_HEADS, PROFILE_LIGHT, PROFILE_LIPS_IN_BEARD, PROFILE_MOUSTACHE, PROFILE_MOUTHS, PROFILE_NOSES, PROFILE_YEARS, profileOf, type Skull, type Stretch,
} from './face/profile.ts';
import { focus } from './focus.ts';
import { painted, placed, plane, shape, type Mark, type Marks, type Paint } from './ink.ts';
import type { Roles } from './pen.ts';
import { BEHIND } from './things/behind.ts';
import { THINGS } from './things/all.ts';
import { FIST, HUSH, PALM, SPREAD } from './things/hands.ts';
import { WEAPONS } from './things/weapons.ts';
import type { Beast, Cameo, Held, Holding, Idol, Person, Somebody } from './traits.ts';
import { BODIES, NECKS } from './worn/bodies.ts';
import { CLOSED_HEADGEAR, HEADGEAR, ON_FACE, OPEN_HEADGEAR } from './worn/headgear.ts';
import { COVERS_THE_EAR, ON_A_PROFILE, OPEN_IN_PROFILE, PROFILE_HEADGEAR } from './worn/in_profile.ts';

/** The name of a part, and its colours: the main one, and what it is trimmed with. */
function read(worn: string): { name: string; roles: Roles } {
  const [name, cloth, trim, third] = worn.split(' ');
  return { name: name!, roles: { ...(cloth ? { cloth, mask: cloth } : {}), ...(trim ? { trim } : {}), ...(third ? { cloak: third } : {}) } };
}

const nameIn = (worn: string): string => worn.split(' ')[0]!;

export function partOf<Table extends Readonly<Record<string, Marks>>>(table: Table, worn: string, what: string): Mark {
  const { name, roles } = read(worn);
  const marks = table[name];
  if (!marks) throw new Error(`no ${what} is called ${name}`);
  return painted(roles, marks);
}

const EAR: Mark = shape('M42-8C52-18 62-10 60 4C58 18 52 26 46 26Z', 'skin', { dark: ['M46-20L80-20L80 30L44 30Z'], rim: 2.4, ink: 2.4 });
const FACE_LIGHT = ['M-34-40C-38-30-40-22-38-16C-28-22-16-18-12-16C-6-30-10-46-20-52Z', 'M-41 12C-36 10-28 10-26 16C-28 22-34 30-38 32Z'];
const SHADE_OF_A_BRIM = plane('M-39-40L-41-14C-38-18-30-17-20-14C0-14 14-18 26-14L52 0L52-44Z', 'skin/deep');
const CASTS_SHADE: ReadonlySet<string> = new Set(['tricorn', 'slouch', 'kettle_hat', 'wizard_hat', 'straw_hat', 'reed_hat', 'cowl']);

function neck(soft: boolean): Mark {
  return shape(soft ? NECKS.slim : NECKS.strong, 'skin', { dark: ['M-30 66C-10 92 10 96 14 120L80 120L80 30L-30 30Z'], deep: ['M-30 60C-14 80 14 88 44 62L80 20L-30 20Z'], rim: 3 });
}

const HANDS: Readonly<Record<string, Marks>> = { fist: FIST, palm: PALM, hush: HUSH, spread: SPREAD, none: [] };

/** A thing and the hand that holds it: a weapon goes through the fist, other things lie on the palm. */
export function holding(held: Holding | string, front: boolean): Mark {
  const { of, at, turn, size = 1, hand, flip }: Holding = typeof held === 'string' ? { of: held as Held } : held;
  const name = nameIn(of);
  const weapon = name in WEAPONS;
  const [, main, trim] = of.split(' ');
  const roles = weapon ? { ...(main ? { blade: main, cloth: main } : {}), ...(trim ? { trim } : {}) } : { ...(main ? { cloth: main } : {}), ...(trim ? { trim } : {}) };
  const thing: Mark = painted(roles, (weapon ? WEAPONS : THINGS)[name as never] ?? missing(name));
  const [x, y] = at ?? (front ? [-84, 138] : [70, 120]);
  const seen = HANDS[hand ?? (front ? (weapon ? 'fist' : 'palm') : 'none')]!;
  const inHand: Marks = weapon ? [placed(0, 0, [thing], turn ?? -8), ...seen] : [...seen, placed(0, 0, [thing], turn ?? 0)];
  return placed(x, y, front ? inHand : [placed(0, 0, [thing], turn ?? 18)], 0, flip ? -size : size, size);
}

function missing(name: string): never {
  throw new Error(`nothing that can be held is called ${name}`);
}

/** Rules for what goes with what: a hat takes the hair on top away, a closed helmet the whole face. */
function topOfTheHead({ hair, hat }: Person): Marks {
  const [style] = hair.split(' ');
  const hairShows = style !== 'none' && (!hat || OPEN_HEADGEAR.has(nameIn(hat)));
  return [...(hairShows ? [partOf(HAIR, style!, 'hair')] : []), ...(hat ? [partOf(HEADGEAR, hat, 'headgear')] : [])];
}

function faceOf(person: Person): Marks {
  const { head, eyes, brow, nose, mouth, age = 0, marks = [], beard, moustache, face = [], hat = '' } = person;
  const bearded = beard !== undefined && beard !== 'goatee' && beard !== 'chops';
  const { outline, side } = HEADS[head];
  const hatched = person.soft ? undefined : HATCHED[head];
  return [
    ...(face.includes('pointed_ear') || face.includes('fins') ? [] : [EAR]),
    shape(outline, 'skin', { dark: [side], light: FACE_LIGHT, over: hatched ? [plane(hatched, 'skin/dark')] : [], ink: 3.2 }),
    ...marks.flatMap((mark) => SKIN_MARKS[mark]),
    ...EYES[eyes], ...NOSES[nose],
    ...(CASTS_SHADE.has(nameIn(hat)) ? [SHADE_OF_A_BRIM] : []),
    ...BROWS[brow], ...(bearded && mouth !== 'shout' && mouth !== 'grin' ? [] : MOUTHS[mouth]), ...YEARS[age]!,
    ...(beard ? BEARDS[beard] : []), ...(bearded ? (mouth === 'shout' || mouth === 'grin' ? MOUTHS[mouth] : [LIPS_IN_BEARD]) : []),
    ...(moustache || (bearded && mouth !== 'shout') ? MOUSTACHE : []),
    ...face.map((worn) => partOf(ON_FACE, worn, 'thing on the face')),
  ];
}

/** A person's head, with all that is worn on it. */
export const headOf = (person: Person): Marks => [
  ...(person.behind ? HAIR_BEHIND[person.behind] : []), ...(CLOSED_HEADGEAR.has(nameIn(person.hat ?? '')) ? [] : faceOf(person)), ...topOfTheHead(person),
];

/** The colours of a figure, for the pen. */
export function rolesOf(figure: Somebody): Roles {
  const [, cloth = 'hide', trim = 'gold'] = figure.body.split(' ');
  const [, hair = 'coffee', beard = hair] = 'hair' in figure ? figure.hair.split(' ') : [];
  const soft = 'soft' in figure && figure.soft === true;
  return {
    skin: figure.skin, hair, beard, brow: `${hair}/inked`, iris: figure.iris ?? 'coffee', glow: figure.glow ?? 'sky light', lips: ('lips' in figure && figure.lips) || 'skin/soft',
    shadow: soft ? 'skin/soft' : 'skin/dark', 'white of the eye': 'ivory', cloth, trim, cloak: 'scarlet', mask: 'wine', blade: 'bright', shaft: 'leather', hand: figure.glove ?? figure.skin, sleeve: cloth,
  } satisfies Record<string, Paint>;
}

/** Neck, body and head of a person; hair that falls behind comes first. */
function personOf(person: Person, body: (broad: number, drop: number) => Mark, turned: (marks: Marks) => Mark): Marks {
  const soft = person.soft === true;
  const head = CLOSED_HEADGEAR.has(nameIn(person.hat ?? '')) ? topOfTheHead(person) : [...faceOf(person), ...topOfTheHead(person)];
  return [...(person.behind ? [turned(HAIR_BEHIND[person.behind])] : []), neck(soft), body(soft ? 1.1 : 1.04, soft ? -14 : -4), turned(head)];
}

function beastOf({ beast, skin, hat }: Beast, body: (broad: number, drop: number) => Mark, turned: (marks: Marks) => Mark): Marks {
  const [name, trim = 'bone'] = beast.split(' ');
  return [turned([painted({ trim, cloth: skin }, BEASTS[name as keyof typeof BEASTS]), ...(hat ? [partOf(HEADGEAR, hat, 'headgear')] : [])]), body(1.16, 4)];
}

/** The same from the front. */
function idolOf(idol: Idol, body: (broad: number, drop: number) => Mark, turned: (marks: Marks) => Mark): Marks {
  const { front, eyes, brow, nose, mouth, beard, hair, hat } = idol;
  const hairShows = !hat || !HIDES_HAIR.has(nameIn(hat));
  const head: Marks = [
    ...FRONT_HEADS[front], ...FRONT_EYES[eyes], ...FRONT_NOSES[nose], ...FRONT_BROWS[brow], ...FRONT_MOUTHS[mouth], ...(beard ? FRONT_BEARDS[beard] : []),
    ...(hairShows ? [partOf(FRONT_HAIR, nameIn(hair), 'hair')] : []), ...(hat ? [partOf(FRONT_HEADGEAR, hat, 'headgear')] : []),
  ];
  return [neck(idol.soft === true), body(idol.soft ? 1.1 : 1.04, idol.soft ? -14 : -4), turned([placed(10, 0, head)])];
}

/** The same in profile. The mouth is a part of the outline, so a beard lies over it. */
function cameoOf(cameo: Cameo, body: (broad: number, drop: number) => Mark, turned: (marks: Marks) => Mark): Marks {
  const { profile, soft = false, age = 0, eyes, brow, nose, mouth, ear = 'round', hair, behind, beard, moustache, hat = '', face = [] } = cameo;
  const [skull, noseOf, mouthOf]: readonly [Skull, Stretch, Stretch] = [PROFILE_HEADS[profile], PROFILE_NOSES[nose], PROFILE_MOUTHS[mouth]];
  const [style] = hair.split(' ');
  const cut = style === 'none' ? [] : [!hat || OPEN_IN_PROFILE.has(nameIn(hat)) ? partOf(PROFILE_HAIR, style!, 'hair') : placed(0, 0, PROFILE_HAIR_UNDER_A_HAT)];
  const bearded = beard !== undefined && beard !== 'goatee' && beard !== 'chops';
  const head: Marks = [
    shape(profileOf(skull, noseOf, mouthOf), 'skin', { dark: [skull.side], light: PROFILE_LIGHT, over: [...noseOf.within, ...mouthOf.within], ink: 3.2 }),
    ...PROFILE_EYES[eyes], ...PROFILE_BROWS[brow], ...(mouthOf.beyond ?? []), ...PROFILE_YEARS[age]!,
    ...(beard ? PROFILE_BEARDS[beard] : []), ...(bearded ? (mouth === 'shout' ? mouthOf.within : [PROFILE_LIPS_IN_BEARD]) : []), ...(moustache || (bearded && mouth !== 'shout') ? PROFILE_MOUSTACHE : []),
    ...cut, ...(COVERS_THE_EAR.has(nameIn(hat)) ? [] : PROFILE_EARS[ear]),
    ...face.map((worn) => partOf(ON_A_PROFILE, worn, 'thing on the face')), ...(hat ? [partOf(PROFILE_HEADGEAR, hat, 'headgear')] : []),
  ];
  return [...(behind ? [turned(PROFILE_HAIR_BEHIND[behind])] : []), neck(soft), body(soft ? 1.1 : 1.04, soft ? -14 : -4), turned(head)];
}

function whoStands(figure: Somebody, body: (broad: number, drop: number) => Mark, turned: (marks: Marks) => Mark): Marks {
  if ('beast' in figure) return beastOf(figure, body, turned);
  if ('profile' in figure) return cameoOf(figure, body, turned);
  return 'front' in figure ? idolOf(figure, body, turned) : personOf(figure, body, turned);
}

/** A figure in the middle of the picture. */
export function figureOf(figure: Somebody): Mark {
  const { body, spread, back = [], holds = [], tilt = 0, size = 1, at = [0, 0], broad } = figure;
  const dressed = (usual: number, drop: number): Mark => placed(2, drop, [partOf(BODIES, body, 'body')], 0, broad ?? usual, 1.04);
  const turned = (marks: Marks): Mark => (pen) => `<g transform="rotate(${tilt} 10 70)">${marks.map((mark) => mark(pen)).join('')}</g>`;
  return placed(196 + at[0], 136 + at[1], [
    ...(spread ? [partOf(BEHIND, spread, 'thing behind a figure')] : []),
    ...back.map((held) => holding(held, false)),
    ...whoStands(figure, dressed, turned),
    turned([focus('beast' in figure ? -8 : 2, -10, 'beast' in figure ? 112 : 102)]),
    ...holds.map((held) => holding(held, true)),
  ], 0, size);
}
