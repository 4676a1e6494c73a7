/** What an answer would change on the board, to be drawn before it is given. */
import { differing } from '../../../board/verdict.ts';
import type { Shown, ShownUnit } from '../types.ts';

export { verdictOf } from '../../../board/verdict.ts';

/** What would become of a unit: its numbers where they change, where it would go, whether it would be gone. */
export interface Ghost {
  attack: number | null;
  health: number | null;
  square: string | null;
  gone: boolean;
}

/** `mana` is what each player would have left, null where nothing changes. */
export interface Ghosts {
  units: ReadonlyMap<number, Ghost>;
  newcomers: readonly ShownUnit[];
  mana: readonly (number | null)[];
}

export function ghostsOf(now: Shown, then: Shown): Ghosts {
  const units = new Map<number, Ghost>();
  for (const unit of now.units) {
    const ghost = ghostOf(unit, then.units.find((other) => other.number === unit.number));
    if (ghost) units.set(unit.number, ghost);
  }
  const known = new Set(now.units.map((unit) => unit.number));
  return {
    units,
    newcomers: then.units.filter((unit) => !known.has(unit.number)),
    mana: now.players.map((player, seat) => differing(player.mana, then.players[seat]?.mana)),
  };
}

function ghostOf(now: ShownUnit, then: ShownUnit | undefined): Ghost | null {
  if (!then) return { attack: null, health: null, square: null, gone: true };
  const ghost = {
    attack: differing(now.attack, then.attack),
    health: differing(now.health, then.health),
    square: now.square === then.square ? null : then.square,
    gone: then.health <= 0,
  };
  return ghost.attack === null && ghost.health === null && ghost.square === null && !ghost.gone ? null : ghost;
}
