/** Everything on the board by its name and state, for people who hear it. */
import type { Frame } from '../../../table/frame.ts';
import { nameOf } from '../../../table/frame.ts';
import type { Cards } from '../../cards.ts';
import { factsOf, nameOfCard } from '../cards/printed.ts';
import type { ShownCard, ShownTile, ShownUnit } from '../types.ts';
import { term } from './terms.ts';
import { say } from './words.ts';

/** "yours", or whose it is; nothing for what is nobody's. */
export function ownerOf(frame: Frame, owner: number): string {
  return owner === frame.seat ? say.own : say.foe(nameOf(frame, owner));
}

function orders(unit: ShownUnit): string {
  if (unit.moves > 0 && unit.attacks > 0) return say.canBoth;
  if (unit.moves > 0) return say.canMove;
  return unit.attacks > 0 ? say.canAttack : '';
}

function keywords(unit: ShownUnit): string[] {
  return unit.keywords.map((word) => [word, unit.amounts[word] ?? ''].join(' ').trim());
}

/** What one that acts alone is going to do. */
function plans({ intends }: ShownUnit): string[] {
  if (!intends) return [];
  const go = intends.to.length ? say.intendsGo(intends.to.join(say.or)) : '';
  return [go, intends.attack.length ? say.intendsAttack(intends.attack.join(say.or)) : ''];
}

export function unitInWords(unit: ShownUnit, frame: Frame, cards: Cards): string {
  const within = unit.within === null || unit.within < 0 ? '' : say.holds(nameOfCard(cards, unit.within));
  return [
    nameOfCard(cards, unit.card),
    unit.general ? say.general : '',
    ownerOf(frame, unit.owner),
    say.on(unit.square),
    say.attack(unit.attack),
    unit.general ? say.health(unit.health, unit.most) : say.healthLeft(unit.health),
    ...keywords(unit),
    ...unit.status.map((word) => term.status(word)),
    within,
    unit.countdown === null ? '' : say.countdown(unit.countdown),
    ...plans(unit),
    unit.owner === frame.seat ? orders(unit) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

export function tileInWords(tile: ShownTile, frame: Frame): string {
  return tile.owner < 0 ? term.tile(tile.kind) : say.tileOf(term.tile(tile.kind), nameOf(frame, tile.owner));
}

const DOES: Readonly<Record<string, 'doMove' | 'doAttack' | 'doPlay' | 'doCast' | 'doChoose'>> = {
  move: 'doMove',
  attack: 'doAttack',
  play: 'doPlay',
  cast: 'doCast',
  choose: 'doChoose',
};

/** What there is on a square, and what touching it leads to. */
export interface Standing {
  unit: ShownUnit | undefined;
  tile: ShownTile | undefined;
  kind: string | undefined;
}

/** A square with who stands there, what lies there, and what touching it would do. */
export function squareInWords(square: string, { unit, tile, kind }: Standing, frame: Frame, cards: Cards): string {
  const does = kind === undefined ? undefined : DOES[kind];
  const parts = [unit ? unitInWords(unit, frame, cards) : `${say.square(square)}, ${say.free}`, tile ? tileInWords(tile, frame) : '', does ? say[does] : ''];
  return parts.filter(Boolean).join(', ');
}

/** A card of one's own hand. */
export function heldInWords(held: ShownCard, cards: Cards): string {
  const card = factsOf(cards, held.card);
  if (!card) return say.unknown;
  const fights = held.attack !== null && held.attack !== undefined;
  return [
    card.name,
    term.kind(card.type),
    say.cost(held.cost ?? card.mana),
    fights ? say.attack(held.attack!) : '',
    fights ? say.healthLeft(held.health ?? card.health) : '',
    ...card.keywords,
  ]
    .filter(Boolean)
    .join(', ');
}
