/** What generals brings to the client. */
import type { Face } from '../face.ts';
import Board from './Board.svelte';
import { Choosing } from './choosing.ts';
import { expected } from './expected.ts';
import { inPlay } from './inPlay.ts';
import { inWords } from './inWords.ts';
import { faceOf, type GeneralsCard } from './look.ts';
import { about, tell } from './tell.ts';

export const face: Face = {
  name: 'generals',
  Board,
  chooser: (table) => new Choosing(table),
  card: (card, cards) => faceOf(card as GeneralsCard, cards),
  inPlay,
  expected,
  tell,
  about,
  inWords,
};
