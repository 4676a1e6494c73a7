/** How the table of a duel is laid out in the space there is. */

/**
 * upright  everything below one another, as on a phone
 * low      a window of little height
 * piece    the side of the square that a creature stands in
 * line     the height of the line of columns between the sides
 * row      the width of the place for the enchants of a zone
 * side     the width of the columns left and right
 * hand     the height of the hand
 */
export interface Layout {
  upright: boolean;
  low: boolean;
  piece: number;
  line: number;
  row: number;
  side: number;
  hand: number;
}

const GAP = 4;
const LEAST = 44; // a finger's width; what does not fit is scrolled to
const STRIP = 48; // a player's line on a phone
const CHAIN = 54;

export function layoutOf(width: number, height: number, chained: boolean): Layout {
  if (width < Math.max(height * 0.95, 560)) return upright(width, height, chained);
  if (height < 440) return low(width, height);
  const [hand, side] = [within(height * 0.2, 104, 156), within(width * 0.165, 150, 190)];
  const [line, row] = [within(height * 0.062, 30, 48), within(width * 0.07, 54, 84)];
  const across = (width - 2 * side - row - 8 * GAP) / 5;
  return { upright: false, low: false, piece: fitting(across, height - hand - line - 8 * GAP), line, row, side, hand };
}

/** The zones have the whole height, the hand lies at the right. */
function low(width: number, height: number): Layout {
  const [side, line, row] = [180, 20, 44];
  const piece = fitting((width - side - row - 200) / 5, height - line - 6 * GAP);
  return { upright: false, low: true, piece, line, row, side, hand: within(height * 0.56, 130, 200) };
}

function upright(width: number, height: number, chained: boolean): Layout {
  const [hand, line, row] = [within(height * 0.2, 94, 128), chained ? 20 : within(height * 0.06, 24, 44), within(width * 0.12, 44, 60)];
  const across = (width - row - 8 * GAP) / 5;
  const high = height - hand - line - 2 * STRIP - (chained ? CHAIN : 0) - 8 * GAP;
  return { upright: true, low: false, piece: fitting(across, high), line, row, side: 0, hand };
}

const fitting = (across: number, high: number): number => Math.floor(within(Math.min(across, high / 4), LEAST, 132));

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
