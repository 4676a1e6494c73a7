/** What an answer would change on the table, to be drawn before it is given. */
import { differing } from '../../../board/verdict.ts';
import type { Shown, ShownCreature } from '../types.ts';

/** What would become of a creature: its numbers where they change, or that it would be gone. */
export interface Ghost {
  atk: number | null;
  left: number | null;
  gone: boolean;
}

/** A creature that would come, and whose. */
export interface Newcomer {
  seat: number;
  creature: ShownCreature;
}

/** `hp` and `mana` are what each player would have left, null where nothing changes. */
export interface Ghosts {
  creatures: ReadonlyMap<number, Ghost>;
  newcomers: readonly Newcomer[];
  enchants: ReadonlySet<number>;
  hp: readonly (number | null)[];
  mana: readonly (number | null)[];
}

const all = (shown: Shown): Newcomer[] => shown.seats.flatMap((seat, n) => seat.creatures.map((creature) => ({ seat: n, creature })));

export function ghostsOf(now: Shown, then: Shown): Ghosts {
  const [before, after] = [all(now), new Map(all(then).map((one) => [one.creature.id, one]))];
  const known = new Set(before.map(({ creature }) => creature.id));
  return {
    creatures: new Map(before.flatMap(({ creature }) => ghostOf(creature, after.get(creature.id)?.creature))),
    newcomers: [...after.values()].filter(({ creature }) => !known.has(creature.id)),
    enchants: new Set(now.enchants.flatMap(({ id }) => (then.enchants.some((one) => one.id === id) ? [] : [id]))),
    hp: now.seats.map((seat, n) => differing(seat.hp, then.seats[n]?.hp)),
    mana: now.seats.map((seat, n) => differing(seat.mana, then.seats[n]?.mana)),
  };
}

function ghostOf(now: ShownCreature, then: ShownCreature | undefined): [number, Ghost][] {
  if (!then) return [[now.id, { atk: null, left: null, gone: true }]];
  const ghost = { atk: differing(now.atk, then.atk), left: differing(now.left, then.left), gone: false };
  return ghost.atk === null && ghost.left === null ? [] : [[now.id, ghost]];
}
