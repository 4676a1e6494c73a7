/** A beast on four legs, seen from its side: a build, a pose, a head, and what grows on it. */
import { focus } from '../focus.ts';
import { disc, glow, line, painted, patch, placed, plane, type Mark, type Marks, type Paint } from '../ink.ts';
import type { Worn } from '../traits.ts';
import { fighterOf, type Fighter } from './fighter.ts';
import { MUZZLES, type MuzzleName } from './muzzles.ts';
import { curve, fused, limb, small, type Joint, type Point } from './sweep.ts';
import { wingOf, type WingName } from './wings.ts';

/** How thick chest, belly, hips, neck and legs are, how long the legs, and whether it walks on hooves. */
interface Build {
  chest: number;
  belly: number;
  hips: number;
  neck: number;
  legs: number;
  long: number;
  feet: 'paw' | 'hoof' | 'claw' | 'pillar';
  /** How much of the thickness of the hind legs the forelegs have. */
  fore?: number;
  /** By how much the hind part lies nearer to the chest than that of others. */
  short?: number;
  /** How large the head is, and where it is carried. */
  head: number;
  carried: Point;
}

const BUILDS = {
  cat: { chest: 34, belly: 25, hips: 30, neck: 27, legs: 13.5, long: 1, feet: 'paw', head: 1.1, carried: [-108, -134] },
  hound: { chest: 34, belly: 21, hips: 25, neck: 19, legs: 11, long: 1.04, feet: 'paw', head: 1, carried: [-114, -150] },
  bear: { chest: 42, belly: 42, hips: 42, neck: 32, legs: 19, long: 0.9, feet: 'claw', head: 1.1, carried: [-112, -128] },
  bull: { chest: 46, belly: 36, hips: 34, neck: 34, legs: 14, long: 0.94, feet: 'hoof', head: 1.15, carried: [-112, -128] },
  horse: { chest: 34, belly: 29, hips: 32, neck: 21, legs: 11, long: 1.2, feet: 'hoof', head: 1.05, carried: [-116, -186] },
  saurian: { chest: 36, belly: 34, hips: 36, neck: 26, legs: 16, long: 0.84, feet: 'claw', head: 1.15, carried: [-118, -118] },
  titan: { chest: 50, belly: 50, hips: 46, neck: 36, legs: 23, long: 0.94, feet: 'pillar', head: 1.2, carried: [-116, -136] },
  rex: { chest: 38, belly: 38, hips: 42, neck: 29, legs: 20, long: 1, fore: 0.5, feet: 'claw', head: 1.34, carried: [-104, -148] },
  hare: { chest: 28, belly: 30, hips: 40, neck: 20, legs: 9, long: 0.68, short: 36, feet: 'paw', head: 1.3, carried: [-88, -136] },
} as const satisfies Record<string, Build>;

/** How the legs stand: fore near, fore far, hind near, hind far, each as joints below the shoulder or the hip; and how the back lies. */
const STEPS = {
  stand: { lean: 0, lift: 0, legs: [[[-2, 42], [0, 78], [-8, 92]], [[-16, 40], [-22, 76], [-30, 90]], [[-8, 40], [14, 66], [6, 92]], [[10, 38], [34, 64], [28, 90]]] },
  prowl: { lean: -5, lift: 4, legs: [[[-26, 30], [-40, 66], [-52, 84]], [[12, 40], [16, 72], [4, 88]], [[-20, 34], [4, 62], [-8, 90]], [[20, 34], [50, 58], [48, 88]]] },
  run: { lean: 3, lift: -8, legs: [[[-36, 24], [-70, 44], [-86, 54]], [[-20, 36], [-20, 64], [-36, 70]], [[20, 34], [56, 52], [76, 74]], [[-14, 36], [10, 60], [-8, 80]]] },
  leap: { lean: 20, lift: -34, legs: [[[-34, 18], [-70, 16], [-90, 22]], [[-24, 34], [-52, 48], [-70, 48]], [[26, 30], [66, 34], [92, 54]], [[10, 36], [46, 54], [66, 78]]] },
  rear: { lean: 50, lift: -46, legs: [[[20, 38], [10, 69], [-15, 86]], [[-16, 44], [-47, 62], [-69, 73]], [[-4, 57], [54, 56], [64, 89]], [[30, 38], [84, 14], [104, 42]]] },
  stride: { lean: 24, lift: -4, legs: [[[-18, 22], [-44, 18], [-54, 34]], [[-26, 14], [-52, 6], [-64, 20]], [[-8, 50], [44, 62], [36, 92]], [[-36, 42], [2, 82], [-22, 106]]] },
} as const;

const TAILS = {
  tuft: { bones: [[92, -104, 8], [122, -88, 5], [140, -108, 4], [150, -136, 3]], tip: [152, -146] },
  brush: { bones: [[90, -100, 9], [120, -92, 15], [150, -106, 15], [172, -132, 2]], tip: null },
  whip: { bones: [[92, -98, 13], [130, -80, 10], [168, -84, 7], [196, -112, 1]], tip: null },
  heavy: { bones: [[88, -92, 26], [130, -70, 18], [170, -62, 11], [208, -76, 1]], tip: null },
  horse: { bones: [[90, -112, 8], [116, -108, 14], [132, -70, 14], [128, -30, 2]], tip: null },
  twin: { bones: [[90, -104, 9], [126, -108, 9], [150, -150, 8], [138, -192, 2]], tip: null, second: [[88, -98, 9], [134, -80, 9], [176, -96, 9], [188, -142, 2]] },
  stub: { bones: [[92, -104, 10], [108, -104, 8], [116, -112, 3]], tip: null },
  none: null,
} as const;

/** Covers the line of ink between a head and its neck. */
export const NAPE: Mark = plane('M14-17C26-22 42-14 44 0C44 12 34 20 18 18C10 10 10-6 14-17Z', 'coat');

export interface Quadruped {
  /** Its build, the colour of its coat, that of its mane, horns and claws. */
  quadruped: Worn<keyof typeof BUILDS>;
  head: MuzzleName;
  pose?: keyof typeof STEPS;
  tail?: keyof typeof TAILS;
  marks?: readonly ('stripes' | 'spots' | 'plates' | 'spines' | 'crystals' | 'shaggy' | 'flames' | 'saddle' | 'barding' | 'shell' | 'runes' | 'moss' | 'socks')[];
  mane?: Paint;
  wings?: Worn<WingName>;
  eye?: Paint;
  rider?: Fighter;
}

const shoulder: Point = [-58, -96];

function foot([x, y]: Point, feet: Build['feet']): Marks {
  if (feet === 'hoof') return [patch(`M${x - 11} ${y - 8}L${x + 9} ${y - 8}L${x + 11} ${y + 5}L${x - 15} ${y + 5}Z`, 'boots', 2)];
  if (feet === 'pillar') return [patch(curve([[x - 17, y + 4], [x - 12, y - 2], [x - 6, y + 4]]) + curve([[x - 5, y + 5], [x, y - 2], [x + 6, y + 5]]), 'trim', 1.6)];
  return feet === 'claw' ? [patch(`M${x - 22} ${y + 5}L${x - 12} ${y - 5}L${x - 8} ${y + 4}ZM${x - 12} ${y + 6}L${x - 4} ${y - 4}L${x} ${y + 5}Z`, 'trim', 1.8)] : [line(`M${x - 12} ${y}v5M${x - 5} ${y + 1}v5`, 1.8)];
}

/** A leg; its foot is turned back by as much as the body leans when it stands on the ground alone. */
function legAt([x, y]: Point, bones: readonly (readonly [number, number])[], { legs: thick, long, fore = 1, feet }: Build, hind: boolean, lean = 0): { flesh: string[]; nails: Marks } {
  const legs = hind ? thick : thick * fore;
  const joints = bones.map(([dx, dy]): Point => [x + dx, y + dy * long]);
  const [knee, ankle, end] = joints as [Point, Point, Point];
  const r = legs * (feet === 'pillar' ? 1 : 0.66);
  const [forth, down] = [Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)];
  return {
    flesh: [
      limb([x, y - 4, legs * (hind ? 2 : 1.7)], [(x + knee[0]) / 2, (y + knee[1]) / 2, legs * (hind ? 1.6 : 1.3)], [knee[0], knee[1], legs], [ankle[0], ankle[1], r], [end[0] + 4, end[1] - 4, r]),
      feet === 'hoof' ? '' : limb([end[0] + 4, end[1] - 3, r], [end[0] - (lean ? 12 : 6) * forth, end[1] + 12 * down, Math.max(6, r * 0.8)]),
    ],
    nails: lean ? [placed(end[0], end[1], foot([0, 0], feet), -lean)] : foot(end, feet),
  };
}

/** What lies under the coat, shoulder and haunch, and what the coat is of: fur in tufts, scales, folds of thick hide. */
function muscles(name: keyof typeof BUILDS, short: number): Marks {
  const scale = (x: number, y: number): string => `M${x} ${y}q6 8 12 0`;
  const hide: Record<'fur' | 'scales' | 'folds', Mark> = {
    fur: line(`M-78-78l5 10l6-9l4 11l7-9M-66-92l5 9l6-8M${58 - short}-108l6 9l6-8M${70 - short}-94l6 9l6-8M-14-92l6 8l5-8M6-88l6 8l5-8`, 1.8, 'ink', 0.4),
    scales: line([[-70, -118], [-54, -112], [-62, -100], [-46, -96], [-8, -104], [8, -98], [24, -104], [-2, -90], [62, -112], [78, -106], [66, -98]].map(([x, y]) => scale(x!, y!)).join(''), 1.8, 'ink', 0.4),
    folds: line(`M-88-118C-80-104-80-92-86-80M-78-126C-68-108-68-92-74-76M-34-126C-24-108-26-86-38-68M${40 - short}-126C${32 - short}-104 ${34 - short}-86 ${46 - short}-70`, 2, 'ink', 0.4),
  };
  const of = name === 'saurian' ? 'scales' : name === 'titan' || name === 'bull' ? 'folds' : 'fur';
  return [
    plane(curve([[-84, -124], [-58, -138], [-36, -114], [-42, -78], [-58, -60], [-78, -84]]), 'coat/light', 0.34), plane(curve([[42 - short, -122], [70 - short, -134], [96 - short, -112], [92 - short, -80], [66 - short, -62], [46 - short, -88]]), 'coat/light', 0.3),
    plane(`M-34-96C-10-88 20-88 ${44 - short}-94C${30 - short}-70-10-66-40-74Z`, 'coat/dark', 0.45), ...(name === 'horse' ? [] : [hide[of]]),
  ];
}

/** Marks on the coat, cut off at its outline. */
function onCoat(marks: NonNullable<Quadruped['marks']>): Marks {
  const found: Mark[] = [];
  if (marks.includes('stripes')) found.push(plane('M-70-140L-56-92L-48-136ZM-36-138L-22-86L-14-134ZM0-134L12-84L22-132ZM38-132L48-82L58-130ZM74-130L82-84L92-124ZM-100-150L-92-116L-84-150Z', 'trim', 0.85));
  if (marks.includes('spots')) found.push(...([[-70, -118, 8], [-48, -100, 9], [-20, -116, 8], [4, -98, 10], [30, -116, 8], [56, -100, 9], [80, -116, 8], [-34, -82, 6], [20, -80, 6], [70, -78, 6]] as const).map(([x, y, r]) => disc(x, y, r, 'trim', 0)));
  if (marks.includes('runes')) found.push(line('M-76-108l10 14l-8 12M-44-116v26M-44-106l12 8M-4-112l-8 12l12 8l-8 12M34-114v24l12-8M66-110l12 10l-12 10', 3.4, 'glow'));
  if (marks.includes('plates')) found.push(line('M-90-120C-60-96-60-80-66-60M-50-134C-24-110-24-80-32-60M-6-134C14-110 14-80 6-60M34-134C54-110 52-80 44-60M70-130C90-106 88-90 84-66', 2.6), line('M-84-120C-56-96-56-80-60-60M-44-134C-18-110-18-80-26-60M0-134C20-110 20-80 12-60M40-134C60-110 58-80 50-60', 2, 'coat/light'));
  if (marks.includes('socks')) found.push(plane('M-130-62H150V30H-130ZM-84-160L-42-160L-36-50L-86-50Z', 'trim'));
  if (marks.includes('moss')) found.push(plane('M-120-160L120-160L120-110C100-104 92-120 80-112C66-100 54-118 40-108C24-98 10-116-8-106C-24-98-36-116-52-104C-66-96-76-112-90-104Z', 'leaf'));
  return found;
}

function alongBack(marks: NonNullable<Quadruped['marks']>, belly: number): Marks {
  const top = -100 - belly;
  const found: Mark[] = [];
  const spine = (x: number, i: number): string => `M${x - 9} ${top + 8}L${x + 8 + (i % 2) * 4} ${top - 22 - (i % 3) * 6}L${x + 11} ${top + 8}Z`;
  if (marks.includes('spines')) found.push(fused([[-84, -62, -40, -18, 4, 26, 48, 70, 90].map(spine).join('')], 'trim', small));
  if (marks.includes('crystals')) found.push(fused([`M-60 ${top + 14}L-74 ${top - 40}L-50 ${top - 58}L-36 ${top + 10}Z`, `M-26 ${top + 14}L-30 ${top - 70}L-10 ${top - 84}L6 ${top + 12}Z`, `M16 ${top + 14}L26 ${top - 50}L46 ${top - 60}L48 ${top + 14}Z`, `M56 ${top + 18}L76 ${top - 26}L90 ${top - 24}L84 ${top + 20}Z`], 'trim', { ...small, lit: [5, 3] }));
  if (marks.includes('flames')) found.push(plane(`M-90 ${top + 20}C-86 ${top - 30}-70 ${top - 20}-66 ${top - 50}C-50 ${top - 30}-46 ${top - 20}-40 ${top - 10}C-30 ${top - 50}-20 ${top - 40}-10 ${top - 70}C0 ${top - 40} 8 ${top - 30} 14 ${top - 12}C24 ${top - 46} 34 ${top - 36} 46 ${top - 60}C56 ${top - 30} 60 ${top - 20} 66 ${top - 6}C80 ${top - 30} 90 ${top - 26} 104 ${top - 40}C104 ${top - 10} 100 ${top + 10} 96 ${top + 30}Z`, 'fire'), plane(`M-76 ${top + 20}C-70 ${top - 10}-60 ${top - 6}-58 ${top - 24}C-40 ${top}-30 ${top + 4}-22 ${top - 34}C0 ${top - 4} 20 ${top + 6} 36 ${top - 26}C50 ${top + 4} 70 ${top + 4} 84 ${top - 10}L90 ${top + 30}Z`, 'spark'));
  return found;
}

/** A carapace over the whole back. */
function shellOn(top: number): Marks {
  const scutes = `M-28 ${top - 16}L28 ${top - 16}L48 ${top + 16}L28 ${top + 48}L-26 ${top + 48}L-46 ${top + 16}ZM-28 ${top - 16}L-44 ${top - 34}M28 ${top - 16}L44 ${top - 38}M-46 ${top + 16}L-92 ${top + 22}M48 ${top + 16}L104 ${top + 18}M-26 ${top + 48}L-34 ${top + 60}M28 ${top + 48}L36 ${top + 60}`;
  return [fused([`M-100 ${top + 54}C-98 ${top + 4}-62 ${top - 46} 4 ${top - 52}C68 ${top - 48} 108 ${top} 114 ${top + 52}C112 ${top + 64} 104 ${top + 68} 92 ${top + 66}C40 ${top + 76}-40 ${top + 78}-84 ${top + 68}C-96 ${top + 68}-102 ${top + 62}-100 ${top + 54}Z`], 'trim', {
    shade: [18, 10], lit: [6, 6], rim: 3.2, over: [line(scutes, 2.6, 'trim/deep'), line(`M-98 ${top + 48}C-50 ${top + 62} 64 ${top + 60} 112 ${top + 46}`, 3.4, 'trim/deep'), line(`M-20 ${top - 6}L18 ${top - 6}M-70 ${top}L-54 ${top - 18}`, 3, 'trim/pale', 0.8)],
  })];
}

function harness(marks: NonNullable<Quadruped['marks']>, { belly }: Build): Marks {
  if (marks.includes('barding')) return [fused([curve([[-88, -136], [-50, -134 + (belly < 30 ? 6 : 0)], [-34, -96], [-42, -60], [-80, -64], [-100, -100]]), curve([[44, -130], [84, -128], [106, -98], [92, -62], [54, -60], [40, -92]])], 'boots', { shade: [10, 6], over: [line('M-96-100C-70-86-50-88-36-96M44-92C64-84 84-86 104-96', 3, 'gold')] })];
  if (marks.includes('saddle')) return [fused([curve([[-26, -106 - belly], [0, -98 - belly], [34, -106 - belly], [40, -80], [8, -64], [-28, -78]])], 'boots', { ...small, over: [line('M-30-86C-8-70 20-70 42-88', 3.4, 'gold')] })];
  return [];
}

function maneOf(colour: Paint, [x, y]: Point, shaggy: boolean): Marks {
  const [cx, cy] = [x + 24, y + 18];
  const locks = Array.from({ length: 13 }, (_, i): string => {
    const turn = -2.5 + i * 0.42;
    const far = (shaggy ? 50 : 66) + (i % 2) * 14;
    const spot = (angle: number, r: number): string => `${Math.round(cx + r * Math.cos(angle))} ${Math.round(cy + r * Math.sin(angle))}`;
    return `M${spot(turn - 0.42, 34)}L${spot(turn + 0.12, far)}L${spot(turn + 0.42, 34)}Z`;
  });
  return [painted({ mane: colour }, [fused([...locks, curve([[cx - 42, cy], [cx - 4, cy - 46], [cx + 46, cy - 10], [cx + 38, cy + 40], [cx - 6, cy + 52]])], 'mane', { ...small, shade: [6, 4] })])];
}

export function quadrupedOf(beast: Quadruped): Marks {
  const { head, pose = 'stand', tail = 'tuft', marks = [], mane, wings, eye = 'amber', rider } = beast;
  const [name, coat = 'hide', trim = 'bone'] = beast.quadruped.split(' ');
  const build: Build = BUILDS[name as keyof typeof BUILDS];
  const { short = 0 } = build;
  const hip: Point = [70 - short, -94];
  const { lean, lift, legs } = STEPS[pose];
  const up = -92 * (build.long - 1);
  const [fore, foreFar, hind, hindFar] = legs;
  const standing = pose === 'rear' || pose === 'stride';
  const upright = standing ? lean : 0;
  const [near, back] = [legAt(shoulder, fore, build, false), legAt(hip, hind, build, true, upright)];
  const [farFore, farHind] = [legAt([shoulder[0] + 6, shoulder[1] - 2], foreFar, build, false), legAt([hip[0] - 6, hip[1] - 2], hindFar, build, true, upright)];
  const tailed = TAILS[tail];
  const raised = pose === 'rear' ? 8 : 0;
  const carried: Point = [build.carried[0] + raised, build.carried[1]];
  const trunk = limb([96 - short, -98, build.hips * 0.7], [hip[0], -100, build.hips], [10 - short / 2, -100 - short / 5, build.belly], [-52, -104, build.chest], [-84, -112, build.neck + 4] as Joint);
  const neck = limb([-56, -108, build.chest * 0.86], [(carried[0] - 60) / 2 - 2, (carried[1] - 110) / 2 - 1, (build.neck + build.chest * 0.86) / 2], [carried[0] + 16, carried[1] + 6, build.neck * 0.94]);
  const body = fused([trunk, neck, ...near.flesh, ...back.flesh], 'coat', { shade: [10, 9], lit: [5, 5], rim: 3.2, over: [...muscles(name as keyof typeof BUILDS, short), ...onCoat(marks)] });
  return [painted({ coat, trim, iris: eye, boots: name === 'bull' || name === 'horse' ? 'soot' : 'leather' }, [
    placed(pose === 'rear' ? 12 : 18, up + lift + (pose === 'rear' ? 8 : 0), [
      (pen) => `<g transform="rotate(${lean} ${standing ? 70 : 0} -80)">${[
        ...(wings ? [painted({ coat: 'coat' }, [placed(-30, -126, [painted({ coat: wings.split(' ')[1] ?? 'coat', trim: wings.split(' ')[2] ?? 'trim' }, wingOf(wings.split(' ')[0] as WingName))], 24, 0.86)])] : []),
        painted({ coat: 'coat/muted', trim: 'trim/muted' }, [fused([...farFore.flesh, ...farHind.flesh], 'coat', small), ...farFore.nails, ...farHind.nails]),
        ...(tailed ? [placed(-short, 0, [fused([limb(...(tailed.bones as readonly Joint[])), ...('second' in tailed ? [limb(...(tailed.second as readonly Joint[]))] : [])], 'coat', small), ...(tailed.tip ? [fused([curve([[tailed.tip[0] - 12, tailed.tip[1] + 10], [tailed.tip[0] - 4, tailed.tip[1] - 18], [tailed.tip[0] + 12, tailed.tip[1] - 4], [tailed.tip[0] + 6, tailed.tip[1] + 12]])], 'trim', small)] : [])])] : []),
        ...alongBack(marks, build.belly),
        body, ...near.nails, ...back.nails,
        line(`M${hip[0] - 22} -112C${hip[0] - 34} -90 ${hip[0] - 26} -66 ${hip[0] - 14} -52M${shoulder[0] + 26} -104C${shoulder[0] + 30} -86 ${shoulder[0] + 20} -70 ${shoulder[0] + 12} -58`, 2.4, 'ink', 0.75),
        ...harness(marks, build),
        ...(mane ? maneOf(mane, carried, marks.includes('shaggy')) : []),
        ...(rider ? [placed(2, -36 - build.belly, fighterOf(rider), -lean * 0.6, 0.92)] : []),
        placed(carried[0], carried[1], [...MUZZLES[head], ...(mane ? [] : [NAPE])], standing ? -lean * 0.8 : -lean * 0.5, build.head), focus(carried[0] - 2, carried[1] + 12, 80 * build.head),
        ...(marks.includes('shell') ? shellOn(-100 - build.belly) : []),
        ...(wings ? [painted({ coat: wings.split(' ')[1] ?? 'coat', trim: wings.split(' ')[2] ?? 'trim' }, [placed(-20, -118, wingOf(wings.split(' ')[0] as WingName), 0)])] : []),
      ].map((mark) => mark(pen)).join('')}</g>`,
    ], 0, pose === 'rear' ? 0.76 : pose === 'stride' ? 0.9 : 1),
    ...(marks.includes('flames') ? [glow(0, -130, 150, 'fire', 0.35)] : []),
  ])];
}
