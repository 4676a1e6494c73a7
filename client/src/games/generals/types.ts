/** What the server tells of Generals: positions, actions, events. Written by `python -m cardwright.wire.typescript`. */

/** The turn at whose start or end a mark goes. */
export interface ShownUntil {
  turn: number;
  at: 'end' | 'start';
}

/** Something that lies on a unit: the card it comes from, and what it changes; null leaves a number alone. */
export interface ShownMark {
  card: number;
  attack: number | null;
  health: number | null;
  keywords: readonly string[];
  sets: boolean;
  aura: boolean;
  until: ShownUntil | null;
}

/** Something that lies on a card in hand, with what it adds to the cost. */
export interface ShownCardMark {
  card: number;
  attack: number | null;
  health: number | null;
  keywords: readonly string[];
  sets: boolean;
  aura: boolean;
  until: ShownUntil | null;
  cost: number;
}

/** What a unit that acts alone is going to do; where several squares are named, chance picks. */
export interface ShownIntent {
  to: readonly string[];
  attack: readonly string[];
}

export interface ShownPrinted {
  attack: number;
  health: number;
}

/** A unit on the board. */
export interface ShownUnit {
  number: number;
  card: number;
  owner: number;
  square: string;
  general: boolean;
  attack: number;
  health: number;
  most: number;
  printed: ShownPrinted;
  keywords: readonly string[];
  amounts: Readonly<Record<string, number>>;
  status: readonly string[];
  within: number | null;
  countdown: number | null;
  moves: number;
  attacks: number;
  marks: readonly ShownMark[];
  threat: readonly string[];
  intends: ShownIntent | null;
  backstab: readonly string[];
}

export interface ShownTile {
  kind: 'creep' | 'dry' | 'flourish' | 'hallowed' | 'sand' | 'spring';
  card: number;
  owner: number;
  square: string;
}

/** A card in a hand; -1 is one the reader may not know, and nothing else is said of it. */
export interface ShownCard {
  card: number;
  cost?: number;
  attack?: number | null;
  health?: number | null;
  marks?: readonly ShownCardMark[];
}

export interface ShownArtifact {
  card: number;
  durability: number;
  most: number;
}

/** The bloodbound spell; `next` is how many own turns it takes until it is ready. */
export interface ShownBloodbound {
  card: number;
  cost: number;
  ready: boolean;
  next: number;
  calendar: readonly number[];
}

export interface ShownTrial {
  card: number;
  steps: number | null;
  needed: number | null;
  met: boolean;
}

/** A player; `turns` counts the own turns so far. */
export interface ShownPlayer {
  general: number | null;
  turns: number;
  mana: number;
  crystals: number;
  bonus: number;
  hand: readonly (ShownCard | null)[];
  deck: number;
  deck_cards: Readonly<Record<string, number>> | null;
  artifacts: readonly ShownArtifact[];
  bloodbound: ShownBloodbound | null;
  graveyard: readonly number[];
  played: readonly number[];
  cast: readonly number[];
  broken: readonly number[];
  replaces: number;
  trial: ShownTrial | null;
  mechaz0r: number;
}

/** The card being played and what is to be chosen for it next. */
export interface ShownFollowing {
  card: number;
  chosen: readonly string[];
  text: string;
}

/** A position as a client draws it. */
export interface Shown {
  turn: number;
  mover: number;
  following: ShownFollowing | null;
  units: readonly ShownUnit[];
  tiles: readonly ShownTile[];
  players: readonly ShownPlayer[];
}

export interface WayParts {
  kind: 'attack' | 'move';
  from: string;
  to: string;
}

/** `slot` is counted from 1; no `square`: on none in particular. */
export interface PlayParts {
  kind: 'play';
  slot: number;
  card: string | null;
  square: string | null;
}

export interface CastParts {
  kind: 'cast';
  card: string | null;
  square: string | null;
}

export interface ReplaceParts {
  kind: 'replace';
  slot: number;
  card: string | null;
}

export interface ChooseParts {
  kind: 'choose';
  square: string;
}

export interface MulliganParts {
  kind: 'mulligan';
  slots: readonly number[];
}

export interface PlainParts {
  kind: 'concede' | 'end' | 'enough' | 'take back';
}

export type Parts = WayParts | PlayParts | CastParts | ReplaceParts | ChooseParts | MulliganParts | PlainParts;

/** The numbers that each event tells, by its word. */
export interface Events {
  turn: { turn: number };
  moved: { card: number; from: number; to: number };
  attacked: { card: number; from: number; target: number; to: number };
  damaged: { card: number; at: number; amount: number; left: number };
  healed: { card: number; at: number; amount: number; left: number };
  died: { card: number; at: number };
  removed: { card: number; at: number };
  summoned: { card: number; at: number };
  transformed: { card: number; at: number; was: number };
  cast: { card: number; at: number };
  equipped: { card: number };
  broke: { card: number };
  drew: { card: number };
  burned: { card: number };
  added: { card: number };
  replaced: { card: number; drawn: number };
  mana: { amount: number };
  dispelled: { at: number };
  enchanted: { card: number; at: number; attack: number; health: number };
  tile: { kind: number; at: number };
  control: { card: number; at: number };
  returned: { card: number; at: number };
  progress: { steps: number };
  mulligan: { count: number };
  'empty deck': { amount: number };
  ready: { card: number };
  revealed: { card: number; at: number };
  trial: { count: number; met: number };
  discarded: { card: number };
  changed: { card: number; was: number };
  shuffled: { card: number };
}
