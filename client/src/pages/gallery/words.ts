/** The words of the gallery, and of looking through cards anywhere. */

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

export const say = {
  gallery: 'Cards',
  galleryOf: (game: string) => `The cards of ${game}`,
  about: (count: number) => `All ${count} of them. Open one to see its picture large, and what it does.`,
  noCards: 'No cards of such a game are shown here.',
  toGames: 'To the games',
  build: 'Build a deck',
  rules: 'Rules',

  search: 'Search by name and text',
  searchHint: 'Name or text …',
  filters: 'Filters',
  cost: 'Cost',
  costIs: (cost: number, more: boolean) => `Costs ${cost}${more ? ' or more' : ''}`,
  found: cards,
  showAll: 'Show all',
  larger: 'Larger cards',
  smaller: 'Smaller cards',
  nothingFound: 'No card is like that.',
  more: (count: number) => `${count} more`,

  before: 'Card before',
  after: 'Next card',
  copyLink: 'Copy the link',
  place: (at: number, of: number) => `${at} of ${of}`,
  noText: 'Nothing is printed but the numbers.',
};
