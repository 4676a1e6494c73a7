/** What the server tells of Pantheon: positions, actions, events. Written by `python -m cardwright.wire.typescript`. */

/** A unit or a field card on somebody's field. */
export interface ShownThing {
  id: number;
  card: number;
  unit: boolean;
  power: number;
  printed: number;
  lent: number;
  grown: number;
  aura: number;
  ready: boolean;
  engaged: boolean;
  taunt: boolean;
  stealth: boolean;
  barred: boolean;
  activates: boolean;
}

/** A player; `truce` are those whose units may not attack this player until the player's next turn. */
export interface ShownSeat {
  hero: number | null;
  offers: readonly number[];
  health: number;
  most: number;
  awake: boolean;
  alive: boolean;
  place: number;
  hand: readonly number[];
  ready: number;
  spent: number;
  placed: boolean;
  finished: number;
  open: boolean;
  truce: readonly number[];
  discount: number;
  field: readonly ShownThing[];
}

/** A link of the chain. */
export interface ShownLink {
  kind: 'activate' | 'attack' | 'cast' | 'play';
  seat: number;
  card: number;
  source: string | null;
  targets: readonly string[];
  negated: boolean;
}

/** What somebody has to choose in the middle of something. */
export interface ShownDemand {
  kind: 'discard' | 'sacrifice';
  seat: number;
  count: number;
}

/** A position as a client draws it. */
export interface Shown {
  turn: number;
  player: number;
  phase: 'before' | 'closing' | 'end' | 'heroes' | 'over' | 'start' | 'turn';
  deck: number;
  pile: readonly number[];
  priority: number | null;
  asking: readonly number[];
  seats: readonly ShownSeat[];
  chain: readonly ShownLink[];
  limit: number;
  asked: ShownDemand | null;
}

export interface PlainParts {
  kind: 'end' | 'mana' | 'pass';
}

export interface HeroParts {
  kind: 'hero';
  card: string;
}

export interface SwapParts {
  kind: 'swap';
  cards: readonly string[];
}

export interface DiscardParts {
  kind: 'discard';
  card: string;
}

export interface SacrificeParts {
  kind: 'sacrifice';
  unit: string;
}

export interface AttackParts {
  kind: 'attack';
  attacker: string;
  defender: string;
}

/** A card that is played or cast, with what was chosen for it and paid for it. */
export interface UseParts {
  kind: 'cast' | 'play';
  card: string;
  targets: readonly string[];
  sacrifice?: string;
}

export interface ActivateParts {
  kind: 'activate';
  source: string;
  targets: readonly string[];
  sacrifice?: string;
}

export type Parts = PlainParts | HeroParts | SwapParts | DiscardParts | SacrificeParts | AttackParts | UseParts | ActivateParts;

/** The numbers that each event tells, by its word. */
export interface Events {
  begin: object;
  choose_hero: { card: number };
  turn: { number: number };
  draw: { card: number };
  reshuffle: { cards: number };
  swap: { count: number };
  discard: { card: number };
  ready_all: object;
  mana: { exhausted: number };
  play: { card: number; thing: number; target: number; other: number };
  cast: { card: number; target: number; other: number };
  activate: { source: number; card: number; target: number; other: number };
  attack: { attacker: number; defender: number; card: number };
  resolve: { card: number; link: number };
  negate: { card: number; link: number };
  fizzle: { card: number; link: number };
  combat: { attacker: number; defender: number; attack: number; defence: number };
  damage: { target: number; amount: number; left: number; card: number };
  heal: { amount: number; left: number };
  lose: { amount: number; left: number };
  power: { thing: number; change: number; now: number; permanent: number };
  keyword: { thing: number; keyword: number; gained: number; card: number };
  exhaust: { target: number; card: number };
  ready: { target: number; card: number };
  destroy: { thing: number; card: number };
  sacrifice: { thing: number; card: number };
  summon: { card: number; thing: number };
  return: { card: number; thing: number };
  recall: { card: number };
  trigger: { source: number; card: number };
  eliminate: { place: number };
  leave: object;
  end_turn: object;
  end: { reason: number };
  pass: object;
  ready_mana: { count: number };
  truce: { with: number };
  offer: object;
  pay: { mana: number };
}
