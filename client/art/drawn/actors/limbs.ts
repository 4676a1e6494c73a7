/** Limbs, trunks and tails: what bends along a few joints and is thick and thin in turn. */
import { shape, type Mark, type Paint } from '../ink.ts';

export type Point = readonly [x: number, y: number];

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
const written = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** A closed curve that bends at each of these points without touching it. */
export function rounded(points: readonly Point[]): string {
  const next = (i: number): Point => points[(i + 1) % points.length]!;
  return `M${written(between(points[0]!, next(0)))}${points.map((_, i) => `Q${written(next(i))} ${written(between(next(i), next(i + 1)))}`).join('')}Z`;
}

export const straight = (points: readonly Point[]): string => `M${points.map(written).join('L')}Z`;

/** The joints and the middles of the bones between them. */
const along = (joints: readonly Point[]): Point[] => joints.flatMap((joint, i) => (i ? [between(joints[i - 1]!, joint), joint] : [joint]));

/** The way across at a point of a chain: at right angles to the way along. */
function across(chain: readonly Point[], i: number): Point {
  const [[ax, ay], [bx, by]] = [chain[Math.max(0, i - 1)]!, chain[Math.min(chain.length - 1, i + 1)]!];
  const long = Math.hypot(bx - ax, by - ay) || 1;
  return [(ay - by) / long, (bx - ax) / long];
}

/** Half the widths are given for each joint and each middle. The side away from the light lies in the shade. */
export function limb(joints: readonly Point[], widths: readonly number[], paint: Paint, { ink = 2.8, rim = 1.5 } = {}): Mark {
  const chain = along(joints);
  const side = (sign: number, more = 1): Point[] =>
    chain.map(([x, y], i) => {
      const [nx, ny] = across(chain, i);
      return [x + sign * nx * widths[i]! * more, y + sign * ny * widths[i]! * more];
    });
  const lit = chain.reduce((sum, _, i) => sum + across(chain, i)[0] * 0.8 + across(chain, i)[1] * 0.6, 0);
  const shaded = lit > 0 ? 1 : -1;
  const outline = rounded([...side(1), ...side(-1).toReversed()]);
  return shape(outline, paint, { dark: [straight([...side(shaded, 0.15), ...side(shaded, 2).toReversed()])], ink, rim });
}
