/** How the board is laid out in the space there is: lying between both players, or upright on a phone. */

/**
 * upright  the board stands, the players beside it; else it lies between them
 * cell     the side of a square in pixels
 * card     the width of a card in the hand
 * side     the width of a player's column
 * compact  there is little room in it
 * low      the window is so low that the hand stands beside the board, one card below the other
 * flat     cards in the hand are wider than high, so that their names can be read
 * held     the height of a card there
 */
export interface Layout {
  upright: boolean;
  cell: number;
  card: number;
  side: number;
  compact: boolean;
  low: boolean;
  flat: boolean;
  held: number;
}

const FRAME = 16; // the frame of the board
const GAPS = 26;
const LOW_GAPS = 20; // in a low window every pixel counts: beside the board there is room for two fingers
const FINGER = 44; // no square is smaller, if that can be
const LOW = 330; // in less height than this squares would be too small with the hand below them
const NARROW = 480; // a board lying in less than this is too small to touch

export function layoutOf(width: number, height: number): Layout {
  if (width < Math.max(height * 0.95, NARROW)) return upright(width, height);
  return height < LOW ? low(width, height) : lying(width, height);
}

function low(width: number, height: number): Layout {
  const [hand, side] = [92, 74];
  const cell = Math.floor(Math.min((width - hand - 2 * side - FRAME - LOW_GAPS) / 9, (height - FRAME - 4) / 5));
  const rest = width - 9 * cell - FRAME - LOW_GAPS;
  const card = Math.floor(within(rest / 3, hand, 150));
  return { upright: false, cell, card, side: Math.floor((rest - card) / 2), compact: true, low: true, flat: true, held: Math.max(FINGER, Math.floor((height - 4) / 6)) };
}

function lying(width: number, height: number): Layout {
  const card = within(height * 0.175, 46, 132);
  const least = width < 800 ? 100 : 118;
  const cell = Math.floor(Math.min((width - 2 * least - FRAME - GAPS) / 9, (height - card * 1.4 - FRAME - GAPS) / 5));
  const side = Math.floor(within((width - 9 * cell - FRAME - GAPS) / 2, least, 180));
  return { upright: false, cell, card: Math.floor(card), side, compact: height < 560, low: false, flat: false, held: card * 1.4 };
}

function upright(width: number, height: number): Layout {
  const flat = width < NARROW;
  const card = Math.floor(flat ? (width - 74) / 3 : within((width - 66) / 6.2, 40, 110));
  const held = flat ? FINGER : card * 1.4;
  const cell = Math.floor(Math.min((width - 98 - FRAME) / 5, (height - (flat ? 2 * held + 2 : held + 4) - FRAME - 6) / 9));
  return { upright: true, cell, card, side: width - 5 * cell - FRAME - 12, compact: height < 760, low: false, flat, held };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
