/** What ancients brings to the client. */
import type { Frame } from '../../table/frame.ts';
import type { Cards } from '../cards.ts';
import type { Game } from '../game.ts';
import Board from './board/Board.svelte';
import { inPlay } from './cards/inPlay.ts';
import { faceOf, factsOf, type AncientsCard } from './cards/printed.ts';
import { Choosing } from './choosing/choosing.svelte.ts';
import { expected } from './text/expected.ts';
import { inWords } from './text/inWords.ts';
import { lifeOf, shownOf, unitsEverywhere } from './shown.ts';
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
  leader,
  keys: () => [['X', say.keyLane]],
};

/** Of the heroes of a seat the one with the most attack. */
function leader(frame: Frame, seat: number, cards: Cards): number {
  const shown = shownOf(frame);
  const heroes = shown ? unitsEverywhere(shown).filter(({ owner, card }) => owner === seat && factsOf(cards, card)?.type === 'hero') : [];
  return heroes.toSorted((one, other) => other.attack - one.attack)[0]?.card ?? -1;
}
