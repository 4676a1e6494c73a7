/** Which things are touched, one after another, to give an answer; and what a player would write for touching them. */
import type { Thing } from '../../../table/chooser.ts';
import { heldCard } from '../../../table/copies.ts';
import type { TouchStep } from '../../../table/steps.ts';
import type { Offer } from '../../../wire/types.ts';
import { isCore, placeIn, thingAt, whereIs } from '../shown.ts';
import type { Parts, PlayParts } from '../types.ts';

/** Where a card without a target is put; the rune; what is said to a second choice that may be left out; other offers of the shop. */
export const TABLE: Thing = 'table';
export const RUNE: Thing = 'rune';
export const PAY: Thing = 'pay';
export const SKIP: Thing = 'skip';
export const REROLL: Thing = 'reroll';
export const abilityOf = (place: number): Thing => `ability:${place}`;
export const itemOf = (place: number, key: string): Thing => `item:${place}:${key}`;
export const casterAt = (place: number): Thing => `caster:${place}`;
export const heroOf = (id: number): Thing => `hero:${id}`;
export const replaced = (which: number): Thing => `replaced:${which}`;
export const buying = (key: string): Thing => `buy:${key}`;

/** What a step is for. */
export type Meaning = 'begin' | 'caster' | 'use' | 'target' | 'slot' | 'second' | 'move' | 'deploy' | 'put' | 'main';
type Step = TouchStep<Meaning>;

export const partsOf = (offer: Offer): Parts => offer.parts as unknown as Parts;

/** What the steps are made from beside the answers: of each card its type, and who would rather cast it. */
export interface Knowledge {
  type(key: string): string;
  casters(key: string): readonly number[];
}

const begin = (thing: Thing): Step => ({ thing, means: 'begin' });

/** The steps of every answer there is. */
export function stepsOf(offers: readonly Offer[], known: Knowledge): Map<number, Step[]> {
  const all = offers.map(partsOf);
  const usual = usualCasters(all, known);
  const open = new Set(all.flatMap((parts) => ('second' in parts && parts.second !== null ? [chosen(parts)] : [])));
  return new Map(offers.map((offer) => [offer.action, ofOne(partsOf(offer), known, usual, open)]));
}

/** What is used and what is chosen first for it: two answers that differ only in the second choice have this in common. */
function chosen(parts: Parts): string {
  const { second: _, ...rest } = parts as PlayParts;
  return JSON.stringify(rest);
}

const aimed = ({ card, first, second }: PlayParts): string => JSON.stringify([card, first, second]);

/** Of all who could cast a card on the same things, the one the game would pick. */
function usualCasters(all: readonly Parts[], known: Knowledge): Map<string, number> {
  const usual = new Map<string, number>();
  for (const parts of all) {
    if (parts.kind !== 'play' || parts.caster === null) continue;
    const order = known.casters(parts.card);
    const before = usual.get(aimed(parts));
    if (before === undefined || order.indexOf(parts.caster) < order.indexOf(before)) usual.set(aimed(parts), parts.caster);
  }
  return usual;
}

function ofOne(parts: Parts, known: Knowledge, usual: ReadonlyMap<string, number>, open: ReadonlySet<string>): Step[] {
  switch (parts.kind) {
    case 'deploy':
      return [begin(heroOf(parts.hero)), { thing: thingAt(parts.to), means: 'deploy' }];
    case 'move':
      return [begin(thingAt(parts.hero)), { thing: thingAt(parts.to), means: 'move' }];
    case 'claim':
      return [begin(thingAt(parts.hero)), { thing: RUNE, means: 'use' }];
    case 'ability':
      return [begin(thingAt(parts.source)), { thing: abilityOf(parts.source), means: 'use' }, ...choices(parts, 'spell', open)];
    case 'use_item':
      return [begin(thingAt(parts.hero)), { thing: itemOf(parts.hero, parts.item), means: 'use' }, ...choices(parts, 'spell', open)];
    case 'play':
      return played(parts, known, usual, open);
    case 'buy':
      return [begin(buying(parts.card))];
    case 'reroll':
      return [begin(REROLL)];
    default:
      return [{ thing: 'main', means: 'main' }];
  }
}

/** A caster is named only where the game would pick another. */
function played(parts: PlayParts, known: Knowledge, usual: ReadonlyMap<string, number>, open: ReadonlySet<string>): Step[] {
  const other = parts.caster !== null && usual.get(aimed(parts)) !== parts.caster;
  const caster: Step[] = other ? [{ thing: casterAt(parts.caster!), means: 'caster' }] : [];
  const rest = choices(parts, known.type(parts.card), open);
  return [begin(heldCard(parts.card)), ...caster, ...(rest.length ? rest : [{ thing: TABLE, means: 'put' } as const])];
}

function choices(parts: { first: number | null; second: number | null }, type: string, open: ReadonlySet<string>): Step[] {
  const { first, second } = parts;
  const steps: Step[] = first === null ? [] : [{ thing: thingAt(first), means: type === 'creep' || type === 'improvement' ? 'slot' : 'target' }];
  if (second !== null) steps.push({ thing: secondOf(second, type), means: 'second' });
  else if (first !== null && open.has(chosen(parts as Parts))) steps.push({ thing: SKIP, means: 'second' });
  return steps;
}

/** Of an item the second choice is which one comes back, of a creep whether gold is paid, else a place. */
function secondOf(second: number, type: string): Thing {
  if (type === 'item') return replaced(second);
  return type === 'creep' ? PAY : thingAt(second);
}

/** What a wish is told of what it is about. */
export interface Known {
  nameOf(thing: Thing): string;
}

/** What a player would write for touching these; "" where nothing comes of it. */
export function wishOf(things: readonly Thing[], known: Known): string {
  const [first = '', ...rest] = things;
  const goals = rest.filter((thing) => thing.startsWith('place:')).map(inText).join(', ');
  const aim = goals ? ` > ${goals}` : '';
  if (first.startsWith('hand:') || first.startsWith('card:')) {
    const by = rest.find((thing) => thing.startsWith('caster:'));
    return `play ${known.nameOf(first)}${by ? ` by ${inText(by)}` : ''}${aim}`;
  }
  if (first.startsWith('hero:')) return aim ? `deploy #${first.slice('hero:'.length)}${aim}` : '';
  if (first.startsWith('buy:')) return `buy ${known.nameOf(first)}`;
  if (!first.startsWith('place:')) return first === REROLL ? 'reroll' : '';
  const used = rest.find((thing) => /^(ability|item|rune)/.test(thing));
  if (used?.startsWith('ability:')) return `ability ${inText(first)}${aim}`;
  if (used?.startsWith('item:')) return `use ${known.nameOf(used)} by ${inText(first)}${aim}`;
  if (used === RUNE) return `claim ${inText(first)}`;
  return aim ? `move ${inText(first)}${aim}` : '';
}

function inText(thing: Thing): string {
  const place = placeIn(thing);
  const { lane, seat, row, slot } = whereIs(place);
  const side = `L${lane + 1}.P${seat + 1}`;
  return isCore(place) ? `${side}.core` : `${side}.${row}.${slot + 1}`;
}
