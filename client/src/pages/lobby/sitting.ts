/** The ways to a table: against a bot, with a friend, with whoever comes, or open to all. */
import { address } from '../../session/address.svelte.ts';
import { session } from '../../session/session.svelte.ts';
import * as http from '../../wire/http.ts';

export type Way = 'bot' | 'friend' | 'quick' | 'open';
export type Level = 'easy' | 'medium' | 'hard';

export interface Wishes {
  way: Way;
  level: Level;
  deck: string;
  rated: boolean;
  clock: boolean;
}

/** Take a seat as wished, and go there. */
export async function sitDown(game: string, wishes: Wishes): Promise<void> {
  await session.somebody();
  const { deck, rated } = wishes;
  if (wishes.way === 'quick') {
    const seated = await http.quick({ game, rated, deck });
    address.go(`/table/${seated.table}`);
    return;
  }
  const kind = { bot: 'bot', friend: 'private', open: 'open' }[wishes.way];
  const bots = wishes.way === 'bot' ? [wishes.level] : [];
  const seated = await http.openTable({ game, kind, bots, deck, rated: rated && wishes.way !== 'bot', clock: wishes.clock });
  address.go(`/table/${seated.table}` + (seated.invite ? `?invited=${encodeURIComponent(seated.invite)}` : ''));
}
