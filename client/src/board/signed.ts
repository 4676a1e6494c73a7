/** Numbers as they are written on a board. */

/** How much something changes. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);
