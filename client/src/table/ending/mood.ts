/** How an end feels to its reader; an onlooker sees somebody win. */
export type Mood = 'win' | 'lose' | 'draw';

export function moodOf(result: readonly number[], seat: number): Mood {
  if (!result.length) return 'draw';
  return seat < 0 || result.includes(seat) ? 'win' : 'lose';
}
