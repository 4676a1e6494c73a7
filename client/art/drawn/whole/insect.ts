/** What crawls on more than four legs: spiders, scorpions, beetles, a mantis, a crab. */
import { focus } from '../focus.ts';
import { disc, line, painted, patch, placed, type Mark, type Marks, type Paint } from '../ink.ts';
import type { Worn } from '../traits.ts';
import { curve, fused, limb, small } from './sweep.ts';
import { wingOf } from './wings.ts';

export interface Insect {
  /** Its kind, the colour of its shell, and of its marks and claws. */
  insect: Worn<'spider' | 'scorpion' | 'beetle' | 'mantis' | 'crab' | 'wasp'>;
  eye?: Paint;
}

const leg = (...points: readonly (readonly [number, number])[]): string => limb(...points.map(([x, y], i) => [x, y, i === points.length - 1 ? 1 : 7 - i * 1.4] as const));
const legs = (paint: Paint, ...all: readonly string[]): Mark => fused(all, paint, small);
const eyes = (...at: readonly (readonly [number, number, number])[]): Marks => at.flatMap(([x, y, r]) => [disc(x, y, r, 'iris', 1.6), disc(x - r * 0.3, y - r * 0.3, r * 0.35, 'spark', 0)]);
const pincer = (flip = 1): Marks => [fused([curve([[10, 10], [-10, -8], [-40, -14], [-70, 2 * flip], [-44, 2], [-24, 8], [-40, 18], [-58, 26 * flip], [-30, 30], [0, 24]])], 'coat', { shade: [5, 5] })];
const body = { shade: [10, 10], lit: [6, 5], rim: 3 } as const;

const KINDS: Readonly<Record<string, Marks>> = {
  spider: [
    legs('coat/muted', leg([-10, -70], [-60, -150], [-110, -110], [-140, -10]), leg([0, -74], [-20, -170], [-70, -150], [-90, -30]), leg([30, -76], [60, -170], [110, -150], [130, -30]), leg([36, -72], [90, -150], [150, -110], [180, -10])),
    fused([curve([[20, -90], [50, -140], [104, -140], [134, -94], [118, -48], [64, -34], [28, -54]])], 'coat', { ...body, over: [patch('M70-128L84-108L72-92L90-74L74-56L62-76L72-92L58-110Z', 'trim', 2)] }),
    fused([curve([[-46, -70], [-30, -104], [10, -106], [34, -80], [20, -48], [-20, -44]])], 'coat', body), ...eyes([-32, -84, 8], [-12, -92, 6], [-36, -68, 5], [-18, -74, 6]), patch('M-44-60C-56-50-56-36-48-26C-44-36-38-44-30-50ZM-28-52C-36-42-36-30-30-20C-26-32-20-40-14-46Z', 'trim', 2),
    legs('coat', leg([-20, -60], [-80, -120], [-120, -70], [-120, 4]), leg([-4, -56], [-50, -100], [-70, -50], [-62, 6]), leg([14, -56], [50, -110], [86, -60], [84, 6]), leg([22, -62], [80, -130], [136, -70], [140, 4])),
  ],
  scorpion: [
    fused([limb([70, -60, 24], [120, -76, 18], [148, -120, 15], [134, -168, 13], [92, -190, 11], [60, -178, 9])], 'coat', { ...small, over: [line('M92-90L110-54M118-96L144-78M130-128L164-124M124-160L150-182M92-204L100-174', 2.4)] }), fused(['M70-188C50-196 30-184 24-160C40-168 52-166 66-170Z'], 'trim', small),
    legs('coat/muted', leg([10, -50], [40, -96], [60, -50], [66, 4]), leg([-20, -50], [-10, -96], [16, -50], [20, 4])),
    fused([curve([[-56, -50], [-40, -84], [20, -92], [80, -80], [96, -54], [60, -34], [-20, -30]])], 'coat', { ...body, over: [line('M-10-96L-4-30M18-96L24-30M46-92L52-34', 2.4)] }), ...eyes([-40, -66, 6], [-24, -74, 6]),
    legs('coat', leg([50, -44], [86, -80], [106, -40], [116, 6]), leg([20, -42], [40, -76], [50, -36], [44, 6]), leg([-10, -40], [-6, -74], [-10, -36], [-24, 6])),
    fused([limb([-40, -56, 10], [-86, -90, 10], [-110, -78, 9])], 'coat', small), placed(-108, -92, pincer(), -20, 1.1), fused([limb([-30, -46, 10], [-70, -40, 10], [-96, -30, 9])], 'coat', small), placed(-92, -48, pincer(), 14, 1.2),
  ],
  beetle: [
    legs('coat/muted', leg([-40, -50], [-70, -90], [-96, -40], [-104, 4]), leg([0, -50], [-10, -96], [-30, -40], [-36, 4])),
    fused([limb([-60, -80, 14], [-110, -110, 10], [-130, -160, 1]), limb([-64, -66, 9], [-108, -76, 7], [-132, -100, 1])], 'trim', small),
    fused([curve([[-50, -50], [-44, -110], [10, -154], [80, -140], [122, -80], [110, -36], [20, -28]])], 'coat', { shade: [16, 14], lit: [8, 7], rim: 3.4, over: [line('M-34-100C10-80 70-80 120-70', 3), line('M-20-116C20-100 70-104 108-96', 2, 'coat/light')] }),
    fused([curve([[-84, -62], [-72, -96], [-40, -104], [-26, -70], [-40, -40], [-70, -40]])], 'coat', body), ...eyes([-68, -72, 7]),
    legs('coat', leg([-30, -40], [-56, -76], [-66, -30], [-80, 6]), leg([20, -36], [20, -76], [10, -30], [0, 6]), leg([70, -40], [100, -80], [112, -30], [128, 6])),
  ],
  mantis: [
    placed(30, -110, wingOf('gauze'), 10, 0.8), legs('coat/muted', leg([20, -90], [60, -130], [70, -50], [80, 4]), leg([0, -90], [-30, -110], [-30, -40], [-44, 4])),
    fused([limb([120, -50, 2], [80, -70, 20], [30, -90, 22], [0, -110, 14], [-16, -150, 12], [-14, -186, 10])], 'coat', body), fused(['M-46-204C-40-226 8-226 14-202L-12-172Z'], 'coat', body), ...eyes([-36, -206, 9], [4, -206, 8]), line('M-24-220C-40-246-60-250-72-244M-8-220C-10-250-24-262-40-262', 2.4),
    legs('coat', leg([30, -84], [50, -120], [40, -50], [36, 6]), leg([60, -76], [100, -110], [116, -50], [130, 6])),
    fused([limb([-14, -150, 9], [-50, -110, 11], [-70, -160, 9], [-84, -190, 7]), limb([-84, -190, 9], [-100, -150, 7], [-96, -100, 1])], 'coat', small), fused([limb([-6, -140, 9], [-20, -96, 11], [-50, -130, 9], [-62, -158, 7]), limb([-62, -158, 10], [-72, -120, 8], [-62, -70, 1])], 'trim', small),
  ],
  crab: [
    legs('coat/muted', leg([-40, -60], [-90, -90], [-120, -40], [-126, 4]), leg([60, -60], [110, -90], [140, -40], [146, 4])), placed(-70, -96, pincer(), 30, 1.3), placed(80, -96, pincer(), -30, -1.3, 1.3),
    fused([curve([[-80, -60], [-60, -104], [0, -122], [66, -104], [88, -60], [50, -26], [-44, -26]])], 'coat', { ...body, shade: [14, 12], over: [line('M-50-84C-20-100 20-100 56-84', 3, 'coat/light'), line('M-60-48C-20-36 30-36 70-48', 2.4)] }), line('M-26-110L-34-134M20-110L26-134', 5), ...eyes([-34, -140, 8], [26, -140, 8]),
    legs('coat', leg([-30, -36], [-66, -60], [-80, -20], [-74, 8]), leg([40, -36], [78, -60], [94, -20], [88, 8]), leg([-10, -32], [-30, -50], [-40, -14], [-30, 10]), leg([20, -32], [44, -50], [54, -14], [44, 10])),
  ],
  wasp: [
    placed(10, -150, wingOf('gauze'), -30, 1.1), fused([limb([20, -130, 8], [60, -110, 26], [100, -70, 22], [116, -34, 1])], 'coat', { ...body, over: [line('M44-140L68-80M70-130L92-64M96-104L112-50', 9, 'trim')] }), fused([curve([[-36, -150], [-20, -176], [16, -170], [28, -140], [0, -120], [-28, -126]])], 'coat', body), fused([curve([[-72, -140], [-60, -166], [-34, -164], [-28, -136], [-44, -116], [-66, -120]])], 'trim', body), ...eyes([-56, -144, 10]), line('M-56-164C-70-186-90-190-100-184M-44-164C-50-190-66-200-80-200', 2.6), legs('coat', leg([-10, -128], [-30, -90], [-50, -80], [-52, -50]), leg([6, -126], [0, -86], [-20, -70], [-16, -44])), placed(6, -146, wingOf('gauze'), -6, 1.1),
  ],
};

/** Where each kind has its eyes, and how much of it belongs to them. */
const FACES: Readonly<Record<string, readonly [number, number, number]>> = {
  spider: [-8, -76, 108], scorpion: [0, -104, 140], beetle: [-16, -80, 118], mantis: [-20, -176, 92], crab: [0, -76, 100], wasp: [-6, -140, 88],
};

export function insectOf({ insect, eye = 'ruby' }: Insect): Marks {
  const [kind, coat = 'soot', trim = 'scarlet'] = insect.split(' ');
  return [painted({ coat, trim, iris: eye }, [...KINDS[kind!]!, focus(...FACES[kind!]!)])];
}
