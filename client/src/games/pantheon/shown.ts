/** Finding one's way in what the server shows of a table of pantheon. */
import { split, type Ref } from '../../board/ref.ts';
import type { Frame } from '../../table/frame.ts';
import type { Shown, ShownThing } from './types.ts';

/** What there is to see of a frame; null before the match. */
export function shownOf(frame: Pick<Frame, 'shown'> | null): Shown | null {
  return (frame?.shown ?? null) as Shown | null;
}

export function thingOf(shown: Shown | null, id: number): ShownThing | null {
  for (const seat of shown?.seats ?? []) {
    const found = seat.field.find((one) => one.id === id);
    if (found) return found;
  }
  return null;
}

/** The card of a hero or of what lies on a field; -1 for what is gone. */
export function cardOf(shown: Shown | null, ref: Ref): number {
  const [what, which] = split(ref);
  const card = what === 'hero' ? shown?.seats[Number(which)]?.hero : thingOf(shown, Number(which))?.card;
  return card ?? -1;
}

/** Whose it is; -1 for what is nobody's or gone. */
export function ownerOf(shown: Shown, ref: Ref): number {
  const [what, which] = split(ref);
  if (what === 'hero') return Number(which);
  if (what === 'thing') return shown.seats.findIndex((seat) => seat.field.some((one) => one.id === Number(which)));
  if (what === 'link') return shown.chain[Number(which) - 1]?.seat ?? -1;
  return -1;
}

/** Of the numbers in events; a smaller one is a hero's, counted from 1. */
export const FIRST_THING = 16;

/** The reference an event's number stands for: 0 is nothing. */
export function refOf(number: number | undefined): Ref {
  if (!number || number < 0) return '';
  return number < FIRST_THING ? `hero:${number - 1}` : `thing:${number}`;
}
