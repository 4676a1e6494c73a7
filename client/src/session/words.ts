/** The words of the settings. */
import { words } from '../words/words.svelte.ts';

export const say = words({
  en: {
    language: 'Language',
    speed: 'Speed of motion',
    none: 'No motion',
    fast: 'Fast',
    normal: 'Normal',
    slow: 'Slow',
    volume: 'Volume',
    sound: 'Sounds',
    plain: 'Colours everybody can tell apart',
    previews: 'Show what an action would do',
    confirm: 'Ask before a turn ends while something can still be done',
    notify: 'Notify me when it is my move and the page is hidden',
    guestName: 'Your name at the table',
    anyGuest: 'Guest, with a number',
  },
  de: {
    language: 'Sprache',
    speed: 'Tempo der Bewegungen',
    none: 'Keine Bewegung',
    fast: 'Schnell',
    normal: 'Normal',
    slow: 'Langsam',
    volume: 'Lautstärke',
    sound: 'Töne',
    plain: 'Farben, die alle unterscheiden können',
    previews: 'Zeigen, was eine Aktion bewirken würde',
    confirm: 'Nachfragen, bevor ein Zug endet, in dem noch etwas möglich ist',
    notify: 'Benachrichtigen, wenn ich am Zug bin und die Seite verdeckt ist',
    guestName: 'Dein Name am Tisch',
    anyGuest: 'Gast mit Nummer',
  },
});
