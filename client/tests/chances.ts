/** Chance that is always the same. */
import type { Chance } from '../src/pages/decks/hand.ts';

/** Chances from a fixed seed (mulberry32), so that the trials are always the same. */
export function chances(seed: number): Chance {
  return (below) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}
