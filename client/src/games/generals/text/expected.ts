/** What is expected of the reader now, in a few words. */
import type { Table } from '../../../table/table.svelte.ts';
import { shownOf } from '../shown.ts';
import { term } from './terms.ts';
import { say } from './words.ts';

export function expected(table: Table): string {
  const question = table.question;
  const shown = shownOf(table.stage.now);
  if (!question || !shown) return '';
  if (question.kind === 'mulligan') return say.mulliganShort;
  if (shown.following) return say.choose(term.wanted(shown.following.text));
  return say.actNow;
}
