/** A figure's outer shape in few straight lines, for what lies under the figure and shows only as its contour. */
import type { Place } from './laid.ts';
import type { Outline } from './outline.ts';

type Point = readonly [number, number];

/** How far the point lies from the line through the two ends. */
function off([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** The points that matter: without them the line would be off by more than the allowance (Douglas and Peucker). */
function thinned(points: readonly Point[], allowance: number): Point[] {
  if (points.length < 3) return [...points];
  const [first, last] = [points[0]!, points.at(-1)!];
  let [worst, at] = [0, 0];
  points.forEach((point, i) => {
    const distance = off(point, first, last);
    if (distance > worst) [worst, at] = [distance, i];
  });
  if (worst <= allowance) return [first, last];
  return [...thinned(points.slice(0, at + 1), allowance).slice(0, -1), ...thinned(points.slice(at), allowance)];
}

export function sketched(all: readonly Outline[], { scale, x, y }: Place, allowance: number): string {
  const one = ({ through }: Outline): string => {
    const laid = through.map(([px, py]): Point => [Math.round(px * scale + x), Math.round(py * scale + y)]);
    const [first, ...others] = thinned(laid, allowance);
    let [atX, atY] = first!;
    let text = `M${atX} ${atY}l`;
    for (const [toX, toY] of others) {
      text += `${toX - atX} ${toY - atY} `;
      [atX, atY] = [toX, toY];
    }
    return `${text.trim()}z`.replaceAll(' -', '-');
  };
  return all.map(one).join('');
}
