/** Faces seen from the front, for those who sit in judgement: gods, kings, idols. One half is drawn, the other is its mirror image; the light still comes from the left. */
import { cord, disc, glow, line, patch, placed, plane, shape, type Mark, type Marks } from '../ink.ts';

/** Marks and their mirror image. */
const both = (...marks: Mark[]): Mark => (pen) => marks.map((mark) => mark(pen)).join('') + placed(0, 0, marks, 0, -1, 1)(pen);

const SIDE = 'M16-95C20-60 30-40 26-14C34-4 30 16 24 26C20 40 24 52 10 66L6 99L99 99L99-95Z';
const LIGHT = ['M-36-44C-44-34-46-24-44-16C-32-22-18-20-12-16C-8-30-14-44-24-50Z', 'M-44 12C-40 8-30 8-26 14C-30 22-36 28-40 30Z'];
const ear: Mark = both(shape('M48-8C58-16 65-6 62 8C59 20 53 26 47 24Z', 'skin', { dark: ['M52-12L70-12L70 30L50 30Z'], ink: 2.4, rim: 0 }));
const head = (outline: string): Marks => [ear, shape(outline, 'skin', { dark: [SIDE], light: LIGHT, ink: 3.2 })];

export const FRONT_HEADS = {
  noble: head('M0-84C30-84 53-60 53-26C53-14 50-4 50 6C49 26 44 44 34 58C24 72 12 80 0 80C-12 80-24 72-34 58C-44 44-49 26-50 6C-50-4-53-14-53-26C-53-60-30-84 0-84Z'),
  slender: head('M0-82C28-82 50-60 50-26C50-14 47-4 47 4C45 24 38 40 28 53C19 65 9 72 0 72C-9 72-19 65-28 53C-38 40-45 24-47 4C-47-4-50-14-50-26C-50-60-28-82 0-82Z'),
  massive: head('M0-78C32-78 56-56 56-24C56-12 54-4 55 8C56 30 52 52 42 66C32 80 16 86 0 86C-16 86-32 80-42 66C-52 52-56 30-55 8C-54-4-56-12-56-24C-56-56-32-78 0-78Z'),
} as const satisfies Record<string, Marks>;

const sockets: Mark = both(plane('M7-9C16-18 34-18 44-8C43 3 34 8 24 8C14 7 8 1 7-9Z', 'shadow'));
const open = (high: number): Marks => [
  sockets,
  both(plane(`M10 1C15-${high} 30-${high + 1} 39-1C32 6 18 7 10 1Z`, 'white of the eye'), disc(24, -0.5, 4.8, 'iris', 0), disc(24, -0.5, 2.3, 'ink', 0), line(`M8 1.5C14-${high} 30-${high + 1} 41-2`, 3.4), line('M15 8C22 10 29 9 34 5', 1.2)),
  disc(22, -2.6, 1.3, 'pearl', 0), disc(-26, -2.6, 1.3, 'pearl', 0),
];
const lit = 'M9 2C16-5 30-7 40-4C33 5 18 7 9 2Z';

export const FRONT_EYES = {
  level: open(7), wide: open(9),
  burning: [sockets, both(line(lit, 6, 'iris', 0.35), plane(lit, 'iris/pale'), line('M8 1C16-6 30-9 42-6', 3)), glow(24, 0, 26, 'iris', 0.4), glow(-24, 0, 26, 'iris', 0.4)],
  closed: [sockets, both(line('M9-1C16 6 31 6 40-2', 3.4), line('M38 0L44 3M32 4L36 9', 1.6))],
} as const satisfies Record<string, Marks>;

export const FRONT_BROWS = {
  calm: [both(plane('M8-13C18-21 34-22 45-12C33-17 20-15 9-8Z', 'brow'))],
  stern: [both(plane('M6-5C16-14 34-22 46-16C34-14 20-6 9 1Z', 'brow'))],
  bushy: [both(plane('M5-5C12-17 34-26 49-14C44-14 42-10 44-7C34-13 18-10 9 1Z', 'brow'))],
  thin: [both(plane('M8-14C18-22 34-24 46-15C33-19 20-17 9-11Z', 'brow'))],
} as const satisfies Record<string, Marks>;

export const FRONT_NOSES = {
  straight: [plane('M3-14L5 6C9 16 14 21 12 28C8 32 2 32-1 30L2 22L0 2Z', 'shadow'), plane('M-13 24C-12 30-6 32-2 31C2 34 8 33 13 24C9 28 5 28 2 27C-4 29-9 28-13 24Z', 'ink'), line('M-6-8C-5 4-7 12-11 20', 1.4)],
  broad: [plane('M3-12L5 6C10 16 18 20 16 29C10 34 2 33-1 31L2 22L0 2Z', 'shadow'), plane('M-18 24C-18 31-9 33-3 31C2 34 12 34 18 24C12 29 6 28 2 27C-6 30-13 29-18 24Z', 'ink')],
} as const satisfies Record<string, Marks>;

const CHIN = plane('M-12 60C-4 64 6 64 12 59C9 67-8 68-12 60Z', 'skin/dark');
export const FRONT_MOUTHS = {
  firm: [plane('M-21 49C-12 45-5 46 0 48C6 45 13 45 21 49C10 51-10 51-21 49Z', 'ink'), CHIN],
  lips: [plane('M-19 48C-11 42-5 41 0 44C5 41 11 42 19 48C11 57 5 59 0 59C-5 59-11 57-19 48Z', 'lips'), plane('M-19 48C-11 42-5 41 0 44C5 41 11 42 19 48C8 48 4 51 0 50C-4 51-8 48-19 48Z', 'lips/muted'), line('M-21 48C-10 48-4 51 0 50C4 51 10 48 21 48', 2.2), CHIN],
  open: [plane('M-20 44C-8 40 8 40 20 44C18 60 8 66 0 66C-8 66-18 60-20 44Z', 'ink'), plane('M-16 45C-6 43 6 43 16 45C12 50-12 50-16 45Z', 'ivory'), CHIN],
} as const satisfies Record<string, Marks>;

const moustache: Mark = shape('M0 35C-12 30-26 36-36 53C-23 49-10 49 0 45C10 49 23 49 36 53C26 36 12 30 0 35Z', 'beard', { dark: ['M2 30L4 60L50 60L40 36Z'], ink: 2, rim: 0 });
export const FRONT_BEARDS = {
  full: [shape('M-51 4C-47 26-40 38-30 37C-20 31-8 33 0 37C8 33 20 31 30 37C40 38 47 26 51 4C55 40 51 76 35 100C23 116 8 126 0 130C-8 126-23 116-35 100C-51 76-55 40-51 4Z', 'beard', { dark: ['M12 30C20 56 8 84 6 132L80 130L80 0L44 20Z'], light: ['M-48 30C-48 56-42 78-30 96C-34 72-36 50-36 38Z'], rim: 3.4 }), line('M-18 62C-20 84-16 102-8 118M-2 62C0 84 0 104-2 122M16 60C20 80 16 100 8 116M-34 56C-34 72-30 86-24 98M34 50C36 70 30 86 24 98', 1.7), plane('M-13 50C-6 47 6 47 13 50C6 56-6 56-13 50Z', 'ink'), moustache],
  squared: [shape('M-30 44C-20 40-8 40 0 43C8 40 20 40 30 44L26 132L-26 132Z', 'beard', { dark: ['M2 40L4 134L40 134L36 40Z'], over: [line('M-34 62H34M-34 78H34M-34 94H34M-34 110H34', 3, 'trim')], rim: 2.6 }), plane('M-13 50C-6 47 6 47 13 50C6 56-6 56-13 50Z', 'ink'), moustache],
} as const satisfies Record<string, Marks>;

const FALLING = 'M0-68C8-60 20-54 31-44C46-20 50 12 48 40C50 64 58 90 84 104C78 70 66 24 63-22C60-68 28-92 0-88C-28-92-60-68-63-22C-66 24-78 70-84 104C-58 90-50 64-48 40C-50 12-46-20-31-44C-20-54-8-60 0-68Z';
export const FRONT_HAIR = {
  long: [shape(FALLING, 'hair', { dark: ['M0-68C20-54 40-30 46 10L50 60L90 110L90-90L24-92C34-80 20-66 0-68Z'], light: ['M-8-76C-30-70-48-48-54-20L-48-16C-42-40-26-58-6-68Z'], rim: 3.8 }), line('M12-74C36-62 50-36 54 0C56 30 62 60 72 84M-12-74C-36-62-50-36-54 0C-56 30-62 60-72 84', 1.7)],
  short: [shape('M-53-14C-60-60-34-94 0-94C34-94 60-60 53-14C48-30 44-40 37-46C20-38-16-38-35-48C-43-40-49-30-53-14Z', 'hair', { dark: ['M6-42C24-44 34-60 34-94L80-94L80 0L53-14L37-46Z'], light: ['M-48-34C-46-64-26-82-6-86C-22-74-34-56-38-40Z'] }), line('M-14-44C-12-60-4-74 8-82M16-44C22-56 26-68 26-80', 1.6)],
  shaven: [],
} as const satisfies Record<string, Marks>;

const gem = (x: number, y: number, r: number, paint = 'trim'): Mark => patch(`M${x} ${y - r}L${x + r * 0.7} ${y}L${x} ${y + r}L${x - r * 0.7} ${y}Z`, paint);

export const FRONT_HEADGEAR = {
  crown: [
    shape('M-56-32L-70-92L-44-66L-34-112L-14-72L0-126L14-72L34-112L44-66L70-92L56-32C30-48-30-48-56-32Z', 'cloth', { dark: ['M0-126L2-44L14-72ZM34-112L30-42L44-66ZM70-92L48-38L60-26Z', 'M-34-112L-26-46L-14-72Z'], light: ['M-66-82L-54-40L-46-46Z'], ink: 2.8, rim: 3 }),
    ...([[-70, -94], [-34, -115], [0, -129], [34, -115], [70, -94]] as const).map(([x, y]) => disc(x, y, 5.4, 'trim')), line('M-55-38C-28-54 28-54 55-38', 2), gem(0, -56, 12), gem(-30, -50, 8), gem(30, -50, 8),
  ],
  nemes: [
    shape('M-50 10C-64-10-66-60-44-84C-24-100 24-100 44-84C66-60 64-10 50 10L76 96L40 112L44 30C50-10 44-44 30-52C10-58-10-58-30-52C-44-44-50-10-44 30L-40 112L-76 96Z', 'cloth', { dark: ['M10-96C30-80 40-60 44-30L48 40L44 114L99 100L80-90Z'], over: [line('M-66 20L-44 26M-70 40L-44 46M-74 60L-42 66M-78 80L-40 86M66 20L44 26M70 40L44 46M74 60L42 66M78 80L40 86M-62-40L-46-30M-56-70L-36-52M62-40L46-30M56-70L36-52M-30-94L-20-56M30-94L20-56M0-100L0-58', 6, 'trim')], rim: 4 }),
    shape('M-50-30C-30-52 30-52 50-30L48-18C28-40-28-40-48-18Z', 'trim', { ink: 2.4, rim: 2 }), shape('M-8-40C-18-60-14-84 0-98C14-84 18-60 8-40Z', 'trim', { dark: ['M0-98C10-80 10-60 4-38L30-40L30-98Z'], ink: 2.6, rim: 0 }), disc(0, -74, 5, 'ruby', 2), line('M-4-84L-8-92M4-84L8-92', 2),
  ],
  winged_diadem: [
    both(shape('M22-50C50-62 84-90 104-124C112-96 104-78 96-70C102-68 106-62 104-54C94-46 84-42 74-42C76-36 72-30 66-28C52-28 38-32 24-38Z', 'cloth', { dark: ['M24-44C60-52 90-80 104-118L112-90L100-50L66-28C52-28 38-32 24-38Z'], rim: 0 }), line('M40-48C66-60 88-80 100-104M48-42C68-48 84-54 98-66', 1.6)),
    shape('M-52-30C-30-50 30-50 52-30L50-18C28-38-28-38-50-18Z', 'trim', { dark: ['M4-50L6-20L60-16L60-40Z'], ink: 2.4, rim: 2 }), gem(0, -46, 17, 'glow'),
  ],
  hood: [shape('M-60 64C-72 0-68-60-38-92C-14-110 14-110 38-92C68-60 72 0 60 64C70 92 62 108 44 110C52 60 52 20 48-14C42-46 22-60 0-60C-22-60-42-46-48-14C-52 20-52 60-44 110C-62 108-70 92-60 64Z', 'cloth', { dark: ['M10-104C40-80 48-40 50 0C54 40 52 80 44 114L90 110L90-100Z'], deep: ['M-48-14C-42-46-22-60 0-60C22-60 42-46 48-14L52-20C46-56 24-70 0-70C-24-70-46-56-52-20Z'], light: ['M-62-10C-60-50-46-76-24-92C-40-70-50-40-54-10Z'], rim: 4 })],
  antlers: [both(cord('M30-62C50-84 44-104 62-134M44-88C64-92 78-104 84-122M50-108C40-114 34-124 32-138', 7, 'cloth')), cord('M-52-26C-30-48 30-48 52-26', 5, 'bark'), both(placed(14, -44, [patch('M0 0C-12-8-12-26 0-36C12-26 12-8 0 0Z', 'trim', 1.8)], 12), placed(36, -36, [patch('M0 0C-12-8-12-26 0-36C12-26 12-8 0 0Z', 'trim', 1.8)], 36))],
} as const satisfies Record<string, Marks>;
/** Headgear under which the hair on top cannot be seen. */
export const HIDES_HAIR: ReadonlySet<string> = new Set(['nemes', 'hood']);
