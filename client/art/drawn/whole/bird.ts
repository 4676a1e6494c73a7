/** A bird: on the wing, swooping down or perched. */
import { focus } from '../focus.ts';
import { disc, glow, line, painted, patch, placed, plane, type Marks, type Paint } from '../ink.ts';
import type { Worn } from '../traits.ts';
import { curve, fused, limb, small } from './sweep.ts';
import { wingOf, type WingName } from './wings.ts';

export interface Bird {
  /** How it flies, the colour of its feathers, that of its beak and crest. */
  bird: Worn<'soar' | 'swoop' | 'perch'>;
  head?: 'eagle' | 'crow' | 'owl' | 'phoenix' | 'crane';
  wings?: WingName;
  /** The inner feathers. */
  inner?: Paint;
  breast?: Paint;
  eye?: Paint;
}

const flesh = { shade: [7, 6], lit: [4, 4] } as const;

const HEADS = {
  eagle: [fused([curve([[22, 14], [16, -18], [-6, -26], [-26, -14], [-30, 4], [-10, 20]])], 'head', flesh), fused(['M-24-16C-44-16-54-2-50 16C-44 8-36 4-24 6Z'], 'trim', small), patch('M-20-10Q-12-16-4-10Q-10-4-20-10Z', 'iris', 1.8), line('M-26-14L2-16', 3), line('M-26 0C-32-2-38 0-42 4', 1.6)],
  crow: [fused([curve([[22, 14], [16, -18], [-6, -24], [-24, -14], [-28, 4], [-10, 18]])], 'head', flesh), fused(['M-22-12C-40-14-64-6-72 4C-54 6-38 8-24 8Z'], 'trim', small), line('M-26 0L-66 4', 1.8), disc(-10, -8, 5, 'iris', 1.8), disc(-11, -8, 2, 'ink', 0)],
  owl: [fused([curve([[26, 16], [26, -16], [12, -26], [-12, -26], [-28, -14], [-28, 12], [0, 24]]), 'M24-14L34-40L10-24Z', 'M-26-12L-34-38L-10-24Z'], 'head', flesh), disc(-14, -4, 13, 'breast', 2), disc(12, -4, 13, 'breast', 2), disc(-14, -4, 8, 'iris', 1.6), disc(12, -4, 8, 'iris', 1.6), disc(-15, -4, 4, 'ink', 0), disc(11, -4, 4, 'ink', 0), patch('M-6 2L4 2L-2 18Z', 'trim', 2)],
  phoenix: [fused([limb([6, -18, 4], [14, -44, 7], [34, -62, 1]), limb([14, -14, 4], [32, -34, 7], [58, -40, 1]), limb([-2, -20, 3], [-2, -44, 5], [8, -66, 1])], 'trim', small), fused([curve([[22, 14], [16, -18], [-6, -26], [-26, -14], [-28, 4], [-10, 20]])], 'head', flesh), fused(['M-24-14C-42-14-54-2-56 12C-44 6-36 4-24 6Z'], 'gold', small), patch('M-20-8Q-12-14-4-8Q-10-2-20-8Z', 'iris', 1.8)],
  crane: [fused([limb([26, 44, 10], [4, 30, 8], [8, 4, 7], [-6, -8, 10])], 'head', small), fused(['M-12-14L-64-2L-12 0Z'], 'trim', small), plane('M-14-16C-6-22 4-18 6-10L-12-10Z', 'scarlet'), disc(-6, -8, 2.6, 'ink', 0)],
} as const satisfies Record<string, Marks>;

const tail = (long: number): string[] => [-24, -8, 8, 24].map((turn) => limb([40, 24, 8], [40 + long * 0.6, 30 + turn + long * 0.3, 10], [40 + long, 34 + turn * 1.8 + long * 0.5, 2]));
const talons = (x: number, y: number): Marks => [line(`M${x} ${y}l-4 20M${x + 20} ${y}l-2 20`, 6.4), line(`M${x} ${y}l-4 20M${x + 20} ${y}l-2 20`, 3.4, 'trim'), patch(`M${x - 4} ${y + 16}l-12 14l8-4l2 10l6-10l8 8l-4-16ZM${x + 18} ${y + 16}l-12 14l8-4l2 10l6-10l8 8l-4-16Z`, 'trim', 1.8)];

/** A feather of a folded wing: from its root past its middle to its tip. */
const folded = (x: number, y: number, long: number, lean: number): string => limb([x, y, 8], [x + lean * 0.5, y + long * 0.5, 9.5], [x + lean, y + long, 2]);

/** A bird that sits with its wing folded: long feathers, two rows that cover them, and a ruff that hides where the neck begins. */
const perched = (head: keyof typeof HEADS): Marks => [
  fused(tail(70), 'coat', small), ...talons(-6, 28), fused([limb([-8, 14, 17], [-8, 36, 6]), limb([14, 18, 15], [14, 36, 6])], 'coat/muted', small),
  fused([limb([-14, -40, 20], [4, -6, 34], [26, 30, 20])], 'coat', { ...flesh, over: [plane('M-50-50C-30-10-10 20 10 60L-60 60Z', 'breast'), line('M-30-22l4 6l4-6M-24-6l4 6l4-6M-14 8l4 6l4-6M-12-18l4 6l4-6M-4 22l4 6l4-6M0-2l4 6l4-6', 1.8, 'ink', 0.4)] }),
  ...[4, 3, 2, 1, 0].map((i) => fused([folded(20 + i * 4, -2 + i * 3, 74 - i * 7, 24 + i * 6)], 'quill', small)), ...[3, 2, 1, 0].map((i) => fused([folded(10 + i * 7, -16 + i * 3, 48 - i * 4, 14 + i * 5)], 'coat', small)),
  fused([curve([[-2, -38], [16, -40], [36, -22], [44, 2], [32, 12], [14, 8], [0, -10]])], 'coat', { ...flesh, over: [line('M6-22c4 6 10 6 14 0M20-14c4 6 10 6 14 0M8-8c4 6 10 6 14 0M24-1c4 6 10 6 14 0', 1.8, 'ink', 0.45)] }),
  placed(-16, -60, HEADS[head]), plane('M-38-46L4-47L10-34L2-22L-2-31L-9-18L-15-29L-23-18L-27-29L-35-24L-41-36Z', 'coat'), line('M-40-36L-35-24L-27-29L-23-18L-15-29L-9-18L-2-31L2-22L9-33', 2), focus(-6, -44, 70),
];

export function birdOf({ bird, head = 'eagle', wings = 'feathered', inner, breast, eye = 'amber' }: Bird): Marks {
  const [pose, coat = 'hide', trim = 'amber'] = bird.split(' ');
  const roles = { coat, trim, head: coat, breast: breast ?? `${coat}/light`, iris: eye };
  const wing = painted({ trim: inner ?? `${coat}/light` }, wingOf(wings));
  const body = fused([limb([-28, -24, 20], [0, 0, 32], [34, 22, 22], [58, 36, 8])], 'coat', { ...flesh, over: [plane('M-50-10C-36 20-4 44 34 50L-20 60L-70 20Z', 'breast')] });
  if (pose === 'perch') return [painted({ ...roles, quill: inner ?? `${coat}/muted` }, [placed(0, -70, perched(head), 0, 1.2)])];
  return [painted(roles, [
    placed(0, -120, [
      ...(wings === 'flame' ? [glow(0, -20, 170, 'fire', 0.5)] : []),
      placed(0, -6, [painted({ coat: `${coat}/muted`, trim: inner ? `${inner}/muted` : coat }, wingOf(wings))], 0, -1.02, 1.02),
      fused(tail(head === 'phoenix' ? 120 : 74), head === 'phoenix' ? 'trim' : 'coat', small), body, ...talons(6, 28), placed(-34, -42, HEADS[head], 0, 1.12), focus(-24, -36, 84), placed(14, -14, [wing], 6, 1.06),
    ], pose === 'swoop' ? -34 : -4),
  ])];
}
