/** The whole position as text, for people who read or hear the board. */
import { nameOf, type Frame } from '../../../table/frame.ts';
import type { Cards } from '../../cards.ts';
import type { Passage } from '../../game.ts';
import { nameOfCard } from '../cards/printed.ts';
import { heldInWords, tileInWords, unitInWords } from './names.ts';
import { generalOf, shownOf } from '../shown.ts';
import type { Shown, ShownPlayer } from '../types.ts';
import { say } from './words.ts';

export function inWords(frame: Frame, cards: Cards): Passage[] {
  const shown = shownOf(frame);
  if (!shown) return [];
  const near = frame.near;
  return [boardInWords(shown, frame, cards), ...[near, 1 - near].map((seat) => playerInWords(shown, seat, frame, cards))];
}

function boardInWords(shown: Shown, frame: Frame, cards: Cards): Passage {
  const units = [...shown.units].sort((one, other) => sideOf(one.owner, frame) - sideOf(other.owner, frame) || one.square.localeCompare(other.square));
  const tiles = shown.tiles.map((tile) => `${say.square(tile.square)}: ${tileInWords(tile, frame)}`);
  return { title: say.titleBoard, lines: [...units.map((unit) => unitInWords(unit, frame, cards)), ...tiles] };
}

const sideOf = (owner: number, frame: Frame): number => (owner === frame.near ? 0 : 1);

function playerInWords(shown: Shown, seat: number, frame: Frame, cards: Cards): Passage {
  const player = shown.players[seat]!;
  const general = generalOf(shown, seat);
  const gone = player.graveyard.length + player.cast.length + player.broken.length;
  const lines = [
    general ? `${nameOfCard(cards, general.card)}: ${say.health(general.health, general.most)}` : '',
    say.mana(player.mana, player.crystals),
    spellInWords(player, cards),
    ...player.artifacts.map(({ card, durability, most }) => say.artifact(nameOfCard(cards, card), durability, most)),
    trialInWords(player),
    `${say.deck(player.deck)}. ${say.graveyard(gone)}.`,
    ...handInWords(player, seat, frame, cards),
  ];
  return { title: nameOf(frame, seat), lines: lines.filter(Boolean) };
}

function spellInWords({ bloodbound }: ShownPlayer, cards: Cards): string {
  if (!bloodbound) return '';
  const when = bloodbound.ready ? say.ready : say.readyIn(bloodbound.next);
  return `${say.bloodbound}: ${nameOfCard(cards, bloodbound.card)}, ${say.costs(bloodbound.cost)}, ${when}`;
}

function trialInWords({ trial }: ShownPlayer): string {
  if (!trial) return '';
  if (trial.card < 0) return say.trialUnknown;
  return trial.met ? say.trialMet : say.trial(trial.steps ?? 0, trial.needed ?? 0);
}

function handInWords(player: ShownPlayer, seat: number, frame: Frame, cards: Cards): string[] {
  const held = player.hand.filter((card) => card !== null);
  const known = held.filter((card) => card.card >= 0);
  const size = `${seat === frame.seat ? say.hand : say.handOf(nameOf(frame, seat))}: ${say.cards(held.length)}`;
  const words = known.map((card) => `${say.hand}: ${heldInWords(card, cards)}`);
  return known.length === held.length && known.length ? words : [size, ...words];
}
