/** Everything a table's page needs once its game is known: what the game brings, the cards, and the hands of those who sit here. */
import { cardsWith, type Cards } from '../games/cards.ts';
import { gameOf, type Game } from '../games/game.ts';
import type { Chooser } from './chooser.ts';
import { Passing } from './passing.svelte.ts';
import { Previewer } from './previewer.svelte.ts';
import type { Table } from './table.svelte.ts';
import { Touch } from './touch.svelte.ts';

export interface Room {
  table: Table;
  game: Game;
  cards: Cards;
  chooser: Chooser;
  previewer: Previewer;
  touch: Touch;
}

/** The room for a table of this game; null where the client cannot draw it. */
export async function roomFor(table: Table, name: string): Promise<Room | null> {
  const [game, cards] = await Promise.all([gameOf(name), cardsWith(name, table.view?.rules?.changes)]);
  if (!game) return null;
  const { concerns } = game;
  if (concerns && !table.passing) table.passing = new Passing(table, (shown, seat) => concerns(shown, seat, cards));
  table.passing?.see();
  const chooser = game.chooser(table, cards);
  const previewer = new Previewer(table);
  return { table, game, cards, chooser, previewer, touch: new Touch(chooser, previewer) };
}
