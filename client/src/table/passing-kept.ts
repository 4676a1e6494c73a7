/** How somebody wants to be asked, remembered for each table and for the next one. */
import type { Choice } from './concerns.ts';

type Kept = Pick<Choice, 'mode' | 'atEnd'>;

const KEPT = 'cardwright.passing';
const TABLES = 20; // those before are forgotten
const FIRST: Kept = { mode: 'concerns', atEnd: false };

const all = (): [string, Kept][] => JSON.parse(localStorage.getItem(KEPT) ?? '[]') as [string, Kept][];

/** What was chosen at this table, else at the last one. */
export function recalled(table: string): Kept {
  const kept = all();
  return (kept.find(([one]) => one === table) ?? kept.at(-1))?.[1] ?? FIRST;
}

export function remember(table: string, { mode, atEnd }: Kept): void {
  const others = all().filter(([one]) => one !== table);
  localStorage.setItem(KEPT, JSON.stringify([...others, [table, { mode, atEnd }]].slice(-TABLES)));
}
