/** What goes out from a thing: power that bursts, shines, slashes or smokes. The origin is the middle of it. */
import { glow, line, patch, placed, plane, ring, type Marks } from '../ink.ts';

const star = (points: number, outer: number, inner: number): string =>
  `M${Array.from({ length: points * 2 }, (_, i) => {
    const [angle, r] = [(Math.PI * i) / points - 1.2, (i % 2 ? inner : outer) * (1 + 0.12 * Math.sin(i * 2.7))];
    return `${Math.round(r * Math.cos(angle))} ${Math.round(r * Math.sin(angle))}`;
  }).join('L')}Z`;

export const AURAS = {
  shine: [glow(0, 0, 190, 'glow', 0.7), ...Array.from({ length: 14 }, (_, i) => placed(0, 0, [plane(i % 2 ? 'M-5-70L0-150L5-70Z' : 'M-8-70L0-220L8-70Z', 'glow', 0.5)], (360 / 14) * i))],
  burst: [glow(0, 0, 220, 'glow', 0.8), plane(star(9, 196, 44), 'ember', 0.75), plane(star(13, 158, 70), 'ember'), plane(star(11, 138, 54), 'fire'), plane(star(13, 96, 48), 'spark'), ...Array.from({ length: 9 }, (_, i) => placed(0, 0, [plane('M-3-150L0-186L3-150L0-142Z', i % 2 ? 'spark' : 'fire')], 40 * i + 12))],
  ring: [glow(0, 0, 180, 'glow', 0.6), ring(0, 0, 128, 3, 'glow'), ring(0, 0, 116, 1.6, 'glow', 0.7), ...Array.from({ length: 12 }, (_, i) => placed(0, 0, [plane('M0-142l6 8l-6 8l-6-8Z', 'glow')], 30 * i))],
  slash: [glow(0, 0, 190, 'glow', 0.5), patch('M-150 90C-90-10 10-90 150-120C60-60-20 10-150 90Z', 'glow', 2.4), plane('M-120 70C-70-6 10-70 120-104C50-56-20 4-120 70Z', 'pearl'), plane('M-100 130C-40 60 40 0 130-30C60 20-10 80-100 130Z', 'glow', 0.6)],
  bolts: [glow(0, -20, 200, 'glow', 0.7), ...[-50, -16, 20, 54].map((turn, i) => placed(turn * 1.6, -60, [patch('M8-130L-22-40L-2-44L-18 36L30-62L8-58L30-130Z', i % 2 ? 'glow' : 'spark', 2.2)], turn / 2, 0.9))],
  smoke: [glow(0, 0, 180, 'glow', 0.3), plane('M-150 130C-190 90-150 50-120 60C-130 10-70-10-50 20C-50-40 20-60 40-10C70-50 130-20 110 30C160 20 190 80 150 110C170 140 130 160 110 150H-110C-130 160-150 150-150 130Z', 'far', 0.85), plane('M-110 150C-140 120-110 90-84 96C-84 60-40 50-26 76C-10 40 40 46 46 80C74 60 110 84 98 112C124 116 120 150 100 156H-90Z', 'mid', 0.9), line('M-60 60C-50 40-30 44-30 60M40 40C54 24 76 34 70 52', 3, 'near')],
  drain: [glow(0, 0, 180, 'glow', 0.6), line('M-150-90C-60-110-30-40-90-20C-130-10-120 40-60 30C0 20 20 70 90 90M-140 60C-80 90-40 20 20 40C70 56 90 10 140 30', 7, 'glow', 0.8), line('M-150-90C-60-110-30-40-90-20C-130-10-120 40-60 30C0 20 20 70 90 90', 2.4, 'pearl')],
} as const satisfies Record<string, Marks>;
