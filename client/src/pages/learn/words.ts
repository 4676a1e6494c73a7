/** The words of the page that begins a lesson. */

export const say = {
  title: (game: string) => `Learn ${game}`,
  what: 'A first match against a patient teacher. The coach tells you what to do and why; after five minutes at most you have played a whole match.',
  teaches: 'You will learn',
  begin: 'Begin the lesson',
  goOn: 'Go on with the lesson',
  again: 'Start again',
  rules: 'Read the rules instead',
  missing: 'There is no lesson for this game yet.',
};
