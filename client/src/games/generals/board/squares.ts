/** The nine by five squares: their names, and where each is drawn. */

export const COLUMNS = 'abcdefghi';
const ROWS = 5;

/** A place on the drawn board, counted from its upper left corner. */
export interface Place {
  x: number;
  y: number;
}

/**
 * How the board lies. The reader's own general starts on the left, or below where the board stands upright;
 * squares keep their names.
 */
export interface View {
  near: number;
  upright: boolean;
}

/** The name of a square from its number in events; "" for none in particular. */
export function squareName(number: number | undefined): string {
  if (number === undefined || number < 0 || number >= COLUMNS.length * ROWS) return '';
  return COLUMNS[number % COLUMNS.length]! + (Math.floor(number / COLUMNS.length) + 1);
}

export function placeOf(square: string, { near, upright }: View): Place {
  const column = COLUMNS.indexOf(square[0]!);
  const ahead = near === 1 ? COLUMNS.length - 1 - column : column;
  const down = ROWS - Number(square[1]);
  return upright ? { x: down, y: COLUMNS.length - 1 - ahead } : { x: ahead, y: down };
}

export function columnsOf({ upright }: View): number {
  return upright ? ROWS : COLUMNS.length;
}

export function rowsOf({ upright }: View): number {
  return upright ? COLUMNS.length : ROWS;
}

/** All squares in the order they are drawn and read: row after row. */
export function squaresOf(view: View): string[] {
  const squares = Array.from({ length: COLUMNS.length * ROWS }, (_, number) => squareName(number));
  const rank = (square: string): number => placeOf(square, view).y * 9 + placeOf(square, view).x;
  return squares.sort((one, other) => rank(one) - rank(other));
}

const ARROWS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The square an arrow key leads to; null for another key or at the edge. */
export function stepFrom(square: string, key: string, view: View): string | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const { x, y } = placeOf(square, view);
  return squaresOf(view).find((other) => isAt(placeOf(other, view), x + arrow.x, y + arrow.y)) ?? null;
}

/** Which way the units of a seat look, in degrees from looking right. */
export function facing(owner: number, { near, upright }: View): number {
  const mine = owner === near;
  if (upright) return mine ? -90 : 90;
  return mine ? 0 : 180;
}

function isAt(place: Place, x: number, y: number): boolean {
  return place.x === x && place.y === y;
}
