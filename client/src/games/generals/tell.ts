/** What happened, as a sentence: the server's own in English, composed from the event in other languages. */
import { speech } from '../../words/language.svelte.ts';
import type { Frame } from '../../table/frame.ts';
import type { Told } from '../../wire/types.ts';
import type { Cards } from '../cards.ts';
import { named, numbersOf } from '../telling.ts';
import { german } from './german.ts';

export function tell(told: Told, frame: Frame, cards: Cards): string | null {
  if (!told.text) return null;
  if (speech.now === 'de') return german(told, frame, cards) ?? named(told.text, frame);
  return named(told.text, frame);
}

export const about = (told: Told): number[] => numbersOf(told, 'card', 'target', 'was', 'drawn');
