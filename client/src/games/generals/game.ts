/** What generals brings to the client. */
import type { Game } from '../game.ts';
import Board from './board/Board.svelte';
import { Choosing } from './choosing/choosing.ts';
import { expected } from './text/expected.ts';
import { inPlay } from './cards/inPlay.ts';
import { inWords } from './text/inWords.ts';
import { faceOf, type GeneralsCard } from './cards/printed.ts';
import { generalOf, shownOf } from './shown.ts';
import { about, tell } from './text/tell.ts';

export const game: Game = {
  name: 'generals',
  Board,
  chooser: (table) => new Choosing(table),
  card: (card, cards) => faceOf(card as GeneralsCard, cards),
  inPlay,
  expected,
  tell,
  about,
  inWords,
  life: (frame, seat) => {
    const shown = shownOf(frame);
    return (shown && generalOf(shown, seat)?.health) ?? 0;
  },
  leader: (frame, seat) => {
    const shown = shownOf(frame);
    return (shown && generalOf(shown, seat)?.card) ?? -1;
  },
};
