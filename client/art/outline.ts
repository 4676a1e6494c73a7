/** The outlines of an icon, read from its path and measured. */

/** One stroke of the pen: a letter of the path language and its points, absolute; arcs keep their radii and flags. */
export interface Stroke {
  letter: 'M' | 'L' | 'C' | 'S' | 'Q' | 'T' | 'A' | 'Z';
  points: number[];
  arc?: number[];
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A figure drawn without lifting the pen, and the points it passes through. */
export interface Outline {
  strokes: Stroke[];
  through: [number, number][];
}

const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y;

/** Reads the numbers after a letter, as many at a time as the letter takes; the flags of an arc may stand without a space. */
function* numbers(after: string, takes: number): Generator<number[]> {
  const text = after.trim();
  for (let at = 0; at < text.length; ) {
    const values: number[] = [];
    for (let i = 0; i < takes; i++) {
      const next = takes === TAKES['A'] && (i === 3 || i === 4) ? FLAG : NUMBER;
      next.lastIndex = at;
      const found = next.exec(text);
      if (!found) throw new Error(`not a path: ${text}`);
      values.push(Number(found[1]));
      at = next.lastIndex;
    }
    yield values;
  }
}

function* commands(path: string): Generator<[string, number[]]> {
  for (const [, letter, rest] of path.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const takes = TAKES[letter!.toUpperCase()]!;
    if (takes === 0) yield [letter!, []];
    // Points after a move are lines.
    const then = letter === 'M' ? 'L' : letter === 'm' ? 'l' : letter!;
    let said = letter!;
    for (const values of takes ? numbers(rest!, takes) : []) {
      yield [said, values];
      said = then;
    }
  }
}

export function outlines(path: string): Outline[] {
  const all: Outline[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [letter, values] of commands(path)) {
    const kind = letter.toUpperCase();
    const [dx, dy] = letter === kind ? [0, 0] : [x, y];
    if (kind === 'Z') {
      all.at(-1)!.strokes.push({ letter: 'Z', points: [] });
      [x, y] = [startX, startY];
      continue;
    }
    const from: [number, number] = [x, y];
    const stroke = strokeOf(kind, values, dx, dy, from);
    [x, y] = [stroke.points.at(-2)!, stroke.points.at(-1)!];
    if (kind === 'M') [startX, startY] = [x, y];
    // After a closed figure the pen may go on from its start without a move.
    if (kind === 'M') all.push({ strokes: [stroke], through: [[x, y]] });
    else if (all.at(-1)!.strokes.at(-1)!.letter === 'Z')
      all.push({ strokes: [{ letter: 'M', points: from }, stroke], through: passing(from, stroke) });
    else {
      const open = all.at(-1)!;
      open.strokes.push(stroke);
      open.through.push(...passing(from, stroke));
    }
  }
  return all;
}

function strokeOf(kind: string, values: number[], dx: number, dy: number, [x, y]: [number, number]): Stroke {
  if (kind === 'H') return { letter: 'L', points: [values[0]! + dx, y] };
  if (kind === 'V') return { letter: 'L', points: [x, values[0]! + dy] };
  if (kind === 'A') return { letter: 'A', points: [values[5]! + dx, values[6]! + dy], arc: values.slice(0, 5) };
  return { letter: kind as Stroke['letter'], points: values.map((value, i) => value + (i % 2 ? dy : dx)) };
}

/** Points on the way, close enough to measure by. */
function passing([x, y]: [number, number], { letter, points }: Stroke): [number, number][] {
  const end: [number, number] = [points.at(-2)!, points.at(-1)!];
  if (letter !== 'C') return [end];
  const [ax, ay, bx, by] = points as [number, number, number, number];
  const at = (t: number): [number, number] => {
    const [u, v] = [1 - t, t];
    const [p, q, r, s] = [u * u * u, 3 * u * u * v, 3 * u * v * v, v * v * v];
    return [p * x + q * ax + r * bx + s * end[0], p * y + q * ay + r * by + s * end[1]];
  };
  return [at(0.25), at(0.5), at(0.75), end];
}

export function boxOf(all: readonly Outline[]): Box {
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of all.flatMap((outline) => outline.through)) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

function inside([x, y]: [number, number], corners: readonly [number, number][]): boolean {
  let within = false;
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners.at(i - 1)!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}

/** The outlines that lie in no other: the figure's shape without its holes. */
export function shapeOf(all: readonly Outline[]): Outline[] {
  return all.filter((one) => !all.some((other) => other !== one && inside(one.through[0]!, other.through)));
}
