/** What the deck builder knows of ancients. */
import type { CardFacts } from '../../cards.ts';
import type { GameDetails } from '../../../wire/types.ts';
import { ruled, type Craft } from '../../../pages/decks/craft.ts';
import type { Report } from '../../../pages/decks/report.ts';
import { catalogue, COLOURS, FOR_SALE } from '../cards/catalogue.ts';
import { colourOf, figureOf, type AncientsCard } from '../cards/printed.ts';
import { say as board } from '../text/words.ts';
import { say } from './words.ts';

const facts = (card: CardFacts): AncientsCard => card as AncientsCard;
const MAIN: ReadonlySet<string> = new Set(['spell', 'creep', 'improvement']);

/** Signatures of other heroes than the leader's come after what everybody may have. */
function rank(card: AncientsCard, leader: CardFacts | null): number {
  if (card.signature_of) return card.signature_of === leader?.key ? 0 : 2;
  return COLOURS.indexOf(card.colour) === COLOURS.indexOf(String(leader?.['colour'])) ? 0 : 1;
}

/** The five heroes with their signatures, the items, and how much of the deck the heroes can cast. */
function teamReport(deck: readonly CardFacts[], details: GameDetails): Report {
  const heroes = deck.filter((card) => card.type === 'hero').map(facts);
  const main = deck.filter((card) => MAIN.has(card.type)).map(facts);
  const colours = new Set(heroes.map(({ colour }) => colour));
  const items = deck.filter((card) => FOR_SALE.has(card.type)).length;
  return {
    title: say.teamTitle,
    facts: [
      { label: say.heroes, value: say.heroShare(heroes.length) },
      { label: say.itemCards, value: say.itemShare(items, ruled(details, 'items_min', 5), ruled(details, 'items_max', 10)) },
      ...heroes.map(({ key, name }) => ({ label: say.signatures(name), value: String(main.filter((card) => card.signature_of === key).length) })),
      { label: say.castable, value: `${main.filter(({ colour }) => colours.has(colour)).length}/${main.length}` },
    ],
    series: [],
    note: say.teamNote,
  };
}

export const craft: Craft = {
  ...catalogue,
  leads: (card) => card.type === 'hero',
  team: true,
  leader: say.leader,
  leaderHint: say.leaderHint,
  example: 'Brakka Ironvow *\nSereth Warcaller\n2 Skullbell\n2 Hold the Span\nNotched Blade',
  suits: (card) => card.type !== 'token' && card.type !== 'rune',
  faction: (card) => colourOf(facts(card)),
  rank: (card, leader) => rank(facts(card), leader),
  counted: ['type', 'colour', 'keyword'],
  size: (details) => ({ least: ruled(details, 'deck_min', 30), most: ruled(details, 'deck_max', 60), leader: false }),
  counts: (card) => MAIN.has(card.type),
  price: (card) => {
    const { price } = facts(card);
    return price === undefined ? undefined : figureOf('gold', price, price, board.price(price));
  },
  reports: (deck, _leader, details) => [teamReport(deck, details)],
  dealing: (details) => ({
    hand: ruled(details, 'start_hand', 5),
    exchanges: 0,
    second: 0,
    // Odd rounds are Days.
    drawsBy: (round) => Math.ceil(round / 2) * ruled(details, 'draw_day', 2) + Math.floor(round / 2) * ruled(details, 'draw_night', 1),
    replacesBy: () => 0,
  }),
  aside: (card) => !MAIN.has(card.type),
};
