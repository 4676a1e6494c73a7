/** The four colours of ancients: the crest of each; what has no colour is grey. */
import type { Faction } from '../../../art/faction.ts';

export const factions: Readonly<Record<string, Faction>> = {
  // A tower shield.
  red: {
    emblem: {
      icon: 'crossed-axes', light: '#ff9a86', body: '#a8322a', deep: '#380c0c', width: 66, centre: 60,
      outer: 'M10 4H118V70Q118 104 64 127Q10 104 10 70Z',
      inner: 'M20 14H108V70Q108 96 64 116Q20 96 20 70Z',
    },
  },
  // A trefoil.
  green: {
    emblem: {
      icon: 'oak-leaf', light: '#b4e08a', body: '#3f7a36', deep: '#10301a', width: 66, centre: 66,
      outer: 'M64 1A32 32 0 0 1 95 41A34 34 0 1 1 80 102L88 127H40L48 102A34 34 0 1 1 33 41A32 32 0 0 1 64 1Z',
      inner: 'M64 12A22 22 0 0 1 84 46A26 26 0 1 1 70 92L75 116H53L58 92A26 26 0 1 1 44 46A22 22 0 0 1 64 12Z',
    },
  },
  // A drop.
  blue: {
    emblem: {
      icon: 'lightning-storm', light: '#9cd0ff', body: '#2c5ca8', deep: '#0a1c44', width: 62, centre: 76,
      outer: 'M64 1C92 36 118 58 118 84A54 43 0 0 1 10 84C10 58 36 36 64 1Z',
      inner: 'M64 16C86 44 107 62 107 84A43 33 0 0 1 21 84C21 62 42 44 64 16Z',
    },
  },
  // A lozenge with cut corners.
  black: {
    emblem: {
      icon: 'bleeding-eye', light: '#cbb8d8', body: '#4a3a58', deep: '#140e1c', width: 64, centre: 64,
      outer: 'M64 1 96 24H104V32L127 64 104 96V104H96L64 127 32 104H24V96L1 64 24 32V24H32Z',
      inner: 'M64 15 90 34H94V38L113 64 94 90V94H90L64 113 38 94H34V90L15 64 34 38V34H38Z',
    },
  },
  // A coin.
  grey: {
    emblem: {
      icon: 'swap-bag', light: '#ece0c0', body: '#84745a', deep: '#2c2418', width: 70, centre: 64,
      outer: 'M64 1A63 63 0 1 1 63.9 1Z',
      inner: 'M64 13A51 51 0 1 1 63.9 13Z',
    },
  },
};
