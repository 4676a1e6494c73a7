/** What the server says of decks of cartoverse, in German. */
import { inGerman, type Rewording } from '../../../pages/decks/german.ts';

/** What the starter decks are about. */
export const THEMES: Readonly<Record<string, string>> = {
  'a wall of shields, and knights behind it': 'Eine Mauer aus Schilden, und Ritter dahinter',
  'wounds that are healed as fast as they are struck': 'Wunden, die so schnell heilen, wie sie geschlagen werden',
  'everything grows, and the last to come is the largest': 'Alles wächst, und wer zuletzt kommt, ist am größten',
  'a pack of Beasts that strikes twice': 'Ein Rudel, das zweimal zuschlägt',
  'what others lose, she gains': 'Was andere verlieren, gewinnt sie',
  'nobody stays in the graveyard for long': 'Niemand bleibt lange im Friedhof',
  'Warriors who do not wait': 'Krieger, die nicht warten',
  'fire for whatever moves': 'Feuer für alles, was sich regt',
};

const PROBLEMS: readonly Rewording[] = [
  [/^a deck has (\d+) to (\d+) cards besides its hero; this one has (\d+)$/, 'Ein Deck hat neben seinem Helden $1 bis $2 Karten; dieses hat $3.'],
  [/^a deck has one hero; this one has (.+) and (.+)$/, 'Ein Deck hat nur einen Helden; dieses hat $1 und $2.'],
  [/^the deck has no hero$/, 'Das Deck hat keinen Helden.'],
];

export const problemInGerman = (text: string): string => inGerman(text, PROBLEMS);
