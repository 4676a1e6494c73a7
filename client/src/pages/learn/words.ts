/** The words of the page that begins a lesson. */
import { words } from '../../words/words.svelte.ts';

export const say = words({
  en: {
    title: (game: string) => `Learn ${game}`,
    what: 'A first match against a patient teacher. The coach tells you what to do and why; after five minutes at most you have played a whole match.',
    teaches: 'You will learn',
    begin: 'Begin the lesson',
    goOn: 'Go on with the lesson',
    again: 'Start again',
    rules: 'Read the rules instead',
    missing: 'There is no lesson for this game yet.',
  },
  de: {
    title: (game: string) => `${game} lernen`,
    what: 'Eine erste Partie gegen einen geduldigen Lehrer. Ein Trainer sagt dir, was du tun kannst und warum; nach höchstens fünf Minuten hast du eine ganze Partie gespielt.',
    teaches: 'Das lernst du',
    begin: 'Lektion beginnen',
    goOn: 'Lektion fortsetzen',
    again: 'Neu beginnen',
    rules: 'Lieber die Regeln lesen',
    missing: 'Zu diesem Spiel gibt es noch keine Lektion.',
  },
});
