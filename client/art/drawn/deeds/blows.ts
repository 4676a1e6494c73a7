/** Blows and blasts: what a strike, a bolt or a fire does. The origin is where it hits, unless it says otherwise. Role: `glow`; `cloth` and `trim` where it is of matter. */
import { cord, glow, line, patch, placed, plane, ring, shape, type Mark, type Marks } from '../ink.ts';

const spiky = (points: number, outer: number, inner: number, wild = 0.2): string =>
  `M${Array.from({ length: points * 2 }, (_, i) => {
    const [angle, r] = [(Math.PI * i) / points - 1.2, (i % 2 ? inner : outer) * (1 + wild * Math.sin(i * 2.7))];
    return `${Math.round(r * Math.cos(angle))} ${Math.round(r * Math.sin(angle))}`;
  }).join('L')}Z`;

const around = (count: number, marks: (i: number) => Marks, from = 0, to = 360): Marks => Array.from({ length: count }, (_, i) => placed(0, 0, marks(i), from + ((to - from) * i) / count));

const flame = (x: number, y: number, size: number, lean = 0): Mark => placed(x, y, [patch('M-24 0C-34-24-16-38-18-62C-4-52 0-42 0-32C8-44 6-58 12-74C30-50 36-20 24 0C12 10-12 10-24 0Z', 'ember', 2.2), plane('M-14 0C-20-16-8-26-8-40C2-30 4-22 4-14C10-22 10-32 12-42C24-24 22-8 14 0Z', 'fire'), plane('M-6 0C-8-8-2-14-2-22C6-14 10-8 6 0Z', 'spark')], lean, size);

const bolt = 'M0-170L-26-96L-6-98L-34-30L-12-34L-24 0L26-60L6-58L30-112L10-110L32-170Z';

export const BLOWS = {
  impact: [glow(0, 0, 76, 'glow', 0.9), patch(spiky(9, 52, 22, 0.3), 'glow', 2.4), plane(spiky(8, 32, 14, 0.3), 'pearl'), ...around(8, () => [line('M0-60L0-78', 3.4, 'glow')], 12)],
  blast: [glow(0, 0, 170, 'fire', 0.8), patch(spiky(13, 120, 66), 'ember', 3), plane(spiky(12, 92, 52), 'fire'), plane(spiky(11, 62, 36), 'spark'), ...around(9, () => [patch('M-6-128L2-142L8-126Z', 'basalt', 2)], 20)],
  arc: [glow(0, 0, 120, 'glow', 0.4), patch('M60-104C-30-104-100-50-104 50C-82-24-20-66 72-78Z', 'glow', 2.2), plane('M50-94C-20-92-78-54-92 14C-66-38-10-72 60-82Z', 'pearl'), line('M36-118C-40-118-104-74-118-10M70-66C14-58-40-34-66 12', 2, 'glow', 0.7)],
  speed: [line('M0-60H90M-30-34H110M10-8H120M-20 20H100M16 46H90', 3.4, 'glow', 0.6), line('M40-48H130M20 6H140M50 34H120', 1.8, 'pearl', 0.6)],
  thunderbolt: [glow(0, -80, 120, 'glow', 0.5), glow(0, 0, 60, 'glow', 0.9), patch(bolt, 'glow', 2.4), plane('M4-164L-14-102L4-104L-20-40L0-44L-14-12L14-54L0-52L20-118L4-116L20-164Z', 'pearl')],
  forks: [glow(0, -90, 150, 'glow', 0.6), line('M0-170L-20-120L6-100L-10-50L0 0M-20-120L-60-90L-54-60L-96-30L-100 10M6-100L50-80L46-50L92-30L96 12', 9, 'glow'), line('M0-170L-20-120L6-100L-10-50L0 0M-20-120L-60-90L-54-60L-96-30L-100 10M6-100L50-80L46-50L92-30L96 12', 3.4, 'pearl'), ...([[0, 0], [-100, 10], [96, 12]] as const).flatMap(([x, y]) => [glow(x, y, 40, 'glow', 0.9), patch(`M${x} ${y - 14}l5 9l10-2l-6 8l6 8l-10-2l-5 9l-5-9l-10 2l6-8l-6-8l10 2Z`, 'pearl', 1.6)])],
  chained: [line('M-130 10L-90-26L-70 14L-30-30L-6 10L34-28L60 12L96-20L132 10', 12, 'glow', 0.6), line('M-130 10L-90-26L-70 14L-30-30L-6 10L34-28L60 12L96-20L132 10', 5, 'pearl'), ...[-130, -6, 132].map((x) => glow(x, 10, 56, 'glow', 0.9))],
  spark_line: [line('M-120 30L-70 10L-52 26L-10-6L8 12L60-14', 9, 'glow', 0.7), line('M-120 30L-70 10L-52 26L-10-6L8 12L60-14', 3.6, 'pearl'), glow(-120, 30, 40, 'glow', 0.9)],
  beam: [glow(0, 0, 110, 'glow', 0.8), plane('M-26-320L26-320L58 6C30 22-30 22-58 6Z', 'glow', 0.55), plane('M-12-320L12-320L30 4C16 12-16 12-30 4Z', 'pearl', 0.7), ring(0, 6, 60, 0, 'glow')],
  ray: [glow(0, 0, 70, 'glow', 0.9), plane('M0-16L320-54L320 34L0 14Z', 'glow', 0.65), plane('M0-6L320-20L320 6L0 5Z', 'pearl'), patch(spiky(8, 40, 18, 0.3), 'glow', 2)],
  flames: [glow(0, -30, 120, 'fire', 0.6), flame(-60, 4, 0.9, -10), flame(58, 6, 0.8, 10), flame(-24, 8, 1.1), flame(24, 8, 1.2, 4), flame(0, 14, 0.8)],
  wall_of_fire: [glow(0, -60, 190, 'fire', 0.7), ...([[-130, 1.1], [-84, 1.6], [-40, 1.2], [4, 1.7], [48, 1.3], [92, 1.6], [134, 1.1]] as const).map(([x, size], i) => flame(x, 0, size, (i % 3) * 6 - 6))],
  meteor: [glow(0, 0, 80, 'fire', 0.8), plane('M-4-22L120-150L40-20L96-90L20 20Z', 'fire', 0.9), plane('M0-10L96-120L26 6Z', 'spark', 0.9), shape('M-24-6L-10-24L14-22L26-2L14 20L-12 20Z', 'basalt', { dark: ['M0-26L4 22L30 10L30-20Z'], rim: 0 }), line('M-14-4L0 2L8-10M0 2L4 14', 2.4, 'fire')],
  cracks: [glow(0, 0, 90, 'glow', 0.6), patch('M-150 14L-96-6L-70 8L-24-14L0 4L30-12L74 8L104-4L150 12L100 10L72 24L30 6L2 24L-22 4L-68 26L-98 10Z', 'ink', 2), line('M-128 12L-96 2L-70 14L-24-6L0 12L30-4L74 14L120 6', 3, 'glow')],
  rubble: [...([[-92, 0, 24, 0], [-56, 10, 34, 20], [-10, 4, 30, -14], [36, 10, 36, 10], [84, 2, 26, 40]] as const).map(([x, y, half, turn]) => placed(x, y, [shape(`M${-half} 0L${-half * 0.6} ${-half * 0.8}L${half * 0.3} ${-half}L${half} ${-half * 0.2}L${half * 0.7} ${half * 0.5}L${-half * 0.7} ${half * 0.5}Z`, 'cloth', { dark: [`M0 ${-half}L${half * 0.2} ${half}L${half * 2} ${half}L${half * 2} ${-half}Z`], ink: 2.6, rim: 2.2 })], turn))],
  flying_stones: [...([[-90, -40, 14, 20], [-60, -90, 20, 50], [-10, -70, 12, 10], [30, -110, 22, 30], [76, -60, 16, 70], [104, -20, 11, 0], [-110, 10, 10, 30]] as const).map(([x, y, half, turn]) => placed(x, y, [shape(`M${-half} 2L${-half * 0.5} ${-half}L${half * 0.6} ${-half * 0.8}L${half} ${half * 0.4}L${-half * 0.2} ${half}Z`, 'cloth', { dark: [`M0 ${-half}L2 ${half}L${half * 2} ${half}L${half * 2} ${-half}Z`], ink: 2.4, rim: 1.6 })], turn))],
  shards: [...([[-70, -20, -60, 1], [-50, -66, -30, 0.8], [0, -86, 6, 1.2], [48, -64, 34, 0.9], [76, -10, 70, 1.1], [30, -30, 20, 0.6], [-24, -36, -16, 0.6]] as const).map(([x, y, turn, size]) => placed(x, y, [shape('M0 20L-9-4L2-34L10-2Z', 'glass', { light: ['M0 20L-9-4L2-34Z'], ink: 2.2, rim: 0 })], turn, size))],
  arrows: [...([[-90, -50], [-50, -96], [-8, -58], [34, -104], [76, -66], [-30, -8], [54, -12], [110, -30]] as const).map(([x, y]) => placed(x, y, [cord('M0 0L46-56', 2.6, 'flax'), patch('M-8 10L-2-8L8 0Z', 'bright', 1.8), patch('M40-60L54-66L48-52Z', 'cloth', 1.6)]))],
  sound: [line('M-40-46C-64-18-64 18-40 46M-66-66C-98-26-98 26-66 66M-92-84C-132-34-132 34-92 84', 5, 'glow', 0.85), line('M-53-56C-80-22-80 22-53 56M-80-76C-116-30-116 30-80 76', 1.8, 'pearl', 0.7)],
  rings: [...[30, 54, 82].map((r, i) => ring(0, 0, r, 6 - i * 1.4, 'glow', 0.9 - i * 0.2)), ring(0, 0, 42, 1.6, 'pearl', 0.7), ring(0, 0, 68, 1.4, 'pearl', 0.5)],
  stars: [...([[-34, -6, 0], [-12, -22, 20], [14, -22, 0], [36, -6, 30]] as const).map(([x, y, turn]) => placed(x, y, [patch('M0-12L3-4L12-4L5 2L8 11L0 6L-8 11L-5 2L-12-4L-3-4Z', 'spark', 1.8)], turn)), line('M-52 6C-30 20 30 20 52 6', 2, 'spark', 0.7)],
  dust: [plane('M-120 10C-126-10-104-20-90-12C-84-34-50-34-44-14C-30-30 0-26 4-8C20-26 52-22 54-4C74-18 106-8 100 10Z', 'far', 0.8), plane('M-84 14C-84 0-64-4-56 2C-48-12-20-10-18 4C0-8 28-4 30 10C46 2 66 6 66 16Z', 'mid', 0.8)],
  blood: [...([[-26, -34, 11, 0], [2, -56, 15, 0], [26, -22, 12, 0], [-10, 0, 9, 0], [40, -62, 7, 0], [-44, -66, 7, 0]] as const).map(([x, y, r, turn]) => placed(x, y, [patch(`M0-${r * 2}C${r * 0.5}-${r} ${r}-${r * 0.4} ${r} 0C${r} ${r} -${r} ${r} -${r} 0C-${r}-${r * 0.4} -${r * 0.5}-${r} 0-${r * 2}Z`, 'ruby', 2)], turn))],
} as const satisfies Record<string, Marks>;
