/** Heads of small figures and what they wear; they look to the left. Roles: `skin`, `hair`, `cloth`, `trim`, `glow`. */
import { disc, glow, line, patch, plane, shape, type Marks } from '../ink.ts';

const small = { ink: 2.4, rim: 1.8 };
const FACE = 'M-12-3C-13-12-6-17 2-16C11-15 14-6 12 3C11 9 6 15-3 16C-8 16-10 13-10 9L-12 7L-16 5L-13-1Z';
const face: Marks = [
  shape(FACE, 'skin', { dark: ['M1-18C7-8 6 4 0 9C-2 12-4 15-3 20L20 20L20-18Z'], light: ['M-12-4C-12-10-8-14-3-15C-6-10-8-6-8-2Z'], ...small }),
  plane('M-12-2L-5-4L-5 0L-11 1Z', 'ivory'), plane('M-10.5-3L-7.5-3.5L-7.5 1L-10 1Z', 'ink'), line('M-13.5-5L-4-7', 2.4), line('M-11 10L-6 9.5', 2), line('M5-3C9-4 9 3 5 5', 1.6),
];
/** The dark below a hood that hides all but the eyes. */
const hollow: Marks = [plane('M-13-8C-8-16 6-14 8-2C8 8 4 14-4 16C-10 14-15 2-13-8Z', 'ink')];
const hood: Marks = [shape('M-14 6C-18-10-8-24 6-22C20-18 20 2 18 20L2 22C-4 14-2 4-8-2C-10 2-10 8-12 12Z', 'cloth', { dark: ['M2-24C10-8 6 8 4 24L24 24L24-24Z'], ...small })];

export const ACTORS_HEADS = {
  bare: [...face, shape('M-13-5C-17-14-11-21-6-19C-5-25 3-26 6-22C12-26 19-20 17-14C22-10 19-3 18 3C20 8 15 9 12 13L8 7C10 2 9-3 5-7C1-4-4-9-7-6C-9-9-11-7-13-5Z', 'hair', { dark: ['M3-24C11-14 9-4 10 14L26 14L26-24Z'], light: ['M-11-9C-11-15-7-18-3-18C-6-14-7-11-7-8Z'], ...small })],
  long: [shape('M-4-18C14-22 22-8 20 10C20 22 26 28 24 38C14 34 6 30 4 20Z', 'hair', { dark: ['M10-18C16 0 12 20 20 40L30 30L26-10Z'], ...small }), ...face, shape('M-13-4C-16-18-3-25 8-19C17-14 17-3 14 7C9 3 5-4 2-9C-3-4-8-5-13-4Z', 'hair', { dark: ['M3-22C11-12 10-2 14 10L24 4L20-20Z'], ...small })],
  bearded: [...face, shape('M-11 5C-8 9-2 6 2-2L11 0C12 12 6 24-4 26C-11 22-13 12-11 5Z', 'hair', { dark: ['M2 0L0 26L16 20L16-4Z'], ...small }), shape('M-12-5C-14-18-2-24 8-18C17-13 17 0 12 6L6 2C6-4 4-8 0-10C-4-6-8-6-12-5Z', 'hair', small)],
  helm: [...face, shape('M-14 0C-15-16-4-22 4-21C16-19 18-4 15 12L4 12L3 0L-5-2L-9 6L-11-1Z', 'trim', { dark: ['M4-22C10-10 8 2 8 14L22 14L22-22Z'], light: ['M-11-6C-10-14-5-18 1-18C-4-14-6-8-6-3Z'], ...small }), line('M3-21C-2-24-8-24-12-20', 2.4, 'cloth')],
  great: [shape('M-15-6C-14-18-4-23 5-21C15-19 17-8 16 4L14 16L-9 17L-14 4Z', 'trim', { dark: ['M4-22C8-8 6 6 6 18L22 18L22-22Z'], light: ['M-12-8C-10-15-5-18 0-19C-4-12-6-4-6 2Z'], ...small }), plane('M-14-4L0-5L0-1L-13 1Z', 'ink'), line('M-4 4V12M-8 5V12M0 4V12', 1.6)],
  plumed: [shape('M2-20C6-34 22-34 30-20C34-8 30 6 24 16C22 2 16-10 6-16Z', 'cloth', { dark: ['M10-20C20-16 26 0 24 18L36 0Z'], ...small }), shape('M-15-6C-14-18-4-23 5-21C15-19 17-8 16 4L14 16L-9 17L-14 4Z', 'trim', { dark: ['M4-22C8-8 6 6 6 18L22 18L22-22Z'], ...small }), plane('M-14-4L0-5L0-1L-13 1Z', 'ink'), line('M-4 4V12M-8 5V12M0 4V12', 1.6)],
  horned: [...face, shape('M-14 0C-15-16-4-22 4-21C16-19 18-4 15 8L4 8L3 0L-5-2L-9 4L-11-1Z', 'trim', { dark: ['M4-22C10-10 8 2 8 12L22 12L22-22Z'], ...small }), patch('M8-16C18-20 22-30 18-42C28-34 30-16 14-8ZM-10-14C-18-18-24-26-22-38C-30-28-28-12-14-6Z', 'bone', 2)],
  kettle: [...face, shape('M-24 0C-16-8-14-22 2-22C16-22 18-8 24-1C8-6-8-6-24 0Z', 'trim', { dark: ['M2-24C8-12 8-6 6 2L28 2L20-22Z'], ...small })],
  hood: [...face, ...hood],
  shade: [glow(-6, 0, 18, 'glow', 0.5), ...hood, ...hollow, plane('M-14-4L-7-1L-13 2ZM-5-2L2-5L1 1Z', 'glow'), disc(-9, -1, 2, 'pearl', 0), disc(-1, -2, 2, 'pearl', 0)],
  crown: [...face, shape('M-12-5C-12-14-2-18 6-15C14-12 16 0 14 10L7 8C8 2 6-4 3-7Z', 'hair', small), patch('M-14-10L-16-24L-8-17L-4-28L3-18L10-27L13-14L15-8C6-14-6-14-14-10Z', 'gold', 2)],
  mage: [...face, shape('M-11 5C-8 9-2 6 2-2L11 0C12 14 4 30-6 34C-12 26-13 12-11 5Z', 'hair', { dark: ['M2 0L-2 34L16 20L16-4Z'], ...small }), shape('M-22-2C-14-10-10-24 14-46C10-30 16-18 20-4C6-10-8-8-22-2Z', 'cloth', { dark: ['M14-46C6-26 6-14 6-4L26-2L20-20Z'], ...small })],
  skull: [shape('M-13-4C-13-16-4-20 4-19C14-17 16-4 12 5C10 8 6 9 6 14L-6 17C-10 14-9 9-12 6Z', 'bone', { dark: ['M2-20C8-8 4 6 2 18L20 18L20-20Z'], ...small }), plane('M-11-2C-9-8-3-8-2-2C-3 4-9 5-11-2ZM2-3C4-7 9-6 9-1C7 4 2 3 2-3ZM-6 6L-3 6L-5 10Z', 'ink'), disc(-6, -2, 1.8, 'glow', 0), disc(5, -2, 1.6, 'glow', 0), line('M-5 12V16M-1 12V16M3 11V15', 1.4)],
  oni: [...face, plane('M-12-6L-4-4L-12-2Z', 'glow'), patch('M4-16C12-22 14-32 8-42C20-36 22-20 12-10ZM-8-16C-14-20-18-28-14-38C-22-32-22-18-14-10Z', 'bone', 2), shape('M-8-16C0-22 14-18 15-4L14 8L6-4Z', 'hair', small)],
  bald: [...face, line('M4 4C7 2 8 6 5 8', 1.8)],
  kerchief: [...face, shape('M-14-4C-14-18-2-22 6-19C15-16 16-6 14 2C4-6-6-8-14-4Z', 'cloth', { dark: ['M2-22C8-14 8-6 8 2L20 2L20-20Z'], ...small }), patch('M13-4L28 2L22 6L26 14L12 4Z', 'cloth', 2)],
} as const satisfies Record<string, Marks>;
