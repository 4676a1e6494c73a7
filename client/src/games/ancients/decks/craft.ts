/** What the deck builder knows of ancients. */
import type { CardFacts } from '../../cards.ts';
import type { GameDetails } from '../../../wire/types.ts';
import { ruled, sentence, type Craft } from '../../../pages/decks/craft.ts';
import type { Report } from '../../../pages/decks/report.ts';
import { colourOf, figureOf, type AncientsCard } from '../cards/printed.ts';
import { term } from '../text/terms.ts';
import { say as board } from '../text/words.ts';
import { problemInGerman, THEMES } from './german.ts';
import { say } from './words.ts';

const facts = (card: CardFacts): AncientsCard => card as AncientsCard;
const MAIN: ReadonlySet<string> = new Set(['spell', 'creep', 'improvement']);
const FOR_SALE: ReadonlySet<string> = new Set(['item', 'consumable']);
const COLOURS = ['red', 'green', 'blue', 'black', 'none'];

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
  leads: (card) => card.type === 'hero',
  team: true,
  leader: () => say.leader,
  leaderHint: () => say.leaderHint,
  example: 'Brakka Ironvow *\nSereth Warcaller\n2 Skullbell\n2 Hold the Span\nNotched Blade',
  suits: (card) => card.type !== 'token' && card.type !== 'rune',
  faction: (card) => colourOf(facts(card)),
  rank: (card, leader) => rank(facts(card), leader),
  cost: (card) => (FOR_SALE.has(card.type) ? (facts(card).price ?? 0) : (facts(card).cost ?? 0)),
  text: (card) => facts(card).text,
  dearest: 7,
  facets: [
    { name: 'colour', label: () => say.colour, of: (card) => [facts(card).colour], word: (colour) => term.colour(colour), order: COLOURS },
    { name: 'type', label: () => say.type, of: (card) => [card.type], word: (type) => term.kind(type), order: ['hero', 'spell', 'creep', 'improvement', 'item', 'consumable'] },
    { name: 'reach', label: () => say.reach, of: (card) => (facts(card).reach === 'lane' || FOR_SALE.has(card.type) ? [] : [facts(card).reach]), word: (reach) => term.reach(reach) },
    { name: 'keyword', label: () => say.keyword, of: (card) => facts(card).keywords.map((word) => word.replace(/ \d+$/, '')), word: (word) => term.keyword(word) },
  ],
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
  problem: (text) => say.problem(text, sentence, problemInGerman),
  theme: (note) => say.theme(note, THEMES),
};
