/** The first hand: cards are marked to be exchanged, and given away all at once. */
import type { Offer } from '../wire/types.ts';
import { Draft, type Part } from './draft.svelte.ts';
import type { Table } from './table.svelte.ts';

/** `slots` gives the places of the hand that an answer exchanges, counted from 1; `label` what the button says for a number of them. */
export function exchange(table: Table, slots: (offer: Offer) => readonly number[], label: (count: number) => string): Draft {
  const places = (parts: readonly Part[]): number[] => parts.map((part) => Number(part.what.slice('hand:'.length)) + 1);
  return new Draft(table, {
    of: (offer) => slots(offer).map((slot) => ({ what: `hand:${slot - 1}`, where: '' })),
    label: (parts) => label(parts.length),
    wish: (parts) => `mulligan ${places(parts).join(' ') || 'none'}`,
  });
}
