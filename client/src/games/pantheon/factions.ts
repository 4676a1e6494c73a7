/** The realms of pantheon: the crest of each; mana has a crest too. */
import type { Faction } from '../../../art/faction.ts';

export const factions: Readonly<Record<string, Faction>> = {
  // A shield with horns.
  demon: {
    emblem: {
      icon: 'diablo-skull', light: '#ee6a3c', body: '#9c2230', deep: '#2a0820', width: 62, centre: 62,
      outer: 'M64 20Q88 22 104 2Q122 14 120 44C119 80 98 104 64 126 30 104 9 80 8 44Q6 14 24 2Q40 22 64 20Z',
      inner: 'M64 29Q88 31 105 15Q113 25 111 44C110 75 92 96 64 115 36 96 18 75 17 44Q15 25 23 15Q40 31 64 29Z',
    },
  },
  // The niche of a shrine.
  god: {
    emblem: {
      icon: 'sun', light: '#8fc0f6', body: '#3a68b8', deep: '#101f54', width: 74, centre: 62,
      outer: 'M10 64A54 60 0 0 1 118 64V110H124V124H4V110H10Z',
      inner: 'M19 64A45 51 0 0 1 109 64V115H19Z',
    },
  },
  // The shield of a town, with battlements.
  human: {
    emblem: {
      icon: 'oak-leaf', light: '#7ab88a', body: '#2c6a4e', deep: '#0c2a24', width: 70, centre: 69,
      outer: 'M6 4H34V16H50V4H78V16H94V4H122V60C122 94 98 114 64 126 30 114 6 94 6 60Z',
      inner: 'M15 25H113V60C113 89 93 106 64 116 35 106 15 89 15 60Z',
    },
  },
  // A lozenge.
  unbound: {
    emblem: {
      icon: 'compass', light: '#d8bc8c', body: '#80603a', deep: '#2c1c0e', width: 58, centre: 64,
      outer: 'M64 1 127 64 64 127 1 64Z',
      inner: 'M64 14 114 64 64 114 14 64Z',
    },
  },
  // An octagon.
  mana: {
    emblem: {
      icon: 'rupee', light: '#8fe0ff', body: '#2a6ccc', deep: '#0a1c54', width: 68, centre: 64,
      outer: 'M40 4H88L124 40V88L88 124H40L4 88V40Z',
      inner: 'M44 13H84L115 44V84L84 115H44L13 84V44Z',
    },
  },
};
