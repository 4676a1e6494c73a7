/** How many matches of a game were won in a row on this device. */

const KEPT = 'cardwright.streaks';

interface Streak {
  wins: number;
  /** The last match that counted: seen again, it counts no more. */
  table: string;
}

/** Count a match, once; the wins in a row since the last that was not won. */
export function counted(game: string, table: string, won: boolean): number {
  const all = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, Streak>;
  const before = all[game] ?? { wins: 0, table: '' };
  if (before.table === table) return before.wins;
  const wins = won ? before.wins + 1 : 0;
  localStorage.setItem(KEPT, JSON.stringify({ ...all, [game]: { wins, table } }));
  return wins;
}
