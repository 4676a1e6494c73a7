/** The file of a match as anybody may download it. */
import { Refusal } from '../../wire/http.ts';
import type { Problem, ReplayFile } from '../../wire/types.ts';

/** The seed is a key; of an older match it is a number with more digits than fit here, so it stays a text. */
export type MatchFile = Omit<ReplayFile, 'seed'> & { seed: string };

export const addressOfFile = (table: string): string => `/api/v1/replays/${encodeURIComponent(table)}`;

export async function matchFile(table: string): Promise<MatchFile> {
  const answer = await fetch(addressOfFile(table), { credentials: 'same-origin' });
  const text = await answer.text();
  if (!answer.ok) throw new Refusal(answer.status, (JSON.parse(text) as Problem).reason);
  return readFile(text);
}

export function readFile(text: string): MatchFile {
  return JSON.parse(text.replace(/"seed":\s*(\d+)/, '"seed":"$1"')) as MatchFile;
}
