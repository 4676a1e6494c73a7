/** What happens: strikes, blasts, shields, healing, summoning, growth, frost. Drawn around the middle of the picture, or up from the ground at 0. Role: `glow`, `cloth` the same. */
import { disc, glow, line, patch, placed, plane, ring, type Mark, type Marks } from '../ink.ts';
import type { Worn } from '../traits.ts';
import { curve, fused, limb, small, trail, type Point } from './sweep.ts';

const M = -134;
const steps = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const spot = (r: number, turn: number, x = 0, y = M, flat = 1): string => `${Math.round(x + r * Math.cos(turn))} ${Math.round(y + r * flat * Math.sin(turn))}`;

/** A star of uneven rays. */
const star = (r: number, count: number, inner: number, x = 0, y = M): string => `M${steps(count * 2).map((i) => spot(i % 2 ? r * inner : r * (0.78 + 0.22 * (((i * 7) % 5) / 4)), (Math.PI * i) / count + 0.2, x, y)).join('L')}Z`;
const ellipse = (x: number, y: number, rx: number, ry: number): string => `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;
/** A bank of cloud: flat below, and as many puffs above. */
const cloud = (left: number, right: number, base: number, high: number, count: number): string => {
  const at = (i: number): Point => [Math.round(left + ((right - left) * i) / count), Math.round(base - high * Math.sin((Math.PI * i) / count) * (1 - 0.14 * (i % 2)))];
  const puff = (i: number): string => {
    const [[x, y], [toX, toY]] = [at(i), at(i + 1)];
    const r = Math.round(Math.hypot(toX - x, toY - y) * 0.56);
    return `A${r} ${r} 0 0 1 ${toX} ${toY}`;
  };
  return `M${left} ${base}${steps(count).map(puff).join('')}Q${(left + right) / 2} ${base + 16} ${left} ${base}Z`;
};
/** A ball of smoke and fire, all puffs. */
const billow = (r: number, count: number, x = 0, y = M): string => {
  const far = (i: number): number => r * (0.74 + 0.26 * (((i * 7) % 5) / 4));
  const at = (i: number): string => spot(far(i % count), (i % count) * ((2 * Math.PI) / count) - 0.4, x, y);
  const puff = Math.round(r * Math.sin(Math.PI / count) * 1.02);
  return `M${at(0)}${steps(count).map((i) => `A${puff} ${puff} 0 0 1 ${at(i + 1)}`).join('')}Z`;
};
const crescent = (x: number, y: number, r: number, from: number, to: number, thick: number): string => {
  const [a, b, m] = [(from * Math.PI) / 180, (to * Math.PI) / 180, ((from + to) * Math.PI) / 360];
  return `M${spot(r, a, x, y)}Q${spot(r * 1.3, m, x, y)} ${spot(r, b, x, y)}Q${spot(r * 1.3 - thick * 2, m, x, y)} ${spot(r, a, x, y)}Z`;
};
const bolt = (x: number, y: number, size: number): string => `M${x} ${y}l${-14 * size} ${50 * size}l${12 * size} ${-3 * size}l${-22 * size} ${56 * size}l${14 * size} ${-4 * size}l${-16 * size} ${56 * size}l${46 * size} ${-76 * size}l${-14 * size} ${3 * size}l${22 * size} ${-44 * size}l${-14 * size} ${3 * size}l${14 * size} ${-41 * size}Z`;
const tongue = (x: number, y: number, w: number, h: number): string => `M${x - w} ${y}C${x - w * 1.3} ${y - h * 0.4} ${x - w * 0.2} ${y - h * 0.5} ${x - w * 0.1} ${y - h}C${x + w * 0.7} ${y - h * 0.7} ${x + w * 1.4} ${y - h * 0.4} ${x + w} ${y}Z`;
const spike = (x: number, y: number, w: number, h: number, lean: number): string => `M${x - w} ${y}L${x + lean} ${y - h}L${x + w} ${y}Z`;
const leaf = (x: number, y: number, turn: number, long: number): Mark => placed(x, y, [patch(`M0 0C${long * 0.3} ${-long * 0.35} ${long * 0.8} ${-long * 0.3} ${long} 0C${long * 0.8} ${long * 0.3} ${long * 0.3} ${long * 0.3} 0 0Z`, 'glow', 1.8), line(`M0 0L${long * 0.8} 0`, 1.4, 'ink', 0.5)], turn);
const rock = (x: number, y: number, r: number): string => `M${x - r} ${y + r * 0.3}L${x - r * 0.5} ${y - r}L${x + r * 0.6} ${y - r * 0.8}L${x + r} ${y + r * 0.2}L${x + r * 0.3} ${y + r}L${x - r * 0.6} ${y + r * 0.8}Z`;
const bright = { ink: 0, rim: 0, lit: [0, 0], shade: [4, 3] } as const;
const ghosted = { ink: 0, rim: 2, lit: [0, 0], shade: [5, 4] } as const;

export const EFFECTS = {
  slash: [glow(0, M, 150, 'glow', 0.5), plane(crescent(40, M + 20, 120, 150, 290, 20), 'glow'), plane(crescent(40, M + 20, 126, 160, 280, 9), 'spark')],
  cross_slash: [glow(0, M, 140, 'glow', 0.6), plane('M-130-250Q-10-150 130-10Q-30-120-130-250ZM130-250Q10-150-130-10Q30-120 130-250Z', 'glow'), plane('M-116-238Q-4-140 116-24Q-16-126-116-238ZM116-238Q4-140-116-24Q16-126 116-238Z', 'spark')],
  claws: [glow(0, M, 140, 'glow', 0.5), patch('M-90-250Q-50-140-80-20Q-20-130-90-250ZM-30-264Q10-140-20 0Q44-130-30-264ZM40-258Q80-140 50-10Q110-130 40-258Z', 'glow', 2.4), plane('M-84-234Q-52-140-78-44Q-36-130-84-234ZM-24-246Q8-140-18-26Q28-130-24-246ZM46-240Q78-140 52-36Q94-130 46-240Z', 'spark')],
  bolt: [glow(0, -60, 150, 'glow', 0.8), patch(bolt(8, -290, 1.75), 'glow', 2.4), plane(bolt(6, -284, 1.4), 'spark'), plane(star(50, 8, 0.4, -14, -6), 'spark')],
  bolts: [glow(0, -110, 190, 'glow', 0.5), patch(bolt(-90, -290, 1.2) + bolt(20, -290, 1.6) + bolt(120, -290, 1.1), 'glow', 2.2), plane(bolt(-92, -286, 0.9) + bolt(18, -286, 1.25) + bolt(118, -286, 0.8), 'spark')],
  beam: [plane('M-44-300L44-300L66 6L-66 6Z', 'glow', 0.45), plane('M-24-300L24-300L38 6L-38 6Z', 'glow', 0.8), plane('M-9-300L9-300L16 6L-16 6Z', 'spark'), glow(0, 0, 130, 'glow', 0.9), plane(ellipse(0, 4, 90, 14), 'spark', 0.7)],
  ray: [glow(-40, M, 140, 'glow', 0.5), plane('M-230-176L-230-100L120-122L120-136Z', 'glow', 0.6), plane('M-230-156L-230-116L120-126L120-132Z', 'spark'), plane(star(46, 9, 0.4, 112, -129), 'spark')],
  blast: [
    glow(0, M, 210, 'glow', 0.8), plane(star(186, 11, 0.3), 'glow', 0.55), ...([[-128, -214, 12, -50], [120, -226, 14, 44], [150, -88, 11, 104], [-146, -84, 13, -108], [24, -290, 9, 6]] as const).map(([x, y, r, turn]) => placed(x, y, [plane(`M${-r * 0.7} 0L0 ${r * 6}L${r * 0.7} 0Z`, 'glow/light', 0.7), patch(rock(0, 0, r), 'near', 2)], turn)),
    fused([billow(112, 11)], 'glow/deep', { ink: 3, shade: [12, 10], lit: [0, 0], rim: 3 }), plane(billow(90, 9, 6, M + 4), 'glow'), plane(billow(64, 8, -2, M), 'glow/light'), plane(star(66, 9, 0.5), 'spark'),
  ],
  burst: [glow(0, M, 190, 'glow', 0.8), plane(star(170, 14, 0.24), 'glow', 0.8), plane(star(90, 12, 0.3), 'spark')],
  wave: [...[60, 96, 134].map((r, i) => ring(0, M, r, 9 - i * 2, 'glow', 0.9 - i * 0.22)), glow(0, M, 90, 'glow', 0.9)],
  shock: [plane(`${ellipse(0, -4, 190, 34)}`, 'glow', 0.25), line(ellipse(0, -4, 170, 30) + ellipse(0, -4, 120, 20), 5, 'glow'), plane('M-120-6l-18-40l34 34ZM-60 6l-20-56l42 50ZM60 6l20-56l-42 50ZM120-6l18-40l-34 34Z', 'glow')],
  roar: [line([50, 84, 120, 158].map((r) => `M${spot(r, 2.3, 60, -140)}A${r} ${r} 0 0 1 ${spot(r, 3.98, 60, -140)}`).join(''), 9, 'glow', 0.9)],
  dome: [glow(0, -90, 190, 'glow', 0.35), plane('M-140 0C-140-190 140-190 140 0Z', 'glow', 0.25), line('M-140 0C-140-190 140-190 140 0', 7, 'glow'), line('M-118-10C-112-150-30-150 10-140', 4, 'spark', 0.9), line(ellipse(0, 0, 140, 18), 4, 'glow', 0.8)],
  barrier: [plane(steps(3).map((i) => `M${-150 + i * 6}-${220 - i * 56}`).join('') + 'M-96-250L-140-226V-176L-96-152L-52-176V-226ZM-52-176L-96-152V-102L-52-78L-8-102V-152ZM-96-102L-140-78V-28L-96-4L-52-28V-78ZM-140-176L-184-152V-102L-140-78L-96-102V-152Z', 'glow', 0.35), line('M-96-250L-140-226V-176L-96-152L-52-176V-226ZM-52-176L-96-152V-102L-52-78L-8-102V-152ZM-96-102L-140-78V-28L-96-4L-52-28V-78ZM-140-176L-184-152V-102L-140-78L-96-102V-152Z', 4, 'glow')],
  halo: [glow(0, -200, 130, 'glow', 0.7), line(ellipse(0, -226, 60, 16), 8, 'glow'), line(ellipse(0, -226, 60, 16), 3, 'spark')],
  rays: [plane(steps(7).map((i) => `M0-330L${-210 + i * 70} 20L${-176 + i * 70} 20Z`).join(''), 'glow', 0.5), glow(0, -270, 150, 'glow', 0.9)],
  heal: [glow(0, -110, 160, 'glow', 0.6), plane([[-80, -60, 11], [-50, -170, 14], [70, -110, 13], [96, -210, 9], [20, -230, 10], [-110, -200, 8], [-20, -40, 8], [110, -40, 8]].map(([x, y, r]) => `M${x! - r!} ${y! - r! / 3}h${r! * 0.66}v${-r! * 0.66}h${r! * 0.68}v${r! * 0.66}h${r! * 0.66}v${r! * 0.68}h${-r! * 0.66}v${r! * 0.66}h${-r! * 0.68}v${-r! * 0.66}h${-r! * 0.66}Z`).join(''), 'spark'), line('M-60 4C-70-60-40-100-56-160M60 4C74-60 40-90 58-150M0 6C10-40-10-70 4-110', 4, 'glow', 0.8)],
  circle: [glow(0, -6, 150, 'glow', 0.7), line(ellipse(0, 0, 150, 34) + ellipse(0, 0, 128, 27), 3.4, 'glow'), line(`M${steps(6).map((i) => spot(128, (i * 2 * Math.PI * 2) / 5 - 0.3, 0, 0, 0.21)).join('L')}`, 3, 'spark', 0.9), plane(steps(9).map((i) => `M${spot(139, (i * Math.PI) / 4.5, 0, 0, 0.22)}l-3-3h6Z`).join(''), 'spark')],
  portal: [glow(0, -120, 190, 'glow', 0.7), fused([ellipse(0, -120, 74, 116)], 'glow', { ...bright, shade: [0, 0] }), plane(ellipse(0, -120, 60, 100), 'ink', 0.8), line('M0-120C20-150-30-170-40-120C-46-60 30-40 46-110C56-190-20-230-52-180M0-120C-20-94 26-74 36-110', 4, 'glow', 0.9), line(ellipse(0, -120, 74, 116), 5, 'spark')],
  vortex: [glow(0, M, 180, 'glow', 0.5), line([0, 1, 2].map((k) => trail(...steps(9).map((i): Point => { const turn = k * 2.1 + i * 0.55; const r = 14 + i * 17; return [r * Math.cos(turn), M + r * 0.8 * Math.sin(turn)]; }))).join(''), 9, 'glow', 0.8), line([0, 1, 2].map((k) => trail(...steps(8).map((i): Point => { const turn = k * 2.1 + i * 0.55 + 0.1; const r = 12 + i * 16; return [r * Math.cos(turn), M + r * 0.8 * Math.sin(turn)]; }))).join(''), 3, 'spark'), disc(0, M, 12, 'spark', 0)],
  tornado: [
    line('M120-250C170-226 130-196 74-196M-110-230C-158-206-118-170-50-172M84-150C112-134 92-112 50-114M-52-120C-76-104-52-84-16-86', 5, 'glow', 0.7),
    fused([curve([[-106, -258], [-60, -282], [0, -288], [60, -282], [106, -258], [84, -214], [56, -168], [48, -120], [28, -70], [26, -24], [14, 10], [2, -18], [-4, -70], [-24, -120], [-42, -168], [-78, -214]])], 'glow', {
      shade: [22, 4], lit: [8, 4], rim: 3, over: [
        plane(ellipse(0, -258, 88, 17), 'glow/deep'), plane(ellipse(4, -252, 52, 9), 'ink', 0.5),
        line('M-92-226C-40-192 44-194 96-228M-60-182C-20-154 44-156 70-184M-36-136C-6-112 36-114 56-138M-20-90C2-72 24-74 40-92M-6-46C4-36 20-36 34-48', 7, 'glow/light'),
        line('M-92-218C-40-184 44-186 96-220M-60-174C-20-146 44-148 70-176M-36-128C-6-104 36-106 56-130M-20-82C2-64 24-66 40-84M-6-38C4-28 20-28 34-40', 2.2, 'ink', 0.5),
      ],
    }),
    patch(rock(-104, -60, 11) + rock(110, -70, 9) + rock(86, -190, 7) + rock(-74, -140, 7), 'near', 2), plane('M-60 14C-40-6 60-6 84 14C40 24-20 24-60 14Z', 'near', 0.8),
  ],
  flames: [glow(0, -60, 190, 'fire', 0.6), plane(tongue(-120, 12, 34, 110) + tongue(-60, 12, 36, 160) + tongue(10, 12, 42, 200) + tongue(78, 12, 36, 150) + tongue(134, 12, 32, 110), 'glow'), plane(tongue(-112, 12, 18, 64) + tongue(-56, 12, 20, 100) + tongue(10, 12, 24, 130) + tongue(76, 12, 20, 94) + tongue(130, 12, 16, 64), 'spark')],
  fireball: [
    glow(-20, M, 160, 'glow', 0.7), plane('M150-266C112-234 98-214 86-196C106-206 124-208 142-208C112-192 94-170 82-148C98-154 112-154 126-150C100-136 80-114 62-94C46-66 18-52-14-54C-56-58-86-92-82-132C-78-162-54-188-22-190C-4-198 12-212 22-234C24-218 22-206 16-194C42-210 62-230 76-260C76-238 72-222 62-206C92-222 122-242 150-266Z', 'glow'),
    plane('M112-222C80-196 66-176 56-156C70-160 82-160 92-158C70-142 56-122 42-104C30-82 10-72-14-72C-44-74-66-98-64-128C-60-154-38-172-12-172C8-178 22-186 34-200C34-188 30-178 24-168C54-182 84-200 112-222Z', 'glow/light'),
    disc(-18, -122, 40, 'spark', 0), plane('M-50-128C-46-154-18-164 4-152C-16-152-26-140-26-124C-26-106-10-98 8-102C-6-86-30-84-42-98C-48-106-52-116-50-128Z', 'glow/light', 0.8), disc(-20, -124, 14, 'snow', 0),
  ],
  meteors: [glow(0, -140, 180, 'glow', 0.5), ...([[-110, -60, 1.1], [20, -110, 0.8], [110, -40, 1], [-40, -200, 0.6], [130, -190, 0.55]] as const).map(([x, y, s]) => placed(x, y, [plane('M0 20L70-120L30 0Z', 'glow', 0.8), plane('M-4 10L50-80L18-4Z', 'fire'), patch(rock(0, 6, 24), 'soot', 2.6), plane('M-14 12l10-14l6 10Z', 'fire')], 0, s))],
  ice_spikes: [glow(0, -40, 170, 'glow', 0.5), fused([spike(-130, 10, 22, 110, -30), spike(-84, 10, 26, 180, -24), spike(-30, 10, 22, 130, -4), spike(30, 10, 24, 160, 10), spike(86, 10, 26, 190, 26), spike(134, 10, 20, 100, 30)], 'glow', { shade: [9, 3], lit: [5, 4], rim: 3 }), line('M-108-160L-90 0M-30-110L-28 0M40-140L34 0M112-170L92 0', 1.8, 'ink', 0.35)],
  frozen: [
    glow(0, -120, 150, 'glow', 0.4), plane('M-74 6L-100-86L-62-212L8-248L72-210L98-82L66 6Z', 'glow', 0.3), plane('M-100-86L-62-212L-34-150L-52-60L-74 6ZM8-248L-34-150L40-128L72-210Z', 'snow', 0.18), plane('M98-82L40-128L20-30L66 6ZM-52-60L20-30L66 6L-74 6Z', 'glow/deep', 0.2),
    line('M-74 6L-100-86L-62-212L8-248L72-210L98-82L66 6Z', 4.4), line('M-70 2L-96-86L-59-209L8-243L69-207L94-82L63 2Z', 2.6, 'snow'), line('M-62-212L-34-150L8-248M-34-150L-52-60L-100-86M-34-150L40-128L72-210M40-128L98-82M40-128L20-30L-52-60L-74 6M20-30L66 6', 1.6, 'snow', 0.55), plane('M-84-98L-58-188L-44-158L-66-92ZM-8-222L6-232L20-216L-2-196Z', 'snow', 0.75),
  ],
  snow: [line(([[-140, -220, 14], [-70, -250, 10], [10, -210, 16], [90, -250, 12], [150, -190, 16], [-160, -110, 12], [150, -90, 12], [-100, -40, 14], [110, -20, 10], [-30, -90, 9]] as const).map(([x, y, r]) => [0, 1, 2].map((k) => { const [dx, dy] = [r * Math.cos((k * Math.PI) / 3), r * Math.sin((k * Math.PI) / 3)]; return `M${Math.round(x - dx)} ${Math.round(y - dy)}L${Math.round(x + dx)} ${Math.round(y + dy)}`; }).join('')).join(''), 3, 'glow')],
  blizzard: [line('M-220-240C-120-260-60-200 60-230S200-250 230-210M-220-170C-100-200-40-140 80-170S220-180 230-150M-220-100C-140-120-40-80 60-100S200-120 230-90M-220-30C-120-50-20-10 80-30S200-50 230-20', 7, 'glow', 0.6), line('M-220-204C-110-230-30-170 90-200S220-210 230-180M-220-134C-100-150-20-110 90-130', 3, 'spark', 0.8)],
  vines: [fused([limb([-150, 14, 14], [-110, -60, 12], [-140, -130, 9], [-90, -190, 6], [-110, -230, 1]), limb([120, 14, 14], [96, -60, 12], [140, -130, 9], [100, -200, 6], [120, -240, 1]), limb([-40, 16, 10], [-70, -30, 9], [-40, -70, 6], [-56, -96, 1]), limb([50, 16, 10], [70, -34, 9], [44, -70, 6], [60, -100, 1])], 'leaf', small), ...([[-128, -110, 200], [-104, -70, -20], [-96, -180, -40], [132, -110, -20], [104, -70, 200], [106, -190, 220], [-60, -50, -30], [62, -60, 200]] as const).map(([x, y, turn]) => leaf(x, y, turn, 34))],
  leaves: [glow(0, M, 160, 'glow', 0.3), ...([[-110, -200, 20, 30], [-60, -90, 140, 34], [-150, -120, 60, 26], [60, -220, -20, 32], [130, -160, 100, 30], [90, -70, 30, 36], [-20, -240, 200, 26], [150, -60, 160, 24], [-120, -30, -40, 30]] as const).map(([x, y, turn, long]) => leaf(x, y, turn, long))],
  roots: [fused([limb([-60, 20, 22], [-90, -60, 16], [-40, -120, 12], [-80, -180, 7], [-50, -220, 1]), limb([50, 20, 20], [90, -50, 16], [46, -110, 12], [84, -170, 7], [60, -214, 1]), limb([0, 20, 16], [10, -40, 12], [-14, -90, 8], [6, -130, 1]), limb([-120, 20, 14], [-140, -30, 10], [-110, -70, 1]), limb([120, 20, 14], [146, -30, 10], [116, -74, 1])], 'bark', small)],
  drain: [glow(120, -150, 110, 'glow', 0.8), line('M-150-60C-80-120-20-40 60-120S110-150 124-152M-150-130C-80-190-10-110 60-150S110-152 122-152M-140-10C-80-40 0-10 60-90S110-146 122-150', 6, 'glow', 0.9), line('M-140-70C-80-120-20-50 60-126S106-150 122-152M-130-140C-70-190-10-120 60-154', 2.4, 'spark')],
  souls: [
    glow(0, -150, 160, 'glow', 0.4),
    ...([[-128, -104, 1, -8], [-30, -196, 1.2, 6], [84, -116, 0.95, -14], [110, -222, 0.72, 10], [-150, -222, 0.66, -6]] as const).map(([x, y, s, turn]) => placed(x, y, [
      fused(['M-20-14C-22-36-10-48 5-47C22-45 29-30 25-10C22 6 30 24 46 38C64 52 88 56 112 44C98 70 70 76 46 66C54 82 74 94 100 92C74 108 40 100 22 76C24 92 34 106 50 114C24 114 6 96-2 70C-8 52-2 40-8 28C-14 18-19 4-20-14Z'], 'glow', ghosted),
      plane('M-18-22C-14-28-5-22-2-14C-9-8-17-12-18-22ZM21-20C16-28 8-22 5-13C11-8 19-11 21-20ZM-4 2C-2-3 6-3 8 2C11 14 8 30 2 33C-5 28-7 14-4 2Z', 'ink', 0.85), line('M20 8C26 28 38 44 58 52M8 44C12 62 22 76 38 86', 2, 'ink', 0.35),
    ], turn, s)),
  ],
  skull_smoke: [
    glow(0, M, 170, 'glow', 0.5), fused([cloud(-160, 160, 14, 84, 6)], 'glow/muted', { shade: [8, 12], lit: [5, 5], rim: 2 }),
    fused([curve([[-74, -160], [-66, -222], [-30, -256], [30, -256], [66, -222], [74, -160], [60, -122], [46, -112], [42, -70], [22, -54], [-22, -54], [-42, -70], [-46, -112], [-60, -122]])], 'glow', { shade: [16, 8], lit: [8, 7], rim: 3.4 }),
    patch('M-58-180L-14-160C-10-142-20-128-38-130C-54-134-62-154-58-180ZM58-180L14-160C10-142 20-128 38-130C54-134 62-154 58-180Z', 'ink', 1), disc(-35, -151, 6, 'spark', 0), disc(35, -151, 6, 'spark', 0), glow(-35, -151, 24, 'spark', 0.7), glow(35, -151, 24, 'spark', 0.7),
    patch('M0-142C8-128 12-118 8-110H-8C-12-118-8-128 0-142Z', 'ink', 1), line('M-40-92H40', 3), line('M-26-104v30M-13-104v36M0-104v38M13-104v36M26-104v30', 3), line('M-60-200C-50-190-40-196-30-188M20-240L32-222L22-208', 2.4),
  ],
  smoke: [
    fused([cloud(-150, -20, -70, 84, 4), cloud(20, 150, -84, 96, 4)], 'glow/muted', { shade: [8, 12], lit: [5, 5], rim: 2 }),
    fused([cloud(-184, 184, 16, 92, 7)], 'glow', { shade: [8, 16], lit: [6, 6], rim: 2.4 }),
    line('M-118-18C-118-42-92-50-76-36M-30-34C-26-58 8-62 20-44M74-26C82-48 112-46 118-26M-104-112C-98-128-76-130-66-116M64-140C72-156 96-156 104-140', 2, 'ink', 0.45),
  ],
  tentacles: [fused([limb([-130, 20, 26], [-160, -60, 20], [-110, -130, 15], [-140, -200, 10], [-100, -230, 1]), limb([-50, 20, 26], [-70, -80, 20], [-20, -150, 14], [-60, -210, 9], [-90, -190, 1]), limb([60, 20, 28], [90, -70, 21], [40, -140, 15], [80, -220, 9], [120, -210, 1]), limb([140, 20, 24], [150, -60, 18], [190, -110, 13], [150, -170, 1])], 'glow', { shade: [9, 5], over: [] }), line('M-146-40l-14-4M-130-90l-16-8M-124-140l-14 4M-62-50l-14-2M-44-110l-14-8M80-40l14-4M66-110l14-8M62-170l14 2', 6, 'rim', 0.8)],
  hands: [fused([limb([-110, 20, 16], [-104, -40, 12], [-100, -70, 16]), limb([-110, -76, 6], [-128, -100, 5], [-124, -118, 3]), limb([-102, -80, 6], [-108, -112, 5], [-100, -134, 3]), limb([-92, -80, 6], [-86, -112, 5], [-76, -130, 3]), limb([-86, -70, 6], [-66, -90, 5], [-62, -106, 3]), limb([90, 20, 18], [96, -50, 13], [100, -86, 18]), limb([88, -92, 7], [68, -120, 6], [74, -140, 3]), limb([96, -96, 7], [90, -134, 6], [98, -160, 3]), limb([106, -96, 7], [112, -134, 6], [124, -152, 3]), limb([114, -84, 7], [138, -104, 6], [144, -124, 3]), limb([-10, 20, 14], [-6, -16, 11], [-4, -36, 14]), limb([-12, -40, 5], [-28, -62, 4], [-24, -76, 2]), limb([-2, -44, 5], [-4, -72, 4], [4, -86, 2]), limb([4, -40, 5], [22, -58, 4], [26, -72, 2])], 'glow', small)],
  chains: [line('M-210-260L-30-110M210-280L40-130M-200 10L-40-60M200 20L50-60', 11), line('M-210-260L-30-110M210-280L40-130M-200 10L-40-60M200 20L50-60', 7, 'iron'), (pen) => `<path d="M-210-260L-30-110M210-280L40-130M-200 10L-40-60M200 20L50-60" fill="none" stroke="${pen.colour('ink')}" stroke-width="4" stroke-dasharray="3 13"/>`],
  web: [line(steps(10).map((i) => `M0 ${M}L${spot(230, (i * Math.PI) / 5 + 0.2)}`).join('') + [40, 80, 124, 170].map((r) => `M${steps(11).map((i) => spot(r * (0.92 + (i % 2) * 0.08), (i * Math.PI) / 5 + 0.2)).join('L')}`).join(''), 2.6, 'glow', 0.85)],
  arrows: [...([[-120, -40], [-60, -90], [10, -40], [70, -110], [130, -50], [-20, -170], [-140, -150], [120, -190]] as const).map(([x, y]) => placed(x, y, [line('M0 0L44-84', 4.4), line('M0 0L44-84', 2, 'bone'), patch('M-6 12L-4-10L10-2Z', 'glow', 1.8), patch('M40-76l14-4l2-16l-12 6ZM44-84l-6-12l6-12l8 10Z', 'glow', 1.6)]))],
  blades: [...([[-120, -90, -40], [-60, -170, -16], [0, -200, 0], [60, -170, 16], [120, -90, 40]] as const).map(([x, y, turn]) => placed(x, y, [glow(0, 0, 50, 'glow', 0.5), patch('M-9 30L-8-46L0-70L8-46L9 30Z', 'glow', 2.2), plane('M-5 26L-4-42L0-58L0 26Z', 'spark'), patch('M-20 30h40v8h-40ZM-4 38h8v26h-8Z', 'brass', 2)], turn))],
  shields: [...([[-120, -110, 0.9], [0, -150, 1.1], [120, -110, 0.9]] as const).map(([x, y, s]) => placed(x, y, [glow(0, 0, 80, 'glow', 0.6), patch('M-40-50C-14-44 14-44 40-50C44 0 30 40 0 64C-30 40-44 0-40-50Z', 'glow', 3), line('M0-46V58M-38-10H38', 4, 'spark', 0.8)], 0, s))],
  speed: [line('M20-230H220M60-200H230M-10-170H210M40-130H230M0-96H200M50-60H230M10-26H220', 3, 'glow', 0.8), line('M90-216H230M60-150H180M110-80H230M80-42H160', 6, 'glow', 0.5)],
  quake: [patch('M-230 20L-150-10L-120 6L-80-24L-40 4L-6-30L30 6L70-20L110 8L160-12L230 20V60H-230Z', 'near', 2.4), plane('M-120 14L-80-16L-60 6L-6-22L10 10L70-12L90 14L30 24L-40 20Z', 'glow'), patch(rock(-120, -70, 20) + rock(100, -90, 24) + rock(20, -150, 14) + rock(-50, -120, 12) + rock(160, -40, 14), 'mid', 2.4)],
  crack: [plane('M-230 4L-120-8L-90 6L-30-12L10 4L60-10L110 6L230-6V24H-230Z', 'ink', 0.5), plane('M-160 6L-90-6L-70 8L-20-8L14 6L60-6L96 8L170 0L96 18L50 10L10 22L-30 10L-80 20Z', 'glow'), glow(0, 0, 170, 'glow', 0.7)],
  rubble: [patch(rock(-90, -30, 40) + rock(-20, -16, 30) + rock(60, -26, 44) + rock(120, -10, 28) + rock(-150, -8, 24) + rock(20, -70, 26), 'granite', 2.8), plane('M-118-22l20-38l24 10ZM30-18l22-40l30 8ZM2-72l10-16l14 4Z', 'marble', 0.6)],
  sand: [line('M-230-200C-140-230-60-170 40-200S190-220 230-190M-230-120C-120-150-60-90 60-124S200-130 230-110M-230-50C-120-80-40-20 80-50S210-60 230-40', 16, 'glow', 0.45), line('M-230-160C-120-190-40-130 60-160S200-170 230-150M-230-84C-140-110-60-60 60-84M0-20C80-40 160-10 230-24', 6, 'spark', 0.5)],
  tide: [fused([`M-230 30V-60C-180-140-90-200 10-180C70-166 90-120 60-90C50-120 10-126-10-96C-30-60 30-10 100-6C150-4 200-20 230-40V30Z`], 'glow', { shade: [12, 10], lit: [8, 8], rim: 4 }), line('M-200-50C-150-120-80-160 0-158M-180-20C-120-90-70-120-20-116M-120 4C-80-50-50-70-30-66', 4, 'spark', 0.7), plane('M-6-180q16-18 34-6q20-10 30 10q18 2 14 22q10 12-4 22q-6-30-34-38q-20-8-40-10Z', 'snow')],
  blood: [plane('M-60-230C-30-180-10-160-10-120C-10-88-32-70-60-70C-88-70-110-88-110-120C-110-160-90-180-60-230Z', 'glow'), plane('M60-150C80-110 96-92 96-64C96-40 80-26 60-26C40-26 24-40 24-64C24-92 40-110 60-150Z', 'glow', 0.9), plane('M-82-130C-88-110-80-92-66-88C-76-100-78-114-72-128ZM46-74C42-60 48-48 56-44C50-54 50-64 54-74Z', 'spark', 0.7)],
  eyes: [...([[-110, -190, 1], [80, -220, 1.2], [-30, -240, 0.6], [140, -130, 0.7], [-150, -100, 0.6]] as const).map(([x, y, s]) => placed(x, y, [glow(0, 0, 60, 'glow', 0.5), plane('M-34 4Q-10-18 34-10Q14 16-34 4Z', 'glow'), plane('M-4-11Q-10 0-2 9Q8 0-4-11Z', 'ink')], 0, s))],
  runes: [glow(0, M, 150, 'glow', 0.5), line(steps(8).map((i) => { const [x, y] = [Math.round(120 * Math.cos((i * Math.PI) / 4)), Math.round(M + 96 * Math.sin((i * Math.PI) / 4))]; return [`M${x} ${y - 14}v28M${x} ${y - 6}l10 8`, `M${x - 8} ${y - 12}l16 12l-16 12`, `M${x - 8} ${y + 12}l8-26l8 26`, `M${x} ${y - 14}v28M${x - 8} ${y}h16`][i % 4]; }).join(''), 5, 'glow'), ring(0, M, 74, 3, 'glow', 0.8)],
  stars: [glow(0, M, 180, 'glow', 0.4), plane([[-120, -200, 16], [-40, -110, 22], [50, -230, 18], [110, -140, 24], [150, -230, 10], [-160, -90, 12], [60, -60, 14], [-80, -40, 10]].map(([x, y, r]) => `M${x!} ${y! - r!}Q${x!} ${y!} ${x! + r!} ${y!}Q${x!} ${y!} ${x!} ${y! + r!}Q${x!} ${y!} ${x! - r!} ${y!}Q${x!} ${y!} ${x!} ${y! - r!}Z`).join(''), 'spark')],
  moonlight: [disc(70, -210, 54, 'spark', 0), disc(92, -224, 44, 'sky dark', 0), plane('M20-180L-160 20H-20L60-160Z', 'glow', 0.35)],
  sunburst: [glow(0, -230, 200, 'glow', 0.9), disc(0, -230, 52, 'spark', 0), plane(steps(14).map((i) => `M${spot(64, (i * Math.PI) / 7, 0, -230)}L${spot(130 + (i % 2) * 40, (i * Math.PI) / 7 + 0.1, 0, -230)}L${spot(64, (i * Math.PI) / 7 + 0.22, 0, -230)}Z`).join(''), 'glow')],
  blossoms: [...([[-130, -210, 1], [-70, -120, 0.8], [-150, -70, 0.7], [30, -240, 0.8], [120, -200, 1.1], [150, -90, 0.8], [80, -30, 0.7], [-30, -40, 0.6]] as const).map(([x, y, s]) => placed(x, y, [patch(steps(5).map((i) => `M0 0C${spot(16, (i * 2 * Math.PI) / 5 - 0.5, 0, 0)} ${spot(24, (i * 2 * Math.PI) / 5 - 0.2, 0, 0)} ${spot(20, (i * 2 * Math.PI) / 5, 0, 0)}C${spot(24, (i * 2 * Math.PI) / 5 + 0.2, 0, 0)} ${spot(16, (i * 2 * Math.PI) / 5 + 0.5, 0, 0)} 0 0Z`).join(''), 'glow', 1.8), disc(0, 0, 5, 'spark', 1.4)], x, s))],
  cards: [...([[-60, -150, -20], [0, -166, 0], [60, -150, 20]] as const).map(([x, y, turn]) => placed(x, y, [glow(0, 0, 80, 'glow', 0.5), patch('M-34-50H34V50H-34Z', 'glow', 3), line('M-26-42H26V42H-26Z', 2, 'spark'), plane('M0-26L18 0L0 26L-18 0Z', 'spark')], turn))],
  gears: [...([[-90, -190, 46], [90, -150, 60], [0, -70, 36]] as const).map(([x, y, r]) => placed(x, y, [patch(`M${steps(20).map((i) => spot(i % 2 ? r : r * 1.24, (i * Math.PI) / 10 + (i % 4 < 2 ? 0.06 : -0.06), 0, 0)).join('L')}Z`, 'glow', 2.6), disc(0, 0, r * 0.62, 'near', 2), disc(0, 0, r * 0.2, 'glow', 2)]))],
  crosshair: [ring(0, M, 84, 5, 'glow'), ring(0, M, 50, 2.4, 'glow'), line(`M0 ${M - 110}v50M0 ${M + 60}v50M-110 ${M}h50M60 ${M}h50`, 5, 'glow'), disc(0, M, 6, 'spark', 0)],
  notes: [line('M-150-60C-80-110-60-200 20-190S110-250 190-230', 4, 'glow', 0.8), plane('M-70-160l0 40a12 9 0 1 1-5-7v-48l34-8v44a12 9 0 1 1-5-7v-22ZM60-230l0 40a12 9 0 1 1-5-7v-48l34-8v44a12 9 0 1 1-5-7v-22Z', 'spark')],
  up: [glow(0, -110, 150, 'glow', 0.4), plane([[-110, -40, 1], [0, -90, 1.4], [110, -40, 1]].map(([x, y, s]) => `M${x! - 26 * s!} ${y!}L${x!} ${y! - 34 * s!}L${x! + 26 * s!} ${y!}L${x! + 26 * s!} ${y! - 24 * s!}L${x!} ${y! - 60 * s!}L${x! - 26 * s!} ${y! - 24 * s!}Z`).join(''), 'glow', 0.9)],
  swirl: [
    ...([[-20, 128, 26], [-84, 100, 22], [-144, 74, 17], [-196, 50, 12]] as const).map(([y, rx, ry], i) => line(`M${-rx} ${y}A${rx} ${ry} 0 0 1 ${rx} ${y - 20}`, 4 - i * 0.5, 'glow', 0.45)),
    ...([[-20, 128, 26], [-84, 100, 22], [-144, 74, 17], [-196, 50, 12]] as const).map(([y, rx, ry], i) => patch(`M${-rx} ${y}A${rx} ${ry} 0 0 0 ${rx} ${y - 20}A${rx} ${ry * 1.5} 0 0 1 ${-rx} ${y}Z`, i % 2 ? 'spark' : 'glow', 0)),
    ...([[-150, -60], [140, -120], [-110, -170], [96, -220]] as const).map(([x, y]) => disc(x, y, 4, 'spark', 0)),
  ],
  pool: [plane(ellipse(0, 4, 170, 26), 'glow', 0.9), plane(ellipse(-20, 0, 110, 14), 'spark', 0.35), line(ellipse(0, 4, 170, 26), 2.6)],
  tile: [fused(['M-150-6L-40-40L150-14L40 26Z'], 'glow', { shade: [6, 6], lit: [4, 3] }), glow(0, -20, 130, 'glow', 0.6), line('M-110-6L-34-28L108-10L34 14Z', 3, 'spark')],
} as const satisfies Record<string, Marks>;

export interface Effect {
  /** What happens, and the colour of its light. */
  effect: Worn<keyof typeof EFFECTS>;
}
