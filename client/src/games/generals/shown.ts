/** Finding one's way in what the server shows of a board of generals. */
import type { Frame } from '../../table/frame.ts';
import type { Shown, ShownUnit } from './types.ts';

/** What there is to see of a frame; null before the match. */
export function shownOf(frame: Pick<Frame, 'shown'> | null): Shown | null {
  return (frame?.shown ?? null) as Shown | null;
}

export function unitOn(shown: Shown | null, square: string): ShownUnit | null {
  return shown?.units.find((unit) => unit.square === square) ?? null;
}

export function generalOf(shown: Shown, seat: number): ShownUnit | null {
  return shown.units.find((unit) => unit.number === shown.players[seat]?.general) ?? null;
}
