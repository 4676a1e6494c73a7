/** A dragon: a long neck, a heavy body, wings of leather or something else, a tail. */
import { focus } from '../focus.ts';
import { glow, line, painted, placed, plane, type Marks, type Paint } from '../ink.ts';
import type { Worn } from '../traits.ts';
import { NAPE } from './quadruped.ts';
import { MUZZLES, type MuzzleName } from './muzzles.ts';
import { curve, fused, limb, small } from './sweep.ts';
import { wingOf, type WingName } from './wings.ts';

export interface Dragon {
  /** On the wing or on its feet, its scales, its wings' and horns' colour. */
  dragon: Worn<'fly' | 'stand'>;
  head?: MuzzleName;
  wings?: WingName;
  membrane?: Paint;
  eye?: Paint;
  /** What it breathes. */
  breath?: Paint;
}

const BELLY: Marks = [line('M-70-150C-66-120-50-96-22-80C10-62 40-56 70-60', 16, 'belly'), line('M-82-140L-62-136M-78-122L-58-124M-70-106L-52-112M-58-92L-42-102M-42-80L-28-92M-22-70L-12-84M0-62L6-78M24-56L26-72', 1.8, 'ink', 0.5)];

export function dragonOf({ dragon, head = 'drake', wings = 'leather', membrane, eye = 'amber', breath }: Dragon): Marks {
  const [pose, coat = 'rust', trim = 'bone'] = dragon.split(' ');
  const flies = pose === 'fly';
  const roles = { coat, trim, belly: `${coat}/light`, iris: eye, boots: 'leather' };
  const spread = (muted: boolean): Marks => [painted({ coat: muted ? `${coat}/muted` : coat, trim: membrane ? (muted ? `${membrane}/muted` : membrane) : `${coat}/dark` }, wingOf(wings))];
  const spines = fused(['M-60-196l24-12l-8 24ZM-34-176l26-8l-12 22ZM-14-150l26-6l-14 20ZM10-132l24-8l-10 20ZM36-118l24-8l-8 18ZM64-104l22-8l-6 16Z'], 'trim', small);
  const leg = (x: number, hind: boolean): string[] => (flies
    ? [limb([x, -70, hind ? 22 : 16], [x + 20, -44, 13], [x + 44, -38, 8], [x + 58, -24, 7])]
    : [limb([x, -70, hind ? 26 : 18], [x - 8, -40, 16], [x + 10, -16, 9], [x - 2, -4, 9]), limb([x + 4, -4, 8], [x - 20, -3, 6])]);
  return [painted(roles, [
    placed(14, flies ? -16 : 0, [
      placed(-6, -116, spread(true), flies ? -50 : -16, -1.02, 1.02),
      fused([limb([84, -74, 22], [124, -46, 15], [162, -44, 9], [190, -70, 1]), 'M184-62l22-22l2 26Z'], 'coat', small),
      painted({ coat: `${coat}/muted` }, [fused([...leg(66, true), ...leg(-26, false)], 'coat', small)]),
      spines,
      fused([limb([96, -78, 24], [40, -86, 36], [-18, -96, 38], [-56, -130, 26], [-58, -172, 20], [-84, -204, 17]), ...leg(50, true), ...leg(-44, false)], 'coat', { shade: [11, 9], lit: [5, 5], rim: 3, over: BELLY }),
      line('M26-104C12-86 18-60 30-48M-22-92C-34-80-34-64-26-52', 2, 'ink', 0.6),
      ...(flies ? [] : [plane('M32-2l-16 4l8-10ZM-64-2l-16 4l8-10Z', 'trim')]),
      ...(breath ? [painted({ glow: breath }, [glow(-150, -196, 90, 'glow', 0.8), fused([curve([[-128, -206], [-170, -226], [-186, -216], [-220, -230], [-214, -204], [-236, -188], [-206, -182], [-210, -162], [-176, -178]])], 'glow', { ink: 0, rim: 0, shade: [5, 3], lit: [0, 0] }), plane(curve([[-132, -204], [-166, -212], [-196, -206], [-172, -192]]), 'spark')])] : []),
      placed(-92, -208, [...MUZZLES[head], NAPE], flies ? 4 : 0, 1.12), focus(-82, -190, 96),
      placed(4, -108, spread(false), flies ? -6 : -34, 1.14),
    ], flies ? -6 : 0, 0.84),
  ])];
}
