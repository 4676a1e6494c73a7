/** Eyes, brows, noses and mouths in three-quarter view. */
import { disc, line, patch, plane, type Mark, type Marks } from '../ink.ts';

const SOCKETS = 'M-40-14C-34-18-24-16-17-10C-18-2-19 5-22 7C-28 8-34 6-38 1ZM-15-12C-4-18 14-20 27-12C31-3 27 5 18 7C8 9-4 8-10 4Z';

const sockets: Mark = plane(SOCKETS, 'shadow');
/** Lids lie in less shade than eyes do. */
const lids: Mark = plane(SOCKETS, 'shadow', 0.45);

/** Two eyes, open as far as `open` says, the pupils moved sideways by `aside`. */
function looking(open: number, aside = 0): Marks {
  const high = 8 * open;
  const near = `M-7 2C-3 ${-high} 12 ${-high - 2} 21-2C14 ${3 + 2 * open} 2 ${4 + 2 * open}-7 2Z`;
  const far = `M-36 1C-33 ${1 - high}-26 ${1 - high}-21 1C-25 ${3 + open}-32 ${3 + open}-36 1Z`;
  const pupils = ([4, -30] as const).flatMap((x) => [disc(x + aside, -1, 4.6, 'iris', 0), disc(x + aside, -1, 2.3, 'ink', 0)]);
  const white: Mark = (pen) => {
    const id = pen.define((name) => `<clipPath id="${name}"><path d="${near}${far}"/></clipPath>`);
    return `<g clip-path="url(#${id})">${plane('M-50-20H40V20H-50Z', 'white of the eye')(pen)}${pupils.map((mark) => mark(pen)).join('')}</g>`;
  };
  return [
    sockets, white,
    disc(2.4 + aside, -2.8, 1.2, 'pearl', 0), disc(-31.6 + aside, -2.8, 1.1, 'pearl', 0),
    line(`M-8 2.5C-3 ${-high} 12 ${-high - 2} 23-2`, 3.6), line(`M-37 1C-33 ${1 - high}-26 ${1 - high}-20 2`, 2.8),
    line(`M-1 ${5 + 2 * open}C6 ${7 + 2 * open} 13 ${4 + 2 * open} 17 2`, 1.2),
  ];
}

const BURNING = ['M-37-4C-31-5-25-2-21 3C-28 4-34 2-37-4Z', 'M-8 3C-2-4 12-7 22-6C17 2 4 7-8 3Z'];
const burning: Marks = [
  sockets,
  ...BURNING.flatMap((d): Mark[] => [line(d, 6, 'iris', 0.35), plane(d, 'iris/pale'), line(d, 1.4, 'iris')]),
  line('M-38-5C-31-7-25-3-20 2', 2.6), line('M-9 2C-3-5 11-9 24-8', 3.2),
];

/** Larger, with a heavy upper lid: for the young and for many women. */
const almond: Marks = [
  plane('M-38-8C-32-13-24-11-19-5C-20 1-22 5-26 6C-32 6-36 2-38-8ZM-12-7C-2-15 14-16 25-9C28-2 24 4 16 6C6 8-4 7-9 2Z', 'shadow'),
  (pen) => {
    const id = pen.define((name) => `<clipPath id="${name}"><path d="M-8 2C-5-7 11-11 22-4C17 5 3 8-8 2ZM-36 0C-34-8-26-8-21 1C-26 5-33 4-36 0Z"/></clipPath>`);
    const eyes = [plane('M-50-20H40V20H-50Z', 'white of the eye'), disc(4.5, -1.5, 5.4, 'iris', 0), disc(4.5, -1.5, 2.6, 'ink', 0), disc(-29.5, -1.5, 5, 'iris', 0), disc(-29.5, -1.5, 2.4, 'ink', 0)];
    return `<g clip-path="url(#${id})">${eyes.map((mark) => mark(pen)).join('')}</g>`;
  },
  disc(2.4, -3.8, 1.5, 'pearl', 0), disc(-31.2, -3.6, 1.3, 'pearl', 0),
  line('M-9 3C-5-8 11-12 24-5', 3.8), line('M-37 1C-34-9-26-9-20 1', 3),
  plane('M15-10C20-9 26-10 31-14C29-7 26-3 21-2ZM-34-5C-37-6-39-8-40-11C-41-5-39-1-36 1Z', 'ink'),
  line('M-1 6.5C6 8 12 6 16 3', 1.1), line('M-4-9C4-14 14-14 21-9', 1.1),
];

export const EYES = {
  wide: looking(1),
  level: looking(0.78),
  narrow: looking(0.55),
  sly: looking(0.5, -2.6),
  aside: looking(0.8, 3.4),
  almond,
  burning,
  laughing: [
    lids,
    line('M-37 2C-33-5-26-5-22 1', 3), line('M-7 2C-2-7 12-8 20 0', 3.4),
    line('M-36 8C-32 10-27 10-24 7M0 10C6 13 14 11 18 7M24 2L30 0M24 6L29 7', 1.4),
  ],
  closed: [
    lids,
    line('M-37-1C-33 4-26 5-20 2', 3), line('M-8 1C0 7 12 6 22-2', 3.6), line('M20 0L27 2M15 4L20 8M-36 0L-41 2', 1.6),
  ],
  blind: [...looking(0.7), plane('M-7 2C-3-6 12-8 21-2C14 5 2 6-7 2ZM-36 1C-33-5-26-5-21 1C-25 4-32 4-36 1Z', 'fog/pale', 0.85)],
  hollow: [
    plane('M-41-12C-34-18-22-14-18-6C-18 2-21 9-27 10C-35 10-41 0-41-12ZM-14-8C-4-18 16-20 26-10C29 1 22 11 10 12C-2 12-12 4-14-8Z', 'ink'),
    disc(5, 0, 3, 'iris', 0), disc(-29, 0, 2.6, 'iris', 0), disc(5, 0, 1.3, 'pearl', 0), disc(-29, 0, 1.1, 'pearl', 0),
  ],
} as const satisfies Record<string, Marks>;

const brows = (near: string, far: string): Marks => [plane(near + far, 'brow')];

export const BROWS = {
  stern: brows('M-13-7C-2-13 14-22 29-15C17-15 4-6-9 0Z', 'M-19-5C-26-12-34-18-42-14C-35-11-27-4-20 1Z'),
  calm: brows('M-9-12C2-20 16-22 29-12C18-16 5-14-8-8Z', 'M-20-11C-26-17-34-18-40-12C-34-13-26-11-21-7Z'),
  thin: brows('M-9-12C2-20 16-24 30-16C18-18 5-16-8-10Z', 'M-20-11C-26-18-33-19-39-14C-33-15-26-13-21-9Z'),
  kind: brows('M-8-17C4-24 18-21 28-9C18-15 6-17-7-11Z', 'M-20-16C-26-22-34-20-40-11C-34-15-26-15-20-11Z'),
  bushy: brows('M-14-5C-6-18 16-27 33-14C28-14 27-11 29-8C20-13 4-9-8 1Z', 'M-19-4C-24-14-34-21-45-13C-36-11-27-3-20 2Z'),
  raised: brows('M-12-6C0-13 14-24 34-26C22-16 6-8-8-1Z', 'M-19-4C-26-11-34-20-44-22C-38-12-28-4-20 1Z'),
  arched: brows('M-10-15C-2-25 14-29 29-17C16-22 4-20-9-11Z', 'M-19-15C-25-24-34-24-40-15C-34-19-26-18-20-11Z'),
  worried: brows('M-9-19C2-22 16-20 28-9C16-15 4-16-8-13Z', 'M-20-19C-26-21-34-17-40-9C-34-13-26-15-20-14Z'),
  quirked: brows('M-9-15C2-26 18-29 31-18C18-23 5-20-8-11Z', 'M-20-8C-26-14-34-16-40-11C-34-11-26-9-21-5Z'),
  heavy: brows('M-15-2C-8-16 16-25 34-15C24-13 6-6-9 4Z', 'M-19-1C-25-12-35-20-46-14C-37-9-28-1-20 4Z'),
  none: [],
} as const satisfies Record<string, Marks>;

/** The shade of the bridge, the underside in ink, and a line for the far edge. */
const nose = (bridge: string, under: string, edge?: string): Marks => [plane(bridge, 'shadow'), plane(under, 'ink'), ...(edge ? [line(edge, 1.5)] : [])];

export const NOSES = {
  straight: nose('M-15-12C-14 0-17 8-20 16C-23 22-24 25-22 31C-16 33-9 32-6 27C-7 20-10 14-10 4Z', 'M-28 22C-31 28-27 32-21 31C-16 34-8 33-6 26C-9 30-14 30-17 28C-22 29-26 27-28 22Z', 'M-17-4C-19 6-25 14-28 22'),
  small: nose('M-13-10C-12 2-15 8-19 16C-21 21-22 23-21 28C-16 30-11 29-8 25C-9 18-10 12-10 4Z', 'M-25 21C-27 26-24 28-20 28C-16 30-11 29-9 25C-12 27-15 27-17 25C-20 26-23 24-25 21Z'),
  snub: nose('M-13-6C-12 4-14 9-17 15C-19 19-20 22-20 26C-15 29-9 28-7 23C-8 17-10 12-10 6Z', 'M-24 18C-27 24-25 27-20 26C-15 29-9 28-7 23C-11 26-14 25-16 23C-20 24-22 22-24 18Z', 'M-18 6C-20 11-24 13-25 18'),
  long: nose('M-15-12C-14 2-17 12-21 20C-24 26-25 30-23 35C-16 37-9 35-6 29C-7 22-10 16-10 4Z', 'M-30 26C-33 33-28 37-22 35C-16 38-8 36-6 28C-9 33-14 33-17 31C-23 33-28 32-30 26Z', 'M-17-4C-19 8-27 18-30 26'),
  hooked: nose('M-15-12C-12 0-16 4-22 14C-26 21-27 26-24 33C-16 34-8 33-5 26C-6 18-9 12-9 3Z', 'M-32 24C-35 31-29 35-23 32C-17 35-8 33-5 25C-8 30-14 30-17 28C-23 30-28 29-32 24Z', 'M-16-6C-22 2-29 12-32 24'),
  bulbous: nose('M-13-12C-12 0-14 6-18 14C-21 20-21 26-20 33C-12 37-1 34-1 25C-2 18-8 14-9 4Z', 'M-32 22C-36 31-29 37-20 34C-13 38-1 36-1 25C-4 31-11 32-15 29C-22 31-29 30-32 22Z', 'M-18 4C-22 12-31 14-32 23'),
  broad: nose('M-14-10C-12 0-14 8-17 16C-20 22-22 26-20 32C-12 36-2 34 0 27C-2 20-8 14-9 4Z', 'M-31 23C-34 30-29 34-22 32C-15 36-3 35 0 26C-3 31-10 31-14 28C-21 30-27 28-31 23Z'),
  broken: nose('M-14-12C-10-4-12 2-20 10C-18 18-24 24-21 31C-14 34-7 32-4 26C-6 19-10 14-8 4Z', 'M-30 23C-33 29-28 33-21 31C-15 34-6 33-4 26C-8 30-13 30-16 28C-22 29-27 27-30 23Z', 'M-16-6C-14 0-24 6-24 12C-26 16-29 18-30 23'),
  gone: [plane('M-21 12C-26 18-27 26-24 30L-19 26L-15 30C-11 26-12 18-16 11Z', 'ink')],
} as const satisfies Record<string, Marks>;

const CHIN = 'M-23 61C-17 64-9 64-2 60C-6 67-19 68-23 61Z';

const lips = (both: string, upper: string, gap: string): Marks => [plane(both, 'lips'), plane(upper, 'lips/muted'), line(gap, 2.2), plane(CHIN, 'skin/dark')];

export const MOUTHS = {
  firm: [plane('M-31 49C-24 46-20 48-17 47C-10 45 0 46 8 50C0 49-8 50-16 50C-22 50-28 50-31 49Z', 'ink'), plane('M-24 57C-18 60-8 60-1 56C-4 63-20 64-24 57Z', 'skin/dark')],
  grim: [plane('M-31 52C-25 47-20 48-17 47C-10 45 0 47 9 54C0 50-8 50-16 50C-22 50-27 51-31 52Z', 'ink'), plane('M-25 56C-18 61-8 61 0 57C-4 65-21 65-25 56Z', 'skin/dark')],
  lips: lips('M-27 49C-23 44-19 43-16 45C-12 43-4 45 3 50C-4 57-10 59-15 59C-20 59-24 55-27 49Z', 'M-16 45C-12 43-4 45 3 50L-16 50Z', 'M-28 49C-22 48-18 51-15 50C-10 49-3 49 5 50'),
  full: lips('M-28 48C-24 42-19 41-16 43C-12 41-3 43 4 49C-3 58-9 61-15 61C-21 60-25 56-28 48Z', 'M-28 48C-24 42-19 41-16 43C-12 41-3 43 4 49C-4 49-10 52-15 51C-20 52-24 48-28 48Z', 'M-29 48C-23 48-19 52-15 51C-10 51-3 49 6 49'),
  smirk: [...lips('M-26 49C-23 45-19 44-16 46C-12 44-3 44 5 44C1 53-8 58-14 58C-20 58-24 54-26 49Z', 'M-16 46C-12 44-3 44 5 44L-8 51L-16 50Z', 'M-27 49C-21 49-18 51-14 50C-7 50 2 48 8 42'), line('M8 39C11 41 11 44 10 46', 1.5)],
  gentle: [...lips('M-28 46C-24 44-19 44-16 46C-12 44-3 44 5 45C0 54-8 58-14 58C-20 58-25 53-28 46Z', 'M-28 46C-24 44-19 44-16 46C-12 44-3 44 5 45C-4 50-10 52-15 51C-20 51-24 48-28 46Z', 'M-30 45C-24 49-19 51-15 51C-9 51 0 48 8 43'), line('M8 40C10 42 10 45 9 47', 1.4)],
  grin: [
    plane('M-34 42C-26 48-4 48 12 38C10 52 0 60-13 60C-24 60-32 52-34 42Z', 'ink'), plane('M-30 46C-24 49-4 49 8 43C6 48 0 50-10 51C-20 52-27 50-30 46Z', 'ivory'),
    plane('M-22 56C-16 52-6 53-2 57C-8 61-18 61-22 56Z', 'lips'), line('M13 33C17 37 17 42 14 46M-36 38C-38 42-37 45-35 47', 1.6),
  ],
  shout: [
    plane('M-31 40C-24 36-20 40-16 38C-8 35 2 36 9 40C10 54 4 68-9 70C-22 70-30 56-31 40Z', 'ink'), plane('M-28 42C-22 40-18 43-15 42C-8 40 0 40 6 43C4 47-4 48-12 48C-20 48-26 46-28 42Z', 'ivory'),
    plane('M-24 62C-18 56-6 56 1 61C-4 68-18 69-24 62Z', 'lips'), line('M12 34C17 42 17 52 13 60M-36 36C-39 42-39 50-36 56', 1.5),
  ],
  snarl: [
    plane('M-31 46C-24 42-20 46-16 44C-8 41 2 42 11 38C10 50 2 58-10 58C-22 58-29 54-31 46Z', 'ink'),
    plane('M-28 48L-24 46L-22 52L-18 47L-14 47L-10 47L-4 46L0 52L3 44L7 43C4 50 0 52-2 53L-24 53Z', 'ivory'), plane('M-23 63C-17 66-8 66-1 61C-6 69-20 69-23 63Z', 'skin/dark'),
  ],
  tusks: [
    plane('M-34 50C-26 45-20 48-16 47C-8 45 4 46 14 52C4 56-8 57-16 57C-24 57-30 55-34 50Z', 'ink'), plane('M-26 66C-18 69-8 69 2 65C-4 73-22 74-26 66Z', 'skin/dark'),
    patch('M-31 55C-34 46-34 38-31 30C-26 38-24 46-24 55Z', 'ivory', 1.8), patch('M3 56C4 46 7 38 13 29C16 38 14 48 11 56Z', 'ivory', 1.8),
  ],
  sewn: [line('M-30 50C-20 48-6 48 8 51', 2.6), line('M-27 44L-25 55M-20 43L-18 55M-12 43L-10 55M-4 43L-2 56M3 45L4 56', 1.7), plane(CHIN, 'skin/dark')],
  skeletal: [
    plane('M-33 42C-24 46-4 46 14 38C14 50 8 60-2 64C-14 68-26 64-31 56Z', 'ink'),
    plane('M-30 46L-25 47L-25 56L-29 55ZM-23 47L-17 48L-17 57L-23 57ZM-15 48L-9 47L-9 57L-15 58ZM-7 47L-1 45L-1 55L-7 57ZM1 44L7 42L6 50L1 53Z', 'ivory'),
  ],
} as const satisfies Record<string, Marks>;

/** What years leave in a face: nothing, then the folds beside the mouth, then the brow and the eyes as well. */
export const YEARS: readonly Marks[] = [
  [],
  [line('M-34 30C-37 36-37 42-35 47M2 28C10 34 13 40 13 46', 1.7)],
  [
    line('M-34 30C-37 36-37 42-35 47M2 28C10 34 13 40 13 46', 1.8),
    line('M-28-30C-16-34 0-34 16-28M-26-38C-14-42 0-42 12-37M-16-12L-17-20M-11-11L-9-19M24 4L32 6M23 8L30 13M0 12C6 15 12 14 17 11', 1.5),
  ],
];

/** Marks on the skin. */
export const SKIN_MARKS = {
  scar: [line('M-6-44L6-14M8 8L16 30', 2.6, 'skin/deep')],
  gash: [line('M10 14L22 36', 2.6, 'skin/deep'), line('M8 20L16 18M12 28L21 26', 1.4, 'skin/deep')],
  freckles: [plane('M-39 20h2v2h-2zM-33 24h2v2h-2zM-36 28h2v2h-2zM6 20h2.4v2.4h-2.4zM12 24h2.4v2.4h-2.4zM4 27h2.4v2.4h-2.4zM-22 14h2v2h-2zM15 18h2v2h-2z', 'skin/dark')],
  blush: [plane('M-43 24a7 8 0 1 0 14 0a7 8 0 1 0-14 0M2 24a12 8 0 1 0 24 0a12 8 0 1 0-24 0', 'ember', 0.3)],
  stubble: [plane('M-36 44C-30 36-20 37-17 38C-8 36 6 34 16 28C22 24 30 20 40 12L46 36C38 54 16 74 0 78C-16 80-28 76-32 66Z', 'ink', 0.22)],
  warpaint: [plane('M-42 8L-20 12L-21 17L-42 14ZM-6 13L30 6L31 12L-4 18ZM-20-60L-8-60L-11-22L-16-22Z', 'scarlet')],
  stripes: [plane('M-40 16L-24 24L-39 22ZM-38 28L-25 31L-36 34ZM2 22L30 10L8 28ZM6 32L30 22L12 38Z', 'trim')],
  runes: [line('M-14-52L-14-34M-14-46L-8-50M-14-40L-20-44M14 24L24 18L22 32M-36 22L-34 34L-29 28', 2, 'glow')],
  tears: [line('M-30 8L-32 36M4 9L3 40M10 8L12 34', 2.2, 'ink', 0.8)],
  cracks: [line('M-20-70L-12-54L-18-44L-8-30M30-50L22-36L30-26M-36 24L-28 30L-30 42M22 26L14 36L18 48', 2, 'glow')],
  scales: [line('M22-46q6 8 12 0q6 8 12 0M18-34q6 8 12 0q6 8 12 0M22 18q6 8 12 0M16 30q6 8 12 0q5 6 10-2M-34 30q4 6 8 0', 1.6, 'skin/deep')],
  veins: [line('M-34-6L-40-16M-24-46C-16-40-20-34-14-28M30-46C24-38 28-30 22-24M8 12C12 22 6 30 10 38M-32 10C-34 20-30 26-32 34', 1.5, 'plum')],
} as const satisfies Record<string, Marks>;
