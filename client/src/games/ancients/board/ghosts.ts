/** What an answer would change on the board, to be drawn before it is given. */
import { differing } from '../../../board/verdict.ts';
import { LANES, unitOf, unitsOf } from '../shown.ts';
import type { Shown, UnitView } from '../types.ts';

/** What would become of a unit: its numbers where they change, statuses it would get, or that it would be gone. */
export interface Ghost {
  attack: number | null;
  armor: number | null;
  health: number | null;
  statuses: readonly string[];
  gone: boolean;
}

/** What would become of a Tower or Ancient and its mana. */
export interface CoreGhost {
  health: number | null;
  mana: number | null;
}

/** `newcomers` by the place they would come to. */
export interface Ghosts {
  units: ReadonlyMap<number, Ghost>;
  newcomers: ReadonlyMap<number, UnitView>;
  cores: ReadonlyMap<number, CoreGhost>;
  gold: readonly (number | null)[];
}

export function ghostsOf(now: Shown, then: Shown): Ghosts {
  const before = unitsOf(now);
  const after = unitsOf(then);
  const stood = new Map(before.map((unit) => [unit.id, unit.place]));
  return {
    units: new Map(before.flatMap((unit) => ghostOf(unit, unitOf(then, unit.id)))),
    newcomers: new Map(after.filter((unit) => stood.get(unit.id) !== unit.place).map((unit) => [unit.place, unit])),
    cores: new Map(LANES.flatMap((lane) => now.lanes[lane]!.cores.map((core, seat) => [core.place, coreGhost(core, then.lanes[lane]!.cores[seat]!)] as const))),
    gold: now.players.map((player, seat) => differing(player.gold, then.players[seat]?.gold)),
  };
}

function coreGhost(now: { health: number; mana: number }, then: { health: number; mana: number }): CoreGhost {
  return { health: differing(now.health, then.health), mana: differing(now.mana, then.mana) };
}

/** A unit that has left its place is gone from there: it is dead, in the fountain, or drawn where it comes to. */
function ghostOf(now: UnitView, then: UnitView | null): [number, Ghost][] {
  const moved = then !== null && then.place >= 0 && then.place !== now.place;
  if (!then || then.place < 0) return [[now.id, { attack: null, armor: null, health: null, statuses: [], gone: true }]];
  const statuses = then.statuses.filter(({ kind }) => !now.statuses.some((one) => one.kind === kind)).map(({ kind }) => kind);
  const ghost = { attack: differing(now.attack, then.attack), armor: differing(now.armor, then.armor), health: differing(now.health, then.health), statuses, gone: moved };
  const changes = ghost.attack !== null || ghost.armor !== null || ghost.health !== null || statuses.length > 0 || moved;
  return changes ? [[now.id, ghost]] : [];
}
