/** A hand in which copies of a card are one and the same to the rules: whichever is touched, the card is meant. */
import type { Thing } from './chooser.ts';

/** A card of the own hand, whichever of its copies. */
export const heldCard = (key: string): Thing => `card:${key}`;

const SLOT = 'hand:';

export class Copies {
  /** Which place of the hand was touched last. */
  private slot = -1;

  /** `hand` gives the keys of the own cards in their order. */
  constructor(private readonly hand: () => readonly string[]) {}

  /** It is remembered which card of the hand was touched. */
  touched(thing: Thing): void {
    if (thing.startsWith(SLOT)) this.slot = Number(thing.slice(SLOT.length));
  }

  /** What an answer calls the thing on the screen. */
  inner(thing: Thing): Thing {
    return thing.startsWith(SLOT) ? heldCard(this.hand()[Number(thing.slice(SLOT.length))] ?? '') : thing;
  }

  /** The things on the screen that an answer may mean: every copy of a card of the hand. */
  outers(thing: Thing): Thing[] {
    if (!thing.startsWith('card:')) return [thing];
    return this.hand().flatMap((key, slot) => (heldCard(key) === thing ? [`${SLOT}${slot}`] : []));
  }

  /** The one of them that was touched, else the first. */
  outer(thing: Thing): Thing {
    const all = this.outers(thing);
    return all.find((one) => one === `${SLOT}${this.slot}`) ?? all[0] ?? thing;
  }
}
