/** What is expected of the reader now, in a few words. */
import type { Table } from '../../../table/table.svelte.ts';
import { say } from './words.ts';

export function expected(table: Table): string {
  switch (table.question?.kind) {
    case 'deploy':
      return say.deployNow;
    case 'shop':
      return say.shopNow;
    case 'main':
      return say.actNow;
    default:
      return '';
  }
}
