/** The game's own words for kinds of cards, zones and states. */
import { called } from '../../../words/called.ts';

export const term = {
  kind: called({
    hero: 'Hero',
    shard: 'Shard',
    creature: 'Creature',
    cast: 'Cast',
    burst: 'Burst',
    'row enchant': 'Row Enchant',
    'column enchant': 'Column Enchant',
    'creature enchant': 'Creature Enchant',
    'hero enchant': 'Hero Enchant',
    trap: 'Trap',
  }),
  keyword: called({ rooted: 'stays exhausted' }),
  rarity: called({ common: 'Common', rare: 'Rare', epic: 'Epic', legendary: 'Legendary' }),
  zone: called({ attack: 'Attack zone', defense: 'Defense zone' }),
  /** What a link does, as a short noun. */
  deed: called({ cast: 'Spell', ability: 'Ability', attack: 'Attack', end: 'End of turn', set: 'A trap is set' }),
  phase: called({
    mulligan: 'The first hands are chosen',
    before: 'Before the turn',
    waking: 'Start of turn',
    drawing: 'Draw',
    opening: 'Start of turn',
    turn: 'Main phase',
    ending: 'The turn is ending',
    end: 'End of turn',
    after: 'End of turn',
    over: 'Over',
  }),
};
