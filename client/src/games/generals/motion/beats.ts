/** What happened, cut into beats: things of one kind that happen one after another are shown at once. */
import type { Told } from '../../../wire/types.ts';

export interface Beat {
  word: string;
  events: readonly Told[];
}

/** Each of these is a deed of its own, shown alone even after another of its kind. */
const ALONE = new Set(['turn', 'moved', 'attacked', 'cast', 'equipped', 'transformed', 'revealed']);

export function beatsOf(events: readonly Told[]): Beat[] {
  const beats: { word: string; events: Told[] }[] = [];
  for (const told of events) {
    const last = beats.at(-1);
    if (last && last.word === told.word && !ALONE.has(told.word)) last.events.push(told);
    else beats.push({ word: told.word, events: [told] });
  }
  return beats;
}
