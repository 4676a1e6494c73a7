/** Decks as text, the way the server reads them: the leader, then "3 Silverguard Knight" on each line. */
import type { Cards } from '../../games/cards.ts';
import type { Leading } from './craft.ts';
import { EMPTY, countOf, withCount, type Sheet } from './sheet.ts';

/** A deck read from text, and the lines that name no card. */
export interface Read {
  sheet: Sheet;
  unknown: string[];
}

const STAR = /\s*\*$/;
const LINE = /^(?:(\d{1,2})x?\s+)?(.+)$/i;

const CODE = /^[A-Za-z]\d[A-Za-z\d]{4,}$/;

/** Whether a text is meant as the code of a deck, however mistyped; the server reads it. */
export const isCode = (text: string): boolean => CODE.test(text.trim());

/** A name without case, punctuation and spaces, so that typing it needs no care. */
const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Finds cards by name; keys count too, and come first. */
export class Names {
  private readonly places = new Map<string, number>();

  constructor(cards: Cards) {
    for (const [number, card] of cards.all.entries()) this.places.set(plain(card.key), number);
    for (const [number, card] of cards.all.entries()) if (!this.places.has(plain(card.name))) this.places.set(plain(card.name), number);
  }

  find(name: string): number {
    return this.places.get(plain(name)) ?? -1;
  }
}

const namesOf = new WeakMap<Cards, Names>();

export function find(cards: Cards, name: string): number {
  let names = namesOf.get(cards);
  if (names === undefined) namesOf.set(cards, (names = new Names(cards)));
  return names.find(name);
}

export function readDeck(text: string, cards: Cards, { leads, team = false }: Leading): Read {
  let sheet: Sheet = EMPTY;
  const unknown: string[] = [];
  for (const raw of text.split(/\r?\n/)) {
    const [entry = '', comment] = cut(raw);
    if (comment && !entry && !sheet.note) sheet = { ...sheet, note: comment };
    if (!entry) continue;
    const [, digits, name = ''] = LINE.exec(team ? entry.replace(STAR, '') : entry) ?? [];
    const card = find(cards, name);
    if (card < 0) {
      unknown.push(entry);
      continue;
    }
    const leading = leads(cards.at(card)!);
    if (leading && (!team || STAR.test(entry))) sheet = { ...sheet, leader: card };
    if (!leading || team) sheet = withCount(sheet, card, countOf(sheet, card) + Number(digits ?? 1));
  }
  return { sheet, unknown };
}

/** The text with another name on the first line that says this; the line keeps its count, its star and its remark. */
export function renamed(text: string, entry: string, name: string): string {
  const lines = text.split('\n');
  const place = lines.findIndex((line) => cut(line)[0] === entry);
  const [, , wrong = ''] = LINE.exec(entry.replace(STAR, '')) ?? [];
  if (place >= 0) lines[place] = lines[place]!.replace(wrong, () => name);
  return lines.join('\n');
}

/** A line before and after its "#". */
function cut(line: string): [string, string] {
  const [entry = '', ...rest] = line.split('#');
  return [entry.trim(), rest.join('#').trim()];
}

/** The cards in the order given, one of several leaders among them; the name of the deck is not part of its text. */
export function writeDeck(sheet: Sheet, cards: Cards, order: readonly number[] = [...sheet.counts.keys()]): string {
  const lines = order.map((card) => (card === sheet.leader ? `${wordFor(card, cards)} *` : `${countOf(sheet, card)} ${wordFor(card, cards)}`));
  if (sheet.leader >= 0 && !sheet.counts.has(sheet.leader)) lines.unshift(wordFor(sheet.leader, cards));
  if (sheet.note) lines.unshift(`# ${sheet.note}`);
  return lines.join('\n') + '\n';
}

/** A card's name, or its key where another card of the same name would be found first. */
function wordFor(number: number, cards: Cards): string {
  const { name, key } = cards.at(number)!;
  return find(cards, name) === number ? name : key;
}
