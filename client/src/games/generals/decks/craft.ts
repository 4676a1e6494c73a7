/** What the deck builder knows of generals. */
import type { CardFacts } from '../../cards.ts';
import { catalogue } from '../cards/catalogue.ts';
import { factionOf, type GeneralsCard } from '../cards/printed.ts';
import { ruled, type Craft } from '../../../pages/decks/craft.ts';
import { say } from './words.ts';

const facts = (card: CardFacts): GeneralsCard => card as GeneralsCard;

export const craft: Craft = {
  ...catalogue,
  leads: (card) => card.type === 'general',
  leader: say.leader,
  leaderHint: say.leaderHint,
  example: 'Argeon Highmayne\n3 Windblade Adept\n3 Silverguard Knight',
  suits: (card, leader) => card['collectible'] === true && (leader === null || ['Neutral', leader['faction']].includes(facts(card).faction)),
  faction: (card) => factionOf(facts(card)),
  rank: (card) => Number(facts(card).faction === 'Neutral'),
  counted: ['type', 'rarity', 'keyword', 'tribe'],
  size: (details) => ({ least: ruled(details, 'deck_size', 40), most: ruled(details, 'deck_size', 40), leader: true }),
  dealing: (details) => ({
    hand: ruled(details, 'starting_hand', 5),
    exchanges: ruled(details, 'mulligan_most', 6),
    second: 0,
    drawsBy: (turn) => Math.max(0, turn - 1), // one at the end of each turn
    replacesBy: (turn) => turn * ruled(details, 'replaces', 1),
  }),
  aside: (card) => facts(card).keywords.includes('Trial'),
};
