/** Playing sounds: made once when first heard, only after the player has touched the page, as loud as set. */
import { settings } from '../session/settings.svelte.ts';
import { parameters, VOICES, type Sound, type Voice } from './voices.ts';

export type { Sound };

const APART = 45; // milliseconds; the same sound twice within them is heard as one
const LOUDEST = 0.6;

type Synth = (typeof import('zzfx'))['ZZFX'];

let opening: Promise<Synth> | null = null;
const made = new Map<Sound, Float32Array>();
const heard = new Map<Sound, number>();

export function play(name: Sound): void {
  if (!settings.chosen.sound || settings.chosen.volume <= 0 || document.hidden || !allowed()) return;
  const now = performance.now();
  if (now - (heard.get(name) ?? -APART) < APART) return;
  heard.set(name, now);
  opening ??= import('zzfx').then(({ ZZFX }) => ZZFX);
  void opening.then((synth) => sing(synth, name));
}

/** Browsers let a page sound only after a gesture; before it nothing is opened at all. */
function allowed(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

async function sing(synth: Synth, name: Sound): Promise<void> {
  if (synth.audioContext.state === 'suspended') await synth.audioContext.resume();
  synth.volume = 1;
  const samples = made.get(name) ?? mixed(synth, VOICES[name]);
  made.set(name, samples);
  synth.playSamples([samples], LOUDEST * settings.chosen.volume, 0.97 + 0.06 * Math.random());
}

/** All voices of a sound in one row of samples, no louder than can be played. */
function mixed(synth: Synth, voices: readonly Voice[]): Float32Array {
  const rows = voices.map((voice) => ({ start: Math.round((voice.at ?? 0) * synth.sampleRate), samples: synth.buildSamples(...parameters(voice)) }));
  const all = new Float32Array(Math.max(...rows.map(({ start, samples }) => start + samples.length)));
  for (const { start, samples } of rows) samples.forEach((sample, at) => (all[start + at]! += fading(sample, at / samples.length)));
  return all.map((sample) => Math.tanh(sample));
}

/** What is struck or plucked fades faster at first. */
function fading(sample: number, progress: number): number {
  return sample * (1 - progress);
}
