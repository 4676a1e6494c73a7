/** What the server tells of Cartoverse: positions, actions, events. Written by `python -m cardwright.wire.typescript`. */

/** A creature on the board; `hp` is what it has in all, `left` what damage leaves of it, `enchants` their ids. `printed_*`, `grown_*`, `lent_*` and `aura_*` add up to the figures; `usable`: the abilities its owner could use now, as far as everybody can see; `blocks`: it could block an attack. */
export interface ShownCreature {
  id: number;
  card: number;
  zone: 'attack' | 'defense';
  slot: number;
  atk: number;
  hp: number;
  damage: number;
  left: number;
  printed_atk: number;
  printed_hp: number;
  grown_atk: number;
  grown_hp: number;
  lent_atk: number;
  lent_hp: number;
  aura_atk: number;
  aura_hp: number;
  exhausted: boolean;
  attacking: boolean;
  keywords: readonly string[];
  enchants: readonly number[];
  usable: readonly number[];
  blocks: boolean;
}

/** An enchant in play: whose it is and where it lies (`row:0:attack`, `column:3`, `thing:17`, `hero:0`). */
export interface ShownEnchant {
  id: number;
  card: number;
  seat: number;
  on: string;
}

/** A trap, face down: its card is -1 for everybody but its owner. */
export interface ShownTrap {
  id: number;
  card: number;
}

/** A player. `deck` is the number of cards; `mana` counts `extra` as well, `max_mana` all of the mana zone. `prices`: for each card of the hand what it costs in mana and in HP, both -1 for an unknown card; `gain`: mana may still be gained this turn; `acted`: the hero has acted this turn; `usable`: the abilities of the hero that could be used now, as far as everybody can see; `special`: how many Second Winds the hand holds, which everybody knows. */
export interface ShownSeat {
  hero: number;
  hp: number;
  max_hp: number;
  mana: number;
  extra: number;
  max_mana: number;
  gain: boolean;
  acted: boolean;
  cooldowns: readonly number[];
  usable: readonly number[];
  turns: number;
  special: number;
  hand: readonly number[];
  prices: readonly (readonly number[])[];
  deck: number;
  graveyard: readonly number[];
  removed: readonly number[];
  shards: readonly number[];
  mana_zone: readonly number[];
  traps: readonly ShownTrap[];
  creatures: readonly ShownCreature[];
}

/** A link of the chain; `card` is -1 for the end of a turn and for a trap being set. */
export interface ShownLink {
  kind: 'ability' | 'attack' | 'cast' | 'end' | 'set';
  seat: number;
  card: number;
  source: string | null;
  which: number;
  targets: readonly string[];
  negated: boolean;
}

/** The attack whose block is being asked for, and who may block it. */
export interface ShownAttack {
  attacker: string;
  defender: string;
  blockers: readonly string[];
}

/** What somebody has to choose in the middle of something; `card` is the card whose effect asks. */
export interface ShownDemand {
  kind: 'block' | 'discard' | 'target';
  seat: number;
  card: number;
  options: readonly string[];
}

/** A position as a client draws it; `column_room` is how many enchants each column has room for. `attacks`: whether the player on turn may attack at all (the first player may not in the first turn). */
export interface Shown {
  turn: number;
  player: number;
  first: number;
  phase: 'after' | 'before' | 'drawing' | 'end' | 'ending' | 'mulligan' | 'opening' | 'over' | 'turn' | 'waking';
  priority: number | null;
  asking: readonly number[];
  attacks: boolean;
  seats: readonly ShownSeat[];
  enchants: readonly ShownEnchant[];
  column_room: readonly number[];
  chain: readonly ShownLink[];
  attack: ShownAttack | null;
  asked: ShownDemand | null;
}

/** `draw` is the hero's action. */
export interface PlainParts {
  kind: 'draw' | 'end' | 'pass';
}

/** Slots of the hand, counted from 1. */
export interface MulliganParts {
  kind: 'mulligan';
  slots: readonly number[];
}

/** A card of the hand: a shard played, a card placed as mana, a trap set, a card replaced or discarded. */
export interface CardParts {
  kind: 'discard' | 'mana' | 'replace' | 'shard' | 'trap';
  card: string;
}

export interface CreatureParts {
  kind: 'creature';
  card: string;
  zone: 'attack' | 'defense';
  slot: number;
}

/** A spell; the targets of an enchant are the row, column or creature it is laid on. */
export interface CastParts {
  kind: 'cast';
  card: string;
  targets: readonly string[];
}

/** An ability of the own hero or of a creature; `which` of them, and the card discarded for it. */
export interface AbilityParts {
  kind: 'ability';
  source: string;
  which: number;
  targets: readonly string[];
  discard?: string;
}

export interface AttackParts {
  kind: 'attack';
  attacker: string;
  defender: string;
}

export interface BlockParts {
  kind: 'block';
  creature: string;
}

/** What is chosen for an effect that is happening. */
export interface TargetParts {
  kind: 'target';
  target: string;
}

export type Parts = PlainParts | MulliganParts | CardParts | CreatureParts | CastParts | AbilityParts | AttackParts | BlockParts | TargetParts;

/** The numbers that each event tells, by its word. */
export interface Events {
  begin: object;
  mulligan: { count: number };
  special: { card: number };
  turn: { number: number };
  convert: { card: number };
  refill: { mana: number };
  ready_all: object;
  draw: { card: number };
  no_card: { amount: number; left: number };
  shard: { card: number };
  mana: { card: number };
  ramp: { card: number };
  extra: { mana: number };
  pay: { mana: number };
  loyalty: { amount: number; left: number; card: number };
  summon: { card: number; thing: number; place: number; fallen: number };
  cast: { card: number; target: number };
  lay: { card: number; thing: number; on: number };
  set: { card: number; thing: number };
  ability: { source: number; card: number; target: number; which: number };
  hero_draw: object;
  hero_replace: { card: number };
  attack: { attacker: number; defender: number; card: number };
  block: { blocker: number; attacker: number; card: number };
  no_combat: { attacker: number; card: number };
  combat: { attacker: number; defender: number; attack: number; defence: number };
  resolve: { card: number; link: number; source: number; which: number };
  negate: { card: number; link: number; source: number; which: number };
  trigger: { source: number; card: number };
  trap: { card: number; thing: number };
  damage: { thing: number; amount: number; left: number; card: number };
  hurt: { amount: number; left: number };
  lose: { amount: number; left: number };
  mend: { thing: number; amount: number; left: number; card: number };
  heal: { amount: number; left: number };
  change: { thing: number; atk: number; hp: number; permanent: number };
  exhaust: { thing: number; card: number };
  ready: { thing: number; card: number };
  die: { thing: number; card: number };
  fall: { thing: number; card: number };
  trap_gone: { card: number; thing: number };
  move: { thing: number; place: number; card: number };
  return: { card: number; thing: number };
  recall: { card: number };
  discard: { card: number };
  mill: { card: number };
  remove: { card: number };
  offer: object;
  pass: object;
  end_turn: object;
  leave: object;
  end: { reason: number };
  fizzle: { card: number; link: number; source: number; which: number };
}
