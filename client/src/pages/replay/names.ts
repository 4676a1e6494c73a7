/** What the players of a recorded match are called. */
import { called } from '../../table/frame.ts';
import { sitting } from './frames.ts';

export function namesOf(players: readonly string[]): string[] {
  return players.map((name) => called(sitting(name)));
}
