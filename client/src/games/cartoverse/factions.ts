/** The factions of cartoverse: the crest of each; those of no faction are wayfarers. */
import type { Faction } from '../../../art/faction.ts';

export const factions: Readonly<Record<string, Faction>> = {
  // A sun with eight points.
  solar: {
    emblem: {
      icon: 'sun-priest', light: '#ffe08a', body: '#c48a24', deep: '#4a2c08', width: 62, centre: 64,
      outer: 'M64 1 82 22 108 20 106 46 127 64 106 82 108 108 82 106 64 127 46 106 20 108 22 82 1 64 22 46 20 20 46 22Z',
      inner: 'M64 15 78 31 98 30 97 50 113 64 97 78 98 98 78 97 64 113 50 97 30 98 31 78 15 64 31 50 30 30 50 31Z',
    },
  },
  // A leaf.
  verdant: {
    emblem: {
      icon: 'oak', light: '#a8dc6c', body: '#3c7c34', deep: '#0f2c14', width: 66, centre: 66,
      outer: 'M64 1C98 14 124 38 124 76C124 108 98 126 64 127C30 126 4 108 4 76C4 38 30 14 64 1Z',
      inner: 'M64 12C92 24 114 44 114 76C114 102 92 116 64 117C36 116 14 102 14 76C14 44 36 24 64 12Z',
    },
  },
  // A lancet window.
  umbral: {
    emblem: {
      icon: 'raven', light: '#b48cf0', body: '#4c3490', deep: '#140a34', width: 66, centre: 70,
      outer: 'M64 1Q116 34 118 84V127H10V84Q12 34 64 1Z',
      inner: 'M64 13Q107 43 108 86V117H20V86Q21 43 64 13Z',
    },
  },
  // A hexagon on its point, as basalt breaks.
  ember: {
    emblem: {
      icon: 'flame', light: '#ff9a4a', body: '#b0381c', deep: '#3c0c0a', width: 66, centre: 64,
      outer: 'M64 1 121 32V96L64 127 7 96V32Z',
      inner: 'M64 12 111 38V90L64 116 17 90V38Z',
    },
  },
  // A road sign.
  wayfarer: {
    emblem: {
      icon: 'walking-boot', light: '#c8d0d8', body: '#667480', deep: '#1c242c', width: 62, centre: 58,
      outer: 'M8 6H120L114 92Q112 102 102 108L64 127 26 108Q16 102 14 92Z',
      inner: 'M18 15H110L105 91Q103 96 98 100L64 116 30 100Q25 96 23 91Z',
    },
  },
};
