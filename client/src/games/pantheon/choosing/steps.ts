/** Which things are touched, one after another, to give an answer; and what a player would write for touching them. */
import type { Thing } from '../../../table/chooser.ts';
import { heldCard } from '../../../table/copies.ts';
import type { TouchStep } from '../../../table/steps.ts';
import type { Offer } from '../../../wire/types.ts';
import { split, type Ref } from '../../../board/ref.ts';
import type { ActivateParts, Parts, UseParts } from '../types.ts';

/** Where what needs no target is put; the effect of what has been taken up; no more targets; the discard pile; the own mana. */
export const TABLE: Thing = 'table';
export const USE: Thing = 'use';
export const ENOUGH: Thing = 'enough';
export const DISCARD: Thing = 'discard';
export const MANA: Thing = 'mana';

/** What a step is for. */
export type Meaning = 'begin' | 'use' | 'sacrifice' | 'target' | 'defender' | 'put' | 'enough' | 'main';

type Step = TouchStep<Meaning>;

export const partsOf = (offer: Offer): Parts => offer.parts as unknown as Parts;

/** The key of the card an answer is about; "" for none. */
export function cardIn(offer: Offer): string {
  const parts = partsOf(offer);
  return 'card' in parts ? parts.card : '';
}

const begin = (thing: Thing): Step => ({ thing, means: 'begin' });
const put = (thing: Thing): Step => ({ thing, means: 'put' });

/** The steps of every answer there is; `mana` is the key of the card that is placed as mana. */
export function stepsOf(offers: readonly Offer[], mana: string): Map<number, Step[]> {
  const attackers = new Set(offers.map(partsOf).flatMap((parts) => (parts.kind === 'attack' ? [parts.attacker] : [])));
  const all = offers.map((offer): [number, Step[]] => [offer.action, ofOne(partsOf(offer), mana, attackers)]);
  const beginnings = new Set(all.flatMap(([, steps]) => steps.map((_, n) => written(steps.slice(0, n)))));
  for (const [, steps] of all) if (beginnings.has(written(steps))) steps.push({ thing: ENOUGH, means: 'enough' });
  return new Map(all);
}

const written = (steps: readonly Step[]): string => steps.map((step) => step.thing).join(' ');

function ofOne(parts: Parts, mana: string, attackers: ReadonlySet<string>): Step[] {
  switch (parts.kind) {
    case 'hero':
      return [begin(`offer:${parts.card}`), put('take')]; // it is marked by one touch and taken by the button
    case 'mana':
      return [begin(heldCard(mana)), put(MANA)];
    case 'play':
    case 'cast':
      return [begin(heldCard(parts.card)), ...chosen(parts, TABLE)];
    case 'activate':
      return [begin(parts.source), ...used(parts, attackers.has(parts.source))];
    case 'attack':
      return [begin(parts.attacker), { thing: parts.defender, means: 'defender' }];
    case 'discard':
      return [begin(heldCard(parts.card)), put(DISCARD)];
    case 'sacrifice':
      return [begin(parts.unit), put(DISCARD)];
    default:
      return [{ thing: 'main', means: 'main' }];
  }
}

/** What is chosen for a card: first what is sacrificed, then the targets; without any it is put somewhere. */
function chosen({ sacrifice, targets }: UseParts | ActivateParts, otherwise: Thing): Step[] {
  const steps: Step[] = targets.map((thing) => ({ thing, means: 'target' }));
  if (sacrifice) steps.unshift({ thing: sacrifice, means: 'sacrifice' });
  return steps.length ? steps : [put(otherwise)];
}

/** One that can attack as well says first that its effect is meant. */
function used(parts: ActivateParts, attacks: boolean): Step[] {
  const steps = chosen(parts, USE);
  return attacks && steps[0]!.thing !== USE ? [{ thing: USE, means: 'use' }, ...steps] : steps;
}

/** What a player would write for touching these; `cardAt` gives the card that a thing of the hand or the pile is. */
export function wishOf(things: readonly Thing[], cardAt: (thing: Thing) => { name: string; type: string } | null, mine: (ref: Ref) => boolean): string {
  const [first, ...rest] = things;
  if (first === undefined) return '';
  const targets = rest.filter((thing) => /^(hero|thing|pile|link):/.test(thing));
  const card = cardAt(first);
  if (card) return card.type === 'mana' ? 'mana' : `${card.type === 'spell' ? 'cast' : 'play'} ${card.name}${aimed(targets, cardAt)}`;
  if (first === MANA) return 'mana';
  if (!/^(hero|thing):/.test(first) || !mine(first)) return '';
  const deed = rest.includes(USE) || first.startsWith('hero:') || targets.length === 0 ? 'activate' : 'attack';
  return `${deed} ${first.startsWith('hero:') ? 'hero' : inText(first, cardAt)}${aimed(targets, cardAt)}`;
}

function aimed(targets: readonly Ref[], cardAt: (thing: Thing) => { name: string } | null): string {
  return targets.length ? ` > ${targets.map((ref) => inText(ref, cardAt)).join(', ')}` : '';
}

function inText(ref: Ref, cardAt: (thing: Thing) => { name: string } | null): string {
  const [what, which] = split(ref);
  if (what === 'hero') return `P${Number(which) + 1}`;
  if (what === 'thing') return `#${which}`;
  return what === 'link' ? `link ${which}` : (cardAt(ref)?.name ?? which);
}
