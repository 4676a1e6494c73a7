/** Something huge on two legs that was made: a golem of stone, ice or wood, a machine of plates, a knight without a body. */
import { focus } from '../focus.ts';
import { disc, glow, line, painted, patch, placed, plane, type Marks, type Paint } from '../ink.ts';
import { CARRIED } from '../things/carried.ts';
import type { Worn, Held } from '../traits.ts';
import { curve, edges, fused, limb, small, type Point } from './sweep.ts';
import { thing } from './thing.ts';

export interface Colossus {
  /** How it is made, what of, and its trim. */
  colossus: Worn<'rock' | 'plates' | 'shards' | 'wood' | 'orbs'>;
  pose?: 'stand' | 'smash' | 'march' | 'reach';
  head?: 'block' | 'visor' | 'crest' | 'dome' | 'skull' | 'horned' | 'eyes' | 'none';
  core?: 'heart' | 'furnace' | 'runes' | 'none';
  arm?: 'fist' | 'cannon' | 'blade' | 'drill' | 'claw' | 'hammer';
  back?: 'none' | 'spikes' | 'chimneys' | 'banners' | 'tree' | 'crystals' | 'wings';
  holds?: Worn<Held>;
  eye?: Paint;
}

type Make = 'rock' | 'plates' | 'shards' | 'wood' | 'orbs';

/** A piece of the body around a middle: rough, smooth, splintered, round. */
function piece(make: Make, x: number, y: number, w: number, h: number): string {
  const at = (sx: number, sy: number): Point => [x + sx * w, y + sy * h];
  if (make === 'rock') return edges(at(-0.9, -0.5), at(-0.5, -1), at(0.4, -0.96), at(1, -0.5), at(0.94, 0.5), at(0.5, 1), at(-0.5, 0.94), at(-1, 0.4));
  if (make === 'shards') return edges(at(-1, -0.2), at(-0.7, -1.1), at(-0.2, -0.8), at(0.3, -1.2), at(0.8, -0.7), at(1.05, 0.2), at(0.5, 1.1), at(-0.1, 0.8), at(-0.6, 1.05));
  if (make === 'wood') return curve([at(-1, -0.4), at(-0.5, -1), at(0.1, -0.86), at(0.6, -1.04), at(1, -0.3), at(0.86, 0.5), at(0.4, 1), at(-0.2, 0.86), at(-0.86, 0.9)]);
  if (make === 'orbs') return curve([at(-1, 0), at(-0.7, -0.7), at(0, -1), at(0.7, -0.7), at(1, 0), at(0.7, 0.7), at(0, 1), at(-0.7, 0.7)]);
  return curve([at(-0.98, -0.6), at(-0.6, -0.98), at(0.6, -0.98), at(0.98, -0.6), at(0.86, 0.6), at(0.4, 1), at(-0.4, 1), at(-0.86, 0.6)]);
}

const ARMS = {
  stand: { near: [[66, -168], [84, -118], [80, -64]], far: [[-64, -164], [-86, -120], [-94, -70]] },
  smash: { near: [[64, -176], [98, -206], [76, -258]], far: [[-64, -164], [-92, -126], [-116, -86]] },
  march: { near: [[62, -166], [96, -126], [110, -80]], far: [[-66, -164], [-104, -142], [-132, -108]] },
  reach: { near: [[64, -168], [92, -128], [66, -92]], far: [[-66, -168], [-110, -174], [-152, -166]] },
} as const;

const onHand: Readonly<Record<NonNullable<Colossus['arm']>, Marks>> = {
  fist: [],
  cannon: [fused([edges([-18, -20], [18, -20], [22, 46], [-22, 46])], 'trim', small), disc(0, 48, 18, 'ink', 2), disc(0, 48, 11, 'glow', 0)],
  blade: [fused(['M-10 0L14 0L20 70L-4 110L-12 60Z'], 'bright', small)],
  drill: [fused(['M-22 0L22 0L4 84L-2 84Z'], 'bright', { ...small, over: [line('M-20 12L20 4M-16 32L16 22M-12 52L12 42M-8 70L8 62', 2.4)] })],
  claw: [fused(['M-20 0C-34 30-26 56-10 66C-14 46-10 30-4 14Z', 'M20 0C34 30 26 56 10 66C14 46 10 30 4 14Z', 'M-4 4L4 4L2 60Z'], 'trim', small)],
  hammer: [fused([edges([-34, 4], [34, 4], [38, 50], [-38, 50])], 'trim', { ...small, over: [line('M-34 16L36 16', 2.4)] })],
};

function headOf(head: NonNullable<Colossus['head']>, make: Make): Marks {
  const eyes: Marks = [glow(-16, 0, 40, 'iris', 0.5), plane('M-34-6L-18-2L-20 4L-34 2ZM-8-2L6-6L4 3L-6 4Z', 'iris')];
  switch (head) {
    case 'none': return [];
    case 'visor': return [fused([curve([[-34, 16], [-36, -14], [-18, -34], [12, -34], [30, -14], [28, 18], [0, 26]])], 'cloth', { shade: [9, 6] }), patch('M-38-8L16-12L18 0L-38 6Z', 'ink', 2), plane('M-34-5L10-9L11-3L-34 3Z', 'iris'), line('M-30 12L20 12M-24 20L14 20', 2)];
    case 'crest': return [fused(['M-8-30C-4-66 30-74 50-54C36-50 30-40 28-26Z'], 'trim', small), fused([curve([[-32, 20], [-36, -10], [-16, -34], [12, -34], [30, -12], [26, 22], [-4, 30]])], 'cloth', { shade: [9, 6] }), patch('M-36-6L-8-4L-10 26L-20 26L-22 6L-36 4Z', 'ink', 2), plane('M-32-3L-12-1L-13 4L-32 2Z', 'iris')];
    case 'dome': return [fused([curve([[-40, 14], [-34, -20], [0, -40], [34, -20], [38, 14], [0, 22]])], 'glass', { shade: [12, 4] }), glow(-8, -8, 30, 'iris', 0.9), line('M-40 14C-20 24 20 24 38 14', 6, 'trim')];
    case 'skull': return [placed(-6, 34, [...CARRIED.skull, glow(-17, -42, 18, 'iris', 0.9), disc(-16, -41, 4, 'iris', 0), glow(17, -42, 20, 'iris', 0.9), disc(16, -41, 4.6, 'iris', 0)], 0, 0.78)];
    case 'horned': return [fused([limb([-20, -26, 9], [-44, -40, 8], [-50, -70, 1]), limb([18, -26, 9], [40, -42, 8], [44, -72, 1])], 'trim', small), fused([piece(make, -2, -4, 34, 32)], 'cloth', { shade: [9, 6] }), ...eyes, line('M-24 16L14 16', 3)];
    case 'eyes': return [fused([piece(make, -2, 2, 28, 24)], 'cloth', { shade: [8, 6] }), disc(-12, 0, 13, 'ink', 2), disc(-12, 0, 9, 'iris', 0), disc(-15, -3, 3, 'spark', 0)];
    default: return [fused([piece(make, -2, -2, 30, 28)], 'cloth', { shade: [9, 6] }), plane('M-32-14L26-14L24-8L-32-8Z', 'ink', 0.4), ...eyes, line('M-22 14L12 13', 2.6)];
  }
}

const CORES: Readonly<Record<NonNullable<Colossus['core']>, Marks>> = {
  none: [],
  heart: [glow(-8, -150, 60, 'iris', 0.9), disc(-8, -150, 15, 'trim', 2.4), disc(-8, -150, 10, 'iris', 0), disc(-11, -153, 4, 'spark', 0)],
  furnace: [glow(-6, -140, 60, 'fire', 0.8), patch('M-32-162L20-162L16-122L-28-122Z', 'ink', 2.4), plane('M-26-124C-30-140-18-144-20-158C-8-150-10-142-6-138C0-146-2-154 2-160C14-148 12-134 10-124Z', 'fire'), line('M-20-162V-122M-6-162V-122M8-162V-122', 3, 'trim')],
  runes: [line('M-44-176l16 14l-10 14l14 12M-4-180v40M-4-168l16 10M24-172l-10 16l14 12', 4, 'iris')],
};

const BACKS: Readonly<Record<NonNullable<Colossus['back']>, Marks>> = {
  none: [],
  spikes: [fused(['M-60-190L-96-256L-26-206Z', 'M-20-206L-22-280L22-206Z', 'M28-206L84-262L66-188Z'], 'trim', small)],
  chimneys: [fused([edges([30, -190], [36, -262], [60, -262], [60, -184]), edges([62, -184], [70, -240], [90, -238], [84, -176])], 'trim', small), plane('M36-268C20-290 50-300 40-330C70-320 80-290 62-268ZM70-244C66-262 90-270 86-290C108-276 104-256 92-242Z', 'fog', 0.7)],
  banners: [line('M48-180L66-290', 5), fused(['M64-286C90-296 110-276 140-284L130-232C106-222 84-240 56-230Z'], 'trim', small)],
  tree: [fused([limb([20, -190, 12], [34, -230, 9], [20, -270, 3]), limb([34, -228, 6], [60, -256, 3])], 'bark', small), fused([curve([[-40, -250], [-20, -290], [30, -306], [84, -286], [94, -250], [40, -236]])], 'leaf', { shade: [10, 10] })],
  crystals: [fused(['M-70-180L-104-236L-84-258L-40-200Z', 'M-30-200L-36-276L-12-292L8-204Z', 'M24-200L52-270L76-262L66-184Z', 'M60-180L106-224L114-204L78-160Z'], 'trim', { ...small, lit: [5, 3] })],
  wings: [fused(['M40-170L150-270L130-200L176-196L120-150L140-126L60-130Z'], 'trim', { shade: [8, 8] }), fused(['M-40-170L-140-262L-124-200L-166-190L-114-150L-60-130Z'], 'trim', { shade: [8, 8] })],
};

/** How a piece of it catches the light. */
const hewn = { ...small, shade: [7, 5], lit: [4, 4] } as const;

/** A fist of a back, three fingers and a thumb, each a piece; one of plates has a cuff. One that is raised shows its fingers above. */
const fistOf = (make: Make, x: number, y: number, size: number, way: 1 | -1): Marks => [
  fused([piece(make, x, y - 4 * way, 24 * size, 19 * size)], 'cloth', hewn), ...(make === 'plates' ? [fused([edges([x - 21 * size, y - 30 * size * way], [x + 21 * size, y - 32 * size * way], [x + 26 * size, y - 16 * size * way], [x - 26 * size, y - 13 * size * way])], 'trim', hewn)] : []),
  ...[15, 0, -15].map((aside) => fused([piece(make, x + aside * size, y + (aside ? 16 : 19) * size * way, 8.8 * size, 12.5 * size)], 'cloth', hewn)), fused([piece(make, x - 23 * size, y + 3 * size * way, 8.4 * size, 13 * size)], 'cloth', hewn),
];

export function colossusOf(built: Colossus): Marks {
  const [name, cloth = 'granite', trim = 'iron'] = built.colossus.split(' ');
  const make = name as Make;
  const { pose = 'stand', head = 'block', core = 'heart', arm = 'fist', back = 'none', holds, eye = 'glow' } = built;
  const { near, far } = ARMS[pose];
  const limbs = (joints: readonly (readonly [number, number])[], size: number): Marks => {
    const [[sx, sy], [ex, ey], [hx, hy]] = joints as readonly [Point, Point, Point];
    const lean = (Math.atan2(hy - ey, hx - ex) * 180) / Math.PI - 90;
    return [
      fused([limb([sx, sy, 18 * size], [ex, ey, 14 * size], [hx, hy, 14 * size])], 'cloth/dark', small),
      fused([piece(make, (sx + ex) / 2, (sy + ey) / 2, 20 * size, 26 * size)], 'cloth', hewn), fused([piece(make, (ex + hx) / 2, (ey + hy) / 2, 23 * size, 30 * size)], 'cloth', hewn),
      ...(arm === 'fist' || size < 1 ? fistOf(make, hx, hy, size, hy < ey - 20 ? -1 : 1) : [placed(hx, hy, onHand[arm], lean)]),
      fused([piece(make, sx, sy - 4, 32 * size, 26 * size)], make === 'plates' ? 'trim' : 'cloth', { shade: [8, 6], lit: [3, 3] }),
    ];
  };
  const leg = (x: number, knee: number, foot: number): Marks => [
    fused([piece(make, x, -84, 22, 28)], 'cloth', hewn), fused([piece(make, (x + foot) / 2 + knee, -36, 25, 32)], 'cloth', hewn),
    ...(make === 'plates' ? [fused([edges([x - 16, -66], [x, -78], [x + 18, -67], [x + 12, -52], [x - 10, -52])], 'trim', small), fused([edges([foot - 38, 2], [foot - 30, -14], [foot + 14, -20], [foot + 28, 2])], 'trim', hewn), line(`M${foot - 14} 1L${foot - 8} -16M${foot + 4} 1L${foot + 6} -18`, 1.8, 'ink', 0.6)] : [-24, -6, 13].map((toe) => fused([piece(make, foot + toe, -5, 12, 10)], 'cloth', hewn))),
  ];
  const march = pose === 'march' ? 1 : 0;
  return [painted({ cloth, trim, iris: eye, boots: 'leather' }, [
    ...BACKS[back],
    painted({ cloth: 'cloth/muted', trim: 'trim/muted' }, limbs(far, 0.94)),
    painted({ cloth: 'cloth/muted' }, leg(-26 - march * 8, -8, -36 - march * 24)), ...leg(28 + march * 8, 2, 34 + march * 22),
    fused([piece(make, 0, -108, 36, 24)], make === 'plates' ? 'trim' : 'cloth', small),
    fused([piece(make, 0, -152, 62, 50)], 'cloth', { shade: [14, 10], lit: [6, 5], rim: 3.4, over: make === 'plates' ? [plane('M-56-196L-4-200L-6-158C-24-146-46-150-60-164Z', 'cloth/light'), line('M-62-162C-40-142-18-144-2-156C16-144 40-142 62-162M0-204V-156M-54-132C-20-116 20-116 54-132', 2.6, 'ink', 0.7), line('M34-136h18M32-127h16M30-118h14', 2.2, 'ink', 0.6), ...[[-46, -186], [44, -186], [-48, -146], [48, -148]].map(([x, y]) => disc(x!, y!, 3.4, 'trim', 1.4))] : make === 'rock' || make === 'shards' ? [plane('M-70-176L-34-210L12-200L-12-166L-46-156Z', 'cloth/light'), plane('M62-150L30-146L6-112L40-96Z', 'cloth/deep', 0.7), line('M-46-156L-12-166L12-200M-12-166L-4-138L30-146L62-152M-4-138L6-112L-20-100M-46-156L-38-128L-58-118', 2, 'ink', 0.5)] : [line(make === 'wood' ? 'M-40-190C-46-150-30-130-36-104M-8-196C-14-160 4-140-4-104M28-194C20-160 36-140 30-104' : 'M-50-176L-20-160L-30-130M20-196L30-166L60-160M-6-110L6-130L40-124', 2.2, 'ink', 0.55)] }),
    ...CORES[core],
    placed(-12, -214, headOf(head, make)), focus(-4, -182, 86),
    ...(holds ? [placed(near[2][0], near[2][1], [thing(holds)], pose === 'smash' ? 20 : 8, 0.86)] : []),
    ...limbs(near, 1),
  ])];
}
