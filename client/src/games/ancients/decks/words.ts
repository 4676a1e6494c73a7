/** The words for cards and decks of ancients. */

export const say = {
  leader: 'AB hero',
  leaderHint: 'A deck has five heroes. The AB hero, one of them, lends its colour to all others while it is in play. Each hero brings one or two of its signature cards.',
  colour: 'Colour',
  type: 'Type',
  reach: 'Reach',
  keyword: 'Keyword',
  teamTitle: 'Heroes and items',
  heroes: 'Heroes',
  itemCards: 'Items',
  heroShare: (count: number) => `${count} of 5`,
  itemShare: (count: number, least: number, most: number) => `${count} of ${least} to ${most}`,
  signatures: (hero: string) => `Signatures of ${hero}`,
  castable: 'Cards that some hero can cast',
  teamNote: 'Heroes come into play in the order in which they were put into the deck.',
};
