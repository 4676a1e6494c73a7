/** Where things lie in the graph of an analysis, in pixels of its picture. */
import type { Mistake, SeatAnalysis } from '../../../wire/types.ts';

export type Curve = SeatAnalysis['curve'];

/** How large the picture is, and how many steps it shows. */
export interface Plot {
  width: number;
  height: number;
  total: number;
}

export const xOf = (step: number, { width, total }: Plot): number => (width * step) / Math.max(1, total);
export const yOf = (chance: number, { height }: Plot): number => height * (1 - chance);

/** The corners of a curve, as a polyline has them. */
export function cornersOf(curve: Curve, plot: Plot): string {
  return curve.map(([step, chance]) => `${xOf(step, plot).toFixed(1)},${yOf(chance, plot).toFixed(1)}`).join(' ');
}

/** What a seat thought of its chance when it was asked last; null before it was asked for the first time. */
export function chanceAt(curve: Curve, step: number): number | null {
  return curve.findLast(([at]) => at <= step)?.[1] ?? null;
}

/** A mistake lies on the curve of its seat, where it could still have done better. */
export function placeOf({ step, best }: Mistake, plot: Plot): { x: number; y: number } {
  return { x: xOf(step, plot), y: yOf(best.worth, plot) };
}
