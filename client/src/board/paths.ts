/** Signs that several games draw, each a path in a square of 16. */

export const BARRED = 'M8 1a7 7 0 1 0 .01 0Zm0 2a5 5 0 0 1 3 1L4 11A5 5 0 0 1 8 3Zm4 2a5 5 0 0 1-7 7Z';
export const CROWN = 'M1 4l3.5 3L8 2l3.5 5L15 4l-1.5 9h-11Z';
export const EXCHANGE =
  'M8 1a7 7 0 0 1 6.6 4.7l-2.1.7A4.8 4.8 0 0 0 4 5.2L6 7H0V1l2.4 2.4A7 7 0 0 1 8 1ZM16 9v6l-2.4-2.4A7 7 0 0 1 1.4 10.3l2.1-.7A4.8 4.8 0 0 0 12 10.8L10 9Z';
export const HOURGLASS = 'M3 1h10v2L9.5 8 13 13v2H3v-2l3.5-5L3 3Z';
export const SKULL =
  'M8 1c4 0 6 2.5 6 5.5 0 2-1 3.2-2 4V14h-2v-2H9v2H7v-2H6v2H4v-3.5c-1-.8-2-2-2-4C2 3.5 4 1 8 1ZM5.5 5.5a1.6 1.6 0 1 0 .01 0Zm5 0a1.6 1.6 0 1 0 .01 0Z';
export const SWORDS =
  'M1 1h2.8L8 5.2 12.2 1H15v2.8L10.8 8l2.1 2.1 1.4-1.4 1.2 1.2-1.8 1.8 1.6 1.6-1.3 1.3-1.6-1.6-1.8 1.8-1.2-1.2 1.4-1.4L8.7 9.9 8 9.3l-2.8 2.9 1.4 1.4-1.2 1.2-1.8-1.8L2 14.6.7 13.3l1.6-1.6L.5 9.9l1.2-1.2 1.4 1.4L5.2 8 1 3.8Z';
