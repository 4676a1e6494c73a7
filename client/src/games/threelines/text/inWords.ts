/** Threelines for people who read or hear it: the names of things with their state, and the whole position as text. */
import { nameOf, type Frame } from '../../../table/frame.ts';
import type { Cards } from '../../cards.ts';
import type { Passage } from '../../game.ts';
import { character, hasLocked, LINES, most, shownOf } from '../shown.ts';
import { lineTitle, say } from './words.ts';

/** A card in a hand with everything that is printed on it. */
export function printed(cards: Cards, card: number): string {
  const facts = character(cards, card);
  return facts ? [facts.name, say.cost(facts.cost), say.attack(facts.attack), say.defence(facts.defence)].join(', ') : say.sealedCard;
}

/** A card on a line with what is left of its defence. */
export function standing(cards: Cards, card: number, left: number): string {
  const facts = character(cards, card);
  if (!facts) return say.nobody;
  const defence = left === facts.defence ? say.defence(left) : say.defenceOf(left, facts.defence);
  return [facts.name, say.attack(facts.attack), defence].join(', ');
}

export function inWords(frame: Frame, cards: Cards): Passage[] {
  if (frame.shown === null) return [];
  const { round, deck, discard } = shownOf(frame);
  const sides = [frame.near, 1 - frame.near];
  return [
    { title: say.table, lines: [say.roundAndDeck(round, deck)] },
    ...sides.map((seat) => ({ title: nameOf(frame, seat), lines: aboutSide(frame, cards, seat) })),
    { title: say.lines, lines: LINES.map((_, line) => faced(frame, cards, line)) },
    { title: say.fallen, lines: discard.length ? discard.map((card) => cards.at(card)?.name ?? '') : [say.noneFallen] },
  ];
}

function aboutSide(frame: Frame, cards: Cards, seat: number): string[] {
  const { hp, mana, hand } = shownOf(frame).players[seat]!;
  const known = hand.every((card) => card >= 0);
  const held = known ? say.holds(hand.map((card) => printed(cards, card)).join('; ') || say.nobody) : `${say.handOf(nameOf(frame, seat), hand.length)}.`;
  const lines = [`${say.health(hp, most(frame, cards, 'hp'))}, ${say.mana(mana, most(frame, cards, 'mana_limit'))}.`, held];
  return hasLocked(frame, seat) ? [...lines, `${say.hasLocked}.`] : lines;
}

function faced(frame: Frame, cards: Cards, line: number): string {
  const [yours, theirs] = [frame.near, 1 - frame.near].map((seat) => {
    const side = shownOf(frame).players[seat]!;
    return standing(cards, side.lines[line] ?? -1, side.defence[line] ?? 0);
  });
  return say.facing(lineTitle(line), yours!, theirs!);
}
