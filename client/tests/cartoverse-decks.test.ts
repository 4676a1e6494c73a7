/** Decks of cartoverse: what loyalty costs, and how likely shards are. */
import { describe, expect, test } from 'vitest';
import type { CardFacts } from '../src/games/cards.ts';
import { craft } from '../src/games/cartoverse/decks/craft.ts';
import { expectedToPay, priceOf } from '../src/games/cartoverse/decks/loyalty.ts';
import { everyTurn, exactly } from '../src/games/cartoverse/decks/shards.ts';
import { deal, draw, exchange } from '../src/pages/decks/hand.ts';
import type { GameDetails } from '../src/wire/types.ts';
import { chances } from './chances.ts';

const facts = (key: string, changes: object): CardFacts => ({ key, name: key, set: 'base', type: 'creature', faction: 'Ember', rarity: 'common', text: '', loyalty: 0, cost: 2, ...changes });
const HERO = facts('celestine', { type: 'hero', faction: 'Solar' });
const OWN = facts('squire', { faction: 'Solar' });
const NEUTRAL = facts('wanderer', { faction: 'Neutral' });
const FOREIGN = facts('orc', {});
const DEAR = facts('ogre', { loyalty: 2, cost: 6 });
const BASIC = facts('ember_shard', { type: 'shard', basic: true, cost: 0 });
const SPECIAL = facts('cinder_shard', { type: 'shard', loyalty: 1, cost: 0 });
const DETAILS = { options: [] } as unknown as GameDetails;

describe('Loyalty', () => {
  test('costs 1 HP and the card’s Loyalty outside the hero’s faction; neutral cards and basic shards cost none', () => {
    const prices = [OWN, NEUTRAL, FOREIGN, DEAR, BASIC, SPECIAL].map((card) => priceOf(card, HERO, 1));
    expect(prices).toEqual([0, 0, 1, 3, 0, 2]);
    expect(priceOf(DEAR, null, 1)).toBe(0);
    expect(priceOf(DEAR, HERO, 2)).toBe(4);
  });

  test('the price is on the card in the builder', () => {
    expect(craft.price?.(DEAR, HERO, DETAILS)).toMatchObject({ kind: 'price', value: 3 });
    expect(craft.price?.(OWN, HERO, DETAILS)).toBeUndefined();
  });

  test('what is expected to be paid grows with the cards seen, up to all of it', () => {
    const prices = [3, 1, 0, 0, 0, 0, 0, 0, 0, 0];
    expect([0, 5, 10, 40].map((seen) => expectedToPay(prices, seen))).toEqual([0, 2, 4, 4]);
    expect(expectedToPay([], 5)).toBe(0);
  });

  test('the report counts the cards and adds up their prices', () => {
    const deck = [...Array.from({ length: 36 }, () => OWN), DEAR, DEAR, FOREIGN, SPECIAL];
    const [, loyalty] = craft.reports!(deck, HERO, DETAILS);
    expect(loyalty!.facts.map(({ value }) => value)).toEqual(['4', '9 HP', '2.7 HP']); // 12 of 40 cards seen by turn 6
    expect(loyalty!.series[0]!.bars.map(({ written }) => written)).toEqual(['1.6', '1.8', '2.0', '2.3', '2.5', '2.7', '2.9', '3.1']);
    expect(craft.reports!([OWN], HERO, DETAILS)[1]).toMatchObject({ facts: [], series: [] });
  });
});

describe('Shards', () => {
  const dealing = craft.dealing(DETAILS);

  test('a number of copies among the cards seen is hypergeometric', () => {
    expect([0, 1, 2, 3].map((wanted) => exactly(wanted, 10, 4, 3)).reduce((sum, one) => sum + one)).toBeCloseTo(1, 12);
    expect(exactly(1, 10, 4, 3)).toBeCloseTo((4 * 15) / 120, 12);
    expect(exactly(3, 10, 2, 5)).toBe(0);
  });

  test('a shard in every turn so far agrees with hands that are really played', () => {
    const chance = chances(5);
    const [deck, shards, trials] = [45, 14, 40_000];
    const cards = Array.from({ length: deck }, (_, n) => (n < shards ? 1 : 0));
    const kept = [0, 0, 0, 0, 0];
    for (let trial = 0; trial < trials; trial++) {
      let hand = deal(cards, 6, chance);
      if (!hand.held.includes(1)) hand = exchange(hand, new Set([0, 1, 2]), chance);
      for (let turn = 0; turn < kept.length; turn++) {
        hand = draw(hand);
        const place = hand.held.indexOf(1);
        if (place < 0) break;
        kept[turn]! += 1;
        hand = draw({ ...hand, held: hand.held.filter((_, n) => n !== place) });
      }
    }
    everyTurn(5, deck, shards, dealing).forEach((expected, turn) => expect(kept[turn]! / trials).toBeCloseTo(expected, 2));
  });

  test('without shards there is none, and with nothing else there is always one', () => {
    expect(everyTurn(3, 40, 0, dealing)).toEqual([0, 0, 0]);
    everyTurn(3, 40, 40, dealing).forEach((chance) => expect(chance).toBeCloseTo(1, 12));
  });
});
