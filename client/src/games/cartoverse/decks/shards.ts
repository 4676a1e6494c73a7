/** How likely it is that shards keep coming: each that is played draws another card. */
import { missing, type Dealing } from '../../../pages/decks/odds.ts';

/** The chance that `wanted` of `copies` are among `seen` cards of `deck`. */
export function exactly(wanted: number, deck: number, copies: number, seen: number): number {
  if (wanted > copies || wanted > seen || seen - wanted > deck - copies) return 0;
  let chance = missing(deck, copies, seen - wanted); // the others first, then one copy after another, in any order
  for (let n = 0; n < wanted; n++) chance *= ((copies - n) / (deck - (seen - wanted) - n)) * ((seen - n) / (wanted - n));
  return chance;
}

/** How many shards the first hand has, with a chance for each number; a hand without any is exchanged as far as it may be. */
function firstHand(deck: number, shards: number, { hand, exchanges }: Dealing): number[] {
  const dealt = Math.min(hand, deck);
  const again = Math.min(exchanges, dealt, deck - dealt);
  const none = exactly(0, deck, shards, dealt);
  return Array.from({ length: dealt + 1 }, (_, n) => (n ? exactly(n, deck, shards, dealt) : 0) + none * exactly(n, deck - dealt, shards, again));
}

/** The chances to have played a shard in every turn up to the first, the second and so on. */
export function everyTurn(turns: number, deck: number, shards: number, dealing: Dealing): number[] {
  let seen = firstHand(deck, shards, dealing);
  let pile = deck - Math.min(dealing.hand, deck);
  return Array.from({ length: turns }, (_, played) => {
    [seen, pile] = drawn(seen, pile, shards);
    seen = seen.map((chance, had) => (had > played ? chance : 0));
    const chance = seen.reduce((sum, one) => sum + one, 0);
    [seen, pile] = drawn(seen, pile, shards);
    return chance;
  });
}

/** One more card is drawn: by how many shards have been seen, the chances after it. */
function drawn(seen: readonly number[], pile: number, shards: number): [number[], number] {
  if (pile <= 0) return [[...seen], 0];
  const after = Array.from({ length: seen.length + 1 }, () => 0);
  for (const [had, chance] of seen.entries()) {
    const found = Math.max(0, shards - had) / pile;
    after[had]! += chance * (1 - found);
    after[had + 1]! += chance * found;
  }
  return [after, pile - 1];
}
