/** What the server tells of Threelines: positions, actions, events. Written by `python -m cardwright.wire.typescript`. */

/** A side; a card is its number, -1 one that may not be known (in the hand) or no card (on a line). `chosen` is the choice for this round where the reader may know it: for each line the card of the hand that goes there, counted from 0, -1 for none. */
export interface ShownPlayer {
  hp: number;
  mana: number;
  hand: readonly number[];
  lines: readonly number[];
  defence: readonly number[];
  chosen: readonly number[] | null;
}

/** A position as a client draws it. */
export interface Shown {
  round: number;
  first: number;
  deck: number;
  discard: readonly number[];
  players: readonly ShownPlayer[];
}

/** The key of the card that goes on each line. */
export interface PlaceParts {
  kind: 'place';
  left: string | null;
  center: string | null;
  right: string | null;
}

export type Parts = PlaceParts;

/** The numbers that each event tells, by its word. */
export interface Events {
  coin: object;
  round: { round: number };
  draw: { card: number };
  mana: { gained: number; mana: number };
  place: { card: number; line: number; cost: number };
  strike: { card: number; line: number; target: number; left: number };
  destroy: { card: number; line: number };
  avatar: { card: number; line: number; damage: number; hp: number };
  end: { reason: number };
}
