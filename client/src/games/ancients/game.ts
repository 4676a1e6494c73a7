/** What ancients brings to the client. */
import type { Game } from '../game.ts';
import Board from './board/Board.svelte';
import { inPlay } from './cards/inPlay.ts';
import { faceOf, type AncientsCard } from './cards/printed.ts';
import { Choosing } from './choosing/choosing.svelte.ts';
import { expected } from './text/expected.ts';
import { inWords } from './text/inWords.ts';
import { lifeOf } from './shown.ts';
import { about, tell } from './text/tell.ts';
import { say } from './text/words.ts';

export const game: Game = {
  name: 'ancients',
  Board,
  chooser: (table, cards) => new Choosing(table, cards),
  card: (card, cards) => faceOf(card as AncientsCard, cards),
  inPlay,
  expected,
  tell,
  about,
  inWords,
  life: lifeOf,
  keys: () => [['X', say.keyLane]],
};
