/** The words of the first page. */
import { words } from '../../words/words.svelte.ts';

const range = (least: number, most: number): string => (least === most ? `${least}` : `${least}–${most}`);

export const say = words({
  en: {
    title: 'Card battle games',
    headline: 'Sit down and play',
    tagline: 'Card battle games with exact rules, against strong bots or with friends. No account, nothing to install.',
    running: 'Your matches',
    soon: 'In the workshop',
    notYet: 'Not yet',
    players: (least: number, most: number) => `${range(least, most)} players`,
    minutes: (n: number) => `about ${n} minutes`,
    bot: 'Play a bot',
    bots: 'Play bots',
    friend: 'Invite a friend',
    friends: 'Invite friends',
    quick: 'Quick match',
    learn: 'Learn it',
    rules: 'Rules',
  },
  de: {
    title: 'Kartenkampfspiele',
    headline: 'Setz dich und spiel',
    tagline: 'Kartenkampfspiele mit genauen Regeln, gegen starke Bots oder jemanden, den du kennst. Ohne Konto, ohne Installation.',
    running: 'Deine Partien',
    soon: 'In der Werkstatt',
    notYet: 'Noch nicht da',
    players: (least: number, most: number) => `${range(least, most)} Spieler`,
    minutes: (n: number) => `etwa ${n} Minuten`,
    bot: 'Gegen einen Bot',
    bots: 'Gegen Bots',
    friend: 'Jemanden einladen',
    friends: 'Freunde einladen',
    quick: 'Schnelle Partie',
    learn: 'Lernen',
    rules: 'Regeln',
  },
});
