/** The whole position as text, for people who read or hear the table. */
import { nameOf, type Frame } from '../../../table/frame.ts';
import type { Cards } from '../../cards.ts';
import type { Passage } from '../../game.ts';
import { factsOf, nameOfCard } from '../cards/printed.ts';
import { shownOf } from '../shown.ts';
import type { Shown, ShownSeat } from '../types.ts';
import { cardInWords, creatureInWords, enchantInWords, heroInWords, linkInWords, listed } from './names.ts';
import { term } from './terms.ts';
import { say } from './words.ts';

export function inWords(frame: Frame, cards: Cards): Passage[] {
  const shown = shownOf(frame);
  if (!shown) return [];
  const seats = [frame.near, 1 - frame.near];
  const passages = [tableInWords(shown, frame, cards), chainInWords(shown, frame, cards), ...seats.map((seat) => seatInWords(shown, seat, frame, cards))];
  return passages.filter((passage) => passage.lines.length > 0);
}

function tableInWords(shown: Shown, frame: Frame, cards: Cards): Passage {
  const lines = [
    shown.turn > 0 ? `${say.turnNumber(shown.turn)}: ${nameOf(frame, shown.player)}, ${term.phase(shown.phase)}` : term.phase(shown.phase),
    shown.priority === null ? '' : say.isAsked(nameOf(frame, shown.priority), false),
    ...shown.enchants.filter(({ on }) => on.startsWith('column:')).map((one) => enchantInWords(one, frame, cards)),
  ];
  return { title: say.titleTable, lines: lines.filter(Boolean) };
}

/** Newest first, as it will resolve. */
function chainInWords(shown: Shown, frame: Frame, cards: Cards): Passage {
  return { title: say.chainTitle, lines: shown.chain.map((link, n) => linkInWords(link, n + 1, frame, cards)).toReversed() };
}

function seatInWords(shown: Shown, number: number, frame: Frame, cards: Cards): Passage {
  const seat = shown.seats[number]!;
  const enchants = shown.enchants.filter(({ on }) => on === `hero:${number}` || on.startsWith(`row:${number}:`));
  const lines = [
    heroInWords(seat, cards),
    ...abilitiesInWords(seat, cards),
    listed([say.manaOf(seat.mana, seat.max_mana), seat.extra ? say.extraMana(seat.extra) : '', seat.shards.length ? say.shardsWait(seat.shards.length) : '']),
    listed([say.deck(seat.deck), say.graveyard(seat.graveyard.length), seat.traps.length ? say.traps(seat.traps.length) : '']),
    ...seat.traps.flatMap(({ card }) => (card >= 0 ? [`${say.trapZone}: ${nameOfCard(cards, card)}`] : [])),
    ...seat.creatures.map((one) => creatureInWords(one, shown, cards)),
    ...enchants.map((one) => enchantInWords(one, frame, cards)),
    ...handInWords(seat, cards),
  ];
  return { title: nameOf(frame, number), lines };
}

function abilitiesInWords(seat: ShownSeat, cards: Cards): string[] {
  const abilities = factsOf(cards, seat.hero)?.abilities ?? [];
  return abilities.map(({ name }, which) => listed([name, seat.cooldowns[which] ? say.cooldown(seat.cooldowns[which]) : '']));
}

function handInWords(seat: ShownSeat, cards: Cards): string[] {
  if (seat.hand.every((card) => card < 0)) return [say.cardsInHand(seat.hand.length)];
  return seat.hand.map((card, slot) => `${say.inHand}: ${cardInWords(card, cards, seat.prices[slot])}`);
}
