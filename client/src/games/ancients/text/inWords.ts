/** The whole position as text, for people who read or hear the board. */
import { nameOf, type Frame } from '../../../table/frame.ts';
import type { Cards } from '../../cards.ts';
import type { Passage } from '../../game.ts';
import { nameOfCard } from '../cards/printed.ts';
import { LANES, shownOf } from '../shown.ts';
import type { Shown } from '../types.ts';
import { cardInWords, coreInWords, listed, unitInWords } from './names.ts';
import { term } from './terms.ts';
import { say } from './words.ts';

export function inWords(frame: Frame, cards: Cards): Passage[] {
  const shown = shownOf(frame);
  if (!shown) return [];
  const lanes = LANES.map((lane) => laneInWords(shown, lane, frame, cards));
  const players = [frame.near, 1 - frame.near].map((seat) => playerInWords(shown, seat, frame, cards));
  return [matchInWords(shown, frame, cards), ...lanes, ...players];
}

function matchInWords(shown: Shown, frame: Frame, cards: Cards): Passage {
  const lines = [
    listed([say.roundLabel(shown.round, shown.light === 'night' ? say.night : say.day), term.phase(shown.phase)]),
    shown.phase === 'action' ? say.acts(nameOf(frame, shown.mover)) : '',
    shown.passed ? say.hasPassed : '',
    `${say.initiativeShort}: ${nameOf(frame, shown.initiative)}`,
    shown.rune === null ? '' : say.rune(nameOfCard(cards, shown.rune)),
  ];
  return { title: say.titleBoard, lines: lines.filter(Boolean) };
}

function laneInWords(shown: Shown, lane: number, frame: Frame, cards: Cards): Passage {
  const { cores, combat, support } = shown.lanes[lane]!;
  const lines = [frame.near, 1 - frame.near].flatMap((seat) => [
    coreInWords(cores[seat]!, frame),
    ...[...combat[seat]!, ...support[seat]!].flatMap((unit) => (unit ? [unitInWords(unit, shown, frame, cards)] : [])),
  ]);
  return { title: say.titleLane(lane + 1), lines };
}

function playerInWords(shown: Shown, seat: number, frame: Frame, cards: Cards): Passage {
  const player = shown.players[seat]!;
  const hand = player.hand.length ? player.hand.map((held) => `${say.inHand}: ${cardInWords(held.card, cards, held)}`) : [say.cardsInHand(player.hand_size)];
  const lines = [
    listed([say.gold(player.gold), say.deck(player.deck_size), say.items(player.item_deck_size)]),
    ...player.fountain.map(({ unit, ready_in }) => listed([say.fountain, unitInWords(unit, shown, frame, cards), waitInWords(ready_in)])),
    ...player.travelling.map(({ unit, to_lane, slot }) => listed([say.travels(unit.name, to_lane + 1), slot === null ? '' : say.arrives(slot + 1)])),
    player.overflow ? say.overflowIs(player.overflow) : '',
    ...hand,
  ];
  return { title: nameOf(frame, seat), lines: lines.filter(Boolean) };
}

/** When a hero of the fountain comes back. */
export function waitInWords(rounds: number): string {
  return rounds === 0 ? say.readyNext : say.readyIn(rounds);
}
