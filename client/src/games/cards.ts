/** A game's cards and words as the server tells them, fetched once. */
import { pictureOf } from '../cards/picture.ts';
import * as http from '../wire/http.ts';
import type { CardChanges, GameDetails, Term } from '../wire/types.ts';

/** What every card of every game has; the rest is the game's own. */
export interface CardFacts {
  key: string;
  name: string;
  set: string;
  type: string;
  [more: string]: unknown;
}

export class Cards {
  readonly all: readonly CardFacts[];
  private readonly byKey: Map<string, number>;

  /** `changes` are what is printed on some of them instead, at a table that is played with changed cards. */
  constructor(
    readonly details: GameDetails,
    readonly changes: CardChanges | null = null,
  ) {
    const own = details.cards as unknown as CardFacts[];
    this.all = changes ? own.map((card) => ({ ...card, ...changes.cards[card.key] })) : own;
    this.byKey = new Map(this.all.map((card, number) => [card.key, number]));
  }

  /** The card with this number, or null for one that may not be known. */
  at(number: number): CardFacts | null {
    return this.all[number] ?? null;
  }

  number(key: string): number {
    return this.byKey.get(key) ?? -1;
  }

  /** What the glossary says about a word. */
  explain(word: string): Term | undefined {
    return this.details.glossary.find((one) => one.word === word);
  }

  /** Where the picture of a card is. */
  picture(number: number): string {
    const card = this.at(number);
    return card === null ? '' : pictureOf(this.details.name, card.key);
  }
}

const fetched = new Map<string, Promise<Cards>>();

/** The cards a match is played with. */
export async function cardsWith(game: string, changes: CardChanges | null | undefined): Promise<Cards> {
  const own = await cardsOf(game);
  return changes ? new Cards(own.details, changes) : own;
}

/** All cards of a game. */
export function cardsOf(game: string): Promise<Cards> {
  let cards = fetched.get(game);
  if (cards === undefined) {
    cards = http.game(game).then((details) => new Cards(details));
    cards.catch(() => fetched.delete(game));
    fetched.set(game, cards);
  }
  return cards;
}
