/** A long body without legs that coils up from the ground. */
import { focus } from '../focus.ts';
import { disc, line, painted, patch, placed, plane, type Marks, type Paint } from '../ink.ts';
import type { Worn } from '../traits.ts';
import { NAPE } from './quadruped.ts';
import { MUZZLES, type MuzzleName } from './muzzles.ts';
import { curve, fused, limb, small, trail, type Joint, type Point } from './sweep.ts';

const COILS = {
  rise: [[150, -20, 2], [120, -34, 12], [70, -30, 20], [10, -22, 25], [-50, -34, 27], [-40, -72, 27], [20, -84, 27], [64, -110, 27], [48, -156, 26], [-10, -168, 24], [-54, -190, 20]],
  strike: [[160, -60, 2], [130, -30, 12], [80, -24, 20], [30, -40, 26], [40, -90, 28], [84, -130, 28], [60, -176, 26], [0, -168, 24], [-50, -132, 21], [-92, -126, 19]],
  leap: [[160, 0, 2], [120, -30, 13], [104, -84, 20], [116, -140, 25], [80, -190, 27], [16, -196, 26], [-36, -166, 24], [-76, -140, 20]],
} as const satisfies Record<string, readonly Joint[]>;

export interface Serpent {
  /** How it coils, its colour, that of its belly and crest. */
  serpent: Worn<keyof typeof COILS>;
  head?: MuzzleName | 'cobra' | 'worm';
  marks?: 'bands' | 'fins' | 'spines';
  eye?: Paint;
}

const SNAKE: Marks = [
  line('M-50 15C-64 20-72 14-88 22M-72 17L-86 9', 2.8, 'rose'), fused([curve([[24, -18], [-2, -29], [-28, -25], [-52, -11], [-60, 0], [-40, 6], [-14, 6], [4, 18], [24, 18]]), limb([6, 16, 9], [-20, 20, 6], [-46, 16, 3])], 'coat', { shade: [6, 6], lit: [3, 3], rim: 2.4 }),
  patch('M-57 2C-40 8-24 6-8 9C-16 17-32 19-44 15C-47 10-50 6-57 2Z', 'wine', 2), plane('M-52 3l2 15l6-12ZM-32 6l2 9l5-7Z', 'bone'), patch('M-34-11Q-26-20-16-15Q-24-6-34-11Z', 'iris', 1.8), line('M-26-16L-25-8', 2.2), line('M-38-15L-14-22', 3), disc(-52, -5, 1.8, 'ink', 0),
];
const HOODED: Marks = [fused([limb([10, -40, 6], [14, -10, 40], [16, 30, 30], [18, 70, 12])], 'coat', { shade: [10, 6], over: [line('M-14-6C0 6 26 6 42-8M-12 14C2 24 28 24 42 12M-8 34C6 42 26 42 38 34', 2.4, 'trim')] }), ...SNAKE];
/** A tooth of a round mouth, from its rim inwards. */
const toothAt = (turn: number): string => {
  const spot = (angle: number, share: number): string => `${Math.round(-38 + 19 * share * Math.cos(angle))} ${Math.round(-3 + 37 * share * Math.sin(angle))}`;
  return `M${spot(turn - 0.26, 1)}L${spot(turn, 0.46)}L${spot(turn + 0.26, 1)}Z`;
};
const MOUTH_OF_TEETH: Marks = [
  fused(['M-34-38C-58-62-86-56-98-32C-82-42-66-38-46-26Z', 'M-34 30C-56 54-84 50-96 26C-80 34-64 32-46 20Z'], 'trim/muted', small),
  fused([limb([26, 6, 24], [-2, 0, 35], [-28, -4, 45])], 'coat', { shade: [8, 8], over: [line('M10-26C20-10 20 14 12 30M-8-36C4-16 4 16-6 36', 2.2, 'ink', 0.5)] }), fused([curve([[-36, -51], [-16, -40], [-8, -4], [-16, 34], [-36, 45], [-56, 31], [-65, -4], [-56, -38]])], 'coat/light', small),
  patch(curve([[-38, -41], [-23, -31], [-18, -4], [-24, 26], [-38, 35], [-52, 23], [-58, -4], [-52, -33]]), 'wine', 2.6), plane(curve([[-40, -20], [-32, -4], [-40, 14], [-48, -4]]), 'ink'), patch([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => toothAt((i * Math.PI) / 5 + 0.2)).join(''), 'bone', 1.4),
];

export function serpentOf({ serpent, head = 'drake', marks, eye = 'amber' }: Serpent): Marks {
  const [pose, coat = 'forest', trim = 'straw'] = serpent.split(' ');
  const bones: readonly Joint[] = COILS[pose as keyof typeof COILS];
  const [x, y] = bones.at(-1)!;
  const half = (from: number, to: number): string => limb(...bones.slice(from, to));
  // The body crosses itself: what is nearer is drawn later, with ink of its own.
  const inside = (from: number, to: number): Marks => {
    const part = bones.slice(from, to);
    const belly = trail(...part.map(([px, py, r], i): Point => { const [nx, ny] = part[Math.min(i + 1, part.length - 1)]!; const [bx, by] = part[Math.max(i - 1, 0)]!; const long = Math.hypot(nx - bx, ny - by) || 1; return [px + ((ny - by) / long) * r * 0.55, py - ((nx - bx) / long) * r * 0.55]; }));
    const bands = part.flatMap(([px, py, r], i) => { const [nx, ny] = part[Math.min(i + 1, part.length - 1)]!; const long = Math.hypot(nx - px, ny - py) || 1; return i < part.length - 1 ? [0.25, 0.75].map((s) => `M${Math.round(px + (nx - px) * s - ((ny - py) / long) * r)} ${Math.round(py + (ny - py) * s + ((nx - px) / long) * r)}L${Math.round(px + (nx - px) * s + ((ny - py) / long) * r)} ${Math.round(py + (ny - py) * s - ((nx - px) / long) * r)}`) : []; }).join('');
    return marks === 'bands' ? [line(bands, 9, 'trim', 0.9)] : [line(belly, 14, 'trim'), line(bands, 1.6, 'ink', 0.35)];
  };
  const spikes = marks === 'spines' || marks === 'fins' ? [fused(bones.slice(4).map(([px, py, r], i) => { const [nx, ny] = bones[Math.min(i + 5, bones.length - 1)]!; const long = Math.hypot(nx - px, ny - py) || 1; const [ox, oy] = [-(ny - py) / long, (nx - px) / long]; return long > 1 ? `M${Math.round(px + ox * r * 0.8 - 8)} ${Math.round(py + oy * r * 0.8)}L${Math.round(px + ox * (r + (marks === 'fins' ? 40 : 26)))} ${Math.round(py + oy * (r + (marks === 'fins' ? 40 : 26)) - 4)}L${Math.round(px + ox * r * 0.8 + 12)} ${Math.round(py + oy * r * 0.8 + 8)}Z` : ''; }), 'trim', small)] : [];
  const cut = pose === 'rise' ? 6 : 4;
  const crown = head === 'cobra' ? HOODED : head === 'worm' ? MOUTH_OF_TEETH : [...MUZZLES[head], NAPE];
  return [painted({ coat, trim, iris: eye }, [
    fused([half(0, cut + 1)], 'coat', { shade: [6, 9], over: inside(0, cut + 1) }), ...spikes, fused([half(cut - 1, bones.length)], 'coat', { shade: [9, 8], over: inside(cut - 1, bones.length) }), placed(x - 4, y - 4, crown, pose === 'leap' ? -20 : 0, 1.15), focus(x + 6, y + 8, 86),
  ])];
}
