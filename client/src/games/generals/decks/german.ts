/** What the server says of decks of generals, in German. */
import { inGerman, type Rewording } from '../../../pages/decks/german.ts';

/** What the starter decks are about. */
export const THEMES: Readonly<Record<string, string>> = {
  'minions that fight beside their general': 'Diener, die an der Seite ihres Generals kämpfen',
  'everything that heals sets something off': 'Jede Heilung löst etwas aus',
  'a close formation around the general': 'Eine dichte Formation um den General',
  'from behind, and gone again': 'Von hinten zuschlagen und verschwinden',
  'arrows from afar, fire from the hand': 'Pfeile aus der Ferne, Feuer aus der Hand',
  'one spell after the other': 'Ein Zauber nach dem anderen',
  'obelysks and the dervishes they send': 'Obelysken und die Derwische, die sie aussenden',
  'a general armed with artifacts': 'Ein General, gerüstet mit Artefakten',
  'take away what the other side has': 'Der anderen Seite nehmen, was sie hat',
  'a swarm of wraithlings': 'Ein Schwarm von Wraithlings',
  'the ground itself turns against the enemy': 'Der Boden selbst wendet sich gegen den Feind',
  'death is a resource': 'Der Tod ist ein Rohstoff',
  'a general who grows and strikes': 'Ein General, der wächst und zuschlägt',
  'draw, and make the other side pay for it': 'Karten ziehen, und die andere Seite bezahlt dafür',
  'eggs, and what hatches': 'Eier, und was daraus schlüpft',
  'across the board, to their side': 'Quer über das Brett auf ihre Seite',
  'many bodies and walls of ice': 'Viele Körper und Mauern aus Eis',
  'freeze, dispel, outlast': 'Einfrieren, bannen, überdauern',
};

const PROBLEMS: readonly Rewording[] = [
  [/^a deck has (\d+) cards with its general; this one has (\d+)$/, 'Ein Deck hat mit seinem General $1 Karten; dieses hat $2.'],
  [/^a deck holds one Trial card; this one has (.+)$/, 'Ein Deck enthält nur eine Prüfungskarte; dieses hat $1.'],
  [/^a deck has one general; this one has (.+) and (.+)$/, 'Ein Deck hat nur einen General; dieses hat $1 und $2.'],
  [/^the deck has no general$/, 'Das Deck hat keinen General.'],
  [/^(.+) is (\w+); (.+) leads (\w+)$/, '$1 gehört zu $2; $3 führt $4.'],
];

export const problemInGerman = (text: string): string => inGerman(text, PROBLEMS);
