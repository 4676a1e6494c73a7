/** Weapons and tools with a grip: the hand is at the origin, the thing points upwards. Roles: `blade`, `shaft`, `trim`. */
import { cord, disc, glow, line, patch, placed, plane, shape, type Mark, type Marks } from '../ink.ts';

const thin = { ink: 2.4, rim: 0 } as const;

const shaft = (up: number, down = 130, half = 4): Mark => shape(`M${-half} ${down}L${-half} ${-up}L${half} ${-up}L${half} ${down}Z`, 'shaft', { dark: [`M0 ${down}L0 ${-up}L${half + 4} ${-up}L${half + 4} ${down}Z`], ...thin });

const hilt = (half: number): Marks => [
  shape(`M${-half}-18L${half}-18L${half - 3}-9L${3 - half}-9Z`, 'trim', { dark: [`M0-22L0-6L${half}-6L${half}-22Z`], ...thin }), shape('M-4.5-10L4.5-10L4.5 26L-4.5 26Z', 'leather', thin), disc(0, 30, 6.5, 'trim'),
];

const blade = (long: number, half: number): Mark =>
  shape(`M${-half}-18L${1 - half} ${22 - long}L0 ${-long}L${half - 1} ${22 - long}L${half}-18Z`, 'blade', { dark: [`M0-18L0 ${-long}L${half} ${-long}L${half}-18Z`], light: [`M${1 - half}-18L${2 - half} ${26 - long}L${3 - half} ${26 - long}L${4 - half}-18Z`], ...thin });

const axehead: Mark = shape('M4-116C22-124 40-136 50-154C60-130 62-100 52-74C40-90 22-100 4-104Z', 'blade', { dark: ['M4-116C22-122 34-126 44-140C48-120 46-96 40-88C30-96 16-102 4-104Z'], light: ['M50-154C60-130 62-100 52-74C56-98 56-130 50-154Z'], ...thin });

const flag = (forked: boolean): Mark =>
  shape(forked ? 'M2-204C34-214 60-190 104-200C92-180 92-164 110-144C72-134 40-158 2-140Z' : 'M2-206C32-216 64-194 100-204L96-116C64-106 32-128 2-116Z', 'cloth', { dark: ['M44-220C58-180 40-160 50-110L130-110L130-220Z'], rim: 0, over: [line('M2-194C34-204 60-180 98-190M2-150C40-168 72-144 100-154', 2.4, 'trim')] });

export const WEAPONS = {
  sword: [blade(160, 9), ...hilt(26)],
  greatsword: [blade(214, 13), line('M0-30L0-150', 2, 'blade/dark'), ...hilt(38)],
  rapier: [blade(190, 4.5), shape('M-22-14C-22 2-10 10 0 10C10 10 22 2 22-14C10-6-10-6-22-14Z', 'trim', thin), ...hilt(18)],
  dagger: [blade(92, 7), ...hilt(18)],
  needle: [shape('M-3.5-12L0-176L3.5-12Z', 'blade', { dark: ['M0-12L0-176L6-12Z'], ...thin }), shape('M-9-12C-9-20 9-20 9-12L6 24L-6 24Z', 'leather', thin), disc(0, 26, 5, 'trim')],
  flaming_sword: [
    plane('M-14-20C-34-50-18-70-30-96C-14-96-10-84-12-78C-16-106-2-120-8-150C8-136 8-124 4-116C18-128 14-146 10-160C30-140 26-112 18-92C28-90 30-78 28-70C36-50 24-34 14-20Z', 'fire'), plane('M-8-20C-20-46-8-66-14-88C-4-84 0-74-2-68C-4-92 8-104 4-128C16-110 12-92 8-80C18-66 18-40 8-20Z', 'spark'), blade(150, 7), ...hilt(24),
  ],
  scimitar: [shape('M-7-16C-4-60 6-110 44-156C42-112 30-60 10-16Z', 'blade', { dark: ['M2-16C6-60 16-110 44-156C42-112 30-60 10-16Z'], light: ['M-6-20C-3-60 4-96 24-128C10-92 2-56-2-20Z'], ...thin }), ...hilt(20)],
  katana: [shape('M-5-16C-6-70-2-130 14-186C16-176 16-168 15-160C8-110 5-60 5-16Z', 'blade', { dark: ['M0-16C0-70 4-130 14-186L20-160C10-110 6-60 5-16Z'], ...thin }), disc(0, -14, 12, 'trim', 2.4), shape('M-5-6L5-6L5 50L-5 50Z', 'scarlet/muted', thin), line('M-4 4L4 14M-4 16L4 26M-4 28L4 38', 1.6, 'trim')],
  axe: [shaft(150, 110), axehead],
  greataxe: [shaft(170, 120, 5), placed(0, -14, [axehead]), placed(0, -14, [axehead], 0, -1, 1), patch('M-5-184L0-210L5-184Z', 'blade')],
  twin_axe: [shaft(130, 70), placed(0, 16, [axehead], 0, 0.9)],
  hammer: [shaft(140, 110, 5), shape('M-44-176L44-176L48-164L48-132L44-122L-44-122L-48-132L-48-164Z', 'blade', { dark: ['M-48-140L48-140L48-118L-48-118ZM30-180L52-180L52-118L30-118Z'], light: ['M-42-172L40-172L42-166L-44-166Z'], ...thin }), line('M-28-176L-28-122M28-176L28-122', 2.4)],
  club: [shape('M-6 80L-8-60C-22-90-26-130-14-156C-4-166 14-166 22-154C32-128 24-88 8-60L6 80Z', 'shaft', { dark: ['M2 80L4-60C12-90 16-130 10-166L40-160L30-60L8 80Z'], ...thin }), patch('M-22-120L-44-124L-22-106ZM-18-146L-36-160L-8-156ZM26-126L50-134L28-110ZM20-152L36-172L8-160ZM12-86L34-84L16-74Z', 'blade')],
  mace: [shaft(110, 90), ...[0, 60, 120].map((turn) => placed(0, -126, [patch('M-10-28L10-28L10 28L-10 28Z', 'blade')], turn)), disc(0, -126, 20, 'blade', 2.6), disc(-6, -132, 6, 'blade/light', 0)],
  spear: [shaft(170), shape('M-5-166L-14-190L0-240L14-190L5-166Z', 'blade', { dark: ['M0-166L0-240L20-190L10-166Z'], ...thin }), patch('M-8-166L8-166L6-152L-6-152Z', 'trim')],
  boar_spear: [shaft(170), shape('M-6-160L-20-190L0-252L20-190L6-160Z', 'blade', { dark: ['M0-160L0-252L24-190L10-160Z'], ...thin }), patch('M-30-158L30-158L26-148L-26-148Z', 'blade'), cord('M-6-140L6-134M6-140L-6-134', 2, 'trim')],
  broken_spear: [shape('M-4 120L-4-60L-8-72L0-66L4-78L4-60L4 120Z', 'shaft', { dark: ['M0 120L0-66L8-66L8 120Z'], ...thin }), placed(14, -86, [shape('M-4 8L2-2L4 10L4-60L-4-60Z', 'shaft', thin), shape('M-5-56L-14-80L0-126L14-80L5-56Z', 'blade', { dark: ['M0-56L0-126L20-80L10-56Z'], ...thin })], 34)],
  pike: [shaft(210), shape('M-5-206L-12-228L0-282L12-228L5-206Z', 'blade', { dark: ['M0-206L0-282L20-228L10-206Z'], ...thin }), shape('M-20-212L20-212L12-200L-12-200Z', 'blade/soft', thin), patch('M6-196C24-192 40-198 58-190C44-182 46-170 58-162C38-162 22-166 6-162Z', 'rim', 2.4)],
  trident: [shaft(150), placed(0, -150, [shape('M-5 10L-5-8C-24-10-30-22-30-56L-36-56L-26-78L-18-56L-23-56C-22-34-18-24-5-22L-5-66L-11-66L0-94L11-66L5-66L5-22C18-24 22-34 23-56L18-56L26-78L36-56L30-56C30-22 24-10 5-8L5 10Z', 'blade', { dark: ['M0 10L0-94L40-94L40 10Z'], ...thin })])],
  harpoon: [shaft(160), shape('M-4-156L-4-186L-18-170L-18-190L0-232L18-190L18-170L4-186L4-156Z', 'blade', { dark: ['M0-156L0-232L20-190L20-160Z'], ...thin }), line('M4-130C30-110 16-80 34-60C44-44 30-20 40 0', 2.6, 'straw')],
  fish_spear: [shaft(150), line('M-22-196L-22-160C-22-148 22-148 22-160L22-196M0-204L0-140', 5), patch('M-28-188L-22-212L-16-188L-20-184ZM-6-196L0-222L6-196L2-190ZM16-188L22-212L28-188L24-184Z', 'blade')],
  halberd: [shaft(180), shape('M4-176C24-182 40-196 48-214C58-186 56-154 44-132C34-146 20-154 4-156Z', 'blade', { dark: ['M4-176C24-182 34-190 42-202C46-180 44-160 36-150C26-154 14-156 4-156Z'], ...thin }), patch('M-4-172L-34-166L-4-156Z', 'blade'), patch('M-6-186L0-244L6-186Z', 'blade')],
  glaive: [shaft(150), shape('M-6-146C-10-180 0-226 34-258C36-216 28-180 8-146Z', 'blade', { dark: ['M2-146C4-186 14-226 34-258C36-216 28-180 8-146Z'], ...thin }), patch('M-9-148L10-148L7-134L-7-134Z', 'trim')],
  pick: [shaft(160, 110, 5), placed(0, -160, [shape('M-66 26C-44-6-20-14-8-16L-8-22L8-22L8-16C24-12 48 0 66 30C42 12 22 8 8 8L8 16L-8 16L-8 8C-26 8-44 12-66 26Z', 'blade', { dark: ['M-66 26C-44 4-20-2 0-2C24 0 44 6 66 30L50 40L-50 40Z'], ...thin })])],
  spade: [shaft(130, 110), shape('M-22-128L22-128C26-160 18-190 0-206C-18-190-26-160-22-128Z', 'blade', { dark: ['M2-128L2-206L30-180L24-128Z'], light: ['M-18-134C-20-158-14-180-6-190C-10-170-12-150-12-134Z'], ...thin }), patch('M-6-132L6-132L5-112L-5-112Z', 'blade')],
  staff: [shaft(180), disc(0, -194, 17, 'trim', 2.8), disc(-5, -199, 6, 'trim/light', 0)],
  gnarled_staff: [cord('M0 130C-4 60 4 0-2-60C-6-100 4-140-4-170C-10-196 6-214 22-208C36-200 30-180 18-182', 7, 'shaft'), cord('M-2-110C10-120 18-132 18-146', 4, 'shaft'), glow(8, -192, 26, 'glow', 0.7), disc(10, -192, 6, 'glow', 1.6)],
  crook: [cord('M0 130L0-150C0-200 50-206 52-168C52-150 30-146 28-162', 7, 'trim')],
  scythe: [cord('M0 130C6 40-8-60 4-170', 7, 'shaft'), shape('M2-178C-40-196-90-180-118-128C-88-150-50-156 2-156Z', 'blade', { dark: ['M2-166C-40-176-86-166-118-128C-88-150-50-156 2-156Z'], ...thin })],
  lance: [shape('M-13 60L-10-20L-3-290L3-290L10-20L13 60Z', 'shaft', { dark: ['M0 60L0-290L14-20L14 60Z'], over: [line('M-14 20L14-10M-14-40L14-70M-14-100L14-130M-14-160L14-190', 5, 'trim')], ...thin }), shape('M-28 24C-20 2-10-6 0-8C10-6 20 2 28 24C10 32-10 32-28 24Z', 'blade', { dark: ['M2-10L2 34L30 34L30 0Z'], ...thin })],
  burning_lance: [shaft(160, 130, 5), plane('M-24-160C-40-190-20-210-30-240C-12-236-8-222-10-214C-12-246 4-262-2-290C18-268 16-246 10-232C24-234 26-252 24-262C42-236 34-206 26-190C34-184 30-168 24-160Z', 'fire'), plane('M-14-160C-24-184-8-204-14-226C-2-220 0-208-2-202C-2-226 10-240 6-262C20-240 14-220 8-206C20-196 22-174 14-160Z', 'spark'), shape('M-10-140L-14-180L0-230L14-180L10-140Z', 'blade', { dark: ['M0-140L0-230L20-180L10-140Z'], ...thin }), glow(0, -200, 70, 'fire', 0.5)],
  banner: [shaft(214), flag(false), patch('M-8-210L0-236L8-210Z', 'trim')],
  forked_banner: [shaft(214), flag(true), patch('M-8-210L0-236L8-210Z', 'trim')],
  torch: [shape('M-6 60L-9-60L9-60L6 60Z', 'shaft', { dark: ['M0 60L0-60L12-60L8 60Z'], ...thin }), glow(0, -100, 80, 'fire', 0.6), plane('M-18-58C-34-84-16-100-24-126C-8-122-4-110-6-102C-6-130 8-142 4-162C24-142 22-120 16-108C26-108 28-118 27-126C40-104 32-76 18-58Z', 'fire'), plane('M-10-58C-18-78-6-92-10-110C2-104 2-94 2-88C4-104 12-114 10-126C22-108 20-78 10-58Z', 'spark')],
  lantern: [line('M-20-66C-20-96 20-96 20-66', 3.4), glow(0, -30, 90, 'amber', 0.7), shape('M-20-64L20-64L26-56L20 2L-20 2L-26-56Z', 'amber', { light: ['M-8-56C-2-40-10-24-6-4L8-4C12-24 6-40 6-56Z'], ink: 3, rim: 0 }), line('M-10-60L-12 0M10-60L12 0', 3), shape('M-26-70L26-70L20-58L-20-58ZM-24 0L24 0L20 12L-20 12Z', 'trim', thin), plane('M-6-8C-14-22-2-30-4-44C8-36 12-20 6-8Z', 'pearl')],
  lamp_pole: [cord('M0 130L0-176C0-200 30-204 36-186', 6, 'shaft'), placed(36, -112, [line('M-20-66C-20-90 20-90 20-66', 3), glow(0, -30, 80, 'amber', 0.7), shape('M-18-62L18-62L23-54L18 0L-18 0L-23-54Z', 'amber', { light: ['M-6-54L6-54L8-4L-8-4Z'], ink: 2.8, rim: 0 }), shape('M-24-68L24-68L18-58L-18-58ZM-22-2L22-2L18 8L-18 8Z', 'trim', thin)])],
  key: [shape('M-5-20L-5-128L5-128L5-20Z', 'trim', { dark: ['M0-20L0-128L8-128L8-20Z'], ...thin }), patch('M4-124L30-124L30-110L20-110L20-102L30-102L30-90L4-90Z', 'trim', 2.4), line('M-24-2a24 24 0 1 0 48 0a24 24 0 1 0-48 0', 13), line('M-24-2a24 24 0 1 0 48 0a24 24 0 1 0-48 0', 8, 'trim')],
  quill: [shape('M0 20C-14-30-18-90 18-150C36-100 30-40 6 20Z', 'cream', { dark: ['M4 20C10-40 18-100 18-150C36-100 30-40 6 20Z'], ...thin }), line('M2 30C4-30 10-90 18-146M6-40L20-54M4-20L-8-36M10-80L24-92M6-70L-8-86', 1.8)],
  saw: [shape('M-8-20L-24-150L18-150L14-20Z', 'blade', { dark: ['M2-20L0-150L18-150L14-20Z'], ...thin }), plane(Array.from({ length: 10 }, (_, i) => `M${-9 - i * 1.4} ${-28 - 12 * i}l-9-5l7-7z`).join(''), 'blade/soft'), shape('M-14-22L18-22C26-4 22 22 8 30C-10 30-20 10-14-22Z', 'shaft', thin)],
  ladle: [cord('M0 60C-4 0 4-60 0-120C-4-150-20-156-30-146', 5, 'trim'), shape('M-58-150C-58-124-20-120-14-146Z', 'trim', { dark: ['M-40-150L-40-120L-10-120L-14-150Z'], ...thin })],
  sling: [line('M0 0C30-50 70-100 60-150C54-180 20-186 6-166C-6-146 6-120 24-128', 4), line('M0 0C30-50 70-100 60-150C54-180 20-186 6-166C-6-146 6-120 24-128', 2, 'straw'), disc(38, -184, 17, 'granite', 2.8), disc(32, -190, 5, 'granite/light', 0)],
  whip: [line('M0-10C-6-90 90-120 70-190C56-230-10-220 4-180', 6.4), line('M0-10C-6-90 90-120 70-190C56-230-10-220 4-180', 3.4, 'shaft'), shape('M-6-14L6-14L5 40L-5 40Z', 'leather', thin)],
  hook: [cord('M0 60L0-100C0-160 66-164 66-112C66-84 34-80 32-104', 8, 'blade'), patch('M26-106L34-84L42-108Z', 'blade')],
  bow: [line('M-10-150C50-120 16-50 30 0C16 50 50 120-10 150', 11), line('M-10-150C50-120 16-50 30 0C16 50 50 120-10 150', 6, 'shaft'), line('M-10-150L-16 150', 1.8, 'cream'), line('M28-18L30 18', 12), line('M28-16L30 16', 8, 'trim')],
  drawn_bow: [line('M20-150C-44-110-40-50-30 0C-40 50-44 110 20 150', 11), line('M20-150C-44-110-40-50-30 0C-40 50-44 110 20 150', 6, 'shaft'), line('M20-150L122 0L20 150', 1.8, 'cream'), line('M122 0L-92 0', 5), line('M122 0L-92 0', 2.6, 'trim'), patch('M-118 0L-88-10L-88 10Z', 'blade'), line('M-30-16L-30 16', 9, 'trim')],
  crossbow: [
    line('M-44-70C-76-40-80 20-64 62', 12), line('M-44-70C-76-40-80 20-64 62', 7, 'blade'), line('M-44-70L4-4L-64 62', 1.8, 'cream'), shape('M-110-16L60-4C84 0 96 14 92 30C80 34 70 24 60 14L-110-2Z', 'shaft', { dark: ['M-110-8L60 6L92 30L60 14L-110-2Z'], ...thin }), line('M-118-10L6-6', 4), line('M-118-10L6-6', 2, 'trim'), patch('M-140-12L-112-20L-114-2Z', 'blade'), line('M16 10C18 24 30 26 34 14', 3),
  ],
  ballista_bolt: [shaft(170, 130, 7), shape('M-22-168L0-250L22-168L7-176L-7-176Z', 'blade', { dark: ['M0-176L0-250L26-164Z'], ...thin }), patch('M-7 60L-26 84L-26 130L-7 110ZM7 60L26 84L26 130L7 110Z', 'trim')],
  horn: [shape('M-50 20C-20 40 30 30 60-10C74-30 84-50 84-76C100-74 112-62 112-48C96 10 40 60-20 58C-40 54-52 40-50 20Z', 'bone', { dark: ['M-50 34C-10 50 50 40 84-10C96-30 104-50 112-60L120 40L-20 80Z'], ...thin }), patch('M80-80C96-84 116-70 114-48L100-46C98-60 92-66 82-66Z', 'trim'), patch('M-52 18L-40 24L-46 46L-54 38Z', 'trim')],
} as const satisfies Record<string, Marks>;

