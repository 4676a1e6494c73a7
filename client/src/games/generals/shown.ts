/** What the server says there is to see on a board of generals. */
import type { Frame } from '../../table/frame.ts';

/** Something that lies on a unit or a card: what it comes from, and what it changes; null leaves a number alone. */
export interface Mark {
  card: number;
  attack: number | null;
  health: number | null;
  keywords: readonly string[];
  sets: boolean;
  aura: boolean;
  until: { turn: number; at: 'start' | 'end' } | null;
}

/** What a unit that acts alone is going to do; where several squares are named, chance picks. */
export interface Intent {
  to: readonly string[];
  attack: readonly string[];
}

export interface Unit {
  number: number;
  card: number;
  owner: number;
  square: string;
  general: boolean;
  attack: number;
  health: number;
  most: number;
  printed: { attack: number; health: number };
  keywords: readonly string[];
  amounts: Readonly<Record<string, number>>;
  status: readonly string[];
  within: number | null;
  countdown: number | null;
  moves: number;
  attacks: number;
  marks: readonly Mark[];
  threat: readonly string[];
  intends: Intent | null;
  backstab: readonly string[];
}

export interface Tile {
  kind: 'spring' | 'dry' | 'creep' | 'hallowed' | 'sand' | 'flourish';
  card: number;
  owner: number;
  square: string;
}

/** A card in a hand; -1 is one the reader may not know, and nothing else is said of it. */
export interface Held {
  card: number;
  cost?: number;
  attack?: number | null;
  health?: number | null;
  marks?: readonly (Mark & { cost: number })[];
}

export interface Artifact {
  card: number;
  durability: number;
  most: number;
}

/** `next` is how many own turns it takes until the spell is ready. */
export interface Bloodbound {
  card: number;
  cost: number;
  ready: boolean;
  next: number;
  calendar: readonly number[];
}

export interface Trial {
  card: number;
  steps: number | null;
  needed: number | null;
  met: boolean;
}

export interface Player {
  general: number | null;
  mana: number;
  crystals: number;
  bonus: number;
  hand: readonly (Held | null)[];
  deck: number;
  deck_cards: Readonly<Record<string, number>> | null;
  artifacts: readonly Artifact[];
  bloodbound: Bloodbound | null;
  graveyard: readonly number[];
  played: readonly number[];
  cast: readonly number[];
  broken: readonly number[];
  replaces: number;
  trial: Trial | null;
  mechaz0r: number;
}

/** The card being played and what is to be chosen for it next. */
export interface Following {
  card: number;
  chosen: readonly string[];
  text: string;
}

export interface Shown {
  turn: number;
  mover: number;
  following: Following | null;
  units: readonly Unit[];
  tiles: readonly Tile[];
  players: readonly Player[];
}

/** What there is to see of a frame; null before the match. */
export function shownOf(frame: Pick<Frame, 'shown'> | null): Shown | null {
  return (frame?.shown ?? null) as Shown | null;
}

export function unitOn(shown: Shown | null, square: string): Unit | null {
  return shown?.units.find((unit) => unit.square === square) ?? null;
}

export function generalOf(shown: Shown, seat: number): Unit | null {
  return shown.units.find((unit) => unit.number === shown.players[seat]?.general) ?? null;
}
