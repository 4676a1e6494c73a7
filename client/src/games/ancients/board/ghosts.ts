/** What an answer would change on the board, to be drawn before it is given. */
import { differing } from '../../../board/verdict.ts';
import { LANES, unitOf, unitsOf } from '../shown.ts';
import type { CoreView, PreviewView, Shown, UnitView } from '../types.ts';

/** What would become of a unit: its numbers where they change, statuses it would get or lose, what the coming combat would do then, or that it would be gone. */
export interface Ghost {
  attack: number | null;
  armor: number | null;
  health: number | null;
  statuses: readonly string[];
  ends: readonly string[];
  preview: PreviewView | null | undefined;
  gone: boolean;
}

/** What would become of a Tower or Ancient and its mana. */
export interface CoreGhost {
  health: number | null;
  mana: number | null;
  preview: PreviewView | null | undefined;
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
  const same = now.phase === then.phase && now.round === then.round; // else the combat that was coming is over
  return {
    units: new Map(before.flatMap((unit) => ghostOf(unit, unitOf(then, unit.id), same))),
    newcomers: new Map(after.filter((unit) => stood.get(unit.id) !== unit.place).map((unit) => [unit.place, unit])),
    cores: new Map(LANES.flatMap((lane) => now.lanes[lane]!.cores.map((core, seat) => [core.place, coreGhost(core, then.lanes[lane]!.cores[seat]!, same)] as const))),
    gold: now.players.map((player, seat) => differing(player.gold, then.players[seat]?.gold)),
  };
}

function coreGhost(now: CoreView, then: CoreView, same: boolean): CoreGhost {
  return { health: differing(now.health, then.health), mana: differing(now.mana, then.mana), preview: same ? otherFate(now.preview, then.preview) : undefined };
}

/** A unit that has left its place is gone from there: it is dead, in the fountain, or drawn where it comes to. */
function ghostOf(now: UnitView, then: UnitView | null, same: boolean): [number, Ghost][] {
  const moved = then !== null && then.place >= 0 && then.place !== now.place;
  if (!then || then.place < 0) return [[now.id, { attack: null, armor: null, health: null, statuses: [], ends: [], preview: undefined, gone: true }]];
  const [statuses, ends] = [newKinds(now, then), newKinds(then, now)];
  const preview = same && !moved ? otherFate(now.preview, then.preview) : undefined;
  const ghost = { attack: differing(now.attack, then.attack), armor: differing(now.armor, then.armor), health: differing(now.health, then.health), statuses, ends, preview, gone: moved };
  const changes = ghost.attack !== null || ghost.armor !== null || ghost.health !== null || statuses.length > 0 || ends.length > 0 || preview !== undefined || moved;
  return changes ? [[now.id, ghost]] : [];
}

/** The kinds of statuses that the second has and the first has not. */
function newKinds(one: UnitView, other: UnitView): string[] {
  return other.statuses.filter(({ kind }) => !one.statuses.some((status) => status.kind === kind)).map(({ kind }) => kind);
}

/** What the coming combat would do, where that differs. */
function otherFate(now: PreviewView | null, then: PreviewView | null): PreviewView | null | undefined {
  return now?.damage === then?.damage && now?.dies === then?.dies && now?.unsure === then?.unsure ? undefined : then;
}
