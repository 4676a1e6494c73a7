/** The game's own words for kinds of cards, links and phases. */
import { called } from '../../../words/called.ts';

export const term = {
  kind: called({ hero: 'Hero', unit: 'Unit', spell: 'Spell', field: 'Field card', mana: 'Mana' }),
  /** What a link does, as a short noun. */
  deed: called({ play: 'Played', cast: 'Spell', activate: 'Effect', attack: 'Attack' }),
  phase: called({
    heroes: 'The heroes are chosen',
    before: 'Before the turn',
    start: 'Start of turn',
    turn: 'Turn phase',
    closing: 'The turn is closing',
    end: 'End of turn',
    over: 'Over',
  }),
};
