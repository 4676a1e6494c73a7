/** The five games as the client presents them; what is not there yet says so. */
import { words } from '../words/words.svelte.ts';

const say = words({
  en: {
    threelines: 'Three lines, three hidden choices a round. Both reveal at once, and the higher attack strikes first.',
    generals: 'Tactics on nine by five squares: lead a general, summon minions, and strike from the right side.',
    pantheon: 'Gods, demons and humans for two to six, with answers upon answers.',
    cartoverse: 'Duels of two rows, with chains, traps and loyal followers.',
    ancients: 'Two lanes, heroes, towers and the Ancients behind them, by day and by night.',
  },
  de: {
    threelines: 'Drei Linien, drei verdeckte Entscheidungen je Runde. Beide decken zugleich auf, und der höhere Angriff schlägt zuerst.',
    generals: 'Taktik auf neun mal fünf Feldern: Führe einen General, beschwöre Diener und schlag von der richtigen Seite zu.',
    pantheon: 'Götter, Dämonen und Menschen für zwei bis sechs, mit Antworten auf Antworten.',
    cartoverse: 'Duelle in zwei Reihen, mit Ketten, Fallen und treuem Gefolge.',
    ancients: 'Zwei Pfade, Helden, Türme und dahinter die Ahnen, bei Tag und bei Nacht.',
  },
});

/** A game on the shelf. `cards` are the keys of cards whose pictures stand for it; where there is room for one, the first. */
export interface Shelved {
  name: string;
  title: string;
  ready: boolean;
  minutes: number;
  players: string;
  decks: boolean;
  cards: readonly string[];
}

export const SHELF: readonly Shelved[] = [
  { name: 'threelines', title: 'Threelines', ready: true, minutes: 5, players: '2', decks: false, cards: ['captain_sable', 'amara_sunlance', 'old_garrick'] },
  { name: 'generals', title: 'Generals', ready: true, minutes: 15, players: '2', decks: true, cards: ['vaath_the_immortal', 'argeon_highmayne', 'kaleos_xaan'] },
  { name: 'pantheon', title: 'Pantheon', ready: true, minutes: 20, players: '2–6', decks: false, cards: ['lilith_vane_queen_of_whispers', 'aurelion_dawnfather', 'captain_maren_holt'] },
  { name: 'cartoverse', title: 'Cartoverse', ready: false, minutes: 20, players: '2', decks: true, cards: [] },
  { name: 'ancients', title: 'Ancients', ready: false, minutes: 30, players: '2', decks: true, cards: [] },
];

export const READY: readonly Shelved[] = SHELF.filter((game) => game.ready);

export function blurb(name: string): string {
  return (say as Readonly<Record<string, string>>)[name] ?? '';
}

export function titleOf(name: string): string {
  return SHELF.find((game) => game.name === name)?.title ?? name;
}
