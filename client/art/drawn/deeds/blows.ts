/** Blows and blasts: what a strike, a bolt or a fire does. The origin is where it hits, unless it says otherwise. Role: `glow`; `cloth` and `trim` where it is of matter. */
import { cord, disc, glow, line, patch, placed, plane, ring, shape, type Mark, type Marks } from '../ink.ts';
import { fused, puffs } from '../whole/sweep.ts';

const spiky = (points: number, outer: number, inner: number, wild = 0.2): string =>
  `M${Array.from({ length: points * 2 }, (_, i) => {
    const [angle, r] = [(Math.PI * i) / points - 1.2, (i % 2 ? inner : outer) * (1 + wild * Math.sin(i * 2.7))];
    return `${Math.round(r * Math.cos(angle))} ${Math.round(r * Math.sin(angle))}`;
  }).join('L')}Z`;

const around = (count: number, marks: (i: number) => Marks, from = 0, to = 360): Marks => Array.from({ length: count }, (_, i) => placed(0, 0, marks(i), from + ((to - from) * i) / count));

const flame = (x: number, y: number, size: number, lean = 0): Mark => placed(x, y, [patch('M-24 0C-34-24-16-38-18-62C-4-52 0-42 0-32C8-44 6-58 12-74C30-50 36-20 24 0C12 10-12 10-24 0Z', 'ember', 2.2), plane('M-14 0C-20-16-8-26-8-40C2-30 4-22 4-14C10-22 10-32 12-42C24-24 22-8 14 0Z', 'fire'), plane('M-6 0C-8-8-2-14-2-22C6-14 10-8 6 0Z', 'spark')], lean, size);

const bolt = 'M6-184L-24-112L-14-112L-36-62L-22-64L-34-34L-16-38L-26 2L8-50L-4-48L14-84L2-82L30-128L18-126L48-184Z';

export const BLOWS = {
  impact: [
    glow(0, 0, 92, 'glow', 0.95), plane(spiky(7, 84, 13, 0.42), 'glow', 0.75), plane(spiky(11, 50, 17, 0.5), 'glow'), plane(spiky(9, 34, 13, 0.4), 'pearl'),
    ...([[-62, -38, -30, 1], [58, -46, 40, 1.1], [70, 30, 110, 0.8], [-52, 46, 220, 0.9], [8, -80, 6, 0.8], [18, 72, 170, 0.7]] as const).map(([x, y, turn, size]) => placed(x, y, [plane('M-3 6L0-14L3 6L0 11Z', 'glow/pale')], turn, size)),
  ],
  blast: [
    glow(0, 0, 190, 'fire', 0.85), fused(puffs([-84, 36, 40], [-96, -22, 36], [-60, -78, 42], [0, -104, 40], [62, -80, 44], [98, -20, 36], [80, 40, 42], [20, 66, 40], [-36, 64, 36], [0, -10, 80]), 'basalt', { shade: [9, 10], lit: [5, 5], rim: 0 }),
    plane(puffs([-62, 26, 34], [-68, -26, 30], [-36, -66, 34], [14, -80, 32], [58, -52, 34], [72, 2, 30], [50, 44, 32], [-8, 48, 36], [0, -10, 56]).join(''), 'ember'), plane(puffs([-40, 14, 28], [-42, -28, 24], [-8, -54, 28], [34, -40, 26], [48, 4, 24], [20, 28, 28], [0, -10, 38]).join(''), 'fire'), plane(puffs([-16, -6, 24], [6, -26, 22], [22, 2, 20], [0, 8, 20]).join(''), 'spark'),
    ...around(10, (i) => [plane(`M-5-92L0 ${-150 - 18 * (i % 3)}L5-92Z`, i % 2 ? 'fire' : 'spark', 0.9), patch(`M-6 ${-138 - 14 * (i % 3)}l7-9l8 6l-4 10Z`, 'basalt', 2)], 14),
  ],
  arc: [glow(0, 0, 120, 'glow', 0.4), patch('M60-104C-30-104-100-50-104 50C-82-24-20-66 72-78Z', 'glow', 2.2), plane('M50-94C-20-92-78-54-92 14C-66-38-10-72 60-82Z', 'pearl'), line('M36-118C-40-118-104-74-118-10M70-66C14-58-40-34-66 12', 2, 'glow', 0.7)],
  speed: [line('M0-60H90M-30-34H110M10-8H120M-20 20H100M16 46H90', 3.4, 'glow', 0.6), line('M40-48H130M20 6H140M50 34H120', 1.8, 'pearl', 0.6)],
  thunderbolt: [
    glow(0, -90, 150, 'glow', 0.6), glow(-24, 0, 80, 'glow', 0.95), line('M-22-100L-56-78L-52-60L-88-34M20-104L52-84L46-66L76-40L72-20M-26-50L-58-26', 5, 'glow', 0.8), line('M-22-100L-56-78L-52-60L-88-34M20-104L52-84L46-66L76-40L72-20M-26-50L-58-26', 2, 'pearl'),
    line(bolt, 14, 'ink', 0.4), line(bolt, 9, 'glow', 0.7), plane(bolt, 'glow'), plane('M14-180L-12-116L-2-117L-24-68L-11-70L-22-42L-8-45L-20-10L0-48L-12-46L6-82L-6-80L20-124L8-122L38-180Z', 'pearl'),
    ...([[-60, -4, -64], [-46, 14, -100], [10, -2, 58], [2, 16, 96]] as const).map(([x, y, turn]) => placed(x, y, [plane('M-2.4 0L0-22L2.4 0Z', 'pearl')], turn)),
  ],
  forks: [glow(0, -90, 150, 'glow', 0.6), line('M0-170L-20-120L6-100L-10-50L0 0M-20-120L-60-90L-54-60L-96-30L-100 10M6-100L50-80L46-50L92-30L96 12', 9, 'glow'), line('M0-170L-20-120L6-100L-10-50L0 0M-20-120L-60-90L-54-60L-96-30L-100 10M6-100L50-80L46-50L92-30L96 12', 3.4, 'pearl'), ...([[0, 0], [-100, 10], [96, 12]] as const).flatMap(([x, y]) => [glow(x, y, 46, 'glow', 0.95), placed(x, y, [plane(spiky(9, 26, 6, 0.4), 'pearl')])])],
  chained: [line('M-130 10L-90-26L-70 14L-30-30L-6 10L34-28L60 12L96-20L132 10', 12, 'glow', 0.6), line('M-130 10L-90-26L-70 14L-30-30L-6 10L34-28L60 12L96-20L132 10', 5, 'pearl'), ...[-130, -6, 132].map((x) => glow(x, 10, 56, 'glow', 0.9))],
  spark_line: [line('M-120 30L-70 10L-52 26L-10-6L8 12L60-14', 9, 'glow', 0.7), line('M-120 30L-70 10L-52 26L-10-6L8 12L60-14', 3.6, 'pearl'), glow(-120, 30, 40, 'glow', 0.9)],
  beam: [glow(0, 0, 110, 'glow', 0.8), plane('M-26-320L26-320L58 6C30 22-30 22-58 6Z', 'glow', 0.55), plane('M-12-320L12-320L30 4C16 12-16 12-30 4Z', 'pearl', 0.7), ring(0, 6, 60, 0, 'glow')],
  ray: [glow(0, 0, 84, 'glow', 0.95), plane('M0-18L330-60L330 40L0 16Z', 'glow', 0.45), plane('M0-11L330-36L330 20L0 10Z', 'glow', 0.55), plane('M0-6L330-14L330 2L0 5Z', 'pearl', 0.95), plane(spiky(7, 58, 9, 0.42), 'glow', 0.8), plane(spiky(10, 32, 12, 0.4), 'pearl')],
  flames: [glow(0, -30, 120, 'fire', 0.6), flame(-60, 4, 0.9, -10), flame(58, 6, 0.8, 10), flame(-24, 8, 1.1), flame(24, 8, 1.2, 4), flame(0, 14, 0.8)],
  wall_of_fire: [glow(0, -60, 190, 'fire', 0.7), ...([[-130, 1.1], [-84, 1.6], [-40, 1.2], [4, 1.7], [48, 1.3], [92, 1.6], [134, 1.1]] as const).map(([x, size], i) => flame(x, 0, size, (i % 3) * 6 - 6))],
  meteor: [
    glow(0, 0, 96, 'fire', 0.9), plane('M-32 4C-34-22-14-36 8-36C40-62 86-112 132-172C116-120 104-94 88-72C104-82 116-86 130-98C112-62 88-34 62-12C74-14 84-14 96-20C72 10 42 30 14 36C-10 38-28 24-32 4Z', 'ember'), plane('M-28 2C-28-18-12-30 8-30C38-52 76-94 112-140C98-100 86-78 70-58C84-66 94-68 106-76C88-46 62-18 38 4C46 2 54 2 62-2C44 18 24 28 8 30C-12 30-26 18-28 2Z', 'fire'), plane('M-18-8C-8-26 8-26 20-34C42-54 62-78 84-104C74-76 62-56 48-40C58-44 66-46 74-52C58-28 36-8 14 8C2 14-14 8-18-8Z', 'spark'),
    shape('M-27 0L-24-15L-12-25L4-27L17-19L26-6L25 9L15 22L1 27L-14 23L-25 13Z', 'basalt', { dark: ['M6-28C14-10 10 14-10 26L40 40L40-30Z'], light: ['M-24-12L-12-23L2-24L-8-14L-20-2Z'], over: [line('M-28 6L-14 2L-6 9L4 4L8-8L20-10M-6 9L-4 20L4 28M4 4L16 10L26 8', 2.6, 'fire'), line('M-14 2L-6 9L4 4', 1.4, 'spark')], rim: 0 }),
    ...([[-44, 20, 5], [-52, -14, 3.4], [30, 44, 4]] as const).map(([x, y, r]) => disc(x, y, r, 'fire', 0)),
  ],
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
