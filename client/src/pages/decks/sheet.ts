/** A deck as it lies on the workbench: who leads it and how many of each card it has. Every change makes a new one. */

/** `leader` and the keys of `counts` are numbers of cards; a deck without a leader has -1. `note` says what it is about. */
export interface Sheet {
  readonly name: string;
  readonly note: string;
  readonly leader: number;
  readonly counts: ReadonlyMap<number, number>;
}

export const EMPTY: Sheet = { name: '', note: '', leader: -1, counts: new Map() };

export const countOf = (sheet: Sheet, card: number): number => sheet.counts.get(card) ?? 0;

/** How many cards there are beside the leader. */
export const total = (sheet: Sheet): number => [...sheet.counts.values()].reduce((sum, count) => sum + count, 0);

/** With the leader, who may be one of several such cards. */
export const size = (sheet: Sheet): number => total(sheet) + (sheet.leader < 0 || sheet.counts.has(sheet.leader) ? 0 : 1);

export function withCount(sheet: Sheet, card: number, count: number): Sheet {
  const counts = new Map(sheet.counts);
  if (count > 0) counts.set(card, Math.min(count, 99));
  else counts.delete(card);
  return { ...sheet, counts };
}

export const plus = (sheet: Sheet, card: number): Sheet => withCount(sheet, card, countOf(sheet, card) + 1);

export const minus = (sheet: Sheet, card: number): Sheet => withCount(sheet, card, countOf(sheet, card) - 1);

/** Every card as often as the deck has it. */
export function spread(sheet: Sheet): number[] {
  return [...sheet.counts].flatMap(([card, count]) => Array.from({ length: count }, () => card));
}

export function same(one: Sheet, other: Sheet): boolean {
  if (one.name !== other.name || one.note !== other.note || one.leader !== other.leader) return false;
  return one.counts.size === other.counts.size && [...one.counts].every(([card, count]) => other.counts.get(card) === count);
}

/** The wished name, or the next one like it that is not taken. */
export function freeName(wished: string, taken: readonly string[]): string {
  if (!taken.includes(wished)) return wished;
  for (let number = 2; ; number++) if (!taken.includes(`${wished} ${number}`)) return `${wished} ${number}`;
}
