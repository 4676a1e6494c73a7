/** Everything on the table by its name and state, for people who hear it. */
import { signed } from '../../../board/signed.ts';
import { split, type Ref } from '../../../board/ref.ts';
import { nameOf, type Frame } from '../../../table/frame.ts';
import type { Cards } from '../../cards.ts';
import { factsOf, nameOfCard } from '../cards/printed.ts';
import { cardOf, ownerOf, shownOf } from '../shown.ts';
import type { Shown, ShownCreature, ShownEnchant, ShownLink, ShownSeat } from '../types.ts';
import { term } from './terms.ts';
import { say } from './words.ts';

export const listed = (parts: readonly string[]): string => parts.filter(Boolean).join(', ');

/** "yours", or whose it is. */
export function whose(frame: Frame, seat: number): string {
  return seat === frame.seat ? say.own : say.of(nameOf(frame, seat));
}

/** A creature with its numbers, its place and all that matters about it. */
export function creatureInWords(creature: ShownCreature, shown: Shown, cards: Cards): string {
  const card = factsOf(cards, creature.card);
  const enchants = shown.enchants.filter(({ id }) => creature.enchants.includes(id)).map((one) => nameOfCard(cards, one.card));
  return listed([
    card?.name ?? say.unknown,
    card?.job ?? '',
    say.attack(creature.atk),
    creature.damage ? say.healthOf(creature.left, creature.hp) : say.health(creature.left),
    creature.attacking ? say.attacking : creature.exhausted ? say.exhausted : say.ready,
    say.slot(term.zone(creature.zone), creature.slot),
    ...creature.keywords.map((word) => term.keyword(word)),
    card?.abilities?.length ? say.activates : '',
    enchants.length ? say.enchantedBy(enchants.join(say.and)) : '',
  ]);
}

/** Why a creature has other numbers than are printed on it. */
export function changesOf(creature: ShownCreature): string[] {
  const change = (atk: number, hp: number, words: (change: string) => string): string => (atk || hp ? words(`${signed(atk)}/${signed(hp)}`) : '');
  const parts = [
    change(creature.grown_atk, creature.grown_hp, say.grown),
    change(creature.lent_atk, creature.lent_hp, say.lent),
    change(creature.aura_atk, creature.aura_hp, say.aura),
  ].filter(Boolean);
  const printed = parts.length ? [say.printed(creature.printed_atk, creature.printed_hp)] : [];
  return [...printed, ...parts, ...(creature.damage ? [say.damaged(creature.damage)] : [])];
}

export function heroInWords(seat: ShownSeat, cards: Cards): string {
  return listed([nameOfCard(cards, seat.hero), factsOf(cards, seat.hero)?.faction ?? '', say.healthOf(seat.hp, seat.max_hp)]);
}

/** A card of a hand or a pile; in a hand with what it costs there. */
export function cardInWords(number: number, cards: Cards, price: readonly number[] = []): string {
  const card = factsOf(cards, number);
  if (!card) return say.unknown;
  const [mana = -1, hp = 0] = price;
  const fights = card.type === 'creature';
  return listed([
    card.name,
    term.kind(card.type),
    card.job ?? '',
    card.faction,
    card.type === 'hero' ? '' : say.cost(mana < 0 ? (card.cost ?? 0) : mana),
    hp > 0 ? say.price(hp) : '',
    fights ? say.attack(card.atk ?? 0) : '',
    fights || card.type === 'hero' ? say.health(card.hp ?? 0) : '',
    ...(card.keywords ?? []),
  ]);
}

export function enchantInWords(enchant: ShownEnchant, frame: Frame, cards: Cards): string {
  return listed([nameOfCard(cards, enchant.card), whereItLies(enchant.on), whose(frame, enchant.seat)]);
}

function whereItLies(on: Ref): string {
  const [what, which] = split(on);
  if (what === 'row') return say.onRow(term.zone(split(which)[1]));
  if (what === 'column') return say.inColumn(Number(which));
  return what === 'hero' ? say.heroEnchant : '';
}

/** The ability or spell that a link is. */
function deedInWords(link: ShownLink, cards: Cards): string {
  if (link.kind === 'end') return term.deed('end');
  return `${nameOfLink(link, cards)} (${term.deed(link.kind)})`;
}

/** What a link is called: a hero's ability by its own name. */
export function nameOfLink({ kind, card, which }: ShownLink, cards: Cards): string {
  if (kind === 'end' || kind === 'set') return term.deed(kind);
  const facts = factsOf(cards, card);
  const ability = kind === 'ability' ? facts?.abilities?.[which]?.name : '';
  return facts?.type === 'hero' && ability ? ability : nameOfCard(cards, card);
}

/** What a reference names: a hero by the player, a thing by its card, a link by what it is. */
export function refInWords(ref: Ref, frame: Frame, shown: Shown, cards: Cards): string {
  const [what, which] = split(ref);
  if (what === 'hero') return Number(which) === frame.seat ? say.yourHero : say.heroOf(nameOf(frame, Number(which)));
  if (what === 'grave') return say.inGraveyard(nameOfCard(cards, cards.number(which)));
  if (what === 'link') return shown.chain[Number(which) - 1] ? deedInWords(shown.chain[Number(which) - 1]!, cards) : say.gone;
  if (what === 'column') return say.column(Number(which));
  if (what === 'row') return zoneInWords(Number(split(which)[0]), split(which)[1], frame);
  const card = cardOf(shown, ref);
  return card >= 0 ? `${nameOfCard(cards, card)} (${whose(frame, ownerOf(shown, ref))})` : say.gone;
}

export function zoneInWords(seat: number, zone: string, frame: Frame): string {
  return seat === frame.seat ? say.yourZone(term.zone(zone)) : say.zoneOf(term.zone(zone), nameOf(frame, seat));
}

export function linkInWords(link: ShownLink, place: number, frame: Frame, cards: Cards): string {
  const shown = shownOf(frame)!;
  const targets = link.targets.map((ref) => refInWords(ref, frame, shown, cards)).join(say.and);
  const named = link.kind === 'end' || link.kind === 'set';
  return listed([
    say.linkNumber(place),
    term.deed(link.kind),
    named ? '' : nameOfLink(link, cards),
    whose(frame, link.seat),
    targets ? say.aims(targets) : '',
    link.negated ? say.negated : '',
  ]);
}
