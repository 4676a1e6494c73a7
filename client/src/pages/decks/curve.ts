/** What a deck is made of, counted: by cost, and by anything else cards can be told apart by. */

/** How many cards there are of a value. */
export interface Tally {
  value: string;
  count: number;
}

/** Cards by cost from 0 to `most`; the last bar holds everything that costs more. */
export function curve(costs: readonly number[], most: number): number[] {
  const bars = Array.from({ length: most + 1 }, () => 0);
  for (const cost of costs) bars[Math.min(Math.max(cost, 0), most)]! += 1;
  return bars;
}

export function average(costs: readonly number[]): number {
  return costs.length === 0 ? 0 : costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
}

/** The values and how often they come, most frequent first, then by the alphabet. */
export function tally(values: readonly string[]): Tally[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
}
