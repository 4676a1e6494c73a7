/** The words of the rules page. */

export const say = {
  title: (game: string) => `Rules of ${game}`,
  contents: 'Contents',
  search: 'Search these rules',
  searchHint: 'A word, or say R12',
  results: (n: number) => (n === 0 ? 'Nothing found.' : n === 1 ? '1 place found.' : `${n} places found.`),
  glossary: 'Glossary',
  glossaryWhat: 'Every word of the game in a sentence or two, with the rule it comes from.',
  rule: (number: string) => `Rule ${number}`,
  missing: 'There are no rules here',
  missingWhat: 'This game is not on the shelf yet.',
  learn: 'Learn it by playing',
  play: 'Play it now',
};
