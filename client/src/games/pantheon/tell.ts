/** What happened, as a sentence: the server's own in English, composed from the event in other languages. */
import { speech } from '../../words/language.svelte.ts';
import type { Frame } from '../../table/frame.ts';
import type { Told } from '../../wire/types.ts';
import type { Cards } from '../cards.ts';
import { named, numbersOf } from '../telling.ts';
import { german } from './german.ts';
import { cardOf, refOf, shownOf } from './shown.ts';

export function tell(told: Told, frame: Frame, cards: Cards): string | null {
  if (!told.text) return null;
  if (speech.now === 'de') return german(told, frame, cards) ?? named(told.text, frame);
  return named(told.text, frame);
}

/** Its card, and those of what lies on the fields and is meant. */
export function about(told: Told, frame: Frame): number[] {
  const meant = numbersOf(told, 'target', 'other', 'source', 'attacker', 'defender').map((number) => cardOf(shownOf(frame), refOf(number)));
  return [...numbersOf(told, 'card'), ...meant];
}
