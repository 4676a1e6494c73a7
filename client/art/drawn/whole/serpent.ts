/** A long body without legs that coils up from the ground. */
import { focus } from '../focus.ts';
import { line, painted, patch, placed, type Marks, type Paint } from '../ink.ts';
import type { Worn } from '../traits.ts';
import { NAPE } from './quadruped.ts';
import { MUZZLES, type MuzzleName } from './muzzles.ts';
import { fused, limb, small, trail, type Joint, type Point } from './sweep.ts';

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

const HOODED: Marks = [fused([limb([10, -40, 6], [14, -10, 40], [16, 30, 30], [18, 70, 12])], 'coat', { shade: [10, 6], over: [line('M-14-6C0 6 26 6 42-8M-12 14C2 24 28 24 42 12M-8 34C6 42 26 42 38 34', 2.4, 'trim')] }), ...MUZZLES.turtle];
const MOUTH_OF_TEETH: Marks = [fused([limb([26, 6, 24], [-6, 0, 34], [-34, -6, 40])], 'coat', { shade: [8, 8] }), patch('M-36-46C-54-34-60 20-40 36C-20 30-16-34-36-46Z', 'wine', 2.6), patch('M-38-44l4 18l6-14ZM-24-34l-8 14l12-4ZM-20-10l-14 6l14 6ZM-24 18l-10-8l2 16ZM-40 36l0-18l8 12ZM-52 20l12-8l-8-6ZM-54-6l14 2l-12-12ZM-48-30l10 12l0-16Z', 'bone', 1.6)];

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
