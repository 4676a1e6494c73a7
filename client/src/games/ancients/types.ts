/** What the server tells of Ancients: positions, actions, events. Written by `python -m cardwright.wire.typescript`. */

/** One circle at the top of a card, in the order in which they are drawn (U34 to U38). */
export interface StatusView {
  kind: string;
  turns: number | null;
  negative: boolean;
}

/** A card that stays attached (U33). */
export interface EnhancementView {
  card: number;
  negative: boolean;
}

/** One of the two item places of a hero (U29). */
export interface ItemView {
  card: number;
  cooldown: number;
  active: boolean;
  usable: boolean;
}

/** The ability icon (U30 to U32). */
export interface AbilityView {
  active: boolean;
  cooldown: number;
  more: boolean;
  blocked: string;
}

/** One line of the explanation of a preview (U18). */
export interface PartView {
  kind: string;
  amount: number;
  unit: number;
}

/** What the coming combat does to a unit or core (U16, U17). */
export interface PreviewView {
  damage: number;
  dies: boolean;
  unsure: boolean;
  parts: readonly PartView[];
}

/** A unit as it stands, wherever it is. */
export interface UnitView {
  id: number;
  card: number;
  owner: number;
  place: number;
  name: string;
  attack: number;
  armor: number;
  worn: boolean;
  health: number;
  max_health: number;
  bounty: number;
  keywords: readonly string[];
  statuses: readonly StatusView[];
  enhancements: readonly EnhancementView[];
  items: readonly ItemView[];
  ability: AbilityView | null;
  target: number | null;
  forced: boolean;
  aggro: boolean;
  pinned: boolean;
  mega: boolean;
  is_ab: boolean;
  shield: boolean;
  can_strike: boolean;
  preview: PreviewView | null;
}

/** A Tower or Ancient with the mana pool in the same slot (U8 to U11). */
export interface CoreView {
  place: number;
  kind: string;
  health: number;
  max_health: number;
  mana: number;
  mana_most: number;
  mana_armor: number | null;
  preview: PreviewView | null;
}

/** Both sides of a lane, by seat. */
export interface LaneView {
  cores: readonly CoreView[];
  combat: readonly (readonly (UnitView | null)[])[];
  support: readonly (readonly (UnitView | null)[])[];
}

/** A hero between the lanes; `slot` is there for its owner only (U45, U46). */
export interface TravelView {
  unit: UnitView;
  from_lane: number;
  to_lane: number;
  slot: number | null;
}

/** A hero in the fountain; `ready_in` 0 means in the deploy that comes next or goes on (U48). */
export interface FountainView {
  unit: UnitView;
  ready_in: number;
}

/** The last card a player played (U55). */
export interface LastCardView {
  card: number;
  caster: number;
  places: readonly number[];
}

/** A hero that can cast a card on something, and what it costs then. */
export interface CasterView {
  place: number;
  cost: number;
}

/** What using a card of the hand costs: with the caster the game would choose (U20, U23, U24). */
export interface CostView {
  card: number;
  playable: boolean;
  why_not: string;
  cost: number;
  caster: number;
  casters: readonly CasterView[];
}

/** One item on offer. */
export interface OfferView {
  card: number;
  price: number;
  affordable: boolean;
}

/** One player. */
export interface PlayerView {
  gold: number;
  gold_preview: number | null;
  hand_size: number;
  overflow: number;
  deck_size: number;
  item_deck_size: number;
  fountain: readonly FountainView[];
  travelling: readonly TravelView[];
  ready: readonly number[];
  confirmed: boolean;
  pending: readonly (readonly number[])[];
  last_card: LastCardView | null;
  lends: string | null;
  hand: readonly CostView[];
  offers: readonly OfferView[];
  rerolls: boolean;
}

/** One move of a hero with its price (U26, U27). */
export interface MoveView {
  hero: number;
  place: number;
  cost: number;
  kind: string;
  replaces: number;
}

/** A position as a client draws it; `light` is what the board's filter follows, `moves` are the mover's. */
export interface Shown {
  round: number;
  phase: string;
  step: number;
  time: string;
  light: string;
  initiative: number;
  mover: number;
  passed: boolean;
  rune: number | null;
  lanes: readonly LaneView[];
  players: readonly PlayerView[];
  moves: readonly MoveView[];
}

/** `close` leaves the shop. */
export interface PlainParts {
  kind: 'close' | 'pass' | 'reroll';
}

/** A hero of the fountain, by number, is put to a place. */
export interface DeployParts {
  kind: 'deploy';
  hero: number;
  to: number;
}

/** A card of the hand; the caster and both choices are places, the second may be another number. */
export interface PlayParts {
  kind: 'play';
  card: string;
  caster: number | null;
  first: number | null;
  second: number | null;
}

/** The active ability of the unit in a place. */
export interface AbilityParts {
  kind: 'ability';
  source: number;
  first: number | null;
  second: number | null;
}

/** The active ability of an item that the hero in a place carries. */
export interface UseItemParts {
  kind: 'use_item';
  item: string;
  hero: number;
  first: number | null;
  second: number | null;
}

/** The hero in a place moves to another. */
export interface MoveParts {
  kind: 'move';
  hero: number;
  to: number;
}

/** The hero in a place claims the rune. */
export interface ClaimParts {
  kind: 'claim';
  hero: number;
}

/** A card on offer is bought. */
export interface BuyParts {
  kind: 'buy';
  card: string;
}

export type Parts = PlainParts | DeployParts | PlayParts | AbilityParts | UseItemParts | MoveParts | ClaimParts | BuyParts;

/** The numbers that each event tells, by its word. */
export interface Events {
  begin: object;
  round: { round: number; night: number };
  draw: { card: number };
  overflow: { waiting: number };
  enter_hand: { card: number };
  rune: { card: number };
  spawn: { unit: number; card: number; place: number };
  mega: { unit: number; card: number; mega: number };
  arrive: { unit: number; card: number; place: number };
  deploy: { unit: number; card: number; place: number };
  bless: { unit: number; attack: number; armor: number; health: number };
  aggro: { unit: number; card: number; hero: number; herocard: number };
  turn: object;
  play: { card: number; caster: number; first: number; second: number };
  ability: { unit: number; card: number; first: number; second: number };
  use_item: { unit: number; card: number; first: number; second: number };
  equip: { unit: number; card: number; replaced: number };
  move: { unit: number; card: number; from: number; to: number };
  swap: { unit: number; card: number; other: number; othercard: number };
  travel: { unit: number; card: number; lane: number; place: number };
  claim: { unit: number; card: number };
  pass: object;
  combat: object;
  strike: { unit: number; target: number; amount: number; how: number };
  damage: { unit: number; card: number; amount: number; left: number };
  tower_damage: { place: number; amount: number; left: number };
  heal: { unit: number; card: number; amount: number; left: number };
  decay: { unit: number; card: number; amount: number; left: number };
  death: { unit: number; card: number; place: number };
  bounty: { unit: number; card: number; gold: number };
  shield: { unit: number; card: number };
  tower: { place: number };
  night_ends: object;
  status: { unit: number; card: number; status: number; turns: number };
  figures: { unit: number; attack: number; armor: number; health: number };
  keyword: { unit: number; card: number; traits: number; ranks: number };
  purge: { unit: number; card: number };
  trigger: { unit: number; card: number };
  summon: { unit: number; card: number; place: number };
  replaced: { unit: number; card: number; place: number };
  bounce: { unit: number; card: number; place: number };
  destroy: { unit: number; card: number; place: number };
  gold: { gold: number; now: number };
  mana: { place: number; mana: number; now: number };
  leftover: { gold: number; now: number };
  shop: object;
  buy: { card: number; price: number };
  reroll: { price: number };
  close: object;
  target: { unit: number; card: number; target: number; targetcard: number };
  concede: object;
  end: { reason: number };
  return: { card: number };
  saved: { unit: number; card: number };
  ancient_damage: { place: number; amount: number; left: number; mana: number };
}
