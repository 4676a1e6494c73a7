/** The sounds of the table, each put together from a few voices: wood, felt, steel, bells, all of them short and warm. */

/** The shapes of a wave. */
const SINE = 0;
const TRIANGLE = 1;
const NOISE = 4;

/**
 * One voice of a sound; times in seconds, pitches in Hz.
 *
 * at      when it begins, from the start of the sound
 * pitch   and `slide`, how it moves while it sounds
 * rise    how it swells, holds (`hold`) and fades (`fade`)
 * filter  in Hz, cuts what is above it; below 0 what is beneath it
 * bend    how round or sharp the wave is: below 1 is fuller, 0 is square
 */
export interface Voice {
  at?: number;
  loud: number;
  pitch: number;
  slide?: number;
  rise?: number;
  hold?: number;
  fade: number;
  shape?: number;
  bend?: number;
  noise?: number;
  filter?: number;
}

const felt = (at: number, loud: number): Voice => ({ at, loud, pitch: 900, shape: NOISE, rise: 0.008, fade: 0.09, filter: 1800, slide: -2 });
const thud = (at: number, loud: number, pitch = 95): Voice => ({ at, loud, pitch, slide: -0.6, rise: 0.002, hold: 0.01, fade: 0.16, filter: 700 });
const steel = (at: number, loud: number, pitch: number): Voice => ({ at, loud, pitch, shape: TRIANGLE, bend: 1.8, rise: 0.001, fade: 0.22, filter: -1200 });
const whoosh = (at: number, loud: number, fade = 0.13): Voice => ({ at, loud, pitch: 320, shape: NOISE, slide: 5, rise: 0.06, fade, filter: 1400 });
const bell = (at: number, loud: number, pitch: number, fade = 0.5): Voice => ({ at, loud, pitch, shape: SINE, rise: 0.004, hold: 0.01, fade });
/** A bell with its octave and its twelfth, as a small bell rings. */
const chime = (at: number, loud: number, pitch: number, fade = 0.6): Voice[] => [bell(at, loud, pitch, fade), bell(at, loud * 0.35, pitch * 2.01, fade * 0.6), bell(at, loud * 0.16, pitch * 3.02, fade * 0.4)];
const string = (at: number, loud: number, pitch: number, fade = 0.7): Voice => ({ at, loud, pitch, shape: TRIANGLE, rise: 0.03, hold: 0.12, fade, filter: 1600 });

export const VOICES = {
  draw: [felt(0, 0.85), { ...felt(0.03, 0.5), pitch: 1500 }],
  place: [felt(0, 0.45), thud(0.015, 0.7, 120)],
  move: [felt(0, 0.3), felt(0.09, 0.35), thud(0.1, 0.3, 140)],
  strike: [whoosh(0, 1)],
  hit: [thud(0, 0.8, 80), { ...felt(0, 0.7), filter: 900, fade: 0.12 }, steel(0, 0.12, 1350)],
  death: [thud(0, 0.9, 62), { loud: 0.45, pitch: 240, slide: -0.9, shape: TRIANGLE, rise: 0.005, hold: 0.05, fade: 0.34, filter: 900 }, ...[1870, 2630, 3140].map((pitch, n) => steel(0.02 + 0.045 * n, 0.1, pitch))],
  summon: [...chime(0, 0.3, 294, 0.5), ...chime(0.08, 0.3, 440, 0.6), thud(0, 0.4, 90)],
  cast: [whoosh(0, 0.25, 0.25), ...chime(0.05, 0.25, 587, 0.5), ...chime(0.12, 0.2, 880, 0.6)],
  buff: [...chime(0, 0.22, 523, 0.35), ...chime(0.07, 0.22, 659, 0.35), ...chime(0.14, 0.22, 784, 0.5)],
  heal: [string(0, 0.3, 349, 0.5), ...chime(0.08, 0.2, 698, 0.6)],
  turn: [...chime(0, 0.4, 392, 0.8), ...chime(0.13, 0.35, 587, 1)],
  lock: [steel(0, 0.16, 900), thud(0.01, 0.6, 150), { ...steel(0.07, 0.14, 620), fade: 0.1 }, thud(0.08, 0.5, 110)],
  reveal: [whoosh(0, 0.3, 0.16), felt(0.15, 0.5), ...chime(0.17, 0.24, 659, 0.6)],
  win: [392, 494, 587, 784].flatMap((pitch, n) => [...chime(0.14 * n, 0.34, pitch, 1.1), string(0.14 * n, 0.2, pitch / 2)]),
  lose: [392, 349, 311, 262].flatMap((pitch, n) => [string(0.2 * n, 0.34, pitch / 2, 0.9), bell(0.2 * n, 0.16, pitch, 0.8)]),
  tick: [steel(0, 0.12, 1500), thud(0, 0.25, 260)],
  error: [string(0, 0.35, 165, 0.14), string(0.11, 0.35, 147, 0.2)],
} satisfies Record<string, readonly Voice[]>;

export type Sound = keyof typeof VOICES;

/** A voice as ZzFX is told it, whose filters count the other way and by halves. */
export function parameters(voice: Voice): (number | undefined)[] {
  const { loud, pitch, rise = 0, hold = 0, fade, shape = SINE, bend = 1, slide = 0, noise = 0, filter = 0 } = voice;
  const none = undefined;
  return [loud, 0, pitch, rise, hold, fade, shape, bend, slide, none, none, none, none, noise, none, none, none, none, none, none, -filter / 2];
}
