/** What the deck builder has to know of a game; the folder crafts/ has one of these for each game with decks. */
import type { Figure } from '../../cards/face.ts';
import type { CardFacts } from '../../games/cards.ts';
import type { GameDetails } from '../../wire/types.ts';
import type { Catalogue } from '../gallery/catalogue.ts';
import type { Dealing } from './odds.ts';
import type { Report } from './report.ts';

/** Cards that do the same for a player, whichever of them comes. */
export interface Kind {
  name: string;
  label: string;
  has: (card: CardFacts) => boolean;
}

/** How many cards a deck has, and whether its leader is one of them. */
export interface Size {
  least: number;
  most: number;
  leader: boolean;
}

export interface Craft extends Catalogue {
  /** Whether a deck is led by this card. */
  leads(card: CardFacts): boolean;
  /** Whether the leader is one of several such cards that the deck has; its line is marked by a star. */
  team?: boolean;
  /** What a leader is called, as in "choose your …", and what the choice decides. */
  leader: string;
  leaderHint: string;
  /** The first lines of a deck, as one would write them. */
  example: string;
  /** Whether the collection shows the card to the deck of this leader. */
  suits(card: CardFacts, leader: CardFacts | null): boolean;
  faction(card: CardFacts): string;
  /** Of cards of one cost those with the smaller rank come first. */
  rank(card: CardFacts, leader: CardFacts | null): number;
  /** The facets a deck's statistics count. */
  counted: readonly string[];
  size(details: GameDetails): Size;
  /** Whether a card counts towards that size; without this every card does. */
  counts?(card: CardFacts): boolean;
  /** Kinds of cards whose odds are told beside those of single cards. */
  kinds?: readonly Kind[];
  /** What playing the card costs beside mana in a deck of this leader. */
  price?(card: CardFacts, leader: CardFacts | null, details: GameDetails): Figure | undefined;
  /** What else there is to say of a deck, given every card as often as the deck has it. */
  reports?(deck: readonly CardFacts[], leader: CardFacts | null, details: GameDetails): Report[];
  dealing(details: GameDetails): Dealing;
  /** A card that is never dealt or drawn by chance. */
  aside(card: CardFacts): boolean;
}

/** What reading a deck has to know of a game. */
export type Leading = Pick<Craft, 'leads' | 'team'>;

/** The value of one of a game's rules, as the server tells it. */
export function ruled(details: GameDetails, option: string, otherwise: number): number {
  const found = details.options.find((one) => one['name'] === option)?.['value'];
  return typeof found === 'number' ? found : otherwise;
}

const FOUND = import.meta.glob<Craft>('../../games/*/decks/craft.ts', { eager: true, import: 'craft' });

/** What the builder knows of a game; undefined where decks of it cannot be built here. */
export function craftOf(game: string): Craft | undefined {
  return FOUND[`../../games/${game}/decks/craft.ts`];
}
