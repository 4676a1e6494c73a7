/** What the deck builder knows of generals. */
import type { CardFacts } from '../../cards.ts';
import { factionOf, type GeneralsCard } from '../cards/printed.ts';
import { term } from '../text/terms.ts';
import { ruled, sentence, type Craft } from '../../../pages/decks/craft.ts';
import { say } from './words.ts';
import { problemInGerman, THEMES } from './german.ts';

const facts = (card: CardFacts): GeneralsCard => card as GeneralsCard;
const asIs = (value: string): string => value;

export const craft: Craft = {
  leads: (card) => card.type === 'general',
  leader: () => say.leader,
  leaderHint: () => say.leaderHint,
  example: 'Argeon Highmayne\n3 Windblade Adept\n3 Silverguard Knight',
  suits: (card, leader) => card['collectible'] === true && (leader === null || ['Neutral', leader['faction']].includes(facts(card).faction)),
  faction: (card) => factionOf(facts(card)),
  rank: (card) => Number(facts(card).faction === 'Neutral'),
  cost: (card) => facts(card).mana,
  text: (card) => facts(card).text,
  dearest: 7,
  facets: [
    { name: 'faction', label: () => say.faction, of: (card) => [facts(card).faction], word: (faction) => (faction === 'Neutral' ? say.neutral : faction) },
    { name: 'type', label: () => say.type, of: (card) => [card.type], word: term.kind, order: ['minion', 'spell', 'artifact'] },
    {
      name: 'rarity',
      label: () => say.rarity,
      of: (card) => [facts(card).rarity],
      word: (rarity) => sentence(term.rarity(rarity)).replace(/\.$/, ''),
      order: ['basic', 'common', 'rare', 'epic', 'legendary', 'mythron'],
    },
    { name: 'set', label: () => say.set, of: (card) => [card.set], word: asIs, order: ['Core'] },
    { name: 'keyword', label: () => say.keyword, of: (card) => facts(card).keywords, word: (word) => term.keyword(word) },
    { name: 'tribe', label: () => say.tribe, of: (card) => (facts(card).tribe ? [facts(card).tribe] : []), word: asIs },
  ],
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
  problem: (text) => say.problem(text, sentence, problemInGerman),
  theme: (note) => say.theme(note, THEMES),
};
