/** The words about bots. */
import { words } from '../words/words.svelte.ts';

export const say = words({
  en: {
    beginner: 'Beginner',
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Hard',
    meet: 'You may meet',
    levelOf: (level: string) => `${level} bot`,
  },
  de: {
    beginner: 'Anfang',
    easy: 'Leicht',
    medium: 'Mittel',
    hard: 'Schwer',
    meet: 'Wen du treffen kannst',
    levelOf: (level: string) => `Bot, ${level}`,
  },
});
