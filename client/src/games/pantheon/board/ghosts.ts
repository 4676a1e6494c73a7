/** What an answer would change on the table, to be drawn before it is given. */
import { differing, verdictOf as verdictOn, type Verdict } from '../../../board/verdict.ts';
import type { Shown } from '../types.ts';

/** What would become of a thing: its power where that changes, or that it would be gone. */
export interface Ghost {
  power: number | null;
  gone: boolean;
}

/** `health` and `mana` are what each player would have left, null where nothing changes. */
export interface Ghosts {
  things: ReadonlyMap<number, Ghost>;
  health: readonly (number | null)[];
  mana: readonly (number | null)[];
}

export function ghostsOf(now: Shown, then: Shown): Ghosts {
  const later = new Map(then.seats.flatMap((seat) => seat.field.map((one) => [one.id, one] as const)));
  const things = new Map<number, Ghost>();
  for (const one of now.seats.flatMap((seat) => seat.field)) {
    const other = later.get(one.id);
    if (!other || other.power !== one.power) things.set(one.id, { power: other?.power ?? null, gone: !other });
  }
  return {
    things,
    health: now.seats.map((seat, n) => differing(seat.health, then.seats[n]?.health)),
    mana: now.seats.map((seat, n) => differing(seat.ready, then.seats[n]?.ready)),
  };
}

/** What an outcome means for a seat, which may fall before the match is over; null while nothing is decided for it. */
export function verdictOf(now: Shown, then: Shown | null, result: readonly number[] | null, seat: number): Verdict {
  if (seat < 0 || result !== null) return verdictOn(result, seat);
  return now.seats[seat]?.alive && then?.seats[seat]?.alive === false ? 'lose' : null;
}
