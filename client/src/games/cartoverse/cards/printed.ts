/** The cards of cartoverse as their faces show them. */
import type { Face, Figure, Rarity } from '../../../cards/face.ts';
import type { CardFacts, Cards } from '../../cards.ts';
import '../board/factions.css';
import { term } from '../text/terms.ts';
import { say } from '../text/words.ts';

/** An ability of a hero or creature and what it costs. */
export interface CartoverseAbility {
  name: string;
  exhausts: boolean;
  mana: number;
  discards: number;
  cooldown: number;
}

/** What the server tells of a card of this game. */
export interface CartoverseCard extends CardFacts {
  faction: string;
  rarity: string;
  text: string;
  loyalty: number;
  cost?: number;
  basic?: boolean;
  token?: boolean;
  atk?: number;
  hp?: number;
  job?: string;
  keywords?: string[];
  abilities?: CartoverseAbility[];
}

/** What is known of a card beside what is printed: its numbers in play, or what it costs a hero in HP. */
export interface Now {
  atk?: number;
  hp?: number;
  price?: number;
}

const LEVELS: Readonly<Record<string, Rarity['level']>> = { common: 1, rare: 2, epic: 3, legendary: 4 };
/** Words of a card's text that the glossary explains beside the enlarged card. */
const EXPLAINED = [
  ...['Swift', 'Vigilant', 'Elusive', 'Warded', 'Drain', 'On summon', 'On death', 'On attack', 'On block', 'On play', 'Heal', 'Negate', 'Summon', 'Return'],
  ...['adjacent', 'cooldown', 'this turn only', 'Exhaust', 'ready'],
];
const KIND_WORDS: Readonly<Record<string, string>> = {
  ...{ cast: 'Cast', burst: 'Burst', trap: 'trap', shard: 'shard' },
  ...{ 'row enchant': 'Row Enchant', 'column enchant': 'Column Enchant', 'creature enchant': 'Creature Enchant', 'hero enchant': 'Hero Enchant' },
};

export function factsOf(cards: Cards, number: number | null | undefined): CartoverseCard | null {
  return cards.at(number ?? -1) as CartoverseCard | null;
}

export function nameOfCard(cards: Cards, number: number | null | undefined): string {
  return cards.at(number ?? -1)?.name ?? say.unknown;
}

/** A name without the title behind its comma. */
export const shortName = (name: string): string => name.split(',')[0]!;

/** Whose enamel a card wears; what belongs to no faction has one of its own. */
export function factionOf(card: CartoverseCard | null): string {
  const faction = (card?.faction ?? 'Neutral').toLowerCase();
  return faction === 'neutral' ? 'wayfarer' : faction;
}

export function figureOf(kind: Figure['kind'], value: number, printed: number, label: string): Figure {
  return { kind, value, label, change: value === printed ? undefined : value > printed ? 'up' : 'down' };
}

/** What an ability says, without its name and its price. */
export function textOf(card: CartoverseCard, ability: CartoverseAbility): string {
  const line = card.text.split('\n').find((one) => one.startsWith(`${ability.name} —`)) ?? card.text;
  return line.slice(line.indexOf(': ') + 2);
}

/** A card as printed, or as it is now. */
export function faceOf(card: CartoverseCard, cards: Cards, now: Now = {}): Face {
  const { cost = 0, atk = 0, hp = 0 } = card;
  const [attack, health, price] = [now.atk ?? atk, now.hp ?? hp, now.price ?? 0];
  const fights = card.type === 'creature';
  return {
    name: card.name,
    picture: cards.picture(cards.number(card.key)),
    faction: factionOf(card),
    line: lineOf(card),
    text: card.text,
    keywords: [...EXPLAINED.filter((word) => card.text.includes(word)), KIND_WORDS[card.type] ?? '', card.loyalty ? 'Loyalty' : ''].filter(Boolean),
    rarity: { level: LEVELS[card.rarity] ?? 0, word: term.rarity(card.rarity) },
    cost: card.type === 'hero' ? undefined : figureOf('cost', cost, cost, say.cost(cost)),
    price: price > 0 ? figureOf('price', price, price, say.price(price)) : undefined,
    left: fights ? figureOf('attack', attack, atk, say.attack(attack)) : undefined,
    right: fights || card.type === 'hero' ? figureOf('health', health, hp, say.health(health)) : undefined,
  };
}

function lineOf(card: CartoverseCard): string {
  const parts = [term.kind(card.type), card.job, card.faction, card.loyalty ? say.loyalty(card.loyalty) : ''];
  return parts.filter(Boolean).join(' · ');
}
