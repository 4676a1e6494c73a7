/** The paints of the studio by name: skins, hairs, cloths, leathers, metals, stones. One box of paints for all five games. */
export const COLOURS: Readonly<Record<string, string>> = {
  // Skins.
  porcelain: '#f4dcc8', fair: '#eebd98', rosy: '#e6a880', tan: '#d69668', olive: '#bf8858', brown: '#9a6040', umber: '#74482f', ebony: '#553224',
  icy: '#e4eefa', moon: '#cfd3e6', corpse: '#a9b59c', jade: '#7cc8b4', moss: '#7f9c52', bark: '#7a6448', crimson: '#c8281c', magenta: '#b03a7c', dusk: '#7a6aa8', ashen: '#8c8a96', basalt: '#4e4a58', sun: '#f2c46a', clay: '#b0623e',
  // Hairs.
  raven: '#1f1a26', coffee: '#4a2c1e', chestnut: '#6e3c20', auburn: '#98421c', ginger: '#c4601e', wheat: '#d2a04c', flax: '#ead08c', grey: '#8b8e98', silver: '#c9ccd4', white: '#ecedf0', iceblue: '#a6c4ec', tide: '#1c6a8c', leaf: '#4c7c34', flame: '#f08a2c', violet: '#6a4aa8', rose: '#c85a78',
  // Cloths.
  cream: '#e9e0cc', ivory: '#f2ead6', straw: '#d8bc78', ochre: '#c08a3c', saffron: '#e0962c', rust: '#a84c28', scarlet: '#c82a3a', wine: '#6e1c30', plum: '#5c3060', lilac: '#9a84c4', royal: '#2c54a8', navy: '#24345c', midnight: '#1c2240', sky: '#7ab0dc', teal: '#1e7a80', sea: '#12627a', forest: '#2c5c38', pine: '#1e4030', sage: '#7c9070', khaki: '#6a6440', mud: '#5a4632', earth: '#6e5238', hide: '#8a6a48', leather: '#5c3c28', soot: '#2a2630', coal: '#38343e', slate: '#566070', fog: '#9aa4ae', snow: '#e6eef6', pink: '#e8a8b0',
  // Metals and stones.
  gold: '#e2b450', brass: '#b98a3c', copper: '#b8683c', bronze: '#9a7038', iron: '#7c848e', steel: '#a4aeba', bright: '#d2d8e0', gunmetal: '#545c68', onyx: '#24242c', bone: '#e6dcc0', granite: '#8a8a88', marble: '#e4e2dc', ruby: '#c01c38', emerald: '#2ca45c', sapphire: '#2c6ae0', amber: '#f0a030', pearl: '#f6f1e2', glass: '#a8d8e0',
  // Light.
  spark: '#fff3c0', fire: '#ff9a3c', ember: '#e0442c', blue: '#58d8ff', poison: '#a8e040', ghost: '#c8fff0', arcane: '#c890ff',
};
