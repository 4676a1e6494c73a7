/** A person from head to foot in an action: a pose of joints, dressed, with something in each hand. */
import { headOf, partOf } from '../figure.ts';
import { focus } from '../focus.ts';
import { disc, glow, line, painted, patch, placed, plane, shape, type Mark, type Marks, type Paint } from '../ink.ts';
import { BEHIND } from '../things/behind.ts';
import { BEASTS, type BeastName } from '../face/beasts.ts';
import { HEADGEAR } from '../worn/headgear.ts';
import type { Holding, Person, Worn, Held } from '../traits.ts';
import { thing } from './thing.ts';
import { curve, edges, fused, limb, small, trail, type Joint, type Point } from './sweep.ts';

/** Where the joints are, the feet on the ground at 0; the figure faces left. Near is the side towards us. */
interface Pose {
  hip: Point;
  neck: Point;
  /** The tilt of the head. */
  tilt: number;
  near: readonly [shoulder: Point, elbow: Point, hand: Point, grip: number];
  far: readonly [shoulder: Point, elbow: Point, hand: Point, grip: number];
  nearLeg: readonly [knee: Point, foot: Point];
  farLeg: readonly [knee: Point, foot: Point];
  /** Of the whole figure around its feet, for those who are no longer upright; and where the feet are then. */
  lean?: number;
  feet?: Point;
}

export const POSES = {
  stand: { hip: [4, -104], neck: [-4, -172], tilt: 0, near: [[22, -158], [34, -122], [20, -96], 8], far: [[-28, -156], [-44, -124], [-58, -104], -8], nearLeg: [[14, -52], [16, 0]], farLeg: [[-12, -54], [-16, 0]] },
  strike: { hip: [12, -96], neck: [-12, -158], tilt: -6, near: [[14, -146], [44, -170], [34, -208], 64], far: [[-34, -142], [-62, -132], [-88, -144], -20], nearLeg: [[46, -52], [84, 0]], farLeg: [[-32, -62], [-52, 0]] },
  cut: { hip: [10, -96], neck: [-10, -160], tilt: -4, near: [[16, -146], [-2, -112], [-42, -110], -72], far: [[-32, -142], [-58, -118], [-54, -100], -72], nearLeg: [[40, -54], [72, 0]], farLeg: [[-30, -56], [-60, 0]] },
  thrust: { hip: [10, -90], neck: [-14, -152], tilt: -8, near: [[14, -140], [40, -120], [16, -112], -84], far: [[-36, -136], [-66, -118], [-92, -118], -84], nearLeg: [[48, -48], [90, 0]], farLeg: [[-36, -60], [-64, 0]] },
  lunge: { hip: [8, -86], neck: [-36, -142], tilt: -6, near: [[-18, -130], [-58, -124], [-98, -126], -86], far: [[-54, -120], [-10, -140], [36, -160], 40], nearLeg: [[42, -54], [88, 0]], farLeg: [[-48, -66], [-56, 0]] },
  leap: { hip: [12, -126], neck: [-24, -180], tilt: -12, near: [[2, -172], [40, -190], [44, -226], 70], far: [[-44, -162], [-74, -154], [-98, -168], -30], nearLeg: [[52, -112], [96, -82]], farLeg: [[-34, -110], [-22, -62]] },
  dash: { hip: [24, -92], neck: [-34, -140], tilt: -8, near: [[-6, -136], [34, -130], [66, -112], 100], far: [[-52, -122], [-78, -104], [-104, -118], -76], nearLeg: [[58, -60], [104, -26]], farLeg: [[-24, -62], [-48, 0]] },
  cast: { hip: [8, -100], neck: [-6, -166], tilt: 4, near: [[18, -152], [6, -122], [-40, -132], 0], far: [[-30, -148], [-60, -140], [-92, -154], -10], nearLeg: [[24, -52], [34, 0]], farLeg: [[-20, -54], [-34, 0]] },
  raise: { hip: [4, -102], neck: [-4, -168], tilt: 6, near: [[22, -154], [42, -124], [26, -98], 10], far: [[-28, -152], [-58, -178], [-66, -216], -6], nearLeg: [[18, -52], [24, 0]], farLeg: [[-14, -54], [-22, 0]] },
  both: { hip: [4, -102], neck: [-2, -166], tilt: 8, near: [[24, -152], [58, -174], [70, -212], 10], far: [[-28, -152], [-58, -176], [-68, -212], -10], nearLeg: [[18, -52], [24, 0]], farLeg: [[-14, -54], [-20, 0]] },
  guard: { hip: [10, -94], neck: [-2, -158], tilt: -4, near: [[20, -146], [44, -116], [26, -90], 30], far: [[-28, -142], [-52, -120], [-66, -112], -4], nearLeg: [[36, -50], [52, 0]], farLeg: [[-24, -56], [-40, 0]] },
  shoot: { hip: [8, -100], neck: [-2, -166], tilt: 0, near: [[22, -152], [50, -168], [-12, -156], 0], far: [[-30, -150], [-60, -152], [-92, -156], 0], nearLeg: [[28, -52], [46, 0]], farLeg: [[-18, -54], [-36, 0]] },
  kneel: { hip: [14, -66], neck: [-4, -130], tilt: -10, near: [[20, -118], [28, -82], [-6, -76], 10], far: [[-28, -114], [-46, -82], [-44, -64], -6], nearLeg: [[20, -9], [66, -17]], farLeg: [[-38, -60], [-40, 0]] },
  fall: { hip: [20, -86], neck: [44, -146], tilt: 26, near: [[62, -128], [96, -130], [118, -160], 64], far: [[20, -140], [-14, -142], [-46, -164], -60], nearLeg: [[4, -50], [24, 0]], farLeg: [[-22, -64], [-52, -24]] },
  thrown: { hip: [17, -66], neck: [54, -118], tilt: 34, near: [[64, -94], [94, -118], [116, -148], 50], far: [[26, -120], [2, -144], [-22, -168], -60], nearLeg: [[-17, -84], [-58, -66]], farLeg: [[-10, -50], [-48, -20]] },
  smash: { hip: [14, -98], neck: [-4, -164], tilt: -8, near: [[20, -150], [36, -194], [8, -226], 32], far: [[-26, -150], [-20, -196], [-8, -230], 32], nearLeg: [[38, -56], [56, 0]], farLeg: [[-26, -58], [-42, 0]] },
  charge: { hip: [20, -88], neck: [-36, -132], tilt: -6, near: [[-8, -122], [-46, -94], [-24, -76], -90], far: [[-54, -110], [-62, -92], [-74, -80], -90], nearLeg: [[50, -58], [92, -4]], farLeg: [[-36, -64], [-24, 0]] },
  sneak: { hip: [18, -80], neck: [-26, -130], tilt: -6, near: [[0, -114], [4, -80], [-38, -86], -70], far: [[-46, -110], [-58, -94], [-82, -112], -20], nearLeg: [[44, -52], [38, 0]], farLeg: [[-24, -52], [-50, 0]] },
  bound: { hip: [0, -100], neck: [0, -166], tilt: -14, near: [[24, -152], [34, -118], [6, -102], 0], far: [[-26, -152], [-36, -120], [-10, -106], 0], nearLeg: [[14, -52], [8, 0]], farLeg: [[-10, -52], [-10, 0]] },
  pray: { hip: [8, -74], neck: [-4, -140], tilt: -16, near: [[20, -126], [22, -90], [-34, -114], 0], far: [[-28, -124], [-42, -92], [-40, -120], 0], nearLeg: [[0, -9], [52, -17]], farLeg: [[-18, -9], [36, -17]] },
  bow: { hip: [18, -66], neck: [-28, -112], tilt: -34, near: [[-4, -96], [-6, -54], [-36, -42], 160], far: [[-48, -90], [-54, -56], [-64, -40], 160], nearLeg: [[22, -9], [68, -17]], farLeg: [[-36, -58], [-38, 0]] },
  lie: { hip: [2, -100], neck: [6, -168], tilt: 16, near: [[26, -156], [38, -190], [30, -226], -20], far: [[-24, -154], [-44, -122], [-10, -116], 0], nearLeg: [[18, -52], [22, -2]], farLeg: [[-42, -66], [0, -22]], lean: 86, feet: [-104, -26] },
  ride: { hip: [8, -66], neck: [-6, -134], tilt: 0, near: [[22, -120], [54, -136], [56, -172], 16], far: [[-28, -116], [-50, -94], [-66, -90], -10], nearLeg: [[-22, -44], [-2, 0]], farLeg: [[-30, -46], [-14, 0]] },
  float: { hip: [8, -112], neck: [-6, -178], tilt: 2, near: [[20, -164], [50, -146], [74, -168], 20], far: [[-32, -160], [-60, -142], [-88, -160], -20], nearLeg: [[20, -62], [40, -14]], farLeg: [[-6, -66], [16, -24]] },
} as const satisfies Record<string, Pose>;

export const DRESSES = ['plate', 'mail', 'cloth', 'robe', 'wraps', 'bare', 'hide', 'gown', 'mist', 'bones'] as const;
type Dress = (typeof DRESSES)[number];

export interface Fighter extends Partial<Pick<Person, 'head' | 'soft' | 'age' | 'eyes' | 'brow' | 'nose' | 'mouth' | 'lips' | 'hair' | 'behind' | 'beard' | 'moustache' | 'face' | 'marks' | 'hat' | 'iris'>> {
  fighter: keyof typeof POSES;
  /** The cut of the dress, its colour, its trim. */
  wears: Worn<Dress>;
  skin?: Paint;
  /** A head that is no human's, and its second colour. */
  beast?: Worn<BeastName>;
  cape?: Paint;
  spread?: Worn<keyof typeof BEHIND>;
  /** In the hand near us, and in the other; a light in the hands of who casts. */
  holds?: Worn<Held> | Holding;
  other?: Worn<Held> | Holding;
  casts?: Paint;
  broad?: number;
}

const HEAD = 0.345;
const to = ([x, y]: Point, r: number): Joint => [x, y, r];

/** Places beside a bone: so far forth from its end, and so far aside, which is downwards. */
function beside([fromX, fromY]: Point, [x, y]: Point): (forth: number, aside: number) => Point {
  const long = Math.hypot(x - fromX, y - fromY) || 1;
  const [dx, dy] = [(x - fromX) / long, (y - fromY) / long];
  const down = dx < 0 ? -1 : 1;
  return (forth, aside) => [x + dx * forth - dy * aside * down, y + dy * forth + dx * aside * down];
}

function head(fighter: Fighter, { neck, tilt }: Pose): Mark {
  const { skin = 'fair', beast, hat, holds: _, ...looks } = fighter;
  const [name, trim = 'bone'] = beast?.split(' ') ?? [];
  const marks: Marks = beast
    ? [painted({ trim: trim!, cloth: skin }, BEASTS[name as BeastName]), ...(hat ? [partOf(HEADGEAR, hat, 'headgear')] : [])]
    : headOf({ head: 'oval', eyes: 'narrow', brow: 'stern', nose: 'straight', mouth: 'firm', hair: 'short coffee', scene: 'rays', light: 'gold', body: 'robe', ...looks, ...(hat ? { hat } : {}), skin });
  const large = HEAD * (beast ? 0.92 : 1.04);
  return placed(neck[0] - 10 * HEAD, neck[1] - 64 * HEAD, marks, tilt, large, large);
}

/** A foot stands flat and points to the left; that of a leg which is thrown out, or kneels, is square to the shin. */
function footOf(knee: Point, foot: Point): readonly [ankle: Point, instep: Point, toe: Point] {
  const [x, y] = [foot[0] - knee[0], foot[1] - knee[1]];
  if (Math.abs(x) < Math.abs(y)) return [[foot[0] + (x < -30 ? 4 : 0), foot[1] - 8], [foot[0] - 6, foot[1] - 5], [foot[0] - 18, foot[1] - 3]];
  const long = Math.hypot(x, y);
  const off = (forth: number, down: number): Point => [foot[0] - (forth * y) / long - (down * x) / long, foot[1] + (forth * x) / long - (down * y) / long];
  return [off(0, 8), off(6, 5), off(18, 3)];
}

function leg(hip: Point, [knee, foot]: readonly [Point, Point], dress: Dress, broad: number): Marks {
  const [ankle, instep, toe] = footOf(knee, foot);
  const shin: Point = [(knee[0] + ankle[0]) / 2 + 2, (knee[1] + ankle[1]) / 2];
  const bare = dress === 'bare' || dress === 'hide' || dress === 'bones';
  const upper = limb(to(hip, 17 * broad), to([(hip[0] + knee[0]) / 2 - 2, (hip[1] + knee[1]) / 2], 15 * broad), to(knee, 10.5 * broad), to(shin, 10 * broad), to(ankle, 6 * broad));
  const boot = limb(to([knee[0] * 0.5 + shin[0] * 0.5, knee[1] * 0.5 + shin[1] * 0.5], 11 * broad), to(shin, 11 * broad), to(ankle, 8), to([ankle[0] - 3, ankle[1] + 2], 8));
  return [
    fused([upper], bare ? 'skin' : dress === 'plate' ? 'cloth' : 'legs', small),
    fused([...(dress === 'bones' ? [] : [boot]), limb(to([ankle[0] + 2, ankle[1]], 8 * broad), to(instep, 6.5), to(toe, 4.5))], dress === 'plate' ? 'cloth' : dress === 'bones' ? 'skin' : 'boots', small),
    ...(dress === 'plate' ? kneePlate(knee, ankle, broad) : dress === 'bones' ? [] : cuff(knee, shin, broad)),
  ];
}

/** A plate with a point over the knee, and the ridge of the one on the shin. */
function kneePlate([x, y]: Point, ankle: Point, broad: number): Marks {
  const at = beside(ankle, [x, y]);
  return [line(trail(at(-10, -2), at(-38, -1)), 2, 'cloth/light'), fused([edges(at(13, -2), at(5, 11 * broad), at(-8, 8 * broad), at(-15, -1), at(-8, -9 * broad), at(5, -11 * broad))], 'trim', small)];
}

/** The turned-down top of a boot. */
function cuff(knee: Point, shin: Point, broad: number): Marks {
  const at = beside(knee, [knee[0] * 0.42 + shin[0] * 0.58, knee[1] * 0.42 + shin[1] * 0.58]);
  return [fused([edges(at(-5, -12 * broad), at(-3, 13 * broad), at(7, 12 * broad), at(4, 0), at(7, -12 * broad))], 'boots/light', small)];
}

/** A hand that is closed: its back, the thumb, the knuckles. */
function fistOf(middle: Point, hand: Point): Marks {
  const at = beside(middle, hand);
  return [
    fused([limb(to(at(-9, 0), 6), to(at(-1, 0), 8.6), to(at(5, 1), 7.4)), limb(to(at(-5, -6), 3.6), to(at(3, -9), 3.6), to(at(9, -6), 3))], 'hand', small),
    line(trail(at(11, -2), at(3, -1)) + trail(at(12, 3), at(4, 4)), 1.5, 'ink', 0.7),
  ];
}

/** The wide end of a sleeve, and what one sees within it. */
function sleeve(elbow: Point, middle: Point, hand: Point, broad: number): { cloth: string; within: Mark } {
  const at = beside(middle, hand);
  return { cloth: curve([[elbow[0], elbow[1]], at(-20, -10 * broad), at(-4, -9 * broad), at(-5, 4), at(-12, 25 * broad), at(-26, 17 * broad)]), within: plane(curve([at(-5, -7 * broad), at(-2, 2), at(-11, 22 * broad), at(-12, 8)]), 'cloth/deep') };
}

function arm([shoulder, elbow, hand]: Pose['near'], dress: Dress, broad: number): Marks {
  const bare = dress === 'bare' || dress === 'hide' || dress === 'wraps' || dress === 'gown' || dress === 'bones';
  const middle: Point = [(elbow[0] + hand[0]) / 2, (elbow[1] + hand[1]) / 2];
  const wide = dress === 'robe' ? sleeve(elbow, middle, hand, broad) : null;
  return [
    fused([limb(to(shoulder, 12.5 * broad), to([(shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2], 11.5 * broad), to(elbow, 8.6 * broad), to(middle, 9 * broad), to([hand[0] * 0.85 + middle[0] * 0.15, hand[1] * 0.85 + middle[1] * 0.15], 6 * broad)), ...(wide ? [wide.cloth] : [])], bare ? 'skin' : 'cloth', small),
    ...(wide ? [wide.within] : []),
    ...(dress === 'wraps' || dress === 'plate' || dress === 'mail' ? [fused([limb(to([elbow[0] * 0.7 + middle[0] * 0.3, elbow[1] * 0.7 + middle[1] * 0.3], 10 * broad), to([middle[0] * 0.5 + hand[0] * 0.5, middle[1] * 0.5 + hand[1] * 0.5], 9 * broad))], 'trim', small)] : []),
    ...fistOf(middle, hand),
  ];
}

/** A spine, the ribs that grow from it, and the bone of the hip. */
function ribs(hip: Point, neck: Point, at: (share: number, side: number) => Point): Marks {
  const rib = (share: number, wide: number): string => trail(at(share + 0.08, -wide), at(share - 0.02, -wide * 0.8), at(share, 0), at(share - 0.02, wide * 0.8), at(share + 0.08, wide));
  const cage = [0.12, 0.27, 0.42, 0.56].map((share, i) => rib(share, 40 - 4 * i)).join('');
  return [plane(curve([at(0.08, -36), at(0.06, 36), at(0.66, 26), at(0.72, 0), at(0.66, -26)]), 'ink'), line(trail(neck, hip), 9, 'ink'), line(cage, 8, 'ink'), line(trail(neck, hip), 5, 'skin/dark'), line(cage, 4.6, 'skin'), fused([curve([at(0.94, -32), at(1, 0), at(0.94, 32), at(1.12, 22), at(1.1, 0), at(1.12, -22)])], 'skin', small)];
}

/** What is left of one who has no legs: a tail of mist. */
const tailOf = ([x, y]: Point): Mark =>
  fused([`M${x - 23} ${y - 14}C${x - 30} ${y + 30} ${x - 12} ${y + 52} ${x + 2} ${y + 74}C${x + 14} ${y + 92} ${x + 44} ${y + 98} ${x + 70} ${y + 84}C${x + 42} ${y + 80} ${x + 34} ${y + 40} ${x + 24} ${y - 14}Z`], 'cloth', { shade: [12, 4], rim: 3, over: [line(`M${x - 8} ${y + 6}C${x - 8} ${y + 40} ${x + 4} ${y + 60} ${x + 16} ${y + 76}`, 1.8, 'cloth/deep')] });

function torso({ hip, neck, near: [n], far: [f] }: Pose, dress: Dress, broad: number): Marks {
  const down: Point = [hip[0] - neck[0], hip[1] - neck[1]];
  const long = Math.hypot(...down);
  const at = (share: number, side: number): Point => [neck[0] + down[0] * share + (side * broad * down[1]) / long, neck[1] + down[1] * share - (side * broad * down[0]) / long];
  const outline = curve([[neck[0], neck[1] - 2], [f[0] + 8, f[1] - 12], [f[0] - 2, f[1]], at(0.6, -22), at(0.8, -18), at(1.04, -21), at(1.14, 0), at(1.04, 21), at(0.8, 19), at(0.55, 25), [n[0] + 4, n[1] + 2], [n[0] - 4, n[1] - 12]]);
  if (dress === 'bones') return ribs(hip, neck, at);
  const paint = dress === 'bare' || dress === 'hide' ? 'skin' : 'cloth';
  const marks: Mark[] = [fused([limb(to([neck[0] + 1, neck[1] - 8], 9), to([neck[0], neck[1] + 8], 12))], 'skin', small), fused([outline], paint, { shade: [10, 5], rim: 2.4 })];
  const chest = at(0.3, -4);
  if (dress === 'plate') {
    marks.push(plane(curve([at(0.14, -24), at(0.2, -6), at(0.56, -5), at(0.5, -20)]), 'cloth/light'), line(trail(at(0.12, -3), at(0.36, -5), at(0.6, -3)), 2.2), line(trail(at(0.52, -23), at(0.66, -3), at(0.5, 24)), 3.4, 'trim'));
    marks.push(line(trail(at(0.76, -19), at(0.82, 0), at(0.76, 20)) + trail(at(0.88, -18), at(0.94, 0), at(0.88, 19)), 1.8), fused([curve([at(-0.06, -13), at(0.05, -17), at(0.14, -3), at(0.04, 15), at(-0.08, 12), at(-0.02, 0)])], 'trim', small));
  }
  if (dress === 'mail') marks.push(line([0.3, 0.45, 0.6, 0.75].map((share) => trail(at(share, -22), at(share + 0.05, 0), at(share, 22))).join(''), 1.4, 'ink', 0.5));
  if (dress === 'wraps' || dress === 'robe') marks.push(line(trail([f[0] + 10, f[1] - 8], at(0.4, -2), at(0.8, 14)), 3.4, 'trim'));
  if (dress === 'cloth') marks.push(line(trail([n[0] - 6, n[1] - 8], at(0.45, -4), at(0.82, -16)), 4.4, 'boots'));
  if (dress === 'gown') marks.push(plane(curve([[neck[0] - 12, neck[1] + 2], [chest[0], chest[1] + 8], [neck[0] + 16, neck[1] + 2]]), 'skin'));
  if (dress === 'bare') marks.push(line(trail(at(0.34, -20), at(0.42, -4), at(0.34, 0)) + trail(at(0.42, -2), at(0.42, 12), at(0.3, 20)) + trail(at(0.5, -3), at(0.85, -3)), 1.8, 'skin/dark'));
  if (dress === 'hide') marks.push(patch(curve([[f[0] - 2, f[1] - 10], [neck[0] - 4, neck[1] + 4], [n[0] + 2, n[1] - 10], at(0.42, 22), at(0.36, 8), at(0.52, 0), at(0.36, -10), at(0.44, -24)]), 'cloth', 2.2));
  marks.push(...(dress === 'robe' || dress === 'gown' ? [] : [fused([limb(to(at(0.98, -21), 5), to(at(1.02, 0), 6), to(at(0.98, 21), 5))], dress === 'plate' ? 'trim' : 'boots', small), disc(at(1.01, -4)[0], at(1.01, 0)[1], 5, 'trim', 1.8)]));
  return marks;
}

/** A robe over one raised knee, its train on the ground behind. */
const kneelingRobe = ([x, y]: Point, [kneeX, kneeY]: Point): Marks => [
  fused([`M${x - 22} ${y - 6}C${x - 36} ${y - 6} ${kneeX - 6} ${kneeY - 20} ${kneeX - 16} ${kneeY - 4}C${kneeX - 24} ${kneeY + 20} ${kneeX - 20} ${kneeY + 44} ${kneeX - 26} 4Q${x - 14} -6 ${x + 4} 6Q${x + 34} -2 ${x + 66} 6C${x + 70} -6 ${x + 70} -18 ${x + 62} -24C${x + 48} -28 ${x + 38} -26 ${x + 34} -32C${x + 36} ${y + 22} ${x + 30} ${y + 6} ${x + 22} ${y - 6}Z`], 'cloth', { shade: [12, 5], rim: 3 }),
  fused([limb([x + 58, -14, 8], [x + 74, -16, 8], [x + 80, -6, 5])], 'boots', small),
  line(`M${kneeX - 4} ${kneeY}C${x - 20} ${kneeY + 6} ${x - 10} ${y + 24} ${x - 4} -4M${kneeX - 10} ${kneeY + 16}C${kneeX - 8} ${kneeY + 34} ${kneeX - 8} -20 ${kneeX - 10} -4M${x + 10} ${y + 16}C${x + 14} ${y + 30} ${x + 10} -22 ${x + 30} -18`, 1.8, 'cloth/deep'), line(`M${kneeX - 25} -3Q${x - 14} -13 ${x + 4} -1Q${x + 34} -9 ${x + 66} -1`, 3.4, 'trim'),
];

/** A robe of one who is on both knees, its train over the heels. */
const prayingRobe = ([x, y]: Point): Marks => [
  fused([limb([x + 54, -13, 8], [x + 70, -15, 8], [x + 76, -5, 5])], 'boots', small),
  fused([`M${x - 22} ${y - 6}C${x - 32} ${y + 24} ${x - 44} -34 ${x - 50} 4Q${x - 24} -4 ${x - 8} 6Q${x + 24} -2 ${x + 62} 6C${x + 68} -4 ${x + 68} -18 ${x + 58} -24C${x + 44} -28 ${x + 36} -34 ${x + 33} ${y + 34}C${x + 32} ${y + 18} ${x + 26} ${y + 6} ${x + 22} ${y - 6}Z`], 'cloth', { shade: [12, 5], rim: 3 }),
  line(`M${x - 8} ${y + 14}C${x - 14} ${y + 40} ${x - 20} -20 ${x - 26} -8M${x + 8} ${y + 14}C${x + 14} ${y + 36} ${x + 10} -22 ${x + 34} -16`, 1.8, 'cloth/deep'), line(`M${x - 48} -3Q${x - 24} -11 ${x - 8} -1Q${x + 24} -9 ${x + 62} -1`, 3.4, 'trim'),
];

/** Plates over a hip, one below the other. */
function tasset([x, y]: Point, side: number, broad: number): Marks {
  const plate = (top: number, low: number, near: number, far: number): string => edges([x, y + top], [x + side * (near + 4) * broad, y + top - 2], [x + side * far * broad, y + low - 5], [x + (side * far * broad) / 2, y + low + 4], [x + side * 1, y + low - 2]);
  return [fused([plate(14, 38, 24, 33)], 'cloth', small), fused([plate(-2, 20, 20, 29)], 'cloth', small), line(`M${Math.round(x + side * 1)} ${y + 33}L${Math.round(x + (side * 33 * broad) / 2)} ${y + 39}L${Math.round(x + side * 31 * broad)} ${y + 31}`, 2.6, 'trim')];
}

/** A sash around the waist, one end of which hangs down. */
const sash = ([x, y]: Point): Marks => [fused([edges([x - 16, y], [x - 6, y + 2], [x - 10, y + 34], [x - 16, y + 46], [x - 24, y + 38])], 'trim/muted', small), fused([limb(to([x - 21, y - 6], 6), to([x, y - 2], 6.6), to([x + 22, y - 7], 6))], 'trim', small), fused([curve([[x - 19, y - 8], [x - 9, y - 9], [x - 8, y + 3], [x - 18, y + 4]])], 'trim', small)];

/** What hangs from the belt: a robe to the ground, tassets, a loincloth. */
function skirt({ hip, nearLeg, farLeg }: Pose, dress: Dress, broad: number): Marks {
  const [x, y] = hip;
  if (dress === 'robe' || dress === 'gown') {
    const [[, nearFoot], [, farFoot]] = [nearLeg, farLeg];
    if (farLeg[0][1] > hip[1] - 20 && farLeg[0][1] < hip[1] + 20) return kneelingRobe(hip, farLeg[0]);
    if (nearLeg[0][1] > -20) return prayingRobe(hip);
    const hem = Math.max(nearFoot[1], farFoot[1]) + 4;
    const [left, right] = [Math.min(farFoot[0], nearFoot[0]) - 26, Math.max(nearFoot[0], farFoot[0]) + 30];
    const outline = `M${x - 21} ${y - 4}C${x - 30} ${y + 30} ${left + 6} ${hem - 40} ${left} ${hem}Q${left + 18} ${hem - 8} ${(left * 2 + right) / 3} ${hem + 3}Q${(left + right) / 2} ${hem - 8} ${(left + right * 2) / 3} ${hem + 3}Q${right - 14} ${hem - 8} ${right} ${hem}C${right - 6} ${hem - 50} ${x + 34} ${y + 30} ${x + 22} ${y - 4}Z`;
    return [fused([outline], 'cloth', { shade: [14, 4], rim: 3 }), line(`M${x - 8} ${y + 10}Q${x - 14} ${hem - 50} ${(left * 2 + right) / 3} ${hem - 6}M${x + 8} ${y + 10}Q${x + 14} ${hem - 50} ${(left + right * 2) / 3} ${hem - 6}`, 1.8, 'cloth/deep'), line(`M${left + 1} ${hem - 7}Q${left + 18} ${hem - 15} ${(left * 2 + right) / 3} ${hem - 4}Q${(left + right) / 2} ${hem - 15} ${(left + right * 2) / 3} ${hem - 4}Q${right - 14} ${hem - 15} ${right - 1} ${hem - 7}`, 3.4, 'trim')];
  }
  if (dress === 'mist') return [tailOf([x, y])];
  if (dress === 'bones') return [];
  if (dress === 'plate') return [tasset([x + 3, y], -1, broad), tasset([x - 3, y], 1, broad)].flat();
  if (dress === 'wraps' || dress === 'cloth' || dress === 'mail') return [fused([`M${x - 23} ${y - 2}C${x - 30} ${y + 16} ${x - 34} ${y + 30} ${x - 36} ${y + 42}L${x - 8} ${y + 34}L${x + 4} ${y + 46}L${x + 16} ${y + 34}L${x + 40} ${y + 40}C${x + 34} ${y + 24} ${x + 28} ${y + 12} ${x + 23} ${y - 2}Z`], dress === 'mail' ? 'trim' : 'cloth', { ...small, over: [line(`M${x - 8} ${y + 6}C${x - 12} ${y + 18} ${x - 12} ${y + 26} ${x - 14} ${y + 36}M${x + 8} ${y + 6}C${x + 14} ${y + 18} ${x + 20} ${y + 26} ${x + 22} ${y + 36}`, 1.8, dress === 'mail' ? 'trim/deep' : 'cloth/deep'), line(`M${x - 36} ${y + 38}L${x - 8} ${y + 30}L${x + 4} ${y + 42}L${x + 16} ${y + 30}L${x + 40} ${y + 36}`, 3, dress === 'mail' ? 'cloth' : 'trim')] })];
  return [fused([`M${x - 22} ${y - 2}L${x - 28} ${y + 34}L${x - 16} ${y + 26}L${x - 4} ${y + 44}L${x + 8} ${y + 26}L${x + 26} ${y + 36}L${x + 23} ${y - 2}Z`], 'cloth', small)];
}

const pauldron = ([x, y]: Point, broad: number): Mark => (pen) => [
  fused([curve([[x - 13 * broad, y + 12], [x - 15 * broad, y], [x + 4, y - 6], [x + 18 * broad, y], [x + 17 * broad, y + 18], [x + 2, y + 16]])], 'trim/soft', small),
  fused([curve([[x - 17 * broad, y + 5], [x - 13 * broad, y - 12], [x + 3, y - 19], [x + 17 * broad, y - 10], [x + 20 * broad, y + 9], [x + 2, y + 4]])], 'trim', { ...small, lit: [3, 3] }),
  line(trail([x - 13 * broad, y - 2], [x + 2, y - 8], [x + 17 * broad, y]), 1.6, 'ink', 0.5),
].map((mark) => mark(pen)).join('');

const capeOf = ({ near: [n], far: [f], hip }: Pose, colour: Paint): Mark =>
  painted({ cape: colour }, [shape(`M${f[0] + 6} ${f[1] - 12}C${n[0]} ${n[1] - 26} ${n[0] + 26} ${n[1] - 10} ${n[0] + 40} ${n[1] + 24}C${hip[0] + 70} ${hip[1]} ${hip[0] + 120} ${hip[1] + 30} ${hip[0] + 140} ${hip[1] + 74}C${hip[0] + 108} ${hip[1] + 60} ${hip[0] + 96} ${hip[1] + 80} ${hip[0] + 84} ${hip[1] + 92}C${hip[0] + 66} ${hip[1] + 66} ${hip[0] + 40} ${hip[1] + 70} ${hip[0] + 20} ${hip[1] + 84}C${hip[0]} ${hip[1] + 20} ${f[0]} ${f[1] + 30} ${f[0] + 6} ${f[1] - 12}Z`, 'cape', { dark: [`M${n[0] + 10} ${n[1]}C${hip[0] + 50} ${hip[1] + 10} ${hip[0] + 70} ${hip[1] + 40} ${hip[0] + 84} ${hip[1] + 92}L${hip[0] + 160} ${hip[1] + 100}L${hip[0] + 90} ${hip[1] - 30}Z`], deep: [`M${f[0]} ${f[1]}L${n[0] + 10} ${n[1]}C${hip[0] + 30} ${hip[1] + 20} ${hip[0] + 40} ${hip[1] + 50} ${hip[0] + 20} ${hip[1] + 90}L${hip[0] - 30} ${hip[1] + 60}Z`] })]);

const inHand = (held: Worn<Held> | Holding | undefined, [, , [x, y], grip]: Pose['near']): Marks => {
  if (!held) return [];
  const { of, at = [0, 0], turn = grip, size = 1 }: Holding = typeof held === 'string' ? { of: held } : held;
  return [placed(x + at[0], y + at[1], [thing(of)], turn, 0.56 * size)];
};

export function fighterOf(fighter: Fighter): Marks {
  const pose: Pose = POSES[fighter.fighter];
  const [dress, cloth = 'slate', trim = 'gold'] = fighter.wears.split(' ') as [Dress, string?, string?];
  const { broad = dress === 'bones' ? 0.56 : fighter.soft ? 0.88 : 1, cape, spread, casts, skin = 'fair' } = fighter;
  const [, hair = 'coffee', beard = hair] = fighter.hair?.split(' ') ?? [];
  const [back, backCloth, backTrim] = spread?.split(' ') ?? [];
  const legs = dress === 'mail' || dress === 'cloth' || dress === 'wraps' ? `${cloth}/muted` : cloth;
  const roles = {
    cloth, trim, skin, legs, boots: 'leather', hand: dress === 'plate' || dress === 'mist' ? cloth : skin, hair, beard, brow: `${hair}/inked`, iris: fighter.iris ?? 'coffee', lips: fighter.lips ?? `${skin}/soft`, shadow: fighter.soft ? `${skin}/soft` : `${skin}/dark`,
  };
  const further = { cloth: 'cloth/muted', trim: 'trim/muted', skin: 'skin/muted', legs: 'legs/muted', boots: 'boots/muted', hand: 'hand/muted' };
  const robed = dress === 'robe' || dress === 'gown';
  const legless = robed || dress === 'mist';
  const overhead = pose.near[2][1] < pose.neck[1] - 24; // what is swung there passes behind the head
  const light = casts ? [pose.far[2], ...(fighter.fighter === 'both' || fighter.fighter === 'float' ? [pose.near[2]] : [])].flatMap(([x, y]) => [glow(x - 6, y - 4, 44, casts, 0.9), disc(x - 6, y - 4, 9, 'spark', 0)]) : [];
  const body = painted(roles, [
    ...(back ? [placed(pose.neck[0] + 8, pose.neck[1] + 4, [painted({ ...(backCloth ? { cloth: backCloth } : {}), ...(backTrim ? { trim: backTrim } : {}) }, BEHIND[back as keyof typeof BEHIND])], 0, 0.62)] : []),
    ...(cape ? [capeOf(pose, cape)] : []),
    painted(further, [...(legless || fighter.fighter === 'ride' ? [] : leg([pose.hip[0] - 9, pose.hip[1]], pose.farLeg, dress, broad))]),
    painted(further, arm(pose.far, dress, broad)),
    ...(legless ? [] : leg([pose.hip[0] + 8, pose.hip[1]], pose.nearLeg, dress, broad)),
    ...(robed ? torso(pose, dress, broad) : []), ...skirt(pose, dress, broad), ...(robed ? sash(pose.hip) : []), ...(robed ? [] : torso(pose, dress, broad)),
    ...(dress === 'plate' ? [painted(further, [pauldron([pose.far[0][0] - 4, pose.far[0][1]], broad * 0.9)])] : []),
    ...(overhead ? inHand(fighter.holds, pose.near) : []),
    head(fighter, pose), focus(pose.neck[0] - 6, pose.neck[1] - 4, 62),
    ...inHand(fighter.other, pose.far),
    ...(overhead ? [] : inHand(fighter.holds, pose.near)),
    ...arm(pose.near, dress, broad),
    ...(dress === 'plate' || dress === 'hide' ? [pauldron(pose.near[0], broad)] : []),
    ...light,
  ]);
  const { lean = 0, feet: [x, y] = [0, 0] } = pose;
  return lean ? [placed(x, y, [body], lean)] : [body];
}
