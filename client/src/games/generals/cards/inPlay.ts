/** A unit's card as it is on the board now, and what has changed it. */
import type { Face } from '../../../cards/face.ts';
import type { Frame } from '../../../table/frame.ts';
import type { Cards } from '../../cards.ts';
import { signed } from '../../../board/signed.ts';
import { faceOf, factsOf, nameOfCard } from './printed.ts';
import { shownOf } from '../shown.ts';
import type { ShownMark, ShownUnit } from '../types.ts';
import { term } from '../text/terms.ts';
import { say } from '../text/words.ts';

export function inPlay(number: number, frame: Frame, cards: Cards): { face: Face; notes: string[] } | null {
  const unit = shownOf(frame)?.units.find((one) => one.number === number);
  const card = unit && factsOf(cards, unit.card);
  if (!unit || !card) return null;
  const keywords = unit.keywords.filter((word) => !card.keywords.includes(word));
  const notes = [...states(unit, cards), ...keywords, ...counted(unit.marks.map((mark) => markInWords(mark, cards)))];
  return { face: faceOf(card, cards, { card: unit.card, attack: unit.attack, health: unit.health }), notes };
}

/** What is there several times is told once. */
function counted(notes: readonly string[]): string[] {
  const times = (note: string): number => notes.filter((other) => other === note).length;
  return [...new Set(notes)].map((note) => (times(note) > 1 ? `${times(note)} × ${note}` : note));
}

function states(unit: ShownUnit, cards: Cards): string[] {
  const within = unit.within === null || unit.within < 0 ? [] : [say.holds(nameOfCard(cards, unit.within))];
  const countdown = unit.countdown === null ? [] : [say.countdown(unit.countdown)];
  return [...unit.status.map((word) => term.status(word)), ...within, ...countdown];
}

/** "+2/+1, Flying, from Warpath (while it lasts)" */
export function markInWords(mark: ShownMark, cards: Cards): string {
  const numbers = mark.sets ? say.becomes(figure(mark.attack), figure(mark.health)) : changes(mark);
  const words = mark.keywords.join(', ');
  const until = mark.until ? say.until(mark.until.turn, mark.until.at) : mark.aura ? say.whileItLasts : '';
  const what = [numbers, words].filter(Boolean).join(', ');
  return [what ? `${what}, ${say.from(nameOfCard(cards, mark.card))}` : nameOfCard(cards, mark.card), until && `(${until})`].filter(Boolean).join(' ');
}

const figure = (number: number | null): string => (number === null ? '–' : String(number));

function changes({ attack, health }: ShownMark): string {
  return attack || health ? `${signed(attack ?? 0)}/${signed(health ?? 0)}` : '';
}
