/** Hands: a fist around a shaft, a palm that carries something, a hand that gestures. Roles: `hand` for the skin or the glove, `sleeve`. */
import { line, patch, shape, type Marks } from '../ink.ts';

/** An arm that comes up from below and to the right. */
const forearm: Marks = [
  shape('M-14 22C-12 50-2 90 10 150L64 150C54 100 40 56 26 16Z', 'sleeve', { dark: ['M10 20C24 60 36 110 40 150L80 150L50 16Z'], rim: 2.6 }),
  patch('M-18 20C-6 28 14 26 28 14L34 30C18 42-4 42-16 36Z', 'sleeve/tinted', 2.4),
];

export const FIST: Marks = [
  ...forearm,
  shape('M-20-22C-8-30 14-28 23-16C29-2 27 16 17 26C2 33-14 31-21 22C-26 8-25-8-20-22Z', 'hand', { dark: ['M4-28C16-10 14 12 4 32L40 32L40-28Z'], light: ['M-20-16C-22-6-22 6-20 16L-14 14C-16 4-16-6-14-16Z'], rim: 2.4 }),
  line('M-22-10C-10-14 4-12 13-6M-24 3C-10 0 4 2 13 7M-22 15C-10 13 2 14 11 19', 2.2),
  shape('M-20-18C-16-32 4-37 17-29C23-22 21-13 12-13C2-15-8-13-14-8Z', 'hand', { dark: ['M2-36C12-26 12-18 8-10L30-10L30-36Z'], ink: 2.4, rim: 2 }),
];

export const PALM: Marks = [
  shape('M-4 14C0 50 12 96 22 150L74 150C62 100 50 56 40 10Z', 'sleeve', { dark: ['M22 10C34 60 46 110 50 150L90 150L60 10Z'], rim: 2.6 }),
  shape('M-46-6C-50 8-36 20-16 24C4 30 30 28 42 14C50 2 52-14 46-24C40-30 34-24 34-16C32-8 24-2 14-2C-6-4-24-4-34-14C-40-20-46-14-46-6Z', 'hand', { dark: ['M-40 4C-20 14 14 16 34 4L60 20L10 40L-30 30Z'], light: ['M-42-10C-34-2-14 4 8 4C-10 8-30 6-40 0Z'], rim: 2.6 }),
  line('M-40 8C-30 14-20 16-12 16M-30-10C-20 0-8 2 2 2', 1.8), patch('M-6 12C4 26 26 28 42 14L46 28C30 40 4 36-6 24Z', 'sleeve/tinted', 2.4),
];

/** The first finger before the lips. */
export const HUSH: Marks = [
  ...forearm,
  shape('M-9-14L-10-66C-9-77 6-77 7-66L9-14Z', 'hand', { dark: ['M0-80L2-10L14-10L12-80Z'], ink: 2.6, rim: 2 }), line('M-9-40L6-40', 1.6), patch('M-7-66C-6-73 4-73 5-66L3-60L-6-60Z', 'hand/light', 1.4),
  shape('M-20-20C-8-26 14-26 23-14C29 0 27 16 17 26C2 33-14 31-21 22C-26 8-25-8-20-20Z', 'hand', { dark: ['M4-26C16-8 14 12 4 32L40 32L40-26Z'], rim: 2.4 }), line('M-22-4C-10-8 4-6 13 0M-22 10C-10 8 2 9 11 14', 2.2),
  shape('M-22-8C-16-20 2-22 14-14C18-8 14-2 8-2C0-4-8-2-16 2Z', 'hand', { ink: 2.4, rim: 0 }),
];

/** All fingers spread, to ward off or to bless. */
export const SPREAD: Marks = [
  ...forearm,
  shape('M-22 18C-28 0-34-16-50-26C-56-34-48-42-40-36C-32-32-26-26-22-20L-30-62C-30-72-18-74-15-64L-8-28L-6-74C-4-84 7-84 8-74L8-28L20-66C24-74 34-70 32-60L22-20L36-44C42-50 50-44 46-36L32 0C32 14 28 22 20 28C4 34-14 30-22 18Z', 'hand', { dark: ['M6-80C12-40 8 0 2 34L60 34L60-80Z'], light: ['M-18 10C-22-4-26-14-36-22C-30-14-26-2-24 8Z'], rim: 2.6 }),
  line('M-16-6C-8-2 4-2 16-8M-14 10C-2 16 12 14 20 6', 1.8),
];
