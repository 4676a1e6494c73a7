/** The last view of the last table, kept on this device for a page that is opened without a network. */
import type { Look } from '../wire/types.ts';

const KEPT = 'cardwright.table';

export function keep(view: Look): void {
  localStorage.setItem(KEPT, JSON.stringify({ ...view, events: [], question: null }));
}

/** How a table stood when it was last seen here. */
export function keptView(table: string): Look | null {
  const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Look | null;
  return kept?.table === table ? kept : null;
}

/** Who leaves this device takes what they knew along. */
export function forget(): void {
  localStorage.removeItem(KEPT);
}
