/** What players are called where only their names were written down: in lists of matches, and in replays. */
import { namesOf as namesAt } from '../table/frame.ts';
import { sitting } from './replay/frames.ts';

export function namesOf(players: readonly string[]): string[] {
  return namesAt(players.map(sitting));
}
