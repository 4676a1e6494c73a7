/** What happened, cut into beats: things of one kind that happen one after another may be shown at once. */
import type { Told } from '../../wire/types.ts';

export interface Beat {
  word: string;
  events: readonly Told[];
}

/** `together` says of which kind several are shown at once. */
export function cut(events: readonly Told[], together: (word: string) => boolean): Beat[] {
  const beats: { word: string; events: Told[] }[] = [];
  for (const told of events) {
    const last = beats.at(-1);
    if (last && last.word === told.word && together(told.word)) last.events.push(told);
    else beats.push({ word: told.word, events: [told] });
  }
  return beats;
}
