/** A sample hand: dealt from the shuffled deck, exchanged once, and drawn to. */

export interface Hand {
  readonly held: readonly number[];
  readonly pile: readonly number[];
  readonly exchanged: boolean;
}

/** A number from 0 up to, not including, `below`. */
export type Chance = (below: number) => number;

export const anyOf: Chance = (below) => Math.floor(Math.random() * below);

export function shuffled(cards: readonly number[], chance: Chance): number[] {
  const pile = [...cards];
  for (let last = pile.length - 1; last > 0; last--) {
    const other = chance(last + 1);
    [pile[last], pile[other]] = [pile[other]!, pile[last]!];
  }
  return pile;
}

export function deal(cards: readonly number[], hand: number, chance: Chance = anyOf): Hand {
  const pile = shuffled(cards, chance);
  return { held: pile.slice(0, hand), pile: pile.slice(hand), exchanged: false };
}

/** The new cards are drawn before the old ones are shuffled back. */
export function exchange(hand: Hand, places: ReadonlySet<number>, chance: Chance = anyOf): Hand {
  const given = [...places].slice(0, hand.pile.length);
  const drawn = hand.pile.slice(0, given.length);
  const held = hand.held.map((card, place) => (given.includes(place) ? drawn[given.indexOf(place)]! : card));
  const back = given.map((place) => hand.held[place]!);
  return { held, pile: shuffled([...hand.pile.slice(given.length), ...back], chance), exchanged: true };
}

export function draw(hand: Hand): Hand {
  const [card, ...pile] = hand.pile;
  return card === undefined ? hand : { held: [...hand.held, card], pile, exchanged: true };
}
