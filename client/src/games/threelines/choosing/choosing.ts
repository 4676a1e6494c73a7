/** Putting cards on lines: the parts of a placement, and what a locked one holds. */
import { Draft, type Part } from '../../../table/draft.svelte.ts';
import type { Table } from '../../../table/table.svelte.ts';
import type { Offer } from '../../../wire/types.ts';
import type { Cards } from '../../cards.ts';
import { LINES, type LineName } from '../shown.ts';
import type { Parts, Shown, ShownPlayer } from '../types.ts';
import { say } from '../text/words.ts';

const NOBODY: ShownPlayer = { hp: 0, mana: 0, hand: [], lines: [], defence: [], chosen: null };

export function placing(table: Table, cards: Cards): Draft {
  const side = (): ShownPlayer => (table.view?.shown as Shown | null)?.players[table.seat] ?? NOBODY;
  return new Draft(table, {
    of: (offer) => partsOf(offer, side().hand, cards),
    label: (parts) => (parts.length ? say.lockIn(parts.length) : say.lockNothing),
    wish: (parts) => wish(parts, side(), cards),
  });
}

/** The slot of the hand a thing means. */
export const slotOf = (thing: string): number => Number(thing.slice('hand:'.length));

/** The line a thing means. */
export const lineOf = (thing: string): number => LINES.indexOf(thing.slice('line:'.length) as LineName);

function partsOf(offer: Offer, hand: readonly number[], cards: Cards): Part[] {
  return LINES.flatMap((line) => {
    const key = (offer.parts as unknown as Parts)[line];
    return key ? [{ what: `hand:${hand.indexOf(cards.number(key))}`, where: `line:${line}` }] : [];
  });
}

/** A card without a line is asked for on a line that is free, so that the reason is its price. */
function wish(parts: readonly Part[], { hand, lines }: ShownPlayer, cards: Cards): string {
  const taken = parts.map(({ where }) => where);
  const free = LINES.find((line, at) => lines[at] === -1 && !taken.includes(`line:${line}`)) ?? LINES[0];
  const named = parts.flatMap(({ what, where }) => {
    const card = what.startsWith('hand:') ? cards.at(hand[slotOf(what)] ?? -1) : null;
    return card ? [`${card.name} ${where ? where.slice('line:'.length) : free}`] : [];
  });
  return named.join(', ');
}

/** What a locked choice puts where. */
export function lockedParts(chosen: ShownPlayer['chosen']): Part[] {
  return (chosen ?? []).flatMap((slot, line) => (slot < 0 ? [] : [{ what: `hand:${slot}`, where: `line:${LINES[line]}` }]));
}
