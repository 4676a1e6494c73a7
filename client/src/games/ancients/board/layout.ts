/** How the board of ancients is laid out in the space there is. */

/**
 * single  one lane at a time, the other as a strip
 * upright everything below one another, as on a phone
 * low     a window of little height
 * slot    width and height of a slot
 * gap     between slots
 * front   the height of the ground between the combat rows, where the arrows are
 * middle  the width of what lies between the lanes
 * edge    the width of the column at the left edge
 * top     the height of the opponent's line
 * bottom  the height of one's own line
 */
export interface Layout {
  single: boolean;
  upright: boolean;
  low: boolean;
  slot: { width: number; height: number };
  gap: number;
  front: number;
  middle: number;
  edge: number;
  top: number;
  bottom: number;
}

const LEAST = 44; // a finger's width

export function layoutOf(width: number, height: number): Layout {
  if (height < 440 && width >= 560) return low(width, height);
  if (width < 760) return upright(width, height);
  const [gap, middle, edge, top] = [4, 58, width >= 900 ? 62 : 0, 50];
  const bottom = within(height * 0.185, 100, 140);
  const front = within(height * 0.036, 16, 30);
  const across = (width - middle - edge - 20) / 2 / 5 - gap;
  const high = (height - top - bottom - front - 18) / 4 - gap;
  return { single: false, upright: false, low: false, slot: sized(across, high, 132), gap, front, middle, edge, top, bottom };
}

/** The lane lies in the middle, what each side has at the left, the hand at the right. */
function low(width: number, height: number): Layout {
  const [gap, front, edge] = [3, 12, 144]; // three heroes of the fountain side by side
  const across = (width * 0.545 - 8) / 5 - gap;
  return { single: true, upright: false, low: true, slot: sized(across, (height - front - 6) / 4 - gap, 96), gap, front, middle: 0, edge, top: 0, bottom: 0 };
}

function upright(width: number, height: number): Layout {
  const [gap, front, top, bottom, strip] = [3, 14, 36, within(height * 0.3, 118, 190), 48];
  const across = (width - 8) / 5 - gap;
  const high = (height - top - bottom - strip - front - 14) / 4 - gap;
  return { single: true, upright: true, low: false, slot: sized(across, high, 110), gap, front, middle: 0, edge: 0, top, bottom };
}

/** Always a little wider than a card of the hand would be. */
function sized(across: number, high: number, most: number): { width: number; height: number } {
  const width = Math.floor(within(across, LEAST, most));
  return { width, height: Math.floor(within(Math.min(high, width * 1.22), LEAST, most * 1.1)) };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
