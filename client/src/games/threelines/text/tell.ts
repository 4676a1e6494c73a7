/** What happened in threelines, as sentences. In English the server writes them; in German they are put together here. */
import { nameOf, type Frame } from '../../../table/frame.ts';
import type { Told } from '../../../wire/types.ts';
import { speech } from '../../../words/language.svelte.ts';
import type { Cards } from '../../cards.ts';
import { named, numbersOf } from '../../../board/tell.ts';
import type { Events } from '../types.ts';

export function tell(told: Told, frame: Frame, cards: Cards): string | null {
  if (speech.now === 'de') return inGerman(told, frame, cards);
  return told.text ? named(told.text, frame) : null;
}

export const about = (told: Told): number[] => numbersOf(told, 'card', 'target');

type Teller = (numbers: Readonly<Record<string, number>>, who: Who) => string;

/** Whom a sentence is about, as its reader says it: "du" or a name, with what follows from that. */
interface Who {
  you: boolean;
  name: string;
  nobody: boolean;
  card(number: number | undefined): string;
}

const WHERE = ['nach links', 'in die Mitte', 'nach rechts'];
const ENDS = [
  'der andere Avatar hat kein Leben mehr',
  'beide Avatare sind in derselben Runde gefallen',
  'beide haben keine Karten mehr',
  'zu viele Runden lang ist nichts geschehen',
  'die letzte Runde ist gespielt',
  'die Gegenseite hat aufgegeben',
];

const TELLERS: Readonly<Record<string, Teller>> = {
  coin: (_, who) => (who.you ? 'Du gewinnst den Münzwurf und ziehst zuerst.' : `${who.name} gewinnt den Münzwurf und zieht zuerst.`),
  round: ({ round }) => `Runde ${round}.`,
  draw: ({ card }, who) => `${subject(who, 'ziehst', 'zieht')} ${card === -1 ? 'eine Karte' : who.card(card)}.`,
  mana: ({ mana }, who) => `${subject(who, 'hast', 'hat')} ${mana} Mana.`,
  place: ({ card, line, cost }, who) => `${subject(who, 'legst', 'legt')} ${who.card(card)} für ${cost} Mana ${WHERE[line ?? 0]}.`,
  strike: ({ card, target, left }, who) => `${owned(who, card)} trifft ${who.card(target)}: ${(left ?? 0) > 0 ? `noch ${left} Abwehr` : 'keine Abwehr mehr'}.`,
  destroy: ({ card }, who) => `${owned(who, card)} wird vernichtet.`,
  avatar: ({ card, damage, hp }, who) => `${who.card(card)} trifft ${who.you ? 'deinen Avatar' : `den Avatar von ${who.name}`} für ${damage}: noch ${hp} Leben.`,
  end: ({ reason }, who) => `${who.nobody ? 'Unentschieden' : subject(who, 'gewinnst', 'gewinnt')}: ${ENDS[reason ?? 0]}.`,
} satisfies Partial<Record<keyof Events, Teller>>;

function inGerman(told: Told, frame: Frame, cards: Cards): string | null {
  const who: Who = {
    you: told.seat === frame.seat && told.seat >= 0,
    name: nameOf(frame, told.seat),
    nobody: told.seat < 0,
    card: (number) => cards.at(number ?? -1)?.name ?? 'eine Karte',
  };
  return TELLERS[told.word]?.(told.numbers ?? {}, who) ?? null;
}

function subject(who: Who, you: string, other: string): string {
  return who.you ? `Du ${you}` : `${who.name} ${other}`;
}

/** A card with its owner. */
function owned(who: Who, card: number | undefined): string {
  return who.you ? `Deine Karte ${who.card(card)}` : `${who.card(card)} von ${who.name}`;
}
