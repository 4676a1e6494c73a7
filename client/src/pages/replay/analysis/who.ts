/** The players of a match as its reader calls them. */
import { namesOf } from '../../names.ts';
import type { Match } from '../frames.ts';
import { say } from './words.ts';

export function whoIs({ players, mine }: Pick<Match, 'players' | 'mine'>): string[] {
  return namesOf(players).map((name, seat) => (seat === mine ? say.you : name));
}
