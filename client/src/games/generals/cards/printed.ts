/** The cards of generals as their faces show them: as printed, or as they are in a hand now. */
import type { Face, Figure, Rarity } from '../../../cards/face.ts';
import type { CardFacts, Cards } from '../../cards.ts';
import type { ShownCard } from '../types.ts';
import { term } from '../text/terms.ts';
import { say } from '../text/words.ts';

/** What the server tells of a card of this game. */
export interface GeneralsCard extends CardFacts {
  faction: string;
  mana: number;
  attack: number;
  health: number;
  tribe: string;
  rarity: string;
  keywords: string[];
  text: string;
}

const LEVELS: Readonly<Record<string, Rarity['level']>> = { common: 1, rare: 2, epic: 3, legendary: 4, mythron: 5 };

export function factsOf(cards: Cards, number: number): GeneralsCard | null {
  return cards.at(number) as GeneralsCard | null;
}

export function nameOfCard(cards: Cards, number: number | undefined): string {
  return (number === undefined ? null : cards.at(number)?.name) ?? say.unknown;
}

export const factionOf = (card: GeneralsCard | null): string => (card?.faction ?? 'neutral').toLowerCase();

export function figureOf(kind: Figure['kind'], value: number, printed: number, label: string): Figure {
  return { kind, value, label, change: value === printed ? undefined : value > printed ? 'up' : 'down' };
}

/** A card as printed; with what is known of it in a hand, as it is there. */
export function faceOf(card: GeneralsCard, cards: Cards, held: ShownCard = { card: -1 }): Face {
  const fights = card.type === 'minion' || card.type === 'general';
  const attack = held.attack ?? card.attack;
  const health = held.health ?? card.health;
  const cost = held.cost ?? card.mana;
  return {
    name: card.name,
    picture: cards.picture(cards.number(card.key)),
    faction: factionOf(card),
    line: [term.kind(card.type), card.tribe].filter(Boolean).join(' · '),
    text: card.text,
    keywords: card.keywords,
    rarity: { level: LEVELS[card.rarity] ?? 0, word: card.rarity },
    cost: card.type === 'general' || card.type === 'tile' ? undefined : figureOf('cost', cost, card.mana, say.cost(cost)),
    left: fights ? figureOf('attack', attack, card.attack, say.attack(attack)) : undefined,
    right: fights ? figureOf('health', health, card.health, say.healthLeft(health)) : undefined,
  };
}
