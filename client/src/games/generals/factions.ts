/** The factions of generals: the emblem of each, and the land its pictures play in. */
import type { Faction } from '../../../art/faction.ts';

export const factions: Readonly<Record<string, Faction>> = {
  lyonar: {
    emblem: { icon: 'lion', light: '#f2b84a', body: '#b4761a', deep: '#402706' },
    land: { matter: ['#f0ac34', '#f4c65c', '#e8cc84'], deep: '#3a2208', far: ['spires', 'peaks'], near: ['spires', 'swells', 'columns'] },
  },
  songhai: {
    emblem: { icon: 'fox-head', light: '#e85a62', body: '#a62434', deep: '#3c0916' },
    land: { matter: ['#dc3c48', '#e4503c', '#f0d4a8', '#3cb490'], deep: '#3c0a16', far: ['peaks', 'pagodas'], near: ['pagodas', 'bamboo'] },
  },
  vetruvian: {
    emblem: { icon: 'gold-scarab', light: '#3cc4bc', body: '#107a78', deep: '#052c34' },
    land: { matter: ['#1fb0a6', '#2c9cc0', '#d8a850'], deep: '#06343a', far: ['obelisks', 'dunes'], near: ['dunes', 'obelisks'] },
  },
  abyssian: {
    emblem: { icon: 'daemon-skull', light: '#a86ee8', body: '#652eaa', deep: '#1e0a3c' },
    land: { matter: ['#9450e0', '#c048c0', '#7060d8', '#d8cce0'], deep: '#200a3e', far: ['thorns', 'peaks'], near: ['thorns'] },
  },
  magmar: {
    emblem: { icon: 'dinosaur-rex', light: '#86bc50', body: '#467824', deep: '#14280e' },
    land: { matter: ['#6cac38', '#98b830', '#3c9c60', '#d8a060'], deep: '#152a0e', far: ['volcano', 'peaks'], near: ['peaks', 'thorns', 'swells'] },
  },
  vanar: {
    emblem: { icon: 'wolf-head', light: '#68b4f4', body: '#276cb4', deep: '#0a2146' },
    land: { matter: ['#449cec', '#5cc0e8', '#7c8ce8', '#e4f0fa'], deep: '#0a244c', far: ['peaks', 'crystals'], near: ['crystals', 'pines', 'swells'] },
  },
  neutral: {
    emblem: { icon: 'swords-emblem', light: '#aab4cc', body: '#5c6680', deep: '#1f2438' },
  },
};
