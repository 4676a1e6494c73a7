/** The ways to a table: against bots, with friends, with the next player who comes, or open to all. */
import type { Level } from '../../bots/levels.ts';
import { address } from '../../session/address.svelte.ts';
import { session } from '../../session/session.svelte.ts';
import * as http from '../../wire/http.ts';
import type { NewTable } from '../../wire/types.ts';

export type Way = 'bot' | 'friend' | 'quick' | 'open';
export type Leaving = 'timeouts' | 'bot';

/**
 * seats    how many play
 * bots     how many of them are bots, of that level; against bots all others are
 * fill     whether bots may come where nobody does, in a quick match
 * leaving  who plays for those who leave
 * name     what a guest wants to be called
 * cards, options  what is different from the game as it is printed
 * onlookers, friend  whether those who have the link may watch; who is challenged
 */
export interface Wishes {
  way: Way;
  seats: number;
  bots: number;
  level: Level;
  fill: boolean;
  leaving: Leaving;
  deck: string;
  rated: boolean;
  clock: boolean;
  name?: string;
  cards?: NewTable['cards'];
  options?: NewTable['options'];
  onlookers?: boolean;
  friend?: string;
}

/** An easy match of two, without a clock. */
export const USUAL: Wishes = { way: 'bot', seats: 2, bots: 0, level: 'easy', fill: false, leaving: 'timeouts', deck: '', rated: false, clock: false };

/** The table somebody wants to open. */
export function tableFor(game: string, wishes: Wishes): NewTable {
  const { way, seats, level, deck, clock, cards = {}, options = {}, onlookers = true, friend = '' } = wishes;
  const rated = wishes.rated && way !== 'bot';
  const bots = way === 'bot' ? seats - 1 : rated ? 0 : wishes.bots;
  const kind = way === 'friend' ? 'private' : way;
  const leaving = way === 'bot' || rated ? 'timeouts' : wishes.leaving;
  return { game, kind, cards, options, seats, bots: Array.from({ length: bots }, () => level), deck, rated, clock: clock || way !== 'bot', leaving, ...(way === 'friend' ? { onlookers, challenge: friend } : {}) };
}

/** Take a seat as wished, and go there. */
export async function sitDown(game: string, wishes: Wishes): Promise<void> {
  await session.somebody(wishes.name);
  const { deck, rated, seats, fill } = wishes;
  const quick = wishes.way === 'quick';
  const seated = await (quick ? http.quick({ game, rated, deck, seats, fill: fill && !rated }) : http.openTable(tableFor(game, wishes)));
  address.go(`/table/${seated.table}` + (seated.invite ? `?invited=${encodeURIComponent(seated.invite)}` : ''));
}
