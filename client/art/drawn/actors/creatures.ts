/** Small whole creatures: beasts that gallop or stand, sproutlings, shades. They look to the left and stand on the origin. Roles: `cloth` for the hide, `trim` for horns, manes and leaves. */
import { BEASTS } from '../face/beasts.ts';
import { cord, disc, glow, line, painted, patch, placed, plane, shape, type Mark, type Marks } from '../ink.ts';
import { limb, type Point } from './limbs.ts';

const LEG = [11, 10, 6.5, 5.4, 4.4];
const HIND = [14, 12, 7, 5.6, 4.4];
const leg = (joints: readonly Point[], muted: boolean, widths = LEG): Mark => limb(joints, widths, muted ? 'cloth/muted' : 'cloth');
const hoof = ([x, y]: Point): Mark => patch(`M${x - 8} ${y + 4}L${x - 5} ${y - 5}L${x + 5} ${y - 5}L${x + 6} ${y + 4}Z`, 'onyx', 2);

const trunk = (heavy: number): Mark => limb([[-82, -88], [-46, -84], [20, -74], [80, -80]], [4, 22, 27, 25, 23, 22, 6].map((wide) => wide * heavy), 'cloth', { ink: 3, rim: 3 });

/** A trunk on four legs in full gallop, or at rest. */
const gallop = (heavy: number): Marks => [
  leg([[-44, -66], [-78, -50], [-100, -30]], true), leg([[48, -66], [76, -46], [112, -24]], true, HIND),
  leg([[-36, -60], [-62, -30], [-54, -6]], false), leg([[50, -60], [58, -30], [92, -6]], false, HIND),
  ...([[-100, -30], [112, -24], [-54, -6], [92, -6]] as const).map(hoof),
  trunk(heavy),
];
const stance = (heavy: number): Marks => [
  leg([[-36, -60], [-46, -32], [-44, 0]], true), leg([[44, -60], [58, -34], [52, 0]], true, HIND),
  leg([[-46, -56], [-52, -28], [-60, 0]], false), leg([[54, -58], [66, -32], [68, 0]], false, HIND),
  ...([[-44, 0], [52, 0], [-60, 0], [68, 0]] as const).map(hoof),
  trunk(heavy),
];
const neck = (head: Point, wide = 17): Mark => limb([[-42, -84], [(head[0] - 42) / 2 + 4, (head[1] - 84) / 2 - 4], head], [wide + 7, wide + 3, wide, wide - 3, wide - 4], 'cloth', { rim: 0 });
const eye = (x: number, y: number): Mark => plane(`M${x - 4} ${y}L${x + 4} ${y - 3}L${x + 3} ${y + 2}Z`, 'glow');
const tail = (d: string, wide = 5): Mark => cord(d, wide, 'cloth/muted');

const wolfHead: Marks = [patch('M-2-14L2-36L14-14ZM-12-14L-12-32L0-16Z', 'cloth', 2.4), shape('M18-12C8-20-8-20-16-10L-44 0C-48 6-46 12-40 12L-24 14L-16 20L12 18C20 10 22 0 18-12Z', 'cloth', { dark: ['M-46 6L-14 4L4-6L22-14L22 22L-20 22Z'], ink: 2.6, rim: 2 }), plane('M-46 2L-36 0L-38 7Z', 'ink'), patch('M-32 13L-29 20L-26 14ZM-22 14L-19 22L-15 16Z', 'ivory', 1.2), eye(-12, -4)];
const bullHead: Marks = [shape('M22-16C8-26-12-22-20-12C-28 0-36 12-44 20C-44 30-36 36-26 34C-8 32 14 26 24 10Z', 'cloth', { dark: ['M0-24C8-8-4 10-20 20L-44 24L-30 40L30 20L30-20Z'], ink: 2.6, rim: 2 }), patch('M-14-16C-30-18-42-30-38-48C-26-38-16-34-2-22ZM4-22C0-36 6-52 24-58C18-44 20-32 16-20Z', 'trim', 2.2), plane('M-42 24L-32 20L-34 29Z', 'ink'), eye(-16, -2), patch('M12-12C24-18 32-14 36-6C28-4 20-4 12-4Z', 'cloth', 2)];
const boarHead: Marks = [shape('M24-18C6-28-14-20-22-8L-50 8C-54 18-50 26-42 26L-10 24L22 18Z', 'cloth', { dark: ['M-52 18L-16 8L4-8L28-20L28 24L-30 28Z'], ink: 2.6, rim: 2 }), patch('M-36 24C-48 16-50 4-42-8C-40 4-34 12-26 18Z', 'ivory', 2), plane('M-52 10L-45 8L-46 18L-51 20Z', 'rose'), eye(-16, -4), patch('M2-18L8-36L18-16Z', 'cloth', 2.2)];
const horseHead: Marks = [patch('M-2-16L2-30L10-14Z', 'cloth', 2.2), shape('M18-12C6-20-8-18-14-8L-40 18C-44 26-38 32-30 30L-14 22L8 20L20 6Z', 'cloth', { dark: ['M-42 24L-20 12L0-10L22-14L22 24L-20 30Z'], ink: 2.6, rim: 2 }), plane('M-40 20L-33 18L-34 25Z', 'ink'), disc(-12, 0, 2.6, 'ink', 0)];
const stagHead: Marks = [cord('M0-16C-8-36-4-50-18-64M-6-36C-18-40-24-46-28-56M6-16C14-34 10-50 24-62M12-38C24-42 28-50 32-58', 4.4, 'trim'), ...horseHead];
const mane: Mark = patch('M-64-132C-50-146-36-138-30-126C-20-128-14-112-16-104C-6-102-4-90-10-82C-22-92-40-104-56-116Z', 'trim', 2.4);

const leafOf = (x: number, y: number, turn: number, size = 1): Mark => placed(x, y, [shape('M0 0C-22-6-28-26-22-44C-4-36 6-18 0 0Z', 'trim', { dark: ['M0 0C-8-16-18-30-22-44L6-30Z'], ink: 2.2, rim: 1.6 }), line('M-2-4C-8-16-14-28-20-38', 1.4)], turn, size);

export const CREATURES = {
  wolf_running: [tail('M62-80C84-86 106-80 124-92', 10), ...gallop(0.86), neck([-84, -100], 14), placed(-92, -106, wolfHead)],
  bull_running: [tail('M62-86C84-104 102-100 116-116', 4), ...gallop(1.26), neck([-86, -92], 24), placed(-92, -96, bullHead, 0, 1.15)],
  boar_running: [tail('M64-82C78-92 84-100 82-108', 4), ...gallop(1.14), patch('M-78-100L-70-120L-56-104L-44-122L-30-102L-14-118L-2-98L14-108L24-94L-30-84Z', 'trim', 2.2), neck([-80, -86], 22), placed(-90, -86, boarHead, 0, 1.1)],
  stag_running: [...gallop(0.84), patch('M58-92L76-106L70-82Z', 'ivory', 2), neck([-74, -124], 12), placed(-80, -130, stagHead)],
  horse_running: [shape('M62-88C88-104 112-92 132-104C126-84 106-74 84-76Z', 'trim', { ink: 2.4 }), ...gallop(0.96), neck([-74, -124], 15), mane, placed(-82, -130, horseHead, 0, 1.1)],
  calf: [tail('M66-84C82-76 82-56 76-44', 4), ...stance(1.06), neck([-72, -92], 19), placed(-80, -94, bullHead), patch('M-40-106C-20-120 30-116 62-98C70-90 74-78 72-64C62-74 54-66 46-72C36-62 22-74 12-66C0-72-14-64-24-74C-34-80-40-92-40-106Z', 'trim', 2.6), disc(0, -98, 5, 'pink', 1.8), disc(30, -94, 4, 'ivory', 1.8)],
  tusker: [
    tail('M84-110C98-90 98-70 94-56', 5), limb([[-44, -80], [-48, -40], [-48, -4]], [22, 20, 16, 15, 16], 'cloth/muted'), limb([[60, -80], [64, -40], [62, -4]], [24, 20, 16, 15, 16], 'cloth/muted'),
    shape('M-88-120C-70-160 0-176 50-160C92-146 104-100 96-62C60-40-50-40-80-62C-92-80-96-100-88-120Z', 'cloth', { dark: ['M-80-62C-40-70 40-76 70-130L110-150L110-30L-80-36Z'], light: ['M-70-128C-50-152-10-160 20-156C-14-148-44-136-60-112Z'], rim: 4 }),
    limb([[-62, -74], [-68, -36], [-66, 2]], [24, 21, 17, 16, 17], 'cloth'), limb([[76, -78], [82, -36], [80, 2]], [25, 21, 17, 16, 17], 'cloth'),
    shape('M-70-160C-100-170-132-150-136-118C-138-90-150-66-146-36C-142-16-124-14-122-26C-128-44-112-56-104-72C-80-66-58-90-56-120C-56-140-60-152-70-160Z', 'cloth', { dark: ['M-146-36C-132-60-116-90-96-100C-80-110-70-130-64-158L-40-120L-100-60L-122-20Z'], light: ['M-126-130C-118-146-104-154-90-154C-106-144-116-128-120-112Z'], rim: 2 }),
    patch('M-118-84C-140-76-166-84-178-112C-152-104-134-104-112-100Z', 'ivory', 2.4), patch('M-66-150C-44-160-30-144-34-116C-42-98-58-96-66-104C-72-120-74-138-66-150Z', 'cloth/tinted', 2.6), eye(-108, -120), patch('M-90-124C-60-166 10-184 60-164C50-150 40-158 30-150C16-158 6-144-8-152C-22-146-30-136-44-142C-56-136-70-130-90-124Z', 'trim', 2.6), line('M-134-60L-120-54M-140-46L-126-40M-132-76L-116-68', 1.8),
  ],
  serpent_head: [painted({ skin: 'cloth' }, BEASTS.serpent)],
  phoenix: [
    glow(0, -60, 170, 'fire', 0.8), ...[-1, 1].map((side) => placed(0, -70, [shape('M6-6C40-50 90-86 164-92C150-78 150-72 158-64C142-60 140-54 146-46C130-44 126-38 132-30C112-30 108-24 110-16C90-20 84-14 84-6C66-14 50-10 30 14Z', 'ember', { dark: ['M6-6C50-20 100-40 158-64C142-60 140-54 146-46C130-44 126-38 132-30C112-30 108-24 110-16C90-20 84-14 84-6C66-14 50-10 30 14Z'], rim: 0 }), plane('M14-6C44-40 84-66 140-80C100-56 66-36 40-4Z', 'fire'), plane('M20-8C40-30 66-46 96-58C70-42 50-26 36-4Z', 'spark')], 0, side, 1)),
    shape('M-10 0C-30 30-50 40-46 70C-34 56-26 56-20 60C-22 76-14 90 0 104C14 90 22 76 20 60C26 56 34 56 46 70C50 40 30 30 10 0Z', 'fire', { dark: ['M0 0L2 104L50 70L12 0Z'], ink: 2.6, rim: 0 }), shape('M-20-40C-30-70-24-100-10-116C-6-134 14-138 20-122C30-100 32-70 20-40C14-4-14-4-20-40Z', 'fire', { dark: ['M4-130C18-90 14-40 2-8L40-20L40-120Z'], light: ['M-14-50C-18-76-12-96-4-104C-8-80-8-60-6-40Z'], rim: 2.4 }), patch('M-8-118L-30-110L-8-106Z', 'gold', 2), disc(2, -116, 3, 'ink', 0), patch('M6-130C2-148 10-160 22-166C18-154 22-142 18-130ZM14-128C16-144 28-150 38-150C30-142 30-134 24-124Z', 'spark', 2),
  ],
  mimic: [
    shape('M-96 40L-104-30H104L96 40Z', 'cloth', { dark: ['M14-34L18 44H110V-34Z'], over: [line('M-60-34L-56 44M60-34L56 44', 9, 'trim')], rim: 3 }), plane('M-104-30L-110-76C-60-100 60-100 110-76L104-30Z', 'ink'), glow(0, -56, 80, 'ember', 0.5), patch('M-104-32L-92-58L-80-32L-66-62L-52-32L-36-64L-22-32L-6-66L10-32L26-64L40-32L56-62L70-32L84-58L104-32Z', 'ivory', 2.2),
    shape('M-20-30C-24-10 20 10 26 40C30 66 6 76-6 62C2 58 4 46-4 34C-20 14-44 0-40-30Z', 'rose', { dark: ['M-30-30C-30 0 0 10 6 40C8 60 0 66-6 62C24 80 30 50 26 40C20 10-24-10-20-30Z'], ink: 2.4, rim: 0 }), shape('M-112-76L-104-104C-96-156 96-156 104-104L112-76C60-96-60-96-112-76Z', 'cloth', { dark: ['M14-150L18-80H120V-130Z'], over: [line('M-62-150L-66-84M62-150L66-84', 9, 'trim')], rim: 3 }), patch('M-98-80L-84-58L-70-84L-54-62L-38-88L-20-64L-2-90L16-64L34-88L50-62L66-84L80-58L96-80C50-94-50-94-98-80Z', 'ivory', 2.2), ...[-40, 40].flatMap((x) => [disc(x, -112, 17, 'spark', 2.8), plane(`M${x}-127C${x + 7}-118 ${x + 7}-106 ${x}-97C${x - 7}-106 ${x - 7}-118 ${x}-127Z`, 'ink')]),
  ],
  sproutling: [
    ...([[-16, -14], [14, 14]] as const).map(([x, turn]) => placed(x, 0, [shape('M-8 4C-10-14-6-30 0-36C8-30 10-14 10 4Z', 'hide', { ink: 2.4, rim: 1.6 })], turn / 3)), cord('M-24-46C-40-50-46-62-44-76M22-46C38-44 48-54 52-68', 6, 'hide'), leafOf(-44, -72, -20, 0.6), leafOf(52, -64, 40, 0.6),
    shape('M0-96C26-94 36-66 30-42C26-22-26-22-30-42C-36-66-24-94 0-96Z', 'hide', { dark: ['M4-98C18-70 14-40 2-20L40-20L40-90Z'], light: ['M-22-56C-22-74-14-86-4-88C-12-76-14-62-14-48Z'], ink: 2.8, rim: 2.6 }),
    plane('M-22-60C-18-68-8-66-6-58C-10-50-20-50-22-60ZM2-58C6-66 16-64 18-56C14-48 4-48 2-58Z', 'ink'), disc(-14, -58, 3.4, 'glow', 0), disc(9, -56, 3.4, 'glow', 0), line('M-10-42C-4-38 4-38 8-42', 2.2), leafOf(-2, -92, 10), leafOf(2, -92, 62, 0.9),
  ],
  puppy: [
    leg([[-30, -34], [-34, -16], [-32, 0]], true, [13, 12, 11, 10, 10]), leg([[34, -34], [38, -16], [38, 0]], true, [13, 12, 11, 10, 10]), patch('M46-60L70-84L74-56L58-44Z', 'cloth', 2.6),
    shape('M-50-70L-10-84L40-76L58-50L44-24L-30-22L-54-44Z', 'cloth', { dark: ['M-30-22L0-50L40-76L60-50L44-20Z'], light: ['M-44-66L-10-78L10-74L-20-60Z'], rim: 3 }), line('M-10-84L-4-56L10-46M20-78L26-60', 2), patch('M-20-82L-2-88L20-82L34-78L30-66L14-70L0-64L-10-72Z', 'trim', 2.2),
    leg([[-38, -34], [-46, -16], [-46, 2]], false, [14, 13, 12, 11, 12]), leg([[24, -32], [24, -16], [22, 2]], false, [14, 13, 12, 11, 12]),
    shape('M-90-76L-72-108L-36-114L-14-92L-18-60L-44-44L-80-50Z', 'cloth', { dark: ['M-80-50L-56-66L-36-114L-10-92L-14-56L-44-42Z'], light: ['M-84-76L-70-102L-50-106L-66-84Z'], rim: 2 }), patch('M-68-106L-72-134L-50-110ZM-38-112L-26-136L-20-100Z', 'cloth', 2.4), plane('M-92-72L-80-78L-80-66Z', 'ink'), disc(-66, -84, 5, 'glow', 1.8), disc(-38, -84, 5.6, 'glow', 1.8), line('M-82-60C-74-52-64-54-60-60', 2.4), patch('M-60-110L-44-122L-30-112L-40-104Z', 'trim', 2),
  ],
} as const satisfies Record<string, Marks>;
