/** Bodies that grow along their bones: smooth outlines, limbs of changing thickness, and flesh that is fused from several. */
import type { Mark, Marks, Paint } from '../ink.ts';

export type Point = readonly [x: number, y: number];
/** A place on a bone, and how far the flesh reaches to either side of it. */
export type Joint = readonly [x: number, y: number, r: number];

const whole = (n: number): number => Math.round(n);
const at = ([x, y]: Point): string => `${whole(x)} ${whole(y)}`;

/** A smooth closed line through all points. */
export function curve(points: readonly Point[]): string {
  const n = points.length;
  const of = (i: number): Point => points[(i + n) % n]!;
  const towards = (from: Point, one: Point, other: Point, share: number): Point => [from[0] + (other[0] - one[0]) * share, from[1] + (other[1] - one[1]) * share];
  return `M${at(of(0))}${points.map((point, i) => `C${at(towards(point, of(i - 1), of(i + 1), 1 / 6))} ${at(towards(of(i + 1), of(i + 2), point, 1 / 6))} ${at(of(i + 1))}`).join('')}Z`;
}

/** Straight edges through all points. */
export const edges = (...points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

/** Round clouds that melt into one where they are fused. */
export const puffs = (...all: readonly Joint[]): string[] => all.map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`);

/** A smooth open line. */
export function trail(...points: readonly Point[]): string {
  const of = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))]!;
  return `M${at(of(0))}${points.slice(1).map((point, i) => {
    const [before, from, next] = [of(i - 1), of(i), of(i + 2)];
    return `C${at([from[0] + (point[0] - before[0]) / 6, from[1] + (point[1] - before[1]) / 6])} ${at([point[0] - (next[0] - from[0]) / 6, point[1] - (next[1] - from[1]) / 6])} ${at(point)}`;
  }).join('')}`;
}

const direction = (from: Point, to: Point): Point => {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
};

/** The outline of flesh along a bone; it ends in a point where there is next to no flesh. */
export function limb(...joints: readonly Joint[]): string {
  const last = joints.length - 1;
  const along = joints.map((_, i) => direction(joints[Math.max(0, i - 1)]! as unknown as Point, joints[Math.min(last, i + 1)]! as unknown as Point));
  const side = (i: number, sign: number): Point => [joints[i]![0] - sign * along[i]![1] * joints[i]![2], joints[i]![1] + sign * along[i]![0] * joints[i]![2]];
  const cap = (i: number, sign: number): Point => [joints[i]![0] + sign * along[i]![0] * joints[i]![2], joints[i]![1] + sign * along[i]![1] * joints[i]![2]];
  const ends = (i: number, sign: number): Point[] => (joints[i]![2] < 2 ? [[joints[i]![0], joints[i]![1]]] : [side(i, -sign), cap(i, sign), side(i, sign)]);
  const between = joints.map((_, i) => i).slice(1, -1);
  return curve([...ends(last, 1), ...between.toReversed().map((i) => side(i, 1)), ...ends(0, -1), ...between.map((i) => side(i, -1))]);
}

export interface Flesh {
  ink?: number;
  /** How far the shade reaches in from the right and from below, and the light from the left and from above. */
  shade?: Point;
  lit?: Point;
  rim?: number;
  over?: Marks;
}

/** Several outlines as one body: one line of ink around all, light from the upper left, shade, and a rim of light on the right. */
export function fused(outlines: readonly string[], paint: Paint, { ink = 2.6, shade = [8, 6], lit = [4, 4], rim = 2.6, over = [] }: Flesh = {}): Mark {
  return (pen) => {
    const d = outlines.join('');
    const id = pen.define((name) => `<path id="${name}" d="${d}"/><clipPath id="c${name}"><use href="#${name}"/></clipPath>`);
    const [black, colour] = [pen.colour('ink'), pen.colour(paint)];
    const again = (fill: string, x: number, y: number): string => `<use href="#${id}"${x ? ` x="${x}"` : ''}${y ? ` y="${y}"` : ''} fill="${fill}"/>`;
    const body = lit[0] ? again(pen.colour(`${paint}/light`), 0, 0) + again(colour, lit[0], lit[1]) : again(colour, 0, 0);
    return (
      (ink ? `<g stroke="${black}" stroke-width="${ink}" fill="${black}">${again(black, 0, 0)}${again(black, ink / 2, ink / 2)}</g>` : '') +
      `<g clip-path="url(#c${id})">${again(pen.colour(rim ? 'rim' : `${paint}/dark`), 0, 0)}${rim ? again(pen.colour(`${paint}/dark`), -rim, rim / 4) : ''}` +
      `<g transform="translate(${-shade[0]} ${-shade[1]})" clip-path="url(#c${id})">${body}</g>${over.map((mark) => mark(pen)).join('')}</g>`
    );
  };
}

/** Hard-edged flesh for what is small or far: no light, a narrow shade. */
export const small: Flesh = { ink: 2.2, shade: [4, 3], lit: [0, 0], rim: 1.6 };
