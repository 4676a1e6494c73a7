/** What threelines brings to the client. */
import type { Table } from '../../table/table.svelte.ts';
import type { Game } from '../game.ts';
import type { Frame } from '../../table/frame.ts';
import Board from './board/Board.svelte';
import { faceOf } from './cards/printed.ts';
import { placing } from './choosing/choosing.ts';
import { shownOf } from './shown.ts';
import { inWords } from './text/inWords.ts';
import { about, tell } from './text/tell.ts';
import { say } from './text/words.ts';

export const game: Game = { name: 'threelines', Board, chooser: placing, card: faceOf, expected, tell, about, inWords, life };

function life(frame: Pick<Frame, 'shown'>, seat: number): number {
  return shownOf(frame).players[seat]?.hp ?? 0;
}

function expected(table: Table): string {
  if (table.question) return say.choose;
  return table.seat < 0 ? say.watch : say.locked;
}
