/** Everything on the table by its name and state, for people who hear it. */
import { nameOf, type Frame } from '../../../table/frame.ts';
import type { Cards } from '../../cards.ts';
import { signed } from '../../../board/signed.ts';
import { factsOf, nameOfCard } from '../cards/printed.ts';
import { split, type Ref } from '../../../board/ref.ts';
import { thingOf, ownerOf, shownOf } from '../shown.ts';
import type { Shown, ShownLink, ShownSeat, ShownThing } from '../types.ts';
import { term } from './terms.ts';
import { say } from './words.ts';

const listed = (parts: readonly string[]): string => parts.filter(Boolean).join(', ');

/** "yours", or whose it is. */
export function whose(frame: Frame, seat: number): string {
  return seat === frame.seat ? say.own : say.of(nameOf(frame, seat));
}

/** A unit or field card with its power and all that matters about it. */
export function thingInWords(lying: ShownThing, cards: Cards): string {
  const card = factsOf(cards, lying.card);
  return listed([
    card?.name ?? say.unknown,
    term.kind(lying.unit ? 'unit' : 'field'),
    card?.faction ?? '',
    lying.unit ? say.power(lying.power) : '',
    lying.engaged ? say.engaged : lying.ready ? say.ready : say.exhausted,
    lying.taunt ? say.taunt : '',
    lying.stealth ? say.stealth : '',
    lying.barred ? say.barred : '',
    lying.activates ? say.activates : '',
  ]);
}

/** Why a unit has another power than is printed on it. */
export function changesOf(lying: ShownThing): string[] {
  if (!lying.unit) return [];
  const parts = [
    lying.grown ? say.grown(signed(lying.grown)) : '',
    lying.lent ? say.lent(signed(lying.lent)) : '',
    lying.aura ? say.aura(signed(lying.aura)) : '',
  ];
  return parts.some(Boolean) ? [say.printedPower(lying.printed), ...parts].filter(Boolean) : [];
}

export function heroInWords(seat: ShownSeat, cards: Cards): string {
  if (seat.hero === null) return say.noHero;
  const card = factsOf(cards, seat.hero);
  return listed([
    nameOfCard(cards, seat.hero),
    card?.faction ?? '',
    say.health(seat.health, seat.most),
    seat.alive ? (seat.awake ? say.ready : say.exhausted) : say.eliminated,
  ]);
}

/** A card of a hand or a pile. */
export function cardInWords(number: number, cards: Cards): string {
  const card = factsOf(cards, number);
  if (!card) return say.unknown;
  return listed([
    card.name,
    term.kind(card.type),
    card.faction,
    card.type === 'mana' || card.type === 'hero' ? '' : say.cost(card.cost ?? 0),
    card.type === 'unit' ? say.power(card.power ?? 0) : '',
    card.type === 'hero' ? say.healthOf(card.health ?? 0) : '',
    ...(card.keywords ?? []),
  ]);
}

/** What a reference names: a hero by the player, a thing by its card, a link by what it is. */
export function refInWords(ref: Ref, frame: Frame, shown: Shown, cards: Cards): string {
  const [what, which] = split(ref);
  if (what === 'hero') return Number(which) === frame.seat ? say.yourHero : say.heroOf(nameOf(frame, Number(which)));
  if (what === 'pile') return say.inPile(nameOfCard(cards, cards.number(which)));
  if (what === 'link') return shown.chain[Number(which) - 1] ? deedInWords(shown.chain[Number(which) - 1]!, cards) : say.gone;
  const lying = thingOf(shown, Number(which));
  return lying ? `${nameOfCard(cards, lying.card)} (${whose(frame, ownerOf(shown, ref))})` : say.gone;
}

function deedInWords(link: ShownLink, cards: Cards): string {
  return `${nameOfCard(cards, link.card)} (${term.deed(link.kind)})`;
}

export function linkInWords(link: ShownLink, place: number, frame: Frame, cards: Cards): string {
  const shown = shownOf(frame)!;
  const targets = link.targets.map((ref) => refInWords(ref, frame, shown, cards)).join(say.and);
  return listed([
    say.linkNumber(place),
    term.deed(link.kind),
    nameOfCard(cards, link.card),
    whose(frame, link.seat),
    targets ? say.aims(targets) : '',
    link.negated ? say.negated : '',
  ]);
}
