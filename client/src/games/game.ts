/** What a game brings to the client: its board, its cards' faces, its words. The folder of a game exports one of these. */
import type { Component } from 'svelte';
import type { Face as CardFace } from '../cards/face.ts';
import type { Chooser } from '../table/chooser.ts';
import type { Concerns } from '../table/concerns.ts';
import type { Frame } from '../table/frame.ts';
import type { Stage } from '../table/stage.svelte.ts';
import type { Previewer } from '../table/previewer.svelte.ts';
import type { Table } from '../table/table.svelte.ts';
import type { Told } from '../wire/types.ts';
import type { CardFacts, Cards } from './cards.ts';

/** What a board is given. In a replay nothing is chosen. */
export interface BoardProps {
  cards: Cards;
  stage: Stage;
  chooser: Chooser | null;
  previewer: Previewer | null;
}

/** A part of the position as text, for people who read or hear the board. */
export interface Passage {
  title: string;
  lines: string[];
}

/** What a game brings to the client; its `game.ts` exports one. */
export interface Game {
  name: string;
  Board: Component<BoardProps>;
  /** How a seat of this table chooses among the legal answers. */
  chooser(table: Table, cards: Cards): Chooser;
  /** What a card shows, as printed. */
  card(card: CardFacts, cards: Cards): CardFace;
  /** A card as it lies on the board, by its unit's number, with notes on what has changed it. */
  inPlay?(unit: number, frame: Frame, cards: Cards): { face: CardFace; notes: string[] } | null;
  /** What is expected of the reader now, in a few words. */
  expected(table: Table): string;
  /** An event as a sentence; null where there is nothing to say. */
  tell(told: Told, frame: Frame, cards: Cards): string | null;
  /** The numbers of the cards an event is about; where its sentence names one, the card can be looked at. */
  about(told: Told, frame: Frame): readonly number[];
  /** How much is left of what a seat stands or falls with: the health of an avatar, a general, a hero, or all Towers and Ancients. */
  life(frame: Pick<Frame, 'shown' | 'rules'>, seat: number): number;
  /** The number of the card that leads a seat, its general or hero; -1 where there is none. */
  leader?(frame: Frame, seat: number, cards: Cards): number;
  /** The whole position in words. */
  inWords(frame: Frame, cards: Cards): Passage[];
  /** Which links of a chain concern a seat, by what everybody can see; games without windows have none. */
  concerns?(shown: unknown, seat: number, cards: Cards): Concerns | null;
  /** Keys that only this board has, and what each of them does; they are listed with those of every table. */
  keys?(frame: Frame): readonly (readonly [string, string])[];
}

const FOUND = import.meta.glob<{ game: Game }>('./*/game.ts');

/** A game by its name, loaded when it is first wanted; null where the client cannot draw it. */
export async function gameOf(name: string): Promise<Game | null> {
  return (await FOUND[`./${name}/game.ts`]?.())?.game ?? null;
}
