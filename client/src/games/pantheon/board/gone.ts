/** Things that have left the table: an earlier event told what they were. */
import { nameOf, type Frame } from '../../../table/frame.ts';
import type { Told } from '../../../wire/types.ts';
import type { Cards } from '../../cards.ts';
import { cardOf, refOf, shownOf } from '../shown.ts';

interface Known {
  card: number;
  owner: number;
}

/** The name under which an event has the number of a thing whose card it tells. */
const THINGS: Readonly<Record<string, string>> = {
  ...{ play: 'thing', summon: 'thing', destroy: 'thing', sacrifice: 'thing', return: 'thing' },
  attack: 'attacker',
};
const learned = new WeakMap<readonly Told[], ReadonlyMap<number, Known>>();

/** The card of what an event's number stands for, as long as anything has told it; else -1. */
export function cardMeant(frame: Frame, number: number): number {
  const lies = cardOf(shownOf(frame), refOf(number));
  return lies >= 0 ? lies : (knownOf(frame.past ?? []).get(number)?.card ?? -1);
}

/** A log that is read again has only the number of what is gone: say what it was and whose. */
export function nameTheGone(text: string, frame: Frame, cards: Cards): string {
  return text.replace(/#(\d+)/g, (whole, digits: string, at: number) => {
    const known = knownOf(frame.past ?? []).get(Number(digits));
    const name = known && cards.at(known.card)?.name;
    const before = text.slice(0, at).trimEnd();
    if (!name || before.endsWith(name)) return whole;
    return /(\byour|'s)$/i.test(before) ? name : `${whose(known.owner, frame, at === 0)} ${name}`;
  });
}

function whose(owner: number, frame: Frame, first: boolean): string {
  return owner === frame.seat ? (first ? 'Your' : 'your') : `${nameOf(frame, owner)}'s`;
}

function knownOf(past: readonly Told[]): ReadonlyMap<number, Known> {
  const known = learned.get(past) ?? new Map(past.flatMap(lesson));
  learned.set(past, known);
  return known;
}

/** What an event teaches. */
function lesson({ word, seat, numbers = {} }: Told): [number, Known][] {
  const thing = numbers[THINGS[word] ?? ''];
  return thing === undefined || numbers['card'] === undefined ? [] : [[thing, { card: numbers['card'], owner: seat }]];
}
