/** Wings from the shoulder at the origin: they rise and spread to the right. Roles: `coat` and `trim`. */
import { line, type Marks } from '../ink.ts';
import { curve, fused, limb, small, type Point } from './sweep.ts';

const spot = (r: number, angle: number, from: Point = [0, 0]): Point => [from[0] + r * Math.cos((angle * Math.PI) / 180), from[1] + r * Math.sin((angle * Math.PI) / 180)];

/** A fan of feathers: the first is the longest. */
const feathers = (count: number, long: number, from: number, to: number, wide: number): string[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = from + ((to - from) * i) / (count - 1);
    const root = spot(38 + 30 * (1 - i / count), from + (to - from) * 0.1 * (i / count));
    const tip = spot(long * (1 - 0.5 * (i / (count - 1)) ** 1.4), angle);
    const middle: Point = [(root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2];
    return limb([root[0], root[1], wide * 0.8], [middle[0], middle[1], wide], [tip[0], tip[1], 1.5]);
  });

const arm = (angle: number, thick: number): string => limb([0, 0, thick], [...spot(40, angle + 14), thick * 0.9], [...spot(78, angle), thick * 0.55] as const);

const membrane = (tips: readonly Point[], joint: Point): string =>
  `M0 0L${joint[0]} ${joint[1]}${tips.map(([x, y], i) => (i === 0 ? `L${x} ${y}` : `Q${Math.round((tips[i - 1]![0] + x) / 2 - 18)} ${Math.round((tips[i - 1]![1] + y) / 2 - 4)} ${x} ${y}`)).join('')}Z`;

export const WINGS = {
  feathered: [fused(feathers(7, 176, -64, 24, 12), 'coat', { ...small, shade: [5, 4] }), fused(feathers(5, 112, -60, 20, 11), 'trim', { ...small, shade: [5, 4] }), fused([arm(-58, 15)], 'coat', small)],
  leather: [
    fused([membrane([[104, -150], [150, -84], [156, -20], [116, 20], [30, 22]], [60, -96])], 'trim', { shade: [12, 2] }), line('M60-96L150-84M60-96L156-20M60-96L116 20', 2.6, 'coat/dark'), fused([limb([0, 0, 10], [28, -54, 9], [60, -96, 7], [104, -150, 1]), limb([60, -96, 6], [50, -112, 3], [54, -124, 1])], 'coat', small),
  ],
  gauze: [fused([limb([0, 0, 2], [50, -50, 18], [110, -86, 20], [150, -96, 3]), limb([0, 0, 2], [60, -16, 15], [110, -22, 15], [138, -20, 2])], 'trim', { ink: 1.8, shade: [6, 3], rim: 2 }), line('M4-4L138-94M8-2L130-20M60-52L96-104M70-60L120-60', 1.4, 'ink', 0.6)],
  flame: [fused([curve([[0, 8], [20, -50], [50, -80], [60, -140], [90, -90], [130, -130], [124, -76], [170, -84], [130, -36], [160, -14], [104, 0], [110, 26], [50, 16]])], 'fire', { ink: 0, rim: 0, shade: [12, 0], lit: [0, 0] }), fused([curve([[4, 4], [30, -46], [56, -66], [70, -100], [84, -66], [110, -80], [104, -46], [126, -30], [92, -16], [84, 4]])], 'spark', { ink: 0, rim: 0, shade: [3, 0], lit: [0, 0] })],
  ice: [fused(['M0 0L40-120L60-60L110-140L92-50L160-90L110-16L150-4L70 14Z'], 'coat', { shade: [10, 6], lit: [6, 4], over: [line('M0 0L60-60M0 0L92-50M0 0L110-16', 1.8, 'ink', 0.5)] })],
} as const satisfies Record<string, Marks>;

export type WingName = keyof typeof WINGS;
export const wingOf = (name: WingName): Marks => WINGS[name];
