/** Finding one's way in what the server shows of a match of ancients. */
import type { Frame } from '../../table/frame.ts';
import type { Thing } from '../../table/chooser.ts';
import type { CoreView, LaneView, MoveView, PlayerView, Shown, UnitView } from './types.ts';

export type Row = 'combat' | 'support';

/** A place on the board: the server counts all forty of them. */
export interface Place {
  lane: number;
  seat: number;
  row: Row;
  slot: number;
}

export const LANES = [0, 1] as const;
export const SLOTS = [0, 1, 2, 3, 4] as const;
export const MIDDLE = 2;
const [IN_A_LANE, ON_A_SIDE, IN_A_ROW] = [20, 10, 5];

/** What there is to see of a frame; null before the match. */
export function shownOf(frame: Pick<Frame, 'shown'> | null): Shown | null {
  return (frame?.shown ?? null) as Shown | null;
}

export function placeOf({ lane, seat, row, slot }: Place): number {
  return lane * IN_A_LANE + seat * ON_A_SIDE + (row === 'support' ? IN_A_ROW : 0) + slot;
}

export function whereIs(place: number): Place {
  const [lane, within] = [Math.floor(place / IN_A_LANE), place % IN_A_LANE];
  return { lane, seat: Math.floor(within / ON_A_SIDE), row: within % ON_A_SIDE >= IN_A_ROW ? 'support' : 'combat', slot: place % IN_A_ROW };
}

export const laneOf = (place: number): number => whereIs(place).lane;
export const isCore = (place: number): boolean => place % ON_A_SIDE === IN_A_ROW + MIDDLE;

export const thingAt = (place: number): Thing => `place:${place}`;

/** The place that a thing on the board is; -1 for any other thing. */
export function placeIn(thing: Thing): number {
  const [what, place = '-1'] = thing.split(':');
  return what === 'place' || what === 'ability' || what === 'item' || what === 'caster' ? Number(place) : -1;
}

export function unitAt(shown: Shown | null, place: number): UnitView | null {
  if (place < 0) return null;
  const { lane, seat, row, slot } = whereIs(place);
  return shown?.lanes[lane]?.[row][seat]?.[slot] ?? null;
}

export function coreAt(shown: Shown, lane: number, seat: number): CoreView {
  return shown.lanes[lane]!.cores[seat]!;
}

const rowsOf = (lane: LaneView): readonly (UnitView | null)[] => [...lane.combat, ...lane.support].flat();

/** Every unit on the board. */
export function unitsOf(shown: Shown): UnitView[] {
  return shown.lanes.flatMap(rowsOf).filter((unit) => unit !== null);
}

/** Every unit, those that are on their way or in the fountain after those on the board. */
export function unitsEverywhere(shown: Shown): UnitView[] {
  const away = shown.players.flatMap(({ fountain, travelling }) => [...fountain, ...travelling].map(({ unit }) => unit));
  return [...unitsOf(shown), ...away];
}

/** A unit by its number, wherever it is. */
export function unitOf(shown: Shown | null, id: number): UnitView | null {
  return shown && (unitsEverywhere(shown).find((unit) => unit.id === id) ?? null);
}

export function playerOf(shown: Shown, seat: number): PlayerView {
  return shown.players[seat]!;
}

/** The thing that a unit's number in an event stands for. */
export function thingOfUnit(shown: Shown | null, id: number | undefined): Thing {
  const unit = shown && id ? unitOf(shown, id) : null;
  return !unit ? '' : unit.place < 0 ? `hero:${unit.id}` : thingAt(unit.place);
}

export function moveTo(shown: Shown, hero: number, place: number): MoveView | null {
  return shown.moves.find((one) => one.hero === hero && one.place === place) ?? null;
}

const ANCIENT = 90; // its health (R93), where the rules of the match are not known

/** What is left of the Towers and Ancients of a seat; behind a Tower stands an Ancient that has lost nothing yet. */
export function lifeOf(frame: Pick<Frame, 'shown' | 'rules'>, seat: number): number {
  const behind = Number(frame.rules?.options['ancient_health'] ?? ANCIENT);
  const cores = shownOf(frame)?.lanes.flatMap((lane) => lane.cores[seat] ?? []) ?? [];
  return cores.reduce((sum, core) => sum + Math.max(0, core.health) + (core.kind === 'tower' ? behind : 0), 0);
}
