/** Where the eye goes: heads and other subjects mark their place without drawing anything, and small pictures are cut to a square around one. */
import type { Mark } from './ink.ts';

export type Square = readonly [left: number, top: number, side: number];
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

interface Focus {
  x: number;
  y: number;
  /** Half the side of the square around it. */
  reach: number;
  /** A place or a thing gives way to somebody. */
  alive: boolean;
}

const WIDTH = 400;
const HEIGHT = 300;
const LEAST = 118;
/** Where several act, or something strikes, what happens has to be seen as well. */
const LEAST_OF_A_SCENE = 196;
const THE_MIDDLE: Focus = { x: 200, y: 150, reach: 128, alive: false };

/** Somebody's head, or the middle of a thing, and how much around it belongs to it. */
export const focus = (x: number, y: number, reach: number, alive = true): Mark => () => `<focus ${Math.round(x)} ${Math.round(y)} ${Math.round(reach)} ${alive ? 1 : 0}>`;
const MARKED = /<focus (\S+) (\S+) (\S+) (\d)>/g;
const TAG = /<g\b([^>]*)>|<\/g>|<focus (\S+) (\S+) (\S+) (\d)>/g;
const STEP = /(matrix|translate|rotate|scale)\(([^)]*)\)/g;

/** The drawing without the marks. */
export const unmarked = (drawing: string): string => drawing.replace(MARKED, '');

/** The square that shows the subject of a drawing: what is largest of those who live, else of the things, else the middle. */
export function closeUp(drawing: string, eventful: boolean): Square {
  const all = focusesOf(drawing);
  const alive = all.filter((one) => one.alive);
  const subject = (alive.length ? alive : all).reduce((best, one) => (one.reach >= best.reach ? one : best), alive[0] ?? all[0] ?? THE_MIDDLE);
  const least = eventful || alive.length > 1 ? LEAST_OF_A_SCENE : LEAST;
  const side = Math.round(Math.min(HEIGHT, Math.max(least, subject.reach * 2)));
  const within = (middle: number, most: number): number => Math.round(Math.max(0, Math.min(middle - side / 2, most - side)));
  return [within(subject.x, WIDTH), within(subject.y, HEIGHT), side];
}

/** Every mark of a drawing, where its groups have moved it. */
function focusesOf(drawing: string): Focus[] {
  const found: Focus[] = [];
  const stack: Matrix[] = [[1, 0, 0, 1, 0, 0]];
  for (const [tag, look, x, y, reach, alive] of drawing.matchAll(TAG)) {
    const here = stack.at(-1)!;
    if (tag === '</g>') stack.pop();
    else if (x === undefined) stack.push(moved(here, look ?? ''));
    else {
      const [a, b, c, d, e, f] = here;
      found.push({ x: a * +x + c * +y! + e, y: b * +x + d * +y! + f, reach: +reach! * Math.sqrt(Math.abs(a * d - b * c)), alive: alive === '1' });
    }
  }
  return found;
}

/** The matrix within a group of this look. */
function moved(outer: Matrix, look: string): Matrix {
  let matrix = outer;
  for (const [, kind, said] of look.matchAll(STEP)) matrix = times(matrix, stepOf(kind!, said!.split(/[\s,]+/).map(Number)));
  return matrix;
}

function stepOf(kind: string, [p = 0, q, ...rest]: number[]): Matrix {
  if (kind === 'translate') return [1, 0, 0, 1, p, q ?? 0];
  if (kind === 'scale') return [p, 0, 0, q ?? p, 0, 0];
  if (kind === 'matrix') return [p, q!, ...rest] as unknown as Matrix;
  const [sin, cos] = [Math.sin((p * Math.PI) / 180), Math.cos((p * Math.PI) / 180)];
  const [x, y] = [q ?? 0, rest[0] ?? 0];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
