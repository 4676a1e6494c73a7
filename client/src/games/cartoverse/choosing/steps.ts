/** Which things are touched, one after another, to give an answer; and what a player would write for touching them. */
import { split, type Ref } from '../../../board/ref.ts';
import type { Thing } from '../../../table/chooser.ts';
import { heldCard } from '../../../table/copies.ts';
import type { TouchStep } from '../../../table/steps.ts';
import type { Offer } from '../../../wire/types.ts';
import { slotThing } from '../shown.ts';
import type { AbilityParts, Parts } from '../types.ts';

/** Where cards are put: what needs no target, a shard, a mana, a trap, a card to be replaced or discarded; and the hero's draw. */
export const TABLE: Thing = 'table';
export const SHARDS: Thing = 'shards';
export const MANA: Thing = 'mana';
export const TRAPS: Thing = 'traps';
export const REPLACE: Thing = 'replace';
export const DISCARD: Thing = 'discard';
export const DRAW: Thing = 'draw';
/** An ability of the hero, and one of a creature that has been taken up. */
export const heroAbility = (which: number): Thing => `ability:${which}`;
export const use = (which: number): Thing => `use:${which}`;

/** What a step is for. */
export type Meaning = 'begin' | 'slot' | 'use' | 'discard' | 'target' | 'row' | 'column' | 'defender' | 'put' | 'main';
type Step = TouchStep<Meaning>;

export const partsOf = (offer: Offer): Parts => offer.parts as unknown as Parts;

const begin = (thing: Thing): Step => ({ thing, means: 'begin' });
const put = (thing: Thing): Step => ({ thing, means: 'put' });

/** What each of a creature's answers is, so that an ability is told from an attack and from other abilities. */
type Deeds = ReadonlyMap<Ref, ReadonlySet<string>>;

/** The steps of every answer there is, for the player of this seat. */
export function stepsOf(offers: readonly Offer[], seat: number): Map<number, Step[]> {
  const deeds = new Map<Ref, Set<string>>();
  for (const parts of offers.map(partsOf)) {
    if (parts.kind === 'attack') add(deeds, parts.attacker, 'attack');
    if (parts.kind === 'ability') add(deeds, parts.source, `ability ${parts.which}`);
  }
  return new Map(offers.map((offer) => [offer.action, ofOne(partsOf(offer), seat, deeds)]));
}

function add(deeds: Map<Ref, Set<string>>, ref: Ref, deed: string): void {
  deeds.set(ref, (deeds.get(ref) ?? new Set()).add(deed));
}

const PLACES = { shard: SHARDS, mana: MANA, trap: TRAPS, replace: REPLACE, discard: DISCARD } as const;

function ofOne(parts: Parts, seat: number, deeds: Deeds): Step[] {
  switch (parts.kind) {
    case 'shard':
    case 'mana':
    case 'trap':
    case 'replace':
    case 'discard':
      return [begin(heldCard(parts.card)), put(PLACES[parts.kind])];
    case 'creature':
      return [begin(heldCard(parts.card)), { thing: slotThing(seat, parts.zone, parts.slot), means: 'slot' }];
    case 'cast':
      return [begin(heldCard(parts.card)), ...(parts.targets.length ? parts.targets.map(aimed) : [put(TABLE)])];
    case 'ability':
      return used(parts, deeds);
    case 'attack':
      return [begin(parts.attacker), { thing: parts.defender, means: 'defender' }];
    case 'block':
      return [begin(parts.creature)];
    case 'target':
      return [aimed(parts.target)];
    case 'draw':
      return [begin(DRAW)];
    default:
      return [{ thing: 'main', means: 'main' }];
  }
}

function aimed(thing: Ref): Step {
  const [what] = split(thing);
  return { thing, means: what === 'row' || what === 'column' ? what : 'target' };
}

/** First what is given up for it, then its targets. A creature that could do something else says first that this is meant. */
function used({ source, which, discard, targets }: AbilityParts, deeds: Deeds): Step[] {
  const given: Step[] = discard ? [{ thing: heldCard(discard), means: 'discard' }] : [];
  const rest = [...given, ...targets.map(aimed)];
  if (source.startsWith('hero:')) return [begin(heroAbility(which)), ...rest];
  const alone = (deeds.get(source)?.size ?? 0) < 2;
  return [begin(source), ...(alone && rest.length ? rest : [{ thing: use(which), means: 'use' } as const, ...rest])];
}

/** What a wish is told of what it is about. */
export interface Known {
  /** The card that a thing of the hand or a graveyard is. */
  cardAt(thing: Thing): { name: string; type: string } | null;
  mine(ref: Ref): boolean;
  /** A free slot of the own side; "" where there is none. */
  free: Thing;
}

const DEEDS: Readonly<Record<string, string>> = { [SHARDS]: 'shard', [MANA]: 'mana', [TRAPS]: 'set', [REPLACE]: 'replace', [DISCARD]: 'discard' };
const VERBS: Readonly<Record<string, string>> = { shard: 'shard', trap: 'set' };

/** What a player would write for touching these; "" where nothing comes of it. */
export function wishOf(things: readonly Thing[], known: Known): string {
  const [first, ...rest] = things;
  if (first === undefined) return '';
  const card = known.cardAt(first);
  if (card) return ofCard(card, rest, known);
  if (first === DRAW) return 'draw';
  if (first.startsWith('ability:')) return `use hero ${Number(split(first)[1]) + 1}${aimedAt(rest, known)}`;
  if (!first.startsWith('thing:') || !known.mine(first)) return '';
  return `${rest.length && !rest.some((thing) => thing.startsWith('use:')) ? 'attack' : 'use'} ${inText(first, known)}${aimedAt(rest, known)}`;
}

function ofCard({ name, type }: { name: string; type: string }, rest: readonly Thing[], known: Known): string {
  const [place = ''] = rest;
  if (DEEDS[place]) return `${DEEDS[place]} ${name}`;
  if (type !== 'creature') return `${VERBS[type] ?? 'cast'} ${name}${aimedAt(rest, known)}`;
  const slot = place.startsWith('slot:') ? place : known.free;
  const [, , zone = 'attack', number = '1'] = slot.split(':');
  return `summon ${name} > ${zone} ${number}`;
}

function aimedAt(rest: readonly Thing[], known: Known): string {
  const [given] = rest.filter((thing) => thing.startsWith('card:'));
  const targets = rest.filter((thing) => /^(hero|thing|row|column|grave|link):/.test(thing)).map((ref) => inText(ref, known));
  const discarded = given && known.cardAt(given);
  const parts = [...targets, ...(discarded ? [`discard ${discarded.name}`] : [])];
  return parts.length ? ` > ${parts.join(', ')}` : '';
}

function inText(ref: Ref, known: Known): string {
  const [what, which] = split(ref);
  if (what === 'hero') return `P${Number(which) + 1}`;
  if (what === 'thing') return `#${which}`;
  if (what === 'row') return `P${Number(split(which)[0]) + 1} ${split(which)[1]}`;
  if (what === 'grave') return known.cardAt(ref)?.name ?? which;
  return `${what} ${which}`;
}
