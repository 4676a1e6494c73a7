/** What an answer would come to, as far as every game sees it in the same way. */

export type Verdict = 'win' | 'lose' | 'draw' | null;

/** What an outcome means for a seat; null while nothing is decided. */
export function verdictOf(result: readonly number[] | null, seat: number): Verdict {
  if (result === null || seat < 0) return null;
  if (result.length === 0) return 'draw';
  return result.includes(seat) ? 'win' : 'lose';
}

/** The later number where it is another one. */
export function differing(now: number, then: number | undefined): number | null {
  return then === undefined || then === now ? null : then;
}
