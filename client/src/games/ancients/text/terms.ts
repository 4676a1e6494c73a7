/** The game's own words for kinds of cards, colours, rows and states. */
import { called } from '../../../words/called.ts';

const status = called({
  stun: 'Stunned',
  silence: 'Silenced',
  disarm: 'Disarmed',
  mute: 'Muted',
  root: 'Rooted',
  break: 'Broken',
  move_cooldown: 'Move Cooldown',
  death_shield: 'Death Shield',
  feeble: 'Feeble',
  figures: 'Changed figures',
});

export const term = {
  kind: called({
    hero: 'Hero',
    spell: 'Spell',
    creep: 'Creep',
    token: 'Creep',
    improvement: 'Improvement',
    item: 'Item',
    consumable: 'Consumable',
    rune: 'Rune',
  }),
  colour: called({ red: 'Red', green: 'Green', blue: 'Blue', black: 'Black', none: 'No colour' }),
  reach: called({ melee: 'Melee', cross_lane: 'Cross Lane' }),
  row: called({ combat: 'combat row', support: 'support row' }),
  core: called({ tower: 'Tower', ancient: 'Ancient' }),
  status: (name: string) => status(name).replaceAll('_', ' '),
  /** The parts of a preview. */
  part: called({
    strike: 'Strike',
    cleave: 'Cleave',
    siege: 'Siege',
    retaliate: 'Retaliate',
    excess: 'Excess damage',
    armor: 'Armor',
    mana: 'Mana',
    decay: 'Decay',
    regeneration: 'Regeneration',
    shield: 'Death Shield',
    lifesteal: 'Lifesteal',
    effect: 'Effects',
  }),
  phase: called({
    deploy: 'Deploy',
    action: 'Action phase',
    between: 'Between the rounds',
    shop: 'Shop',
    over: 'Over',
  }),
};
