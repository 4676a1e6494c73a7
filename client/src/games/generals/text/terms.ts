/** The game's own words for kinds of cards, what units suffer, tiles and targets. */
import { called } from '../../../words/called.ts';

export const term = {
  kind: called({ general: 'General', minion: 'Minion', spell: 'Spell', artifact: 'Artifact', tile: 'Tile' }),
  status: called({
    egg: 'an egg',
    building: 'being built',
    sentinel: 'a hidden Sentinel',
    structure: 'a structure',
    rooted: 'cannot move',
    slowed: 'slowed: moves one square at most',
    disarmed: 'cannot attack',
    'no strike back': 'does not strike back',
    unassailable: 'cannot be attacked',
    'minion proof': 'minions cannot attack it',
    'spell proof': 'enemy spells cannot target it',
    'spares generals': 'cannot attack generals',
    'ranged provoke': 'Ranged enemies must attack it first',
    shielded: 'Forcefield up',
    'shield broken': 'Forcefield broken',
    'acts alone': 'acts by itself',
  }),
  tile: called({
    spring: 'mana tile',
    dry: 'mana tile, used up',
    creep: 'Shadow Creep',
    hallowed: 'Hallowed Ground',
    sand: 'Exhuming Sand',
    flourish: 'Primal Flourish',
  }),
  /** What is to be chosen for a card, as it follows "choose". */
  wanted: called({
    minion: 'a minion',
    general: 'a general',
    unit: 'a unit',
    'friendly minion': 'a minion of yours',
    'friendly general': 'your general',
    'friendly unit': 'a unit of yours',
    'enemy minion': 'an enemy minion',
    'enemy general': 'the enemy general',
    'enemy unit': 'an enemy unit',
    'free square': 'a free square',
    square: 'a square',
  }),
};
