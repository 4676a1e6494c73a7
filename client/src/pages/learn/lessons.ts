/** Beginning a lesson, or going on with one. */
import { address } from '../../session/address.svelte.ts';
import { session } from '../../session/session.svelte.ts';
import * as http from '../../wire/http.ts';
import { connection, RequestRefused } from '../../wire/socket.svelte.ts';

const LESSON = 'lesson';

/** The lesson of a game that somebody has begun and not ended; "" if there is none. */
export async function begun(game: string): Promise<string> {
  if (session.me === null) return '';
  const mine = await http.myTables();
  return mine.find((one) => one.game === game && one.kind === LESSON && one.status === 'playing')?.table ?? '';
}

/** A new lesson; one that was left in the middle is given up for it. */
export async function begin(game: string, old: string): Promise<void> {
  await session.somebody();
  if (old) await giveUp(old);
  const { table } = await http.openTable({ game, kind: LESSON });
  address.go(`/table/${table}`);
}

/** A match that has ended meanwhile need not be given up. */
async function giveUp(table: string): Promise<void> {
  try {
    await connection.ask({ type: 'concede', table }, true);
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error;
  }
}
