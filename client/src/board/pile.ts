/** The cards of a pile that is laid open. */
import type { Face } from '../cards/face.ts';
import type { Thing } from '../table/chooser.ts';

/**
 * card   its number
 * count  how many of it lie there
 * place  where the newest of them lies, counted from the oldest
 * lit    whether it may be chosen
 * thing  what is touched to choose it
 */
export interface Piled {
  card: number;
  face: Face;
  kind: string;
  count: number;
  place: number;
  lit: boolean;
  thing: Thing;
}

/** Every card once, the newest first; what may be chosen before all others. */
export function piledUp(pile: readonly number[], of: (card: number) => Omit<Piled, 'card' | 'count' | 'place'> | null): Piled[] {
  const found = new Map<number, Piled>();
  pile.forEach((card, place) => {
    const piled = of(card);
    if (piled) found.set(card, { ...piled, card, place, count: (found.get(card)?.count ?? 0) + 1 });
  });
  return [...found.values()].sort((one, other) => Number(other.lit) - Number(one.lit) || other.place - one.place);
}
