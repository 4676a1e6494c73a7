/** A deck inside an address, so that it can be sent to anybody: its cards by their keys, which never change. */
import type { Cards } from '../../games/cards.ts';
import type { Leading } from './craft.ts';
import { EMPTY, withCount, type Sheet } from './sheet.ts';

/** Where a deck is opened: as one's own to go on with, or as somebody else's to look at. */
export type LinkPlace = 'new' | 'shared';

/** "argeon_highmayne.3-windblade_adept.2-true_strike": keys have letters, digits and "_" only. */
export function deckLink(game: string, sheet: Sheet, cards: Cards, place: LinkPlace = 'new'): string {
  const parts = [...sheet.counts].map(([card, count]) => `${count}-${cards.at(card)!.key}`);
  if (sheet.leader >= 0) parts.unshift(cards.at(sheet.leader)!.key);
  const query = new URLSearchParams({ cards: parts.join('.') });
  if (sheet.name) query.set('name', sheet.name);
  if (sheet.note) query.set('note', sheet.note);
  return `/decks/${game}/${place}?${query.toString()}`;
}

/** The deck of an address; cards that do not exist are left out. Null where there is none. */
export function deckIn(query: URLSearchParams, cards: Cards, { leads, team = false }: Leading): Sheet | null {
  const parts = query.get('cards');
  if (parts === null) return null;
  let sheet: Sheet = { ...EMPTY, name: (query.get('name') ?? '').slice(0, 60), note: (query.get('note') ?? '').slice(0, 200) };
  for (const part of parts.split('.')) {
    const [, count, key = ''] = /^(?:(\d{1,2})-)?(\w+)$/.exec(part) ?? [];
    const card = cards.number(key);
    if (card < 0) continue;
    const leader = leads(cards.at(card)!) && !(team && count);
    sheet = leader ? { ...sheet, leader: card } : withCount(sheet, card, Number(count ?? 1));
  }
  return sheet;
}
