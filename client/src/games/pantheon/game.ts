/** What pantheon brings to the client. */
import type { Frame } from '../../table/frame.ts';
import type { Game } from '../game.ts';
import Board from './board/Board.svelte';
import { Choosing } from './choosing/choosing.ts';
import { concerns } from './choosing/concerns.ts';
import { expected } from './text/expected.ts';
import { inPlay } from './cards/inPlay.ts';
import { inWords } from './text/inWords.ts';
import { faceOf, type PantheonCard } from './cards/printed.ts';
import { shownOf } from './shown.ts';
import { about, tell } from './text/tell.ts';
import { say } from './text/words.ts';

export const game: Game = {
  name: 'pantheon',
  Board,
  chooser: (table, cards) => new Choosing(table, cards),
  card: (card, cards) => faceOf(card as PantheonCard, cards),
  inPlay,
  expected,
  tell,
  about,
  inWords,
  life: (frame, seat) => shownOf(frame)?.seats[seat]?.health ?? 0,
  leader: (frame, seat) => shownOf(frame)?.seats[seat]?.hero ?? -1,
  concerns,
  keys,
};

/** Where there are several opponents, one of them is drawn large. */
function keys({ seats }: Frame): [string, string][] {
  const others = seats.length - 1;
  return others > 1 ? [[`1–${others}`, say.keyLook]] : [];
}
