/** Who came in where at the end of a match. */

export interface Ranked {
  seat: number;
  /** Counted from 1; players who share a place have the same. */
  place: number;
}

/** All seats, the best first. The server ranks from 0; where it does not, there are only those who won and the others. */
export function ranking(places: readonly number[] | null, result: readonly number[], seats: number): Ranked[] {
  const ranks = Array.from({ length: seats }, (_, seat) => places?.[seat] ?? (result.includes(seat) ? 0 : 1));
  return ranks
    .map((rank, seat) => ({ seat, place: 1 + ranks.filter((other) => other < rank).length }))
    .sort((one, other) => one.place - other.place);
}
