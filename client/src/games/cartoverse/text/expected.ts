/** What is expected of the reader now, in a few words. */
import type { Table } from '../../../table/table.svelte.ts';
import { nameOf, type Frame } from '../../../table/frame.ts';
import { shownOf } from '../shown.ts';
import type { Shown } from '../types.ts';
import { say } from './words.ts';

export function expected(table: Table): string {
  const question = table.question;
  const frame = table.stage.now;
  const shown = shownOf(frame);
  if (!question || !frame || !shown) return '';
  switch (question.kind) {
    case 'mulligan':
      return say.mulliganShort;
    case 'block':
      return say.blockNow;
    case 'target':
      return say.targetNow;
    case 'discard':
      return say.mustDiscard;
    case 'respond':
      return respond(frame, shown);
    case 'interrupt':
      return say.mayInterrupt;
    default:
      return say.actNow;
  }
}

function respond(frame: Frame, { chain }: Shown): string {
  const [only, second] = chain;
  return only?.kind === 'end' && !second ? say.closingNow(nameOf(frame, only.seat)) : say.respondNow;
}
