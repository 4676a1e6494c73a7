/** The light of every mood: its sky, the colours a motif takes in it, what stands in the sky and what drifts in the air. */
import type { Mood } from './motif.ts';

/**
 * sky    from the zenith over the middle to the horizon
 * glow   the light behind the motif
 * light  the side of the motif turned to the light
 * body   the motif's own colour
 * deep   its shadows
 * rim    the cool light from below right
 */
export interface Light {
  sky: readonly [string, string, string];
  glow: string;
  light: string;
  body: string;
  deep: string;
  rim: string;
  high: readonly High[];
  air: Air;
}

export type High = 'sun' | 'moon' | 'rays' | 'stars' | 'runes' | 'bolt' | 'aurora' | 'smoke' | 'lanterns' | 'shafts' | 'eclipse' | 'gears' | 'mist';
export type Air = 'embers' | 'snow' | 'petals' | 'dust' | 'sparks' | 'rain' | 'bubbles' | 'leaves' | 'wisps';

export const MOODS: Readonly<Record<Mood, Light>> = {
  dawn: {
    sky: ['#1b2350', '#8a4f4c', '#ffc873'], glow: '#ffe2a0', light: '#fff6d8', body: '#eeb74e', deep: '#5b2c12', rim: '#7fa8ff',
    high: ['sun', 'rays'], air: 'dust',
  },
  fire: {
    sky: ['#190a12', '#6b1c16', '#ff8a2b'], glow: '#ffb34d', light: '#fff0b8', body: '#ff9434', deep: '#5a130b', rim: '#ff5a7a',
    high: ['smoke', 'rays'], air: 'embers',
  },
  lava: {
    sky: ['#0d0a10', '#3a1110', '#c7381a'], glow: '#ff6a2a', light: '#ffe0a0', body: '#f06a2c', deep: '#2c0c0c', rim: '#ff9a4a',
    high: ['smoke', 'eclipse'], air: 'embers',
  },
  blood: {
    sky: ['#14060c', '#5a0d1c', '#c22a35'], glow: '#ff5a5a', light: '#ffd9cc', body: '#dd3c48', deep: '#3a0613', rim: '#9a7bff',
    high: ['moon', 'smoke'], air: 'embers',
  },
  shadow: {
    sky: ['#0a0716', '#2a1450', '#6a3aa0'], glow: '#a06cf0', light: '#f0ddff', body: '#9c66e0', deep: '#1d0b3a', rim: '#ff7ad0',
    high: ['mist', 'moon'], air: 'wisps',
  },
  void: {
    sky: ['#020208', '#080b22', '#1d2a5c'], glow: '#6f8cff', light: '#eef2ff', body: '#8390d8', deep: '#0c0f30', rim: '#c07cff',
    high: ['stars', 'eclipse'], air: 'sparks',
  },
  venom: {
    sky: ['#070f0c', '#1c3d1c', '#7ba32c'], glow: '#b5ee4c', light: '#f3ffc4', body: '#94cc3c', deep: '#14330f', rim: '#a070ff',
    high: ['mist', 'moon'], air: 'bubbles',
  },
  leaf: {
    sky: ['#08190f', '#1d4f2c', '#a9cc6a'], glow: '#d9f08a', light: '#fbffd8', body: '#86c257', deep: '#12381c', rim: '#6fd8e0',
    high: ['shafts'], air: 'leaves',
  },
  stone: {
    sky: ['#12141c', '#3c4048', '#a49a86'], glow: '#e0d2b0', light: '#fffaea', body: '#b3a98f', deep: '#2b2a30', rim: '#7fa0d8',
    high: ['shafts', 'mist'], air: 'dust',
  },
  sand: {
    sky: ['#24294a', '#a06a42', '#f6cf86'], glow: '#ffe0a0', light: '#fff4d6', body: '#dfae62', deep: '#5a3216', rim: '#58c8c8',
    high: ['sun', 'mist'], air: 'dust',
  },
  sea: {
    sky: ['#04101e', '#0b4358', '#4fb0b0'], glow: '#8ff0e0', light: '#eafff8', body: '#58c0bc', deep: '#07303f', rim: '#8aa0ff',
    high: ['shafts', 'moon'], air: 'bubbles',
  },
  frost: {
    sky: ['#0a1230', '#26538c', '#bfe6ff'], glow: '#d8f4ff', light: '#ffffff', body: '#90c8f4', deep: '#153766', rim: '#c8a8ff',
    high: ['aurora', 'moon'], air: 'snow',
  },
  storm: {
    sky: ['#0b0f1c', '#2c3a58', '#7f93b8'], glow: '#bcd4ff', light: '#ffffff', body: '#8ea6d8', deep: '#1a2442', rim: '#ffd98a',
    high: ['bolt', 'mist'], air: 'rain',
  },
  arcane: {
    sky: ['#0c0828', '#3a1c7a', '#c04cc0'], glow: '#f08cff', light: '#fff0ff', body: '#b07af4', deep: '#260f58', rim: '#5cd8ff',
    high: ['runes', 'stars'], air: 'sparks',
  },
  steel: {
    sky: ['#0c1018', '#2c3a4a', '#8aa0ac'], glow: '#d0e8f0', light: '#ffffff', body: '#a4b8c6', deep: '#1e2a38', rim: '#ff9a5a',
    high: ['gears', 'shafts'], air: 'sparks',
  },
  spirit: {
    sky: ['#0b1026', '#34487c', '#a8bce0'], glow: '#e0eaff', light: '#ffffff', body: '#b4c6ee', deep: '#26335f', rim: '#8ff0e0',
    high: ['moon', 'mist'], air: 'wisps',
  },
  silk: {
    sky: ['#160812', '#5c1530', '#d8614a'], glow: '#ffb27a', light: '#fff0d8', body: '#e8695a', deep: '#43101f', rim: '#4cd8a8',
    high: ['lanterns', 'sun'], air: 'petals',
  },
};
