/** Everything a table's page needs once its game is known: the face, the cards, and the hands of whoever sits here. */
import { cardsOf, type Cards } from '../games/cards.ts';
import { FACES, type Face } from '../games/face.ts';
import type { Chooser } from './chooser.ts';
import { Passing } from './passing.svelte.ts';
import { Previewer } from './previewer.svelte.ts';
import type { Table } from './table.svelte.ts';
import { Touch } from './touch.svelte.ts';

export interface Room {
  table: Table;
  face: Face;
  cards: Cards;
  chooser: Chooser;
  previewer: Previewer;
  touch: Touch;
}

/** The room for a table of this game; null where the client has no face for it. */
export async function roomFor(table: Table, game: string): Promise<Room | null> {
  const load = FACES[game];
  if (!load) return null;
  const [{ face }, cards] = await Promise.all([load(), cardsOf(game)]);
  const { concerns } = face;
  if (concerns && !table.passing) table.passing = new Passing(table, (shown, seat) => concerns(shown, seat, cards));
  table.passing?.see();
  const chooser = face.chooser(table, cards);
  const previewer = new Previewer(table);
  return { table, face, cards, chooser, previewer, touch: new Touch(chooser, previewer) };
}
