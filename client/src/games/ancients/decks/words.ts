/** The words for cards and decks of ancients. */
import { words } from '../../../words/words.svelte.ts';

type Telling = (text: string) => string;
type Lines = Readonly<Record<string, string>>;

export const say = words({
  en: {
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

    problem: (text: string, english: Telling, _german: Telling) => english(text),
    theme: (note: string, _german: Lines) => note.charAt(0).toUpperCase() + note.slice(1),
  },
  de: {
    leader: 'AB-Helden',
    leaderHint: 'Ein Deck hat fünf Helden. Der AB-Held, einer von ihnen, leiht allen anderen seine Farbe, solange er im Spiel ist. Jeder Held bringt eine oder zwei seiner Signaturkarten mit.',
    colour: 'Farbe',
    type: 'Art',
    reach: 'Reichweite',
    keyword: 'Schlüsselwort',
    teamTitle: 'Helden und Gegenstände',
    heroes: 'Helden',
    itemCards: 'Gegenstände',
    heroShare: (count) => `${count} von 5`,
    itemShare: (count, least, most) => `${count} von ${least} bis ${most}`,
    signatures: (hero) => `Signaturen von ${hero}`,
    castable: 'Karten, die ein Held wirken kann',
    teamNote: 'Die Helden kommen in der Reihenfolge ins Spiel, in der sie ins Deck genommen wurden.',

    problem: (text, _english, german) => german(text),
    theme: (note, german) => german[note] ?? note.charAt(0).toUpperCase() + note.slice(1),
  },
});
