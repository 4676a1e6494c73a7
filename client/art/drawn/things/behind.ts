/** What spreads out behind a figure: wings, spirits, signs of power. The origin lies between the shoulder blades. */
import { BEASTS } from '../face/beasts.ts';
import { cord, disc, glow, line, painted, patch, placed, plane, ring, shape, type Mark, type Marks } from '../ink.ts';
import { curve, fused, limb } from '../whole/sweep.ts';
import { CARRIED } from './carried.ts';

const both = (wing: Marks): Marks => [placed(-10, 0, wing, 0, -1, 1), placed(20, 0, wing)];
const thin = { ink: 2.6, rim: 0 } as const;

/** A row of feathers that fan out from the shoulder, the upper ones longer. */
const feathers = (count: number, long: number, from: number, to: number, paint: string): Marks =>
  Array.from({ length: count }, (_, i) => {
    const reach = Math.round(long * (1 - 0.45 * (i / (count - 1)) ** 1.4));
    const half = 15;
    const feather = shape(`M0-${half - 6}C${reach * 0.4}-${half} ${reach * 0.8}-${half} ${reach} 0C${reach * 0.8} ${half - 2} ${reach * 0.4} ${half - 2} 0 ${half - 6}Z`, paint, { dark: [`M0 1L${reach} 0C${reach * 0.8} ${half - 2} ${reach * 0.4} ${half - 2} 0 ${half - 6}Z`], ink: 2.4, rim: 2.2 });
    return placed(6, 26, [feather, line(`M10 0L${Math.round(reach * 0.86)} 0`, 1.3)], Math.round(from + ((to - from) * i) / (count - 1)));
  });
const featherWing: Marks = [...feathers(8, 200, -66, 34, 'cloth'), ...feathers(6, 122, -60, 22, 'cloth/tinted')];
const batWing: Marks = [
  shape('M0 30C20-40 60-110 150-140C146-120 152-104 166-92C160-70 166-50 182-34C166-26 158-8 160 14C140 4 118 14 112 36C92 24 66 34 56 60C36 52 14 56 0 70Z', 'cloth', { dark: ['M0 40C60 0 110-60 150-140C146-120 152-104 166-92L182-34L160 14L112 36L56 60L0 76Z'], rim: 3.4 }), line('M0 36C40-30 90-90 146-134M10 34C60-10 110-60 162-90M20 40C70 10 120-14 176-34M20 50C60 34 100 22 154 12', 3), patch('M150-140L140-164L160-150Z', 'trim'),
];
const petalWing: Marks = [
  shape('M0 20C20-60 80-130 140-120C176-90 150-20 60 20Z', 'cloth', { dark: ['M20 10C70-30 120-70 140-120C176-90 150-20 60 20Z'], rim: 3.2 }), shape('M0 30C60 10 120 20 140 60C120 100 50 90 0 50Z', 'trim', { dark: ['M10 44C60 40 110 50 140 60C120 100 50 90 0 50Z'], rim: 3 }), line('M10 16C50-40 90-80 130-110M20 18C60-10 100-40 136-80M10 40C50 40 90 50 126 64', 1.8), disc(116, -92, 9, 'glow', 1.8), disc(112, 60, 7, 'glow', 1.8),
];
/** A hooded shade with nothing under the hood but two lights. */
const wraith: Marks = [
  glow(0, -30, 110, 'glow', 0.45),
  fused([limb([-30, -20, 13], [-58, -4, 10], [-74, -30, 7]), limb([-73, -28, 4], [-92, -34, 1]), limb([-74, -30, 4], [-88, -50, 1]), limb([-73, -32, 4], [-74, -56, 1]), limb([36, -20, 13], [62, 2, 10], [80, -16, 7]), limb([79, -14, 4], [98, -14, 1]), limb([80, -16, 4], [97, -32, 1]), limb([79, -18, 4], [86, -42, 1])], 'glow/deep', { ink: 2.4, shade: [4, 4], lit: [0, 0], rim: 2.4 }),
  fused([curve([[4, -116], [30, -106], [42, -74], [40, -44], [54, -16], [58, 30], [74, 66], [54, 60], [56, 104], [36, 82], [26, 132], [8, 92], [-12, 118], [-18, 84], [-40, 108], [-38, 66], [-58, 74], [-48, 28], [-46, -14], [-34, -44], [-36, -76], [-22, -106]])], 'glow/inked', { ink: 2.4, shade: [12, 8], lit: [5, 5], rim: 3, over: [line('M-20-16C-14 20-24 52-16 84M10-10C18 24 4 56 12 92M34-14C42 24 32 52 42 80', 1.8, 'ink', 0.55)] }),
  plane('M-20-62C-22-84-10-96 5-96C20-95 30-80 27-60C22-42 12-34 4-32C-8-34-18-44-20-62Z', 'ink'), glow(4, -66, 34, 'glow', 0.45), plane('M-14-74L0-66L-3-60L-13-65ZM23-74L9-66L12-60L22-65Z', 'glow/pale'),
];
const SKULL: Marks = [placed(2, 0, CARRIED.skull, 0, 0.78)];
export const BEHIND = {
  feather_wings: both(featherWing),
  bat_wings: both(batWing),
  petal_wings: both(petalWing),
  leaf_wings: both([...[-62, -30, 2, 34].map((turn, i) => placed(0, 30, [shape('M0 0C40-40 110-44 176 0C110 34 40 30 0 0Z', i % 2 ? 'trim' : 'cloth', { dark: ['M0 2C60-4 120-4 176 0C110 34 40 30 0 0Z'], ink: 2.6, rim: 2.6 }), line('M10 0L150 0', 1.6)], turn))]),
  ice_wings: both([...[-70, -48, -26, -4, 18].map((turn, i) => placed(0, 30, [shape('M0-8L120-18L184 0L120 14L0 8Z', 'cloth', { dark: ['M0 0L184 0L120 14L0 8Z'], light: ['M10-6L116-14L150-6L10-2Z'], ...thin })], turn, 1 - 0.05 * i))]),
  fire_wings: both([plane('M0 30C10-40 60-60 60-120C84-100 90-80 84-60C110-90 120-110 120-140C150-100 146-70 130-46C150-50 164-60 174-76C180-40 160-10 130 0C146 4 158 4 170-2C156 34 110 50 60 50L0 60Z', 'fire'), plane('M0 40C20-10 56-30 66-74C84-54 76-36 70-26C96-40 110-60 116-86C130-54 116-26 96-12C116-12 130-18 142-28C136 10 90 40 40 44Z', 'spark')]),
  wolf: [glow(100, -10, 120, 'glow', 0.4), placed(92, 14, [painted({ skin: 'cloth', iris: 'trim' }, BEASTS.wolf)], 4, -1, 1)],
  wraiths: [placed(-110, -10, wraith, -8, 0.9), placed(116, -30, wraith, 10, 1.05)],
  moths: [...([[-110, -70, 0.9], [110, -100, 1.1], [130, 10, 0.8], [-130, 30, 0.7]] as const).map(([x, y, size]) => placed(x, y, [patch('M0 0C-10-30-40-36-44-16C-40 0-20 6 0 0C-16 10-24 26-12 30C-4 24 0 12 0 0C10-30 40-36 44-16C40 0 20 6 0 0C16 10 24 26 12 30C4 24 0 12 0 0Z', 'cloth', 2.2), disc(-26, -16, 5, 'trim', 1.4), disc(26, -16, 5, 'trim', 1.4)], x / 6, size))],
  swords_in_the_air: [...([[-120, -40, -14], [-84, -90, -8], [110, -90, 10], [140, -30, 16]] as const).map(([x, y, turn]) => placed(x, y, [patch('M-6-50L0-70L6-50L5 24L-5 24Z', 'glow', 2), patch('M-16 24L16 24L14 31L-14 31ZM-4 31L4 31L4 52L-4 52Z', 'cloth', 2)], turn))],
  target: [ring(-104, -40, 52, 5, 'ember'), ring(-104, -40, 34, 4, 'ember'), ring(-104, -40, 14, 4, 'ember'), line('M-104-104L-104-76M-104-4L-104 24M-168-40L-140-40M-68-40L-40-40', 6, 'ember'), glow(-104, -40, 70, 'ember', 0.5)],
  sun_disc: [glow(6, -50, 200, 'glow', 0.6), ...Array.from({ length: 24 }, (_, i): Mark => placed(6, -50, [patch(i % 2 ? 'M-8-116L0-140L8-116Z' : 'M-10-116L0-168L10-116Z', 'cloth', 2)], 15 * i)), disc(6, -50, 120, 'cloth', 3), disc(6, -50, 108, 'trim', 2), ring(6, -50, 98, 2, 'cloth')],
  moon_disc: [glow(6, -50, 170, 'glow', 0.5), shape('M6-166A116 116 0 1 0 6 66A90 100 0 1 1 6-166Z', 'cloth', { dark: ['M-60 40A116 116 0 0 0 6 66A90 100 0 0 1-70-40Z'], rim: 0 }), disc(96, -120, 5, 'glow', 0), disc(124, -60, 3.6, 'glow', 0), disc(110, 10, 4.4, 'glow', 0)],
  gears: [...([[-116, -50, 44], [122, -80, 54], [130, 30, 34]] as const).map(([x, y, r]) => placed(x, y, [...Array.from({ length: 10 }, (_, i) => placed(0, 0, [patch(`M-6 ${-r}L-4 ${-r - 12}L4 ${-r - 12}L6 ${-r}Z`, 'cloth', 2)], 36 * i)), disc(0, 0, r, 'cloth', 2.6), disc(0, 0, r * 0.62, 'trim', 2.2), disc(0, 0, r * 0.24, 'glow', 2)]))],
  tentacles: [...([[-70, 60, -1], [90, 60, 1]] as const).flatMap(([x, y, side]) => [0, 1].map((i) => placed(x + side * 26 * i, y, [shape(`M0 40C${side * 40} 0 ${side * 20}-70 ${side * 70}-110C${side * 90}-124 ${side * 106}-104 ${side * 92}-92C${side * 84}-88 ${side * 78}-96 ${side * 82}-102C${side * 60}-90 ${side * 66}-20 ${side * 40} 50Z`, 'cloth', { dark: [`M${side * 20} 40C${side * 50} 0 ${side * 44}-70 ${side * 92}-118L${side * 110}-90L${side * 60} 50Z`], ink: 2.6, rim: 2.6 })], side * (i ? 22 : -6), i ? 0.9 : 1)))],
  storm_ring: [glow(6, -40, 180, 'glow', 0.5), ...[0, 72, 144, 216, 288].map((turn) => placed(6, -40, [patch('M10-160L-12-126L2-128L-8-100L18-136L6-134L18-160Z', 'glow/pale', 1.6)], turn)), ring(6, -40, 112, 2.4, 'glow', 0.8)],
  skulls: [
    ...([[-150, -46, -12, 0.74], [-112, -84, -6, 0.82], [118, -84, 7, 0.82], [152, -40, 13, 0.74]] as const).map(([x, y, turn, size]) => placed(x, y, [cord('M4-4L0 190', 7, 'leather'), ...SKULL, patch('M-4-72L4-96L14-72Z', 'trim')], turn, size)),
  ],
  skull_pile: [...([[-160, 150, -12, 1], [-118, 112, 6, 1], [-166, 100, -4, 0.9], [124, 130, -6, 1.1], [172, 146, 10, 1], [156, 88, 4, 0.94]] as const).map(([x, y, turn, size]) => placed(x, y, SKULL, turn, size))],
  roots: [...([[-60, 30, -1], [70, 30, 1]] as const).map(([x, y, side]) => placed(x, y, [line(`M0 60C${side * 30} 10 ${side * 10}-40 ${side * 60}-80C${side * 80}-96 ${side * 76}-120 ${side * 60}-126M${side * 30}-30C${side * 60}-40 ${side * 90}-30 ${side * 110}-50M${side * 20} 10C${side * 50} 10 ${side * 80} 30 ${side * 112} 14`, 13), line(`M0 60C${side * 30} 10 ${side * 10}-40 ${side * 60}-80C${side * 80}-96 ${side * 76}-120 ${side * 60}-126M${side * 30}-30C${side * 60}-40 ${side * 90}-30 ${side * 110}-50M${side * 20} 10C${side * 50} 10 ${side * 80} 30 ${side * 112} 14`, 8, 'cloth'), ...([[60, -126], [112, -50], [112, 14], [60, -80]] as const).map(([lx, ly]) => placed(side * lx, ly, [patch('M0 0C-12-8-12-24 0-32C12-24 12-8 0 0Z', 'trim', 1.8)], side * lx))]))],
  shields: [...([[-124, -20, -12], [-92, -84, -6], [108, -84, 8], [138, -20, 14]] as const).map(([x, y, turn]) => placed(x, y, [patch('M-26-34C-10-30 10-30 26-34C30-6 20 14 0 28C-20 14-30-6-26-34Z', 'cloth', 2.4), line('M0-30L0 24M-26-8L26-8', 2.4, 'trim')], turn))],
  cracked_wall: [shape('M-190-120L-60-130L-70-60L-100-20L-80 60L-190 60Z', 'cloth', { dark: ['M-190 0L-90-10L-80 60L-190 60Z'], ...thin }), line('M-190-80L-66-86M-190-40L-88-44M-190 0L-92 0M-150-124L-150-80M-120-82L-124-42M-160-40L-160 0M-130 0L-126 40', 2), ...([[-56, -96, 14], [-40, -60, 9], [-66, -20, 12], [-48, 10, 8], [-34, -120, 7]] as const).map(([x, y, r]) => patch(`M${x - r} ${y}L${x - r * 0.3} ${y - r}L${x + r} ${y - r * 0.4}L${x + r * 0.7} ${y + r * 0.8}L${x - r * 0.5} ${y + r}Z`, 'cloth', 2))],
} as const satisfies Record<string, Marks>;
