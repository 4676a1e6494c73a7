/** What happened, cut into beats: things of one kind that happen one after another are shown at once. */
import type { Told } from '../../../wire/types.ts';

export interface Beat {
  word: string;
  events: readonly Told[];
}

/** What is shown together with others of its kind. */
const TOGETHER = new Set([
  ...['draw', 'damage', 'heal', 'lose', 'power', 'keyword', 'destroy', 'sacrifice', 'summon', 'discard'],
  ...['exhaust', 'ready', 'choose_hero', 'eliminate'],
]);

export function beatsOf(events: readonly Told[]): Beat[] {
  const beats: { word: string; events: Told[] }[] = [];
  for (const told of events) {
    const last = beats.at(-1);
    if (last && last.word === told.word && TOGETHER.has(told.word)) last.events.push(told);
    else beats.push({ word: told.word, events: [told] });
  }
  return beats;
}
