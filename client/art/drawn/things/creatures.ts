/** Small creatures that are of one kind only: a phoenix, a mimic, sproutlings. They look to the left and stand on the origin. Roles: `cloth` for the hide, `trim` for leaves. */
import { BEASTS } from '../face/beasts.ts';
import { cord, disc, glow, line, painted, patch, placed, plane, shape, type Mark, type Marks } from '../ink.ts';
import { fused, limb, small } from '../whole/sweep.ts';

const leafOf = (x: number, y: number, turn: number, size = 1): Mark => placed(x, y, [shape('M0 0C-22-6-28-26-22-44C-4-36 6-18 0 0Z', 'trim', { dark: ['M0 0C-8-16-18-30-22-44L6-30Z'], ink: 2.2, rim: 1.6 }), line('M-2-4C-8-16-14-28-20-38', 1.4)], turn, size);
const paw = (x: number, paint = 'cloth'): Mark => fused([limb([x + 4, -36, 14], [x, -18, 12], [x - 2, -8, 11])], paint, small);

export const CREATURES = {
  serpent_head: [painted({ skin: 'cloth' }, BEASTS.serpent)],
  phoenix: [
    glow(0, -60, 170, 'fire', 0.8), ...[-1, 1].map((side) => placed(0, -70, [shape('M6-6C40-50 90-86 164-92C150-78 150-72 158-64C142-60 140-54 146-46C130-44 126-38 132-30C112-30 108-24 110-16C90-20 84-14 84-6C66-14 50-10 30 14Z', 'ember', { dark: ['M6-6C50-20 100-40 158-64C142-60 140-54 146-46C130-44 126-38 132-30C112-30 108-24 110-16C90-20 84-14 84-6C66-14 50-10 30 14Z'], rim: 0 }), plane('M14-6C44-40 84-66 140-80C100-56 66-36 40-4Z', 'fire'), plane('M20-8C40-30 66-46 96-58C70-42 50-26 36-4Z', 'spark')], 0, side, 1)),
    shape('M-10 0C-30 30-50 40-46 70C-34 56-26 56-20 60C-22 76-14 90 0 104C14 90 22 76 20 60C26 56 34 56 46 70C50 40 30 30 10 0Z', 'fire', { dark: ['M0 0L2 104L50 70L12 0Z'], ink: 2.6, rim: 0 }), shape('M-20-40C-30-70-24-100-10-116C-6-134 14-138 20-122C30-100 32-70 20-40C14-4-14-4-20-40Z', 'fire', { dark: ['M4-130C18-90 14-40 2-8L40-20L40-120Z'], light: ['M-14-50C-18-76-12-96-4-104C-8-80-8-60-6-40Z'], rim: 2.4 }), patch('M-8-118L-30-110L-8-106Z', 'gold', 2), disc(2, -116, 3, 'ink', 0), patch('M6-130C2-148 10-160 22-166C18-154 22-142 18-130ZM14-128C16-144 28-150 38-150C30-142 30-134 24-124Z', 'spark', 2),
  ],
  mimic: [
    shape('M-96 40L-104-30H104L96 40Z', 'cloth', { dark: ['M14-34L18 44H110V-34Z'], over: [line('M-60-34L-56 44M60-34L56 44', 9, 'trim')], rim: 3 }), plane('M-104-30L-110-76C-60-100 60-100 110-76L104-30Z', 'ink'), glow(0, -56, 80, 'ember', 0.5), patch('M-104-32L-92-58L-80-32L-66-62L-52-32L-36-64L-22-32L-6-66L10-32L26-64L40-32L56-62L70-32L84-58L104-32Z', 'ivory', 2.2),
    shape('M-20-30C-24-10 20 10 26 40C30 66 6 76-6 62C2 58 4 46-4 34C-20 14-44 0-40-30Z', 'rose', { dark: ['M-30-30C-30 0 0 10 6 40C8 60 0 66-6 62C24 80 30 50 26 40C20 10-24-10-20-30Z'], ink: 2.4, rim: 0 }), shape('M-112-76L-104-104C-96-156 96-156 104-104L112-76C60-96-60-96-112-76Z', 'cloth', { dark: ['M14-150L18-80H120V-130Z'], over: [line('M-62-150L-66-84M62-150L66-84', 9, 'trim')], rim: 3 }), patch('M-98-80L-84-58L-70-84L-54-62L-38-88L-20-64L-2-90L16-64L34-88L50-62L66-84L80-58L96-80C50-94-50-94-98-80Z', 'ivory', 2.2), ...[-40, 40].flatMap((x) => [disc(x, -112, 17, 'spark', 2.8), plane(`M${x}-127C${x + 7}-118 ${x + 7}-106 ${x}-97C${x - 7}-106 ${x - 7}-118 ${x}-127Z`, 'ink')]),
  ],
  glass_owl: [
    glow(0, -70, 110, 'glow', 0.5), shape('M-46-20L-58-80L-44-124L-52-152L-22-136L22-136L52-152L44-124L58-80L46-20L20 12L-20 12Z', 'glass', { dark: ['M0-136L10-90L0-30L6 14L50-10L60-80L44-124L52-152L22-136Z'], light: ['M-44-124L-22-136L0-120L-24-96Z', 'M-56-80L-34-70L-40-24Z'], ink: 3, rim: 3 }),
    line('M-22-136L0-112L22-136M0-112L-24-80L0-56L24-80L0-112M-58-80L-24-80M24-80L58-80M0-56L-30-20L-46-20M0-56L30-20L46-20M-30-20L-20 12M30-20L20 12M0-56V12', 1.6), disc(-22, -108, 15, 'pearl', 2.6), disc(22, -108, 15, 'pearl', 2.6), disc(-22, -108, 8, 'glow', 0), disc(22, -108, 8, 'glow', 0), disc(-22, -108, 4, 'ink', 0), disc(22, -108, 4, 'ink', 0), patch('M0-98L8-84L0-70L-8-84Z', 'gold', 2), patch('M-24 10L-30 26L-20 20L-14 28L-10 12ZM24 10L30 26L20 20L14 28L10 12Z', 'gold', 2),
  ],
  sproutling: [
    ...([[-16, -14], [14, 14]] as const).map(([x, turn]) => placed(x, 0, [shape('M-8 4C-10-14-6-30 0-36C8-30 10-14 10 4Z', 'hide', { ink: 2.4, rim: 1.6 })], turn / 3)), cord('M-24-46C-40-50-46-62-44-76M22-46C38-44 48-54 52-68', 6, 'hide'), leafOf(-44, -72, -20, 0.6), leafOf(52, -64, 40, 0.6),
    shape('M0-96C26-94 36-66 30-42C26-22-26-22-30-42C-36-66-24-94 0-96Z', 'hide', { dark: ['M4-98C18-70 14-40 2-20L40-20L40-90Z'], light: ['M-22-56C-22-74-14-86-4-88C-12-76-14-62-14-48Z'], ink: 2.8, rim: 2.6 }),
    plane('M-22-60C-18-68-8-66-6-58C-10-50-20-50-22-60ZM2-58C6-66 16-64 18-56C14-48 4-48 2-58Z', 'ink'), disc(-14, -58, 3.4, 'glow', 0), disc(9, -56, 3.4, 'glow', 0), line('M-10-42C-4-38 4-38 8-42', 2.2), leafOf(-2, -92, 10), leafOf(2, -92, 62, 0.9),
  ],
  puppy: [
    paw(-30, 'cloth/muted'), paw(38, 'cloth/muted'), patch('M46-60L70-84L74-56L58-44Z', 'cloth', 2.6),
    shape('M-50-70L-10-84L40-76L58-50L44-24L-30-22L-54-44Z', 'cloth', { dark: ['M-30-22L0-50L40-76L60-50L44-20Z'], light: ['M-44-66L-10-78L10-74L-20-60Z'], rim: 3 }), line('M-10-84L-4-56L10-46M20-78L26-60', 2), patch('M-20-82L-2-88L20-82L34-78L30-66L14-70L0-64L-10-72Z', 'trim', 2.2),
    paw(-44), paw(24),
    shape('M-90-76L-72-108L-36-114L-14-92L-18-60L-44-44L-80-50Z', 'cloth', { dark: ['M-80-50L-56-66L-36-114L-10-92L-14-56L-44-42Z'], light: ['M-84-76L-70-102L-50-106L-66-84Z'], rim: 2 }), patch('M-68-106L-72-134L-50-110ZM-38-112L-26-136L-20-100Z', 'cloth', 2.4), plane('M-92-72L-80-78L-80-66Z', 'ink'), disc(-66, -84, 5, 'glow', 1.8), disc(-38, -84, 5.6, 'glow', 1.8), line('M-82-60C-74-52-64-54-60-60', 2.4), patch('M-60-110L-44-122L-30-112L-40-104Z', 'trim', 2),
  ],
} as const satisfies Record<string, Marks>;
