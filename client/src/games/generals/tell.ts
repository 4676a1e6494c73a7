/** What happened, as a sentence: the server's own in English, composed from the event in other languages. */
import { speech } from '../../words/language.svelte.ts';
import { nameOf, type Frame } from '../../table/frame.ts';
import type { Told } from '../../wire/types.ts';
import type { Cards } from '../cards.ts';
import { german } from './german.ts';

export function tell(told: Told, frame: Frame, cards: Cards): string | null {
  if (!told.text) return null;
  if (speech.now === 'de') return german(told, frame, cards) ?? named(told.text, frame);
  return named(told.text, frame);
}

/** The players by their names; what is foreseen is told as to an onlooker, so one's own things are named here. */
export function named(text: string, frame: Frame): string {
  if (frame.seat >= 0) text = text.replace(`P${frame.seat + 1}'s`, 'Your');
  return text.replace(/\bP([12])\b/g, (whole, number: string) => nameOf(frame, Number(number) - 1) || whole);
}
