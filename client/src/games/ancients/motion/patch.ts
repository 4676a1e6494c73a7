/** The drawn position after one more thing has happened, as far as an event tells; the next frame puts it right. */
import type { Told } from '../../../wire/types.ts';
import { unitOf, whereIs } from '../shown.ts';
import type { CoreView, Events, LaneView, PlayerView, Shown, UnitView } from '../types.ts';

interface Happened {
  seat: number;
  n: (name: string) => number;
}
type Patch = (now: Shown, happened: Happened, then: Shown) => Shown;

export function patch(now: Shown, told: Told, then: Shown): Shown {
  return PATCHES[told.word]?.(now, { seat: told.seat, n: (name) => told.numbers?.[name] ?? -1 }, then) ?? now;
}

const left: Patch = (now, { n }) => changed(now, n('unit'), () => ({ health: Math.max(0, n('left')) }));
const gone: Patch = (now, { n }) => without(now, n('unit'));
const comes: Patch = (now, { n }, then) => joined(now, n('unit'), n('place'), then);
const struck: Patch = (now, { n }) => core(now, n('place'), () => ({ health: Math.max(0, n('left')) }));
const gold: Patch = (now, { seat, n }) => player(now, seat, () => ({ gold: n('now') }));

const PATCHES: Readonly<Record<string, Patch>> = {
  round: (now, { n }) => ({ ...now, round: n('round'), light: n('night') ? 'night' : 'day' }),
  rune: (now, { n }) => ({ ...now, rune: n('card') }),
  claim: (now) => ({ ...now, rune: null }),
  draw: (now, { seat }) => player(now, seat, ({ hand_size, deck_size }) => ({ hand_size: hand_size + 1, deck_size: Math.max(0, deck_size - 1) })),
  spawn: comes,
  summon: comes,
  deploy: comes,
  arrive: comes,
  mega: (now, { n }, then) => changed(now, n('unit'), () => megaOf(unitOf(then, n('unit')), n('mega') > 0)),
  move: (now, { n }) => moved(now, n('unit'), n('to')),
  swap: (now, { n }) => {
    const [one, other] = [unitOf(now, n('unit')), unitOf(now, n('other'))];
    return one && other ? moved(moved(without(now, other.id), one.id, other.place), other.id, one.place, other) : now;
  },
  travel: (now, { seat, n }, then) => player(without(now, n('unit')), seat, () => ({ travelling: then.players[seat]!.travelling.filter(({ unit }) => unit.id === n('unit')) })),
  damage: left,
  heal: left,
  decay: left,
  tower_damage: struck,
  ancient_damage: struck,
  tower: (now, { n }, then) => core(now, n('place'), () => coreIn(then, n('place'))),
  death: gone,
  destroy: gone,
  replaced: gone,
  bounce: gone,
  gold,
  leftover: gold,
  mana: (now, { n }) => core(now, n('place'), () => ({ mana: n('now') })),
} satisfies Partial<Record<keyof Events, Patch>>;

function player(now: Shown, seat: number, how: (one: PlayerView) => Partial<PlayerView>): Shown {
  return { ...now, players: now.players.map((one, n) => (n === seat ? { ...one, ...how(one) } : one)) };
}

function lane(now: Shown, which: number, how: (one: LaneView) => Partial<LaneView>): Shown {
  return { ...now, lanes: now.lanes.map((one, n) => (n === which ? { ...one, ...how(one) } : one)) };
}

function core(now: Shown, place: number, how: () => Partial<CoreView>): Shown {
  const { lane: which, seat } = whereIs(place);
  return lane(now, which, ({ cores }) => ({ cores: cores.map((one, n) => (n === seat ? { ...one, ...how() } : one)) }));
}

const coreIn = (shown: Shown, place: number): CoreView => shown.lanes[whereIs(place).lane]!.cores[whereIs(place).seat]!;

/** What stands in a place, or that nothing does. */
function set(now: Shown, place: number, unit: UnitView | null): Shown {
  const { lane: which, seat, row, slot } = whereIs(place);
  return lane(now, which, (one) => ({ [row]: one[row].map((units, n) => (n === seat ? units.map((there, at) => (at === slot ? unit : there)) : units)) }));
}

function changed(now: Shown, id: number, how: (unit: UnitView) => Partial<UnitView>): Shown {
  const unit = unitOf(now, id);
  return unit && unit.place >= 0 ? set(now, unit.place, { ...unit, ...how(unit) }) : now;
}

/** Without a unit, wherever it was. */
function without(now: Shown, id: number): Shown {
  const unit = unitOf(now, id);
  const cleared = unit && unit.place >= 0 ? set(now, unit.place, null) : now;
  const less = <One extends { unit: UnitView }>(all: readonly One[]): One[] => all.filter((one) => one.unit.id !== id);
  return { ...cleared, players: cleared.players.map((one) => ({ ...one, fountain: less(one.fountain), travelling: less(one.travelling) })) };
}

function moved(now: Shown, id: number, to: number, known = unitOf(now, id)): Shown {
  return known ? set(without(now, id), to, { ...known, place: to, target: null }) : now;
}

/** A newcomer as the next frame has it, else as it was before. */
function joined(now: Shown, id: number, place: number, then: Shown): Shown {
  const unit = unitOf(then, id) ?? unitOf(now, id);
  return unit ? set(without(now, id), place, { ...unit, place, target: null, preview: null }) : now;
}

function megaOf(unit: UnitView | null, mega: boolean): Partial<UnitView> {
  return unit ? { mega, name: unit.name, attack: unit.attack, health: unit.health, max_health: unit.max_health } : { mega };
}
