/** What the server says of decks of ancients, in German. */
import { inGerman, type Rewording } from '../../../pages/decks/german.ts';

/** What the starter decks are about. */
export const THEMES: Readonly<Record<string, string>> = {
  'tear the Towers down with Siege, rams and a roar': 'Die Türme mit Belagerung, Rammen und Gebrüll einreißen',
  'more creeps than anybody can count, growing by Night': 'Mehr Kreaturen, als man zählen kann, und nachts wachsen sie',
  'take their words away, then burn the row': 'Ihnen die Worte nehmen, dann die Reihe verbrennen',
  'kill heroes where their armor ends, and be gone': 'Helden treffen, wo ihre Rüstung endet, und fort sein',
  'mend what is hurt, hold every slot, and win late': 'Heilen, was verletzt ist, jeden Platz halten und spät gewinnen',
  'gold for every death, and the shop for all of it': 'Gold für jeden Tod, und alles in den Laden',
};

const PROBLEMS: readonly Rewording[] = [
  [/^a deck has (\d+) heroes; this one has (\d+)( \(.*\))$/, 'Ein Deck hat $1 Helden; dieses hat $2$3.'],
  [/^(.+) is there twice; heroes are unique( \(.*\))$/, '$1 ist zweimal da; jeden Helden gibt es einmal$2.'],
  [/^(.+) carries the AB, and is not in the deck( \(.*\))$/, '$1 soll AB-Held sein und ist nicht im Deck$2.'],
  [/^the main deck has at least (\d+) cards; this one has (\d+)( \(.*\))$/, 'Das Hauptdeck hat mindestens $1 Karten; dieses hat $2$3.'],
  [/^the main deck has at most (\d+) cards; this one has (\d+)( \(.*\))$/, 'Das Hauptdeck hat höchstens $1 Karten; dieses hat $2$3.'],
  [/^(\d+) copies of (.+); at most (\d+) are allowed( \(.*\))$/, '$1-mal $2; erlaubt sind höchstens $3$4.'],
  [/^(.+) needs a signature card( \(.*\))$/, '$1 braucht eine Signaturkarte$2.'],
  [/^(\d+) signature cards of (.+); at most (\d+) are allowed( \(.*\))$/, '$1 Signaturkarten von $2; erlaubt sind höchstens $3$4.'],
  [/^(.+) is a signature card of (.+), who is not in the deck( \(.*\))$/, '$1 ist eine Signaturkarte von $2, und $2 ist nicht im Deck$3.'],
  [/^the item deck has at least (\d+) cards; this one has (\d+)( \(.*\))$/, 'Das Gegenstandsdeck hat mindestens $1 Karten; dieses hat $2$3.'],
  [/^the item deck has at most (\d+) cards; this one has (\d+)( \(.*\))$/, 'Das Gegenstandsdeck hat höchstens $1 Karten; dieses hat $2$3.'],
  [/^(\d+) copies of (.+); of an item there is one( \(.*\))$/, '$1-mal $2; von einem Gegenstand gibt es einen$3.'],
];

export const problemInGerman = (text: string): string => inGerman(text, PROBLEMS);
