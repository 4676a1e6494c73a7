/** What can be said quickly, and how it reads in each language. */
import { say } from './words.ts';

export const EMOTES = ['hello', 'well played', 'thanks', 'oops', 'hurry', 'wow', 'good game'] as const;

export function emoteText(emote: string): string {
  const texts: Record<string, string> = {
    hello: say.hello,
    'well played': say.wellPlayed,
    thanks: say.thanks,
    oops: say.oops,
    hurry: say.hurryUp,
    wow: say.wow,
    'good game': say.goodGame,
  };
  return texts[emote] ?? emote;
}
