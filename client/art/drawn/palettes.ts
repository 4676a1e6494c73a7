/** The light of a picture: a key colour for each faction and a few for those of none. */

/**
 * sky      from the darkest plane of the background to its light: far dark, planes, disc, glow
 * rim      the coloured light along the edges
 * ambient  what the shade is tinted with
 * ink      the darkest tone
 */
export interface Palette {
  sky: readonly [dark: string, plane: string, disc: string, glow: string];
  rim: string;
  ambient: string;
  ink: string;
}

const palette = (sky: string, rim: string, ambient: string, ink = '#120d1c'): Palette => ({ sky: sky.split(' ') as unknown as Palette['sky'], rim, ambient, ink });

export const PALETTES = {
  hearth: palette('#2a1510 #6b3318 #e08a2e #ffd27a', '#ffb347', '#8a4a4a'),
  dusk: palette('#3a2030 #241626 #f0803a #ffb35a', '#ff8a4a', '#5a3f6a'),
  crimson: palette('#3a0a16 #5c1020 #9c1c2c #ffb0a0', '#ff7a6a', '#7a3a6a'),
  slate: palette('#1c2430 #2c3846 #7a8a98 #ffd27a', '#c8dcec', '#5a6488'),
  wood: palette('#16241c #22402c #c8a850 #f4e4a0', '#e8d880', '#5a5a6a'),
  meadow: palette('#26402c #3c6a3c #a8c46c #f6f4b0', '#f4f0a0', '#587068'),
  tide: palette('#062a36 #0e5a68 #2ea89c #c8fff0', '#a8ffe8', '#3a6a9a', '#06182a'),
  river: palette('#142a44 #24507c #7ab0d8 #eaf6ff', '#bfe4ff', '#4c6294', '#0a1228'),
  ice: palette('#0e1c3a #2c5080 #8fc4e8 #eaf8ff', '#bdf0ff', '#5466b8', '#0a1230'),
  inferno: palette('#3a0a0c #7a1810 #f07a20 #ffe08a', '#ffd060', '#8a2c4a', '#1c0610'),
  gold: palette('#3a2408 #6e4810 #d8a032 #fff0b0', '#ffe9a0', '#8a5c5c', '#1a1010'),
  dawn: palette('#5a3a50 #a8605c #f4b870 #fff2c8', '#fff0c0', '#84607c', '#241428'),
  plum: palette('#241230 #4a1c48 #c83a50 #ffc0b0', '#ff8a80', '#5c3c7c'),
  night: palette('#0a0e22 #18224a #5468a8 #dce4ff', '#a8c0ff', '#404a86', '#060814'),
  violet: palette('#180c30 #34186a #7c4ac8 #e0c8ff', '#c8a0ff', '#54408a', '#0c0618'),
  storm: palette('#1a1c38 #343c6c #7c84c8 #e6e8ff', '#c0c8ff', '#4c4c88', '#0a0a1c'),
  desert: palette('#6a3a20 #a86a30 #f0c060 #fff4c8', '#fff0b0', '#8a5a6a', '#24120e'),
  marsh: palette('#18241c #30482c #8c9c50 #e8f0a8', '#d8ec90', '#54645c', '#0c140e'),
  bone: palette('#2a2826 #4c4844 #b0a48c #fff2d0', '#f4e8cc', '#64586c', '#121014'),
  grave: palette('#141c1c #24383a #5c8478 #d0ffe4', '#a8f0cc', '#40587c', '#080e14'),
  silk: palette('#2c0a18 #6a1424 #e0503c #ffd8a0', '#ffb080', '#743660', '#14060e'),
  heaven: palette('#1c3a7c #3c68b4 #a8ccf4 #fff6d8', '#fff0b8', '#6474b8', '#0c1230'),
  sepia: palette('#2c2018 #5c4630 #c8a878 #fff0d0', '#ffe4b0', '#745a64', '#160e0c'),
  toxic: palette('#101c10 #244818 #78b830 #e8ffa0', '#c8ff70', '#4c5c5c', '#081008'),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
