/** A small whole figure that does something: a pose, a garb, a head, and what it holds. */
import { disc, line, painted, patch, placed, plane, shape, type Mark, type Marks, type Paint } from '../ink.ts';
import { THINGS } from '../things/all.ts';
import { WEAPONS } from '../things/weapons.ts';
import { ACTORS_HEADS } from './heads.ts';
import { limb, rounded, straight, type Point } from './limbs.ts';
import { POSES, type Pose } from './poses.ts';

export type Garb = 'plate' | 'tunic' | 'robe' | 'bare' | 'rags' | 'shade' | 'bones';
type Held = keyof typeof WEAPONS | keyof typeof THINGS;

/** `as` is the garb with its cloth and its metal or trim: `'plate scarlet steel'`. Things are held in the near hand, then in the far one. */
export interface Actor {
  acts: keyof typeof POSES;
  as: Garb | `${Garb} ${string}`;
  head?: keyof typeof ACTORS_HEADS;
  skin?: Paint;
  hair?: Paint;
  holds?: Held | `${Held} ${string}`;
  beyond?: Held | `${Held} ${string}`;
  grip?: number;
  cloak?: Paint;
  at?: readonly [number, number];
  turn?: number;
  size?: number;
  flip?: true;
}

const ARM = [7, 7.5, 5.6, 6, 4.4];
const LEG = [9.5, 10, 7, 7.6, 5];
const TRUNK = [13, 16, 13, 11.5, 13];
const SHIELDS: ReadonlySet<string> = new Set(['shield', 'sun_shield', 'round_shield', 'tower_shield']);

function inHand(held: string, [x, y]: Point, grip: number): Mark {
  const [name, main, trim] = held.split(' ');
  const weapon = (WEAPONS as Readonly<Record<string, Marks>>)[name!];
  const marks = weapon ?? (THINGS as Readonly<Record<string, Marks>>)[name!];
  if (!marks) throw new Error(`nothing that can be held is called ${name}`);
  const roles = { ...(main ? { blade: main, cloth: main } : {}), ...(trim ? { trim } : {}) };
  if (SHIELDS.has(name!)) return placed(x - 4, y + 14, [painted(roles, marks)], 4, 0.42, 0.5);
  return placed(x, y, [painted(roles, marks)], weapon ? grip : 0, weapon ? 0.56 : 0.46);
}

/** The angle of what hangs down from one point to another. */
const hanging = ([ax, ay]: Point, [bx, by]: Point): number => Math.round((Math.atan2(ax - bx, by - ay) * 180) / Math.PI);

/** Flat on the ground, or along the shin of a leg that is in the air. */
function boot(knee: Point, foot: Point, paint: Paint): Mark {
  const turn = hanging(knee, foot);
  return placed(foot[0], foot[1], [shape('M-16 3C-15-4-7-6-6-15L6-15C7-6 8-2 7 3Z', paint, { dark: ['M1-16L0 6L12 6L12-16Z'], ink: 2.4, rim: 1.4 })], Math.abs(foot[1]) < 9 && Math.abs(turn) < 60 ? 0 : turn);
}

const fist = ([x, y]: Point, paint: Paint): Mark => placed(x, y, [patch('M-6-5C-4-8 4-8 6-4C8 0 7 6 3 7C-2 8-6 6-7 2Z', paint, 2.4), line('M-6-1L1-2M-6 3L1 2', 1.4)]);

function arm(shoulder: Point, [elbow, hand]: readonly [Point, Point], sleeve: Paint, glove: Paint): Marks {
  return [fist(hand, glove), limb([shoulder, elbow, hand], ARM, sleeve)];
}

function cloakOf({ chest: [cx, cy] }: Pose, [x, y]: Point, paint: Paint): Mark {
  const [mx, my] = [(cx + x) / 2, (cy + y) / 2];
  return shape(`M${cx - 12} ${cy - 6}C${cx + 14} ${cy - 14} ${mx + 22} ${my - 22} ${x + 20} ${y - 8}L${x + 6} ${y + 2}L${x - 4} ${y - 6}L${x - 16} ${y + 6}L${x - 24} ${y - 6}L${x - 36} ${y + 4}C${mx - 34} ${my + 6} ${cx - 18} ${cy + 20} ${cx - 12} ${cy - 6}Z`, paint, { dark: [`M${cx + 4} ${cy}C${mx + 10} ${my - 10} ${x - 4} ${y - 20} ${x} ${y + 8}L${x + 40} ${y + 8}L${x + 40} ${y - 50}L${cx + 30} ${cy - 20}Z`], ink: 2.6, rim: 2.6 });
}

/** A robe hangs from the hip to the feet. */
function skirt({ hip: [hx, hy], leg, farLeg }: Pose, paint: Paint, long: number): Mark {
  const feet = [leg[1], farLeg[1]];
  const [left, right] = [Math.min(...feet.map(([x]) => x)), Math.max(...feet.map(([x]) => x))];
  const floor = Math.max(...feet.map(([, y]) => y));
  const at = (edge: number, from: number): number => from + (edge - from) * long;
  const [l, r, y] = [at(left - 16, hx - 16), at(right + 15, hx + 16), at(floor + 3, hy)];
  return shape(rounded([[hx - 13, hy - 10], [hx + 13, hy - 10], [hx + 16, hy + 4], [r, y], [r - 8, y + 3], [(l + r) / 2, y - 2], [l + 6, y + 4], [l, y], [hx - 15, hy + 4]]), paint, {
    dark: [straight([[hx + 3, hy - 12], [(l + r) / 2 + 4, y + 8], [r + 20, y + 8], [hx + 30, hy - 12]])], over: [line(`M${hx - 6} ${hy}L${Math.round((l * 2 + r) / 3)} ${y}M${hx + 6} ${hy}L${Math.round((l + r * 2) / 3)} ${y}`, 1.8)], ink: 2.6, rim: 2.4,
  });
}

/** What is left of one who has no legs: a tail of mist. */
function wisp({ hip: [hx, hy] }: Pose): Mark {
  return shape(`M${hx - 16} ${hy - 12}C${hx - 20} ${hy + 20} ${hx - 6} ${hy + 34} ${hx + 2} ${hy + 50}C${hx + 10} ${hy + 64} ${hx + 30} ${hy + 66} ${hx + 44} ${hy + 58}C${hx + 26} ${hy + 54} ${hx + 22} ${hy + 30} ${hx + 18} ${hy - 12}Z`, 'cloth', { dark: [`M${hx + 4} ${hy - 12}C${hx + 4} ${hy + 20} ${hx + 14} ${hy + 50} ${hx + 44} ${hy + 60}L${hx + 40} ${hy - 12}Z`], ink: 2.4, rim: 2.6 });
}

function trunk({ chest, hip }: Pose, garb: Garb): Marks {
  const [cx, cy] = chest;
  const top: Point = [cx + (cx - hip[0]) * 0.12, cy + (cy - hip[1]) * 0.12];
  const paint = { plate: 'trim', tunic: 'cloth', robe: 'cloth', bare: 'skin', rags: 'cloth', shade: 'cloth', bones: 'coal' }[garb];
  const mid: Point = [(cx + hip[0]) / 2, (cy + hip[1]) / 2];
  const body = limb([top, mid, hip], garb === 'bones' ? TRUNK.map((w) => w * 0.72) : TRUNK, paint, { rim: garb === 'bones' ? 0 : 3 });
  const belt = line(`M${hip[0] - 12} ${hip[1] - 6}L${hip[0] + 12} ${hip[1] - 6}`, 5, garb === 'bare' ? 'leather' : 'trim/muted');
  const rib = (t: number, wide: number): string => {
    const [x, y] = [Math.round(cx + (hip[0] - cx) * t), Math.round(cy + (hip[1] - cy) * t)];
    return `M${x - wide} ${y - 2}Q${x} ${y + 7} ${x + wide} ${y - 2}`;
  };
  const ribs = line(`M${cx} ${cy - 6}L${hip[0]} ${hip[1]}${rib(0, 13)}${rib(0.25, 13)}${rib(0.5, 11)}${rib(1, 11)}`, 4.4, 'bone');
  return garb === 'bones' ? [body, ribs] : [body, belt];
}

/** What is seen on a breast: a strap, a hem, the ridge of a cuirass. The breast is at the origin, the hip below it. */
const BREASTS: Readonly<Record<Garb, Marks>> = {
  plate: [plane('M-12-2C-13 6-11 14-9 18L-4 14C-6 6-6 0-5-5Z', 'trim/light'), line('M-5-6C-8 8-7 22-5 30M-13 13C-6 19 6 19 12 12', 1.8)],
  tunic: [plane('M-9-9L-2 5L4-9Z', 'skin/soft'), line('M-13 0L11 30', 6), line('M-13 0L11 30', 3.4, 'leather')],
  robe: [line('M-5-8L-4 34', 6.4), line('M-5-8L-4 34', 3.8, 'trim')],
  bare: [line('M-12 6C-7 13-2 12 0 8C3 12 8 11 11 6M-1 10L-1 32M-7 18L-2 19M-7 25L-2 26', 1.8)],
  rags: [line('M-10 8L-4 16M4 22L10 14M-6 28L0 22', 2.2)],
  shade: [line('M-8-4C-12 8-8 20-10 32M4-2C6 10 3 20 6 32', 1.6)],
  bones: [],
};

/** A figure in its place: `at` is where its feet are. */
export function actorOf({ acts, as, head = 'bare', skin = 'tan', hair = 'coffee', holds, beyond, grip, cloak, at = [0, 120], turn = 0, size = 1, flip }: Actor): Mark {
  const pose: Pose = POSES[acts];
  const [name, cloth = 'slate', trim = 'steel'] = as.split(' ');
  const garb = name as Garb;
  const [cx, cy] = pose.chest;
  const sleeve = { plate: 'trim', tunic: 'cloth', robe: 'cloth', bare: 'skin', rags: 'skin', shade: 'cloth', bones: 'bone' }[garb];
  const hose = { plate: 'trim/soft', tunic: 'leather', robe: 'cloth', bare: 'leather', rags: 'skin/soft', shade: 'cloth', bones: 'bone' }[garb];
  const shoe = garb === 'bare' || garb === 'rags' ? 'skin/soft' : garb === 'bones' ? 'bone' : garb === 'plate' ? 'trim' : 'leather';
  const glove = garb === 'plate' ? 'trim' : garb === 'bones' ? 'bone' : garb === 'shade' ? 'cloth' : 'skin';
  const kneecap = ([x, y]: Point): Marks => (garb === 'plate' ? [disc(x - 1, y, 6.6, 'trim', 2.2)] : []);
  const legs = (limbs: readonly [Point, Point], x: number): Marks => (garb === 'shade' ? [] : [boot(limbs[0], limbs[1], shoe), limb([[pose.hip[0] + x, pose.hip[1]], ...limbs], garb === 'bones' ? LEG.map((w) => w * 0.55) : LEG, hose), ...kneecap(limbs[0])]);
  const marks: Marks = [
    ...(cloak ? [cloakOf(pose, pose.cloak ?? [40, -20], cloak)] : []),
    ...(beyond && !SHIELDS.has(beyond.split(' ')[0]!) ? [inHand(beyond, pose.farArm[1], pose.farGrip ?? -12)] : []),
    ...arm([cx - 9, cy + 2], pose.farArm, `${sleeve}${sleeve.includes('/') ? '' : '/muted'}`, glove),
    ...legs(pose.farLeg, -5), ...legs(pose.leg, 5),
    ...(garb === 'robe' ? [skirt(pose, 'cloth', 1)] : garb === 'shade' ? [wisp(pose)] : garb === 'bones' ? [] : [skirt(pose, garb === 'bare' ? 'leather' : 'cloth', 0.36)]),
    ...trunk(pose, garb),
    placed(cx, cy, BREASTS[garb], hanging(pose.chest, pose.hip)),
    limb([[cx, cy - 2], pose.head], garb === 'bones' ? [3, 3, 3] : [8, 7, 6], { plate: 'trim/muted', shade: 'cloth', bones: 'bone' }[garb as string] ?? 'skin/soft', { rim: 0 }),
    ...(beyond && SHIELDS.has(beyond.split(' ')[0]!) ? [inHand(beyond, pose.farArm[1], 0)] : []),
    placed(pose.head[0], pose.head[1], ACTORS_HEADS[head], pose.tilt ?? 0, 1.12),
    ...(holds ? [inHand(holds, pose.arm[1], grip ?? pose.grip ?? -8)] : []),
    ...arm([cx + 9, cy + 3], pose.arm, sleeve, glove),
    ...(garb === 'plate' ? [disc(cx + 10, cy + 2, 9.5, 'trim', 2.4), plane(`M${cx + 3} ${cy}a8 8 0 0 1 8-6a9 9 0 0 0-5 8Z`, 'trim/light')] : []),
  ];
  return placed(at[0], at[1], [painted({ cloth, trim, skin, hair }, marks)], turn, flip ? -size : size, size);
}
