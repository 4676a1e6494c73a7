/** The chance to hold a card by some turn: drawing without putting back. */

/**
 * How a game deals and draws, as far as odds go. By turn `n` one has drawn `drawsBy(n)` and could have replaced `replacesBy(n)`.
 *
 * exchanges  how many cards of the first hand can be exchanged
 * second     how many cards more the second player is dealt after that
 */
export interface Dealing {
  hand: number;
  exchanges: number;
  second: number;
  drawsBy(turn: number): number;
  replacesBy(turn: number): number;
}

/** What a player does to find the card, and whether they are the second player. */
export interface Effort {
  exchange: boolean;
  replace: boolean;
  second?: boolean;
}

/** The chance that none of `copies` is among `seen` cards of `deck`. */
export function missing(deck: number, copies: number, seen: number): number {
  let chance = 1;
  for (let drawn = 0; drawn < Math.min(seen, deck); drawn++) chance *= Math.max(0, deck - copies - drawn) / (deck - drawn);
  return chance;
}

/**
 * The chance to have had one of the copies by a turn. Turn 0 is the first hand.
 * Exchanging gives up as much of the hand as can be given up where it holds none; the new cards are drawn before the old ones go back.
 */
export function chanceBy(turn: number, deck: number, copies: number, dealing: Dealing, effort: Effort): number {
  if (copies <= 0) return 0;
  const hand = Math.min(dealing.hand, deck);
  const replaced = effort.replace ? dealing.replacesBy(turn) : 0;
  const later = turn === 0 ? 0 : dealing.drawsBy(turn) + replaced + (effort.second ? dealing.second : 0);
  if (!effort.exchange) return 1 - missing(deck, copies, hand + later);
  const again = Math.min(hand, dealing.exchanges, deck - hand);
  return 1 - missing(deck, copies, hand + again) * missing(deck - hand, copies, later);
}

/** 0.4213 → 42.1, and never 100 or 0 for what is not certain. */
export function percent(chance: number): number {
  const rounded = Math.round(chance * 1000) / 10;
  if (rounded >= 100 && chance < 1) return 99.9;
  return rounded <= 0 && chance > 0 ? 0.1 : rounded;
}
