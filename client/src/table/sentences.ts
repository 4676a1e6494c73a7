/** What happened, in sentences: the words of the game's face, with the cards in them found. */
import type { Cards } from '../games/cards.ts';
import type { Face } from '../games/face.ts';
import type { Told } from '../wire/types.ts';
import type { Frame } from './frame.ts';

/** A piece of a sentence; `card` is the number of the card it names, or -1. */
export interface Piece {
  text: string;
  card: number;
}

/** The sentence for an event, in pieces; none where there is nothing to say. */
export function sentence(told: Told, frame: Frame, face: Face, cards: Cards): Piece[] {
  const text = face.tell(told, frame, cards);
  return text ? cut(text, named(told, cards)) : [];
}

/** The cards an event is about, by their names. */
function named(told: Told, cards: Cards): Map<string, number> {
  const found = new Map<string, number>();
  for (const [what, number] of Object.entries(told.numbers ?? {})) {
    const card = CARDS.has(what) ? cards.at(number) : null;
    if (card) found.set(card.name, number);
  }
  return found;
}

/** The names of an event's numbers that are cards, in every game. */
const CARDS: ReadonlySet<string> = new Set(['card', 'target', 'was', 'drawn']);

function cut(text: string, names: Map<string, number>): Piece[] {
  for (const [name, card] of names) {
    const at = text.indexOf(name);
    if (at < 0) continue;
    return [...cut(text.slice(0, at), names), { text: name, card }, ...cut(text.slice(at + name.length), names)];
  }
  return text ? [{ text, card: -1 }] : [];
}
