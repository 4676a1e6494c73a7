/** What the board draws: the field, patched event by event while what happened is shown. */
import type { Frame } from '../../../table/frame.ts';
import type { Told } from '../../../wire/types.ts';
import { shownOf } from '../shown.ts';
import type { ShownPlayer } from '../types.ts';

/** A card on a line; while it lies `sealed` only its back is seen. */
export interface Fighter {
  card: number;
  left: number;
  sealed: boolean;
}

export interface Side {
  hp: number;
  mana: number;
  hand: number[];
  cells: (Fighter | null)[];
}

export class Field {
  sides = $state<Side[]>([]);
  deck = $state(0);
  discard = $state.raw<readonly number[]>([]);
  round = $state(0);
  /** The line that fights; -1 while none does. */
  fighting = $state(-1);
  /** The round that is being announced, 0 for none. */
  announced = $state(0);
  /** Whether something is being shown. */
  moving = $state(false);

  /** Draw a frame as it is. */
  become(frame: Frame): void {
    if (frame.shown === null) return;
    const { players, deck, discard, round } = shownOf(frame);
    this.sides = players.map(sideOf);
    this.deck = deck;
    this.discard = discard;
    this.round = round;
    this.fighting = -1;
    this.announced = 0;
  }

  /** A card leaves the hand and lies on its line, its face hidden until all are revealed. */
  place({ seat, numbers = {} }: Told, printedDefence: number): void {
    const side = this.sides[seat]!;
    const { card = -1, line = 0, cost = 0 } = numbers;
    const held = side.hand.indexOf(card);
    side.hand.splice(held < 0 ? side.hand.length - 1 : held, 1);
    side.mana -= cost;
    side.cells[line] = { card, left: printedDefence, sealed: true };
  }

  reveal(): void {
    for (const fighter of this.sides.flatMap((side) => side.cells)) if (fighter) fighter.sealed = false;
  }

  /** Anything else that happens. */
  hear({ word, seat, numbers = {} }: Told): void {
    const { card = -1, line = 0, left = 0, hp = 0, mana = 0, round = 0 } = numbers;
    if (word === 'strike') this.wear(1 - seat, line, left);
    if (word === 'destroy') this.bury(seat, line, card);
    if (word === 'avatar') this.sides[seat]!.hp = hp;
    if (word === 'mana') this.sides[seat]!.mana = mana;
    if (word === 'draw') this.draw(seat, card);
    if (word === 'round') this.round = round;
  }

  private wear(seat: number, line: number, left: number): void {
    const fighter = this.sides[seat]!.cells[line];
    if (fighter) fighter.left = Math.max(0, left);
  }

  private bury(seat: number, line: number, card: number): void {
    this.sides[seat]!.cells[line] = null;
    this.discard = [...this.discard, card];
  }

  private draw(seat: number, card: number): void {
    this.sides[seat]!.hand.push(card);
    this.deck = Math.max(0, this.deck - 1);
  }
}

function sideOf({ hp, mana, hand, lines, defence }: ShownPlayer): Side {
  const cells = lines.map((card, line) => (card < 0 ? null : { card, left: defence[line] ?? 0, sealed: false }));
  return { hp, mana, hand: [...hand], cells };
}
