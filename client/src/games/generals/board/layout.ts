/** How the board is laid out in the space there is: lying between both players, or upright on a phone. */

/**
 * upright  the board stands, the players beside it; else it lies between them
 * cell     the side of a square in pixels
 * card     the width of a card in the hand
 * side     the width of a player's column
 * compact  there is little room in it
 */
export interface Layout {
  upright: boolean;
  cell: number;
  card: number;
  side: number;
  compact: boolean;
}

const FRAME = 16; // the frame of the board
const GAPS = 26;
const NARROW = 480; // a board lying in less than this is too small to touch

export function layoutOf(width: number, height: number): Layout {
  return width < Math.max(height * 0.95, NARROW) ? upright(width, height) : lying(width, height);
}

function lying(width: number, height: number): Layout {
  const card = within(height * 0.175, 46, 132);
  const least = width < 800 ? 100 : 118;
  const cell = Math.floor(Math.min((width - 2 * least - FRAME - GAPS) / 9, (height - card * 1.4 - FRAME - GAPS) / 5));
  const side = Math.floor(within((width - 9 * cell - FRAME - GAPS) / 2, least, 180));
  return { upright: false, cell, card: Math.floor(card), side, compact: height < 560 };
}

function upright(width: number, height: number): Layout {
  const card = Math.floor(within((width - 66) / 6.2, 40, 110));
  const cell = Math.floor(Math.min((width - 98 - FRAME) / 5, (height - card * 1.4 - FRAME - 10) / 9));
  return { upright: true, cell, card, side: width - 5 * cell - FRAME - 12, compact: height < 760 };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
