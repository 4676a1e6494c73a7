/** Outlines laid where they are wanted and written down as a path again. */
import type { Outline, Stroke } from './outline.ts';

/** Where a figure is laid: its scale, and its move afterwards. */
export interface Place {
  scale: number;
  x: number;
  y: number;
}

/** The path of the outlines at a place, in whole numbers, each point from the one before. */
export function written(all: readonly Outline[], { scale, x, y }: Place): string {
  let [atX, atY] = [0, 0];
  const across = (value: number): number => Math.round(value * scale + x);
  const down = (value: number): number => Math.round(value * scale + y);
  const one = ({ letter, points, arc }: Stroke): [string, number[]] => {
    if (letter === 'Z') return ['z', []];
    const laid = points.map((value, i) => (i % 2 ? down(value) - atY : across(value) - atX));
    [atX, atY] = [across(points.at(-2)!), down(points.at(-1)!)];
    return [letter.toLowerCase(), [...turned(arc, scale), ...laid]];
  };
  const figure = ({ strokes }: Outline): string => {
    const [first, ...others] = strokes;
    [atX, atY] = [across(first!.points[0]!), down(first!.points[1]!)];
    return `M${joined([atX, atY])}${short(others.map(one))}`;
  };
  return all.map(figure).join('');
}

/** Strokes as text: those that go nowhere are left out, a letter is not said twice. */
function short(strokes: readonly [string, number[]][]): string {
  let [text, last] = ['', ''];
  for (const [letter, values] of strokes) {
    if (letter !== 'z' && values.every((value) => value === 0)) continue;
    const [said, numbers] = straight(letter, values);
    const written = joined(numbers);
    text += said !== last || said === 'z' ? said + written : written.startsWith('-') ? written : ` ${written}`;
    last = said;
  }
  return text;
}

/** A line along or down takes one number. */
function straight(letter: string, values: number[]): [string, number[]] {
  if (letter === 'l' && values[1] === 0) return ['h', values.slice(0, 1)];
  if (letter === 'l' && values[0] === 0) return ['v', values.slice(1)];
  return [letter, values];
}

/** The radii and flags of an arc at another scale, perhaps mirrored. */
function turned(arc: number[] | undefined, scale: number): number[] {
  if (!arc) return [];
  const [across, down, turn, large, sweep] = arc as [number, number, number, number, number];
  const round = (radius: number): number => Math.round(radius * scale * 10) / 10;
  return [round(across), round(down), turn, large, sweep];
}

const joined = (values: readonly number[]): string => values.join(' ').replaceAll(' -', '-');
