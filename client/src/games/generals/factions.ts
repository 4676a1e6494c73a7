/** The factions of generals: the emblem of each. */
import type { Faction } from '../../../art/faction.ts';

export const factions: Readonly<Record<string, Faction>> = {
  lyonar: {
    emblem: { icon: 'lion', light: '#f2b84a', body: '#b4761a', deep: '#402706' },
  },
  songhai: {
    emblem: { icon: 'fox-head', light: '#e85a62', body: '#a62434', deep: '#3c0916' },
  },
  vetruvian: {
    emblem: { icon: 'gold-scarab', light: '#3cc4bc', body: '#107a78', deep: '#052c34' },
  },
  abyssian: {
    emblem: { icon: 'daemon-skull', light: '#a86ee8', body: '#652eaa', deep: '#1e0a3c' },
  },
  magmar: {
    emblem: { icon: 'dinosaur-rex', light: '#86bc50', body: '#467824', deep: '#14280e' },
  },
  vanar: {
    emblem: { icon: 'wolf-head', light: '#68b4f4', body: '#276cb4', deep: '#0a2146' },
  },
  neutral: {
    emblem: { icon: 'swords-emblem', light: '#aab4cc', body: '#5c6680', deep: '#1f2438' },
  },
};
