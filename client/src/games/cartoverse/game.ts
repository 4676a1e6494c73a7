/** What cartoverse brings to the client. */
import type { Game } from '../game.ts';
import Board from './board/Board.svelte';
import { inPlay } from './cards/inPlay.ts';
import { faceOf, type CartoverseCard } from './cards/printed.ts';
import { Choosing } from './choosing/choosing.ts';
import { concerns } from './choosing/concerns.ts';
import { expected } from './text/expected.ts';
import { inWords } from './text/inWords.ts';
import { shownOf } from './shown.ts';
import { about, tell } from './text/tell.ts';

export const game: Game = {
  name: 'cartoverse',
  Board,
  chooser: (table, cards) => new Choosing(table, cards),
  card: (card, cards) => faceOf(card as CartoverseCard, cards),
  inPlay,
  expected,
  tell,
  about,
  inWords,
  life: (frame, seat) => shownOf(frame)?.seats[seat]?.hp ?? 0,
  leader: (frame, seat) => shownOf(frame)?.seats[seat]?.hero ?? -1,
  concerns,
};
