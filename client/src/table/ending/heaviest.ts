/** Which of the things that happened in a turn weigh most. */
import type { Told } from '../../wire/types.ts';

/** The numbers of an event that are about what somebody has left. */
const HURTS: ReadonlySet<string> = new Set(['damage', 'amount', 'hp', 'left', 'health']);

/** What took most from somebody, or gave most, in the order it happened; of equal ones the last. */
export function heaviest<Line extends { told: Told }>(lines: readonly Line[], most: number): Line[] {
  const hurting = lines.filter(({ told: { numbers = {} } }) => Object.keys(numbers).some((name) => HURTS.has(name)));
  const found = [...hurting.entries()].sort(([before, one], [after, other]) => weight(other) - weight(one) || after - before).slice(0, most);
  return found.sort(([before], [after]) => before - after).map(([, line]) => line);
}

const weight = ({ told: { numbers = {} } }: { told: Told }): number => Number(numbers['damage'] ?? numbers['amount'] ?? 0);
