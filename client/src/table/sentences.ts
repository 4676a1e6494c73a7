/** What happened, in sentences: the words of the game, with the cards in them found. */
import type { Cards } from '../games/cards.ts';
import type { Game } from '../games/game.ts';
import type { Told } from '../wire/types.ts';
import type { Frame } from './frame.ts';
import { LATE, tellLate } from './late.ts';

/** A piece of a sentence; `card` is the number of the card it names, or -1. */
export interface Piece {
  text: string;
  card: number;
}

/** The sentence for an event, in pieces; none where there is nothing to say. */
export function sentence(told: Told, frame: Frame, game: Game, cards: Cards): Piece[] {
  const text = told.word === LATE ? tellLate(told, frame) : game.tell(told, frame, cards);
  return text ? cut(text, named(game.about(told, frame), cards)) : [];
}

/** The cards by their names. */
function named(numbers: readonly number[], cards: Cards): Map<string, number> {
  const found = new Map<string, number>();
  for (const number of numbers) {
    const card = cards.at(number);
    if (card) found.set(card.name, number);
  }
  return found;
}

function cut(text: string, names: Map<string, number>): Piece[] {
  for (const [name, card] of names) {
    const at = text.indexOf(name);
    if (at < 0) continue;
    return [...cut(text.slice(0, at), names), { text: name, card }, ...cut(text.slice(at + name.length), names)];
  }
  return text ? [{ text, card: -1 }] : [];
}
