/** Things that have left the table: an earlier event told what they were. */
import type { Cards } from '../games/cards.ts';
import { nameOf, type Frame } from '../table/frame.ts';
import type { Told } from '../wire/types.ts';

interface Known {
  card: number;
  owner: number;
}

export class Gone {
  private readonly learned = new WeakMap<readonly Told[], ReadonlyMap<number, Known>>();

  /** `things`: by the word of an event, under which name it has the number of a thing whose card it tells. `lies`: the card of what still lies on the table, else -1. */
  constructor(
    private readonly things: Readonly<Record<string, string>>,
    private readonly lies: (frame: Frame, number: number) => number,
  ) {}

  /** The card of what an event's number stands for, as long as anything has told it; else -1. */
  cardMeant(frame: Frame, number: number): number {
    const card = this.lies(frame, number);
    return card >= 0 ? card : (this.knownOf(frame.past ?? []).get(number)?.card ?? -1);
  }

  /** A log that is read again has only the number of what is gone: say what it was and whose. */
  named(text: string, frame: Frame, cards: Cards): string {
    return text.replace(/#(\d+)/g, (whole, digits: string, at: number) => {
      const known = this.knownOf(frame.past ?? []).get(Number(digits));
      const name = known && cards.at(known.card)?.name;
      const before = text.slice(0, at).trimEnd();
      if (!name) return at === 0 ? 'A card' : 'a card';
      if (before.endsWith(name)) return whole;
      return /(\byour|'s)$/i.test(before) ? name : `${whose(known.owner, frame, at === 0)} ${name}`;
    });
  }

  private knownOf(past: readonly Told[]): ReadonlyMap<number, Known> {
    const known = this.learned.get(past) ?? new Map(past.flatMap((told) => this.lesson(told)));
    this.learned.set(past, known);
    return known;
  }

  /** What an event teaches. */
  private lesson({ word, seat, numbers = {} }: Told): [number, Known][] {
    const thing = numbers[this.things[word] ?? ''];
    return thing === undefined || numbers['card'] === undefined ? [] : [[thing, { card: numbers['card'], owner: seat }]];
  }
}

function whose(owner: number, frame: Frame, first: boolean): string {
  return owner === frame.seat ? (first ? 'Your' : 'your') : `${nameOf(frame, owner)}'s`;
}
