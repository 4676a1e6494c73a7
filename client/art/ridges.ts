/** Ridges from edge to edge: peaks, swells, dunes, pines, waves, and a volcano. */
import type { Chance } from './chance.ts';
import { n } from './pen.ts';

/** A silhouette whose foot is the lower edge of the picture and whose top is about `top`, `size` high. */
export type Ground = (chance: Chance, top: number, size: number) => string;

export const at = (x: number, y: number): string => `${n(x)} ${n(y)}`;
export const closed = (line: string): string => `M-5 305${line}V305z`;

const peaks: Ground = (chance, top, size) => {
  const foot = top + size;
  let line = `L${at(-5, foot)}`;
  for (let x = -5; x < 405; ) {
    const [rise, fall, height] = [chance.between(22, 62), chance.between(18, 52), chance.between(0.2, 1) * size];
    line += `L${at(x + rise * 0.55, foot - height * 0.6)} ${at(x + rise, foot - height)}`;
    line += ` ${at(x + rise + fall * 0.4, foot - height * 0.5)} ${at(x + rise + fall, foot - height * 0.1)}`;
    x += rise + fall;
  }
  return closed(line);
};

/** Long swells: hills and drifts. */
const swells: Ground = (chance, top, size) => {
  let line = `L${at(-5, top + size * chance.between(0.2, 0.9))}`;
  for (let x = -5; x < 405; ) {
    const [width, y] = [chance.between(90, 170), top + size * chance.between(0, 1)];
    line += `S${at(x + width * 0.55, y - size * 0.12)} ${at(x + width, y)}`;
    x += width;
  }
  return closed(line);
};

/** Dunes have one sharp crest each. */
const dunes: Ground = (chance, top, size) => {
  let line = `L${at(-5, top + size * 0.8)}`;
  for (let x = -5; x < 405; ) {
    const [width, y] = [chance.between(110, 190), top + size * chance.between(0, 0.5)];
    line += `Q${at(x + width * 0.4, y + size * 0.35)} ${at(x + width * 0.6, y)}`;
    line += `Q${at(x + width * 0.75, y + size * 0.7)} ${at(x + width, top + size * 0.85)}`;
    x += width;
  }
  return closed(line);
};

/** A row of firs, each of three steps. */
const pines: Ground = (chance, top, size) => {
  const foot = top + size;
  let line = `L${at(-5, foot)}`;
  for (let x = -5; x < 405; ) {
    const [half, tip] = [chance.between(8, 15), top + size * chance.between(0, 0.45)];
    const step = (foot - tip) / 3;
    line += `L${at(x, foot)} ${at(x + half * 0.55, foot - step)}h-4L${at(x + half * 0.85, foot - 2 * step)}h-3L${at(x + half, tip)}`;
    line += `l${at(half * 0.25, step)}h-3l${at(half * 0.45, step)}h-4l${at(half * 0.5, step)}`;
    x += half * 2 - 3;
  }
  return closed(line);
};

/** Breakers that curl over. */
const waves: Ground = (chance, top, size) => {
  const [width, high] = [chance.between(34, 56), size * chance.between(0.2, 0.4)];
  let line = `L${at(-5, top + size / 2)}`;
  for (let x = -5; x < 405; x += width) {
    line += `q${at(width * 0.55, -2 * high)} ${at(width * 0.75, high * -0.4)}q${at(width * -0.2, 0)} ${at(width * -0.1, high * 0.7)}`;
    line += `q${at(width * 0.15, high * 0.5)} ${at(width * 0.35, high * -0.3)}`;
  }
  return closed(line);
};

const volcano: Ground = (chance, top, size) => {
  const [x, half] = [chance.pick([70, 110, 290, 330]), chance.between(14, 24)];
  const slope = size * chance.between(1.1, 1.5);
  const [foot, waist] = [top + size * 0.9, top + size * 0.6];
  const up = `L${at(-5, top + size * 0.95)} ${at(x - half - slope, foot)}Q${at(x - half * 1.6, waist)} ${at(x - half, top)}`;
  const mouth = `l${at(half * 0.7, 7)} ${at(half * 0.6, -5)} ${at(half * 0.7, 1)}`;
  return closed(`${up}${mouth}Q${at(x + half * 1.6, waist)} ${at(x + half + slope, foot)}L${at(405, top + size * 0.8)}`);
};

export const RIDGES = { peaks, swells, dunes, pines, waves, volcano } as const;
