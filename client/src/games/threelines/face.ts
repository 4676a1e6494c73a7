/** What threelines brings to the client. */
import type { Table } from '../../table/table.svelte.ts';
import type { Face } from '../face.ts';
import Board from './Board.svelte';
import { printedLook } from './looks.ts';
import { placing } from './placing.ts';
import { inWords } from './reading.ts';
import { about, tell } from './telling.ts';
import { say } from './words.ts';

export const face: Face = { name: 'threelines', Board, chooser: placing, card: printedLook, expected, tell, about, inWords };

function expected(table: Table): string {
  if (table.question) return say.choose;
  return table.seat < 0 ? say.watch : say.locked;
}
