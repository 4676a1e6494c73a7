/** What the deck builder knows of cartoverse. */
import type { CardFacts } from '../../cards.ts';
import type { GameDetails } from '../../../wire/types.ts';
import { ruled, type Craft } from '../../../pages/decks/craft.ts';
import { chanceBy, percent, type Dealing } from '../../../pages/decks/odds.ts';
import type { Report } from '../../../pages/decks/report.ts';
import { say as decks } from '../../../pages/decks/words.ts';
import { catalogue } from '../cards/catalogue.ts';
import { factionOf, figureOf, type CartoverseCard } from '../cards/printed.ts';
import { expectedToPay, priceOf } from './loyalty.ts';
import { everyTurn } from './shards.ts';
import { say } from './words.ts';

const TURNS = [1, 2, 3, 4, 5, 6, 7, 8];
const SOON = 6; // the turn by which a match is decided or nearly so

const facts = (card: CardFacts): CartoverseCard => card as CartoverseCard;
const isShard = (card: CardFacts): boolean => card.type === 'shard';
const written = (chance: number): string => decks.percent(percent(chance));

/** What the hero's faction has comes before what nobody's has, and that before the others'. */
function rank({ faction }: CartoverseCard, leader: CardFacts | null): number {
  if (faction === leader?.['faction']) return 0;
  return faction === 'Neutral' ? 1 : 2;
}

const toPay = (card: CardFacts, leader: CardFacts | null, details: GameDetails): number => priceOf(card, leader, ruled(details, 'loyalty_price', 1));

function dealing(details: GameDetails): Dealing {
  return {
    hand: ruled(details, 'starting_hand', 6),
    exchanges: ruled(details, 'mulligan_most', 3),
    second: ruled(details, 'second_draws', 1),
    drawsBy: (turn) => turn * ruled(details, 'draws', 1),
    replacesBy: (turn) => turn, // the hero's action of each turn
  };
}

/** The problem this game's mana cares about: a shard in time, and one after the other. */
function manaReport(deck: readonly CardFacts[], details: GameDetails): Report {
  const [shards, how] = [deck.filter(isShard).length, dealing(details)];
  const chance = (turn: number): number => chanceBy(turn, deck.length, shards, how, { exchange: true, replace: false });
  const bars = (chances: readonly number[]) => chances.map((share) => ({ share, written: `${Math.round(percent(share))}` }));
  return {
    title: say.manaTitle,
    facts: [
      { label: say.shards, value: say.shardShare(shards, deck.length) },
      { label: say.firstShard, value: written(chance(0)) },
    ],
    series: [
      { label: say.hadShard, bars: bars(TURNS.map(chance)) },
      { label: say.everyShard, bars: bars(everyTurn(TURNS.length, deck.length, shards, how)) },
    ],
    note: say.manaNote,
  };
}

function loyaltyReport(deck: readonly CardFacts[], leader: CardFacts | null, details: GameDetails): Report {
  const prices = deck.map((card) => toPay(card, leader, details));
  const [all, how] = [prices.reduce((sum, price) => sum + price, 0), dealing(details)];
  const expected = (turn: number): number => expectedToPay(prices, how.hand + how.drawsBy(turn));
  if (!all) return { title: say.loyaltyTitle, facts: [], series: [], note: say.noForeign };
  return {
    title: say.loyaltyTitle,
    facts: [
      { label: say.foreign, value: String(prices.filter(Boolean).length) },
      { label: say.allForeign, value: say.hp(all) },
      { label: say.expectedBy(SOON), value: say.hp(expected(SOON)) },
    ],
    series: [{ label: say.expected, bars: TURNS.map((turn) => ({ share: expected(turn) / expected(TURNS.at(-1)!), written: say.short(expected(turn)) })) }],
    note: say.loyaltyNote,
  };
}

export const craft: Craft = {
  ...catalogue,
  leads: (card) => card.type === 'hero',
  leader: say.leader,
  leaderHint: say.leaderHint,
  example: 'Mother Celestine\n14 Solar Shard\n3 Dawn Squire\n3 Parry',
  suits: (card) => !facts(card).token,
  faction: (card) => factionOf(facts(card)),
  rank: (card, leader) => rank(facts(card), leader),
  counted: ['type', 'faction', 'job', 'keyword'],
  size: (details) => ({ least: ruled(details, 'deck_least', 40), most: ruled(details, 'deck_most', 60), leader: false }),
  kinds: [{ name: 'shard', label: say.anyShard, has: isShard }],
  price: (card, leader, details) => {
    const price = toPay(card, leader, details);
    return price ? figureOf('price', price, price, say.price(price)) : undefined;
  },
  reports: (deck, leader, details) => [manaReport(deck, details), loyaltyReport(deck, leader, details)],
  dealing,
  aside: () => false,
};
