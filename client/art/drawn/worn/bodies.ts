/** What people wear on their bodies, from the neck down. Roles: `cloth` and `trim`. */
import { cord, disc, glow, line, painted, patch, placed, plane, shape, type Mark, type Marks } from '../ink.ts';

const BROAD = 'M-112 270L-112 200C-112 150-104 124-78 112C-54 102-34 98-20 92C0 104 28 104 46 92C66 98 96 104 116 120C136 138 142 170 144 200L144 270Z';
const SLIM = 'M-86 270L-86 200C-88 156-82 128-62 116C-44 106-28 102-16 94C0 106 24 106 38 94C56 102 80 108 94 124C110 142 114 170 114 200L114 270Z';
/** Where a torso turns away from the light. */
const SIDE = 'M26 90C44 108 24 122 36 140C22 150 34 168 20 180L26 275L160 275L160 90Z';

const torso = (outline: string, paint: string, over: Marks = [], light: readonly string[] = []): Mark => shape(outline, paint, { dark: [SIDE], light, over, rim: 4 });

/** Ragged tufts of fur along a line of points. */
function tufts(points: readonly (readonly [number, number])[], high: number): string {
  return points.slice(1).map(([x, y], i) => {
    const [fromX, fromY] = points[i]!;
    const length = Math.hypot(x - fromX, y - fromY) || 1;
    const [outX, outY] = [(-(y - fromY) / length) * high, ((x - fromX) / length) * high];
    const n = Math.round;
    return `Q${n(fromX + outX * 0.9 + (x - fromX) * 0.2)} ${n(fromY + outY * 0.9 + (y - fromY) * 0.2)} ${n(x + outX - (x - fromX) * 0.1)} ${n(y + outY - (y - fromY) * 0.1)}L${x} ${y}`;
  }).join('');
}

const FUR_LEFT = [[-30, 74], [-48, 84], [-64, 94], [-80, 104], [-96, 116], [-110, 130], [-118, 146], [-126, 166]] as const;
const FUR_BELOW = [[-126, 170], [-104, 166], [-84, 164], [-64, 158], [-44, 154], [-22, 150], [0, 148], [24, 150], [46, 156], [68, 162], [92, 168], [116, 174], [150, 180]] as const;
const FUR_RIGHT = [[150, 176], [146, 158], [140, 142], [130, 126], [114, 110], [96, 98], [78, 88], [62, 80], [50, 70]] as const;
const FUR = `M-30 74${tufts(FUR_LEFT, 9)}L-126 170${tufts(FUR_BELOW, 12)}L150 176${tufts(FUR_RIGHT, 9)}C34 98-10 96-30 74Z`;
/** Hairs within the fur, always the same. */
const HAIRS = Array.from({ length: 40 }, (_, i) => {
  const [x, y] = [-116 + (i % 10) * 27 + (Math.floor(i / 10) % 2) * 13, 92 + Math.floor(i / 10) * 19];
  const down = Math.round(y + Math.abs(x - 10) * 0.16);
  return `M${x - 3} ${down}q2 9 ${Math.round((x - 10) * 0.06)} 14q4-6 4-14z`;
}).join('');
const fur = (paint: string): Mark =>
  shape(FUR, paint, { dark: ['M22 70C44 96 26 110 36 124C24 132 36 144 22 156L30 200L170 200L170 60Z'], light: ['M-116 140C-100 118-70 100-34 84L-28 92C-50 102-76 116-92 138L-98 130L-104 144Z'], deep: ['M-30 74C-14 104 36 104 54 70L40 50L-20 50Z'], over: [plane(HAIRS, `${paint}/deep`)], rim: 4.4 });

const COLLAR = 'M-34 72C-38 88-36 98-30 106C-10 120 34 120 52 104C56 92 54 80 48 68C30 88-10 90-34 72Z';
const collar = (paint: string): Mark => shape(COLLAR, paint, { dark: ['M14 60C28 86 16 104 18 130L90 130L90 50Z'], light: ['M-33 78C-35 88-34 94-30 100L-20 104C-24 96-24 90-22 84Z'], rim: 3.2 });

const gorget: Marks = [
  shape('M-30 72C-34 86-36 96-34 106C-14 122 34 122 54 104C54 92 52 82 48 70C30 90-8 92-30 72Z', 'cloth', { dark: ['M18 60C26 90 20 110 18 130L90 130L90 60Z'], light: ['M-29 78C-32 88-32 96-31 102L-22 108C-24 98-24 90-22 82Z'], rim: 3 }),
  line('M-33 100C-14 116 34 116 53 98', 2.6, 'trim'),
];
const pauldrons: Marks = [
  shape('M-116 176C-124 146-112 116-84 108C-62 104-48 116-46 132C-50 156-76 176-116 176Z', 'cloth', { light: ['M-108 150C-108 130-96 116-80 114C-70 114-64 118-62 122C-84 122-98 134-108 150Z'], dark: ['M-116 176C-84 172-58 156-52 124L-40 124L-44 190Z'], rim: 0 }),
  line('M-113 168C-84 164-60 150-53 126', 2.6, 'trim'),
  shape('M62 128C66 108 88 98 112 106C138 116 150 144 146 182C110 180 70 160 62 128Z', 'cloth', { dark: ['M62 128C80 116 104 118 120 134C130 148 134 166 132 190L60 190Z', 'M100 90L160 90L160 190L120 190Z'], deep: ['M66 140C84 164 116 176 150 176L150 196L60 190Z'], rim: 4.5 }),
  line('M68 138C84 158 112 170 145 172', 2.6, 'trim'),
];
const CHEST_LIGHT = 'M-40 118C-30 112-22 114-14 120C-20 140-28 150-40 160C-46 146-46 130-40 118Z';
const breastplate = (outline: string): Marks => [shape(outline, 'cloth', { dark: [SIDE, 'M-60 150C-30 168 0 170 34 160L34 270L-60 270Z'], light: [CHEST_LIGHT], rim: 4 }), line('M-8 118C-6 150-6 176-8 270', 2.2)];
const plate: Marks = [...breastplate(BROAD), ...gorget, ...pauldrons];

const gown: Marks = [
  shape(SLIM, 'cloth', { dark: [SIDE, 'M-40 120C-30 150-36 176-36 270L-22 270C-20 170-26 140-30 116Z'], rim: 4 }),
  plane('M-18 96C-14 112-4 128 8 136C20 126 32 112 36 96C24 108 0 108-18 96Z', 'skin/dark'), line('M-40 110C-26 126-6 140 8 146C24 136 44 122 56 108', 3.4, 'trim'),
];

const HOOD_DOWN = 'M-64 112C-50 86-30 76-18 74C-10 96 26 98 48 72C66 76 84 92 88 112C70 140 30 156 4 152C-26 148-50 134-64 112Z';
const lappets = (paint: string, far: string): Marks => [
  shape('M-30 66C-40 80-52 96-66 108L-40 150L-8 270L2 270C-6 160-14 120-26 98C-28 88-28 76-30 66Z', paint, { light: ['M-30 66C-40 80-52 96-66 108L-58 116C-46 106-34 90-28 78Z'], rim: 0 }),
  shape('M46 52C62 70 78 92 92 106L70 150L34 270L20 270C26 160 34 124 40 98C44 84 46 68 46 52Z', far, { rim: 4 }),
];
const muscles = line('M-60 150C-40 166-16 168 2 158C18 168 44 166 62 150M2 158L0 270M-40 196C-26 204-10 204 0 198C14 204 30 204 44 196M-86 130C-80 150-82 170-88 190', 2.2);

export const BODIES = {
  habit: [
    shape(BROAD, 'cloth', { dark: [SIDE, 'M-30 98C-34 130-28 160-34 270L-20 270C-18 160-22 130-22 98Z'], rim: 4 }),
    shape(HOOD_DOWN, 'cloth/muted', { dark: ['M20 60C40 100 30 130 10 160L120 160L120 60Z'], deep: ['M-30 78C-18 108 34 108 58 76L48 60L-20 60Z'] }), line('M2 152C0 168 0 184-2 270', 2.4),
    line('M-20 150L-16 270M20 150L18 270', 3, 'trim'),
  ],
  coat: [
    shape(BROAD, 'cloth', { dark: [SIDE, 'M-60 120C-40 150-44 180-44 270L-30 270C-30 170-36 140-44 112Z'], rim: 4 }),
    plane('M-20 96L-6 270L30 270L38 98C20 110-4 110-20 96Z', 'cream'), plane('M10 104L14 270L40 270L40 98Z', 'cream/dark'), ...lappets('cloth', 'cloth/muted'),
    ...[140, 162, 184].map((y) => disc(-36 + (y - 140) * 0.45, y, 4, 'trim', 1.6)),
  ],
  leather: [
    torso(SLIM, 'cloth'),
    shape('M-62 114C-44 104-30 100-22 94C-12 112 28 114 44 94C60 102 80 108 92 122C60 140-20 146-62 114Z', 'trim', { dark: ['M16 90C26 120 20 130 14 150L120 150L120 90Z'], deep: ['M-24 98C-10 114 30 114 46 96L30 84L-20 84Z'] }),
    cord('M-58 130L40 226', 4, 'straw'),
  ],
  jerkin: [
    torso(BROAD, 'cloth', [], ['M-98 136C-88 124-70 116-50 110L-58 126L-92 150Z']),
    plane('M-20 96C-12 120 0 140 8 150C20 138 34 118 42 96C24 108-2 108-20 96Z', 'cream/soft'), line('M-22 94C-14 120 0 142 8 152C20 140 36 118 44 94M-6 122L16 130M-12 110L26 112M8 152L6 270', 2.2), cord('M-98 138L60 240', 5, 'trim'),
  ],
  scarf: [
    torso(SLIM, 'trim'), cord('M-58 130L40 226', 4, 'cloth/muted'),
    shape('M-92 178C-96 150-84 124-60 118C-48 118-42 126-42 136C-52 156-70 170-92 178Z', 'trim', { light: ['M-84 156C-82 138-70 126-56 124C-66 132-76 142-84 156Z'], rim: 0 }), line('M-86 166C-70 160-56 148-48 134M-80 174C-64 168-50 156-44 142', 2),
    shape('M-34 64C-44 78-44 94-36 104C-14 124 34 122 54 100C60 88 56 72 46 58C34 82-10 86-34 64Z', 'cloth', { dark: ['M16 60C32 86 16 100 20 130L90 120L90 50Z', 'M-38 92C-18 108 6 110 20 104L20 130L-40 116Z'], light: ['M-35 70C-40 80-40 88-37 94C-30 94-24 90-20 84C-26 80-32 76-35 70Z'] }), line('M-40 86C-18 102 30 102 56 82', 2),
    shape('M50 84C74 78 92 90 112 82C104 96 110 106 122 112C98 118 72 112 48 104Z', 'cloth', { dark: ['M50 96C74 92 96 100 120 104L120 130L40 120Z'], rim: 3 }),
  ],
  fur: [torso(BROAD, 'trim'), line('M-4 150L-8 270', 2.4), fur('cloth')],
  gambeson: [
    torso(BROAD, 'cloth', [line(Array.from({ length: 12 }, (_, i) => `M${-96 + 22 * i} 100C${-102 + 22 * i} 140 ${-102 + 22 * i} 170 ${-104 + 22 * i} 270`).join(''), 2)], ['M-98 136C-88 124-70 116-50 110L-58 126L-92 150Z']), collar('trim'), cord('M-98 138L60 232', 5, 'leather'),
  ],
  mail: [
    torso(BROAD, 'cloth', [line(Array.from({ length: 8 }, (_, row) => `M${-118 + (row % 2) * 7} ${112 + 14 * row}${'q7 9 14 0'.repeat(19)}`).join(''), 1.4, 'cloth/deep')]),
    shape('M-36 60C-50 80-62 96-70 110C-40 128 50 130 84 108C74 92 58 74 48 52C34 80-14 84-36 60Z', 'cloth', { dark: ['M14 60C30 90 20 110 20 140L110 140L110 50Z'], over: [line(Array.from({ length: 5 }, (_, row) => `M${-72 + (row % 2) * 7} ${70 + 12 * row}${'q7 8 14 0'.repeat(12)}`).join(''), 1.3, 'cloth/deep')] }),
    shape('M-50 128L60 128L48 270L-36 270Z', 'trim', { dark: ['M10 120L16 275L80 275L80 120Z'], rim: 0 }),
  ],
  plate, breastplate: [...breastplate(SLIM), ...gorget, placed(8, 14, pauldrons, 0, 0.8)],
  cloaked_plate: [
    ...plate,
    painted({ cloth: 'cloak' }, [shape('M40 84C62 84 92 92 118 108C142 126 152 160 154 270L40 270C60 180 66 150 54 124C46 112 42 98 40 84Z', 'cloth', { dark: ['M70 88C84 110 74 140 84 160C78 180 84 190 82 275L170 275L170 80ZM44 90C60 110 74 140 50 275L40 275Z'], rim: 4.4 }), line('M58 100C76 124 74 170 60 270M96 108C108 140 108 170 104 270', 2)]),
    disc(46, 104, 10, 'trim', 2.6), disc(44, 102, 4, 'spark', 0),
  ],
  gown,
  robe: [
    shape(BROAD, 'cloth', { dark: [SIDE, 'M-60 118C-50 150-56 190-56 270L-36 270C-36 190-40 150-46 110Z'], rim: 4 }),
    shape('M-30 70C-42 84-56 98-72 110L-34 150L-14 270L26 270L38 150L92 112C76 96 60 78 48 58C40 96 20 120 6 136C-8 122-26 100-30 70Z', 'trim', { dark: ['M10 130C30 110 46 84 48 58L110 110L30 275L12 275Z'] }),
    plane('M-22 92C-14 110-4 126 6 136C18 124 32 108 42 92C24 106-4 106-22 92Z', 'cloth/deep'), line('M6 136L6 270', 2.4),
  ],
  high_collar: [
    shape(SLIM, 'cloth', { dark: [SIDE], rim: 4.5 }), plane('M-20 96L2 180L34 98C20 110-4 110-20 96Z', 'skin/dark'),
    shape('M-22 96C-40 92-58 76-72 48C-78 84-72 116-52 136L-6 186C-4 150-12 120-22 96Z', 'cloth', { dark: ['M-22 96C-44 100-60 84-72 48C-64 90-46 112-6 186Z'], rim: 0 }),
    shape('M36 96C58 90 78 66 88 34C102 72 100 110 80 136L8 190C14 150 26 120 36 96Z', 'cloth', { dark: ['M36 96C60 96 78 70 88 34L130 60L90 150L8 190C30 150 40 120 36 96Z'], rim: 4.5 }),
    line('M-70 56C-58 86-40 100-24 100M86 44C78 76 58 96 38 100', 2.4, 'trim'),
  ],
  spiked_collar: [
    ...gown,
    shape('M-22 98L-70 40L-60 78L-104 66L-78 98L-112 112L-66 118L-30 124Z', 'trim/light', { dark: ['M-22 98L-60 78L-78 98L-66 118L-30 124Z'], rim: 0 }),
    shape('M40 98L86 30L82 72L128 56L104 92L140 106L92 116L48 126Z', 'trim', { dark: ['M40 98L82 72L104 92L92 116L48 126ZM86 30L128 20L140 106Z'], rim: 4 }),
  ],
  wrapped: [
    torso(SLIM, 'cloth'),
    shape('M-60 116C-44 106-28 102-20 92L28 160L10 270L-20 270C-34 170-50 140-60 116Z', 'cloth/tinted', { dark: ['M-10 106L28 160L10 270L-8 270L10 160Z'], rim: 0 }),
    shape('M40 92C56 102 72 108 84 118C70 150 40 180 8 270L-10 270C14 170 32 130 40 92Z', 'trim', { dark: ['M44 90C46 130 20 180 0 275L90 275L90 90Z'], rim: 3 }),
  ],
  scaled_gown: [
    torso(SLIM, 'cloth', [line(Array.from({ length: 8 }, (_, row) => `M${-96 + (row % 2) * 8} ${134 + 14 * row}${'q8 12 16 0'.repeat(14)}`).join(''), 1.8, 'cloth/deep')]),
    shape('M-62 116C-44 106-28 102-16 94C0 106 24 106 38 94C56 102 78 108 92 122C70 120 40 132 12 136C-14 134-40 120-62 116Z', 'skin', { dark: ['M16 90C26 110 16 120 18 140L120 140L120 90ZM-22 92C-4 112 26 112 44 92L30 82L-14 82Z'], rim: 3 }),
    ...([[-40, 112], [-28, 120], [-14, 126], [2, 129], [18, 128], [34, 124], [50, 117]] as const).map(([x, y], i) => disc(x, y, i === 3 ? 8 : 5, i > 3 ? 'pearl/soft' : 'pearl')),
  ],
  bare: [shape(BROAD, 'skin', { dark: [SIDE, 'M-60 150C-40 168-16 170 2 160L2 168C-20 180-46 174-60 150Z'], light: ['M-98 136C-88 124-70 116-50 110C-60 124-70 136-92 152Z', 'M-56 132C-40 124-24 126-12 132C-20 146-38 152-54 148Z'], rim: 4.4 }), muscles, cord('M-98 138L60 240', 7, 'trim')],
  harness: [
    shape(BROAD, 'skin', { dark: [SIDE], light: ['M-98 136C-88 124-70 116-50 110C-60 124-70 136-92 152Z'], rim: 4.4 }), muscles, cord('M-98 138L60 240', 9, 'cloth'), cord('M110 130L-40 240', 9, 'cloth/muted'),
    shape('M-118 172C-126 140-114 108-84 102C-60 100-46 114-46 132C-54 156-84 172-118 172Z', 'cloth', { light: ['M-110 146C-108 126-96 112-80 110C-94 122-102 134-104 150Z'], rim: 0 }), patch('M-100 118L-118 88L-84 106ZM-82 108L-86 76L-62 106Z', 'trim'), disc(8, 178, 12, 'trim', 2.6),
  ],
  shawl: [
    torso(SLIM, 'trim'),
    shape('M-26 74C-50 92-84 112-98 150C-104 176-104 200-100 270L-30 270C-40 220-30 180-6 152C20 176 40 210 44 270L124 270C126 200 118 150 96 122C80 102 62 88 46 70C30 94-8 96-26 74Z', 'cloth', { dark: ['M20 80C50 100 60 140 54 275L140 275L140 70Z', 'M-58 130C-66 180-60 220-60 275L-30 275C-40 220-30 180-6 152C-26 140-44 120-58 130Z'], light: ['M-92 150C-84 126-62 108-36 92C-52 112-70 132-80 158Z'], rim: 4.2 }),
    line('M-60 124C-76 156-76 200-74 270M74 112C92 150 92 200 90 270M-24 96C-40 120-50 150-52 190', 1.9), disc(-4, 148, 8, 'gold', 2.4),
  ],
  cloak: [
    torso(BROAD, 'trim'),
    shape('M-30 66C-60 84-104 104-120 150C-128 190-126 230-126 270L-40 270C-46 220-36 170-8 132C0 140 10 140 18 132C44 170 56 220 58 270L158 270C158 220 154 170 138 138C116 104 74 88 50 58C36 92-8 96-30 66Z', 'cloth', { dark: ['M30 90C60 110 78 150 72 275L180 275L180 60Z', 'M-60 128C-72 180-66 230-66 275L-40 275C-46 220-36 170-8 132C-30 122-46 116-60 128Z'], light: ['M-114 156C-104 126-74 106-42 88C-60 108-82 136-92 170Z'], deep: ['M-30 70C-12 98 36 98 52 62L40 50L-20 50Z'], rim: 4.4 }),
    line('M-74 120C-94 160-94 210-92 270M92 108C116 150 118 210 116 270', 2), cord('M-14 124C-4 132 14 132 24 122', 4, 'gold'), disc(-16, 122, 6, 'gold', 2), disc(26, 120, 6, 'gold', 2),
  ],
  ermine: [
    torso(BROAD, 'cloth'),
    fur('ivory'), plane('M-80 120l4 14l4-14zM-50 106l4 14l4-14zM-60 140l4 14l4-14zM-26 128l4 14l4-14zM20 128l4 14l4-14zM60 116l4 14l4-14zM90 132l4 14l4-14zM44 146l4 14l4-14zM110 152l4 14l4-14z', 'ink'),
    cord('M-30 108C-10 132 36 132 56 106', 6, 'trim'), disc(10, 134, 13, 'trim', 2.6), disc(10, 134, 6, 'ruby', 1.6),
  ],
  apron: [
    torso(BROAD, 'trim', [], ['M-98 136C-88 124-70 116-50 110L-58 126L-92 150Z']),
    shape('M-46 130L50 124L72 270L-70 270Z', 'cloth', { dark: ['M6 120L14 275L90 275L90 120Z'], rim: 0 }), cord('M-44 132C-38 112-34 96-30 84M50 126C50 108 50 92 46 78', 5, 'cloth'), line('M-30 190L44 188L48 240', 2.2), line('M-54 170L-50 200M30 150L40 160', 2),
  ],
  sash: [
    torso(BROAD, 'cloth', [line('M-60 116C-30 136 30 136 70 116', 2, 'trim')]), collar('cloth'),
    shape('M-104 128L-84 112L98 270L40 270Z', 'trim', { dark: ['M0 190L98 275L40 275Z'], rim: 0 }), ...[0, 1, 2].map((i) => disc(-20 + i * 22, 160 + i * 20, 5, 'gold', 1.8)), line('M10 110L10 270', 2.2),
  ],
  ragged: [
    torso(BROAD, 'trim'),
    shape('M-34 70C-60 90-104 106-118 148L-124 206L-108 196L-100 216L-84 200L-72 222L-56 198L-38 214L-22 194L-2 212L14 194L34 216L50 196L70 220L86 200L104 218L118 198L140 208C142 170 136 140 122 122C96 100 66 92 48 62C32 94-10 94-34 70Z', 'cloth', { dark: ['M26 80C54 100 60 150 50 230L160 230L160 60Z'], light: ['M-112 152C-100 126-72 108-44 92C-60 112-80 136-88 164Z'], deep: ['M-34 70C-14 100 36 98 50 62L40 50L-20 50Z'], rim: 4.2 }),
    line('M-70 120C-86 150-88 176-86 196M70 110C90 140 92 170 90 196M-20 130L-24 190M30 128L34 190', 2),
  ],
  tabard: [
    torso(BROAD, 'steel', [line(Array.from({ length: 8 }, (_, row) => `M${-118 + (row % 2) * 7} ${112 + 14 * row}${'q7 9 14 0'.repeat(19)}`).join(''), 1.3, 'steel/deep')]),
    shape('M-62 112L-20 94C0 106 28 106 46 94L88 108L78 270L-52 270Z', 'cloth', { dark: ['M22 90C36 120 22 150 30 275L110 275L110 90Z'], light: ['M-54 118L-30 106L-36 180L-48 180Z'], rim: 0 }), line('M-58 116L-48 270M84 112L74 270', 3, 'trim'), collar('steel'),
  ],
  feathered: [
    torso(SLIM, 'trim'),
    ...[[-96, 150, -64], [-78, 132, -52], [-56, 120, -38], [-36, 112, -24], [112, 146, 64], [92, 126, 52], [70, 114, 38], [52, 104, 24]].map(([x, y, turn]) => placed(x!, y!, [shape('M0-46C14-30 16 10 0 40C-16 10-14-30 0-46Z', 'cloth', { dark: ['M0-50L0 44L24 44L24-50Z'], ink: 2.4, rim: turn! > 0 ? 3 : 0 }), line('M0-36L0 34', 1.4)], turn!)),
    collar('cloth'), disc(8, 116, 9, 'gold', 2.4),
  ],
  bark: [
    torso(SLIM, 'cloth', [line('M-60 130C-40 160-50 220-44 270M-20 120C-10 160-20 220-14 270M20 120C30 170 18 220 26 270M60 120C70 170 62 220 70 270', 2.2)]),
    ...([[-70, 122, -50], [-48, 110, -24], [62, 104, 26], [84, 118, 54], [-20, 104, -8], [34, 102, 10]] as const).map(([x, y, turn]) => placed(x, y, [shape('M0-44C20-26 18 6 0 24C-18 6-20-26 0-44Z', 'trim', { dark: ['M0-50L0 30L24 30L24-50Z'], ink: 2.2, rim: turn > 0 ? 2.6 : 0 }), line('M0-34L0 20', 1.3)], turn)),
  ],
  bones: [
    torso(BROAD, 'cloth'),
    ...([[-46, 128, 0], [-46, 152, 4], [-42, 176, 8]] as const).map(([x, y, turn]) => placed(x, y, [patch('M44-6C26-14-8-8-26 10C-14 14-4 8 6 2C20-4 34-4 44 2ZM56-6C74-14 96-8 112 10C102 14 92 8 84 2C74-4 64-4 56 2Z', 'bone', 2.2)], turn)),
    patch('M-2 112L14 112L12 208L0 208Z', 'bone', 2.2), collar('trim'),
  ],
  boulders: [
    shape('M-118 270L-124 180L-96 122L-40 104L30 108L96 112L140 150L150 270Z', 'cloth', { dark: ['M26 100L44 140L24 170L40 275L160 275L160 100Z'], light: ['M-112 170L-90 128L-44 112L-60 140L-96 180Z'], rim: 4.4 }),
    shape('M-136 190L-140 130L-104 96L-58 104L-46 140L-72 184Z', 'cloth/tinted', { dark: ['M-90 190L-80 140L-46 140L-72 184Z'], light: ['M-130 140L-104 106L-70 110L-98 130Z'], rim: 0 }), shape('M58 140L72 98L118 88L156 116L162 180L96 186Z', 'cloth', { dark: ['M58 140L96 130L120 150L118 186L96 190ZM118 88L130 140L162 180L156 116Z'], rim: 4.4 }),
    line('M-20 120L-10 150L-26 180L-8 214L-14 270M-10 150L30 160L40 190M-8 214L30 224M-104 96L-98 130L-72 150M118 88L108 120', 2.4), patch('M-132 128C-130 108-112 90-94 96C-80 90-62 96-56 106C-74 112-100 112-132 128ZM70 102C80 86 104 80 120 88C134 92 150 104 156 118C130 106 100 100 70 102Z', 'trim', 2.4),
  ],
  ghostly: [
    shape('M-30 70C-60 90-104 110-116 160C-120 200-116 240-124 270L144 270C136 240 142 200 138 160C124 110 80 92 48 62C30 94-10 94-30 70Z', 'cloth', { dark: [SIDE], deep: ['M-30 70C-12 100 36 98 50 62L40 50L-20 50Z'], rim: 5 }), line('M-60 120C-80 160-70 210-84 270M-20 120C-30 170-20 220-30 270M30 116C40 170 28 220 38 270M84 120C104 160 94 220 104 270', 2), glow(4, 190, 60, 'glow', 0.5),
  ],
} as const satisfies Record<string, Marks>;

export const NECKS = {
  strong: 'M-16 58C-16 74-18 88-26 100L60 110C44 94 40 76 41 40Z',
  slim: 'M-10 58C-10 74-11 88-18 100L48 106C36 92 32 76 33 40Z',
} as const;
