/** What the server says against decks of any game, in German. */

/** A pattern of what the server says, and the same in German. */
export type Rewording = readonly [RegExp, string];

const ANY_GAME: readonly Rewording[] = [
  [/^(\d+) copies of (.+); at most 1 is allowed$/, '$2 ist $1-mal im Deck; erlaubt ist nur ein Exemplar.'],
  [/^(\d+) copies of (.+); at most (\d+) are allowed$/, '$2 ist $1-mal im Deck; erlaubt sind höchstens $3 Exemplare.'],
  [/^(.+) cannot be put into a deck$/, '$1 kann nicht in ein Deck aufgenommen werden.'],
  [/^there is no card "(.+)"; did you mean (.+)\?$/, 'Es gibt keine Karte „$1“; meinst du $2?'],
  [/^there is no card "(.+)"; .*$/, 'Es gibt keine Karte „$1“.'],
  [/^"(.+)": a deck holds 1 to 99 copies of a card$/, '„$1“: Ein Deck enthält 1 bis 99 Exemplare einer Karte.'],
];
const RULE = / \([RC]\d+\)$/; // the number of the rule is not said

/** The problem in German, by what the game itself or any game says, or as it is where it is a new one. */
export function inGerman(text: string, own: readonly Rewording[]): string {
  const plain = text.replace(RULE, '');
  const found = [...own, ...ANY_GAME].find(([pattern]) => pattern.test(plain));
  return found ? plain.replace(...found).replaceAll(' and ', ' und ') : text;
}
