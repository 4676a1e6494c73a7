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

/** How wide a card is at least on which no word of these names is broken. */
export function widthFor(names: readonly string[]): number {
  return MARGIN + LETTER * Math.max(0, ...names.map(longestWord));
}

/** How many letters the longest word of a name has, which has to stay whole. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]/).map((word) => word.length));
}

/**
 * rows    in how many rows a hand lies, and how many cards are in each but the last
 * card    the size of a card; a flat one is less high than a card is, so that a further row has room
 * step    how far two cards of a row lie apart
 */
export interface Spread {
  rows: number;
  inRow: number;
  card: { width: number; height: number };
  flat: boolean;
  step: number;
}

const FINGER = 44;
const LOW = 46; // no row is lower
const READABLE = 56; // of a card that much is seen if its name is to be read
const LETTER = 5.2; // the width of a letter of the smallest print, close together
const MARGIN = 9;
const GAP = 8;

/** A hand in a box, in as few rows as let every name be read: at least `rows`, no card wider than `widest`, and `least` of each seen. */
export function spread(count: number, width: number, height: number, widest: number, rows: number, least = 0): Spread {
  const most = Math.max(rows, Math.min(4, Math.floor(height / LOW)));
  const ways = Array.from({ length: most - rows + 1 }, (_, n) => inRows(count, width, height, widest, rows + n));
  return ways.find((one) => seenOf(one) > Math.max(least, one.flat ? READABLE : Math.min(READABLE, one.card.width)) - 1) ?? ways.reduce((best, one) => (seenOf(one) > seenOf(best) ? one : best));
}

/** How much of a card is seen beside the one that lies over it. */
export function seenOf({ card, step, inRow }: Spread): number {
  return inRow < 2 ? card.width : Math.min(card.width, step);
}

/** A hand in a given number of rows. */
export function inRows(count: number, width: number, height: number, widest: number, rows: number): Spread {
  const [high, inRow, room] = [height / rows, Math.ceil(count / rows), width - GAP];
  const whole = Math.min(widest, ((high - 14) * 5) / 7);
  const flat = rows > 1 && whole < READABLE;
  const wide = flat ? Math.min(widest, (room - 4 * (inRow - 1)) / Math.max(1, inRow), high * 1.5) : whole;
  const card = { width: Math.max(FINGER, wide), height: flat ? Math.max(FINGER, high - 4) : (Math.max(FINGER, wide) * 7) / 5 };
  return { rows, inRow, card, flat, step: stepOf(inRow, room, card.width, flat ? 4 : GAP) };
}
