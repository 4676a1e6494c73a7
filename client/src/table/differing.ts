/** Names side by side where there is little room: which part of a name may be left out, and which tells it from the others. */

const ENOUGH = 4; // letters that tell names apart wherever they are cut

/** A name in two parts: what it shares with another from the beginning, and the rest, which must stay. */
export function differing(name: string, others: readonly string[]): [shared: string, rest: string] {
  const common = Math.max(0, ...others.filter((other) => other && other !== name).map((other) => alike(name, other)));
  return common < ENOUGH ? ['', name] : [name.slice(0, common), name.slice(common)];
}

/** How many letters two names have in common from the beginning; one at least is left. */
function alike(name: string, other: string): number {
  let n = 0;
  while (n < name.length - 1 && name[n]?.toLowerCase() === other[n]?.toLowerCase()) n++;
  return n;
}
