/** What all parts of the deck builder share: the game, its cards, the deck on the workbench, and what can be done to it. */
import type { Face } from '../../cards/face.ts';
import type { CardFacts, Cards } from '../../games/cards.ts';
import type { Game } from '../../games/game.ts';
import { play } from '../../sounds/sounds.ts';
import type { DeckKept } from '../../wire/types.ts';
import type { Checker } from './checker.svelte.ts';
import type { Craft, Size } from './craft.ts';
import { inOrder } from './order.ts';
import { meant } from './problems.ts';
import { countOf, minus, plus, spread, total } from './sheet.ts';
import { writeDeck } from './text.ts';
import type { Workbench } from './workbench.svelte.ts';

export class Workshop {
  readonly order = $derived.by(() => {
    const leads = (card: number): boolean => this.craft.leads(this.cards.at(card)!);
    const all = [...this.bench.sheet.counts.keys()];
    // A team comes first, in the order in which it was put together.
    return [...all.filter(leads), ...inOrder(all.filter((card) => !leads(card)), this.cards, this.craft, this.leader)];
  });
  readonly text = $derived.by(() => writeDeck(this.bench.sheet, this.cards, this.order));
  /** The facts of every card of the deck, as often as it is in it. */
  readonly spread = $derived.by(() => spread(this.bench.sheet).map((card) => this.cards.at(card)!));
  /** Cards that something is wrong with. */
  readonly wrong = $derived.by(() => new Set((this.checker.problems ?? []).flatMap((one) => meant(one, this.bench.sheet, this.cards))));
  readonly size: Size;
  /** Everything the player keeps. */
  own = $state.raw<readonly DeckKept[]>([]);

  constructor(
    readonly game: Game,
    readonly cards: Cards,
    readonly craft: Craft,
    readonly bench: Workbench,
    readonly checker: Checker,
    own: readonly DeckKept[],
  ) {
    this.own = own;
    this.size = craft.size(cards.details);
  }

  get leader(): CardFacts | null {
    return this.cards.at(this.bench.sheet.leader);
  }

  get legal(): boolean {
    return this.checker.problems?.length === 0;
  }

  /** Names that other decks have. */
  get taken(): string[] {
    return this.own.filter((one) => one.deck !== this.bench.kept?.deck).map((one) => one.name);
  }

  count(card: number): number {
    return countOf(this.bench.sheet, card);
  }

  /** How many cards the deck has, as the rules count. */
  get full(): number {
    const { counts } = this.craft;
    const cards = counts ? this.spread.filter((card) => counts(card)).length : total(this.bench.sheet);
    return cards + (this.size.leader && this.leader ? 1 : 0);
  }

  /** A card as it is in this deck. */
  face(card: number): Face {
    const facts = this.cards.at(card)!;
    return { ...this.game.card(facts, this.cards), price: this.craft.price?.(facts, this.leader, this.cards.details) };
  }

  add(card: number): void {
    this.bench.change(plus(this.bench.sheet, card));
    play('place');
  }

  remove(card: number): void {
    if (this.count(card) === 0) return;
    const sheet = minus(this.bench.sheet, card);
    const left = [...sheet.counts.keys()].find((one) => this.craft.leads(this.cards.at(one)!)) ?? -1;
    this.bench.change(this.craft.team && card === sheet.leader && !countOf(sheet, card) ? { ...sheet, leader: left } : sheet);
    play('move');
  }
}

/** A card by its name and everything printed on it, for people who hear it. */
export function inWords(face: Face): string {
  const figures = [face.cost, face.price, face.left, face.right].map((figure) => figure?.label);
  return [face.name, face.line, ...figures, face.rarity?.level ? face.rarity.word : '', face.text].filter(Boolean).join(', ');
}
