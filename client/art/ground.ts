/** The grounds a picture's motif can stand on. */
import { RIDGES } from './ridges.ts';
import { UPRIGHT } from './upright.ts';

export const GROUNDS = { ...RIDGES, ...UPRIGHT } as const;
export type GroundName = keyof typeof GROUNDS;
