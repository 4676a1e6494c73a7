/** Chance that always falls the same way for the same word, so that a card keeps its picture. */

export interface Chance {
  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number;
}

function hash(word: string): number {
  let sum = 2166136261;
  for (let i = 0; i < word.length; i++) sum = Math.imul(sum ^ word.charCodeAt(i), 16777619);
  return sum >>> 0;
}

/** The mulberry32 generator. */
function numbers(word: string): () => number {
  let state = hash(word);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function chanceOf(word: string): Chance {
  const next = numbers(word);
  return { whole: (low, high) => Math.floor(low + next() * (high + 1 - low)) };
}
