/** The words of the coach, whatever it teaches. */
import { words } from '../words/words.svelte.ts';

export const say = words({
  en: {
    coach: 'Coach',
    step: (at: number, all: number) => `${at} of ${all}`,
    next: 'Go on',
    show: 'Show me',
    hide: 'Hide the coach',
    watch: 'Watch what happens …',
    free: 'From here on you are on your own: play as you like. ✦ Hint shows what the bot would do, and taking back is free.',
    won: 'You have won your first match. Well played!',
    lost: 'That did not work out, but you know the moves now. Try again!',
    real: 'Play a real match',
    again: 'Take the lesson again',
    home: 'To the first page',
  },
  de: {
    coach: 'Trainer',
    step: (at: number, all: number) => `${at} von ${all}`,
    next: 'Weiter',
    show: 'Zeig es mir',
    hide: 'Trainer ausblenden',
    watch: 'Sieh, was geschieht …',
    free: 'Von hier an spielst du allein, wie du magst. ✦ Tipp zeigt, was der Bot täte, und Zurücknehmen kostet nichts.',
    won: 'Du hast deine erste Partie gewonnen. Gut gespielt!',
    lost: 'Das hat nicht geklappt, aber die Züge kennst du jetzt. Versuch es noch einmal!',
    real: 'Eine richtige Partie spielen',
    again: 'Die Lektion wiederholen',
    home: 'Zur Startseite',
  },
});
