/** The whole position as text, for people who read or hear the table. */
import { nameOf, type Frame } from '../../../table/frame.ts';
import type { Cards } from '../../cards.ts';
import type { Passage } from '../../game.ts';
import { nameOfCard } from '../cards/printed.ts';
import { cardInWords, heroInWords, linkInWords, thingInWords } from './names.ts';
import { shownOf } from '../shown.ts';
import type { Shown, ShownSeat } from '../types.ts';
import { term } from './terms.ts';
import { say } from './words.ts';

export function inWords(frame: Frame, cards: Cards): Passage[] {
  const shown = shownOf(frame);
  if (!shown) return [];
  const count = shown.seats.length;
  const seats = shown.seats.map((_, n) => (frame.near + n) % count);
  return [tableInWords(shown, frame, cards), chainInWords(shown, frame, cards), ...seats.map((seat) => seatInWords(shown.seats[seat]!, seat, frame, cards))].filter(
    (passage) => passage.lines.length > 0,
  );
}

function tableInWords(shown: Shown, frame: Frame, cards: Cards): Passage {
  const top = shown.pile.at(-1);
  const lines = [
    shown.turn > 0 ? `${say.turnNumber(shown.turn)}: ${nameOf(frame, shown.player)}, ${term.phase(shown.phase)}` : term.phase(shown.phase),
    `${say.deck(shown.deck)}. ${say.pile(shown.pile.length)}${top === undefined ? '' : `, ${say.onTop(nameOfCard(cards, top))}`}.`,
    shown.priority === null ? '' : say.isAsked(nameOf(frame, shown.priority), false),
  ];
  return { title: say.titleTable, lines: lines.filter(Boolean) };
}

/** Newest first, as it will resolve. */
function chainInWords(shown: Shown, frame: Frame, cards: Cards): Passage {
  return { title: say.chainTitle, lines: shown.chain.map((link, n) => linkInWords(link, n + 1, frame, cards)).toReversed() };
}

function seatInWords(seat: ShownSeat, number: number, frame: Frame, cards: Cards): Passage {
  if (!seat.alive) return { title: nameOf(frame, number), lines: [heroInWords(seat, cards)] };
  const lines = [
    heroInWords(seat, cards),
    seat.open ? say.openHero : '',
    say.manaOf(seat.ready, seat.ready + seat.spent),
    ...seat.field.map((one) => thingInWords(one, cards)),
    ...handInWords(seat, cards),
    ...seat.offers.map((card) => `${say.offered}: ${cardInWords(card, cards)}`),
  ];
  return { title: nameOf(frame, number), lines: lines.filter(Boolean) };
}

function handInWords(seat: ShownSeat, cards: Cards): string[] {
  const known = seat.hand.filter((card) => card >= 0);
  return known.length ? known.map((card) => `${say.inHand}: ${cardInWords(card, cards)}`) : [say.cardsInHand(seat.hand.length)];
}
