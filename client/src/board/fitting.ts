/** How large things may be so that all of them fit. */

const WORTH = 1.15; // another row has to make things this much larger

/** The side of a square of which `count` fit into a box, in as few rows as do well. */
export function sideOf(count: number, width: number, height: number, most: number, gap: number): number {
  let best = 0;
  for (let rows = 1; rows <= 4; rows += 1) {
    const columns = Math.max(1, Math.ceil(count / rows));
    const side = Math.min((width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows, most);
    if (side > best * WORTH) best = side;
  }
  return Math.floor(Math.max(0, best));
}

/** How far cards lie apart so that they fit into a width: side by side while there is room, else over one another. */
export function stepOf(count: number, width: number, card: number, gap: number): number {
  if (count < 2) return card + gap;
  return Math.min(card + gap, (width - card) / (count - 1));
}

/** How many letters the longest word of a name has, which has to stay whole. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]/).map((word) => word.length));
}
