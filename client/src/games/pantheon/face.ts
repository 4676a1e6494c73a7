/** What pantheon brings to the client. */
import type { Frame } from '../../table/frame.ts';
import type { Face } from '../face.ts';
import Board from './Board.svelte';
import { Choosing } from './choosing.ts';
import { concerns } from './concerns.ts';
import { expected } from './expected.ts';
import { inPlay } from './inPlay.ts';
import { inWords } from './inWords.ts';
import { faceOf, type PantheonCard } from './look.ts';
import { about, tell } from './tell.ts';
import { say } from './words.ts';

export const face: Face = {
  name: 'pantheon',
  Board,
  chooser: (table, cards) => new Choosing(table, cards),
  card: (card, cards) => faceOf(card as PantheonCard, cards),
  inPlay,
  expected,
  tell,
  about,
  inWords,
  concerns,
  keys,
};

/** Where there are several opponents, one of them is drawn large. */
function keys({ seats }: Frame): [string, string][] {
  const others = seats.length - 1;
  return others > 1 ? [[`1–${others}`, say.keyLook]] : [];
}
