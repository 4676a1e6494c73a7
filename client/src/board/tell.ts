/** What the sentences of every game have in common: names for the seats, and the cards among an event's numbers. */
import { nameOf, type Frame } from '../table/frame.ts';
import type { Told } from '../wire/types.ts';
import type { Cards } from '../games/cards.ts';
import type { Gone } from './gone.ts';

export type Telling = (told: Told, frame: Frame, cards: Cards) => string | null;

/** An event as the server says it, with names for the reader; `gone` knows what has left the table. */
export const teller =
  (gone?: Gone): Telling =>
  ({ text }, frame, cards) =>
    text ? named(gone ? gone.named(text, frame, cards) : text, frame) : null;

/** The players by their names; what is foreseen is told as to an onlooker, so one's own things are named here. */
export function named(text: string, frame: Frame): string {
  if (frame.seat >= 0) text = text.replaceAll(`P${frame.seat + 1}'s`, (_, at: number) => (at === 0 ? 'Your' : 'your'));
  return withoutNumbers(text).replace(/\bP([1-6])\b/g, (whole, number: string) => nameOf(frame, Number(number) - 1) || whole);
}

/** Things by their names alone: the numbers that tell twins apart are for those who type. */
function withoutNumbers(text: string): string {
  return text.replace(/(\p{Lu}[\p{L}'’-]*) #\d+\b/gu, '$1');
}

/** Those of an event's numbers that have one of these names. */
export function numbersOf({ numbers = {} }: Told, ...names: readonly string[]): number[] {
  return names.flatMap((name) => numbers[name] ?? []);
}
