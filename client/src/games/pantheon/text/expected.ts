/** What is expected of the reader now, in a few words. */
import type { Table } from '../../../table/table.svelte.ts';
import { nameOf } from '../../../table/frame.ts';
import { shownOf } from '../shown.ts';
import { say } from './words.ts';

export function expected(table: Table): string {
  const question = table.question;
  const frame = table.stage.now;
  const shown = shownOf(frame);
  if (!question || !frame || !shown) return '';
  switch (question.kind) {
    case 'hero':
      return say.chooseHero;
    case 'mulligan':
      return say.mulliganShort;
    case 'discard':
      return say.mustDiscard(shown.asked?.count ?? 1);
    case 'sacrifice':
      return say.mustSacrifice;
    case 'respond':
      return say.respondNow;
    case 'closing':
      return say.closingNow(nameOf(frame, shown.player));
    case 'interrupt':
      return say.mayInterrupt;
    default:
      return say.actNow;
  }
}
