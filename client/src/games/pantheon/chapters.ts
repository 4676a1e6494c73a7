/** A picture for each chapter of the rules of pantheon. */
import type { Diagrams } from '../../pages/rules/diagram.ts';

export const chapters: Diagrams = {
  'the-aim': {
    says: 'A hero whose Health has come down to 0 is out. The last one alive wins.',
    rows: ['lilith_vane_queen_of_whispers:0~ aurelion_dawnfather:9 captain_maren_holt:0~'],
  },
  'the-cards': {
    says: 'A hero, a unit, a field card, a spell and a Mana.',
    rows: ['aurelion_dawnfather shield_cherub sunspire_temple firebolt mana'],
  },
  preparation: {
    says: 'You are offered three heroes and choose one in secret. Then everybody draws three cards.',
    rows: ['vexis_flame_duelist~ thalassa_tidemother sister_elowen~', 'back back back'],
  },
  'ready-and-exhausted': {
    says: 'A card that is used is turned clockwise. To Ready it is to turn it back.',
    rows: ['cinder_hound > cinder_hound! > "your next turn" > cinder_hound'],
  },
  mana: {
    says: 'Place one Mana a turn, and Exhaust one for each mana that a card costs.',
    rows: ['mana! mana! mana > cinder_hound'],
  },
  'start-of-turn': {
    says: 'Draw two cards, exchange up to two, Ready everything; then your start-of-turn effects happen.',
    rows: ['"draw" > "Mulligan" > "Ready" > "triggers"', 'back back > firebolt~ > back'],
  },
  'turn-phase': {
    says: 'Place a Mana, play units and field cards, cast spells, activate and attack, in any order and as often as you can.',
    rows: ['mana cinder_hound sunspire_temple firebolt'],
  },
  'end-of-turn': {
    says: 'End-of-turn effects happen; then you discard down to seven cards.',
    rows: ['sunspire_temple > aurelion_dawnfather', '"8 cards" > "7 cards"'],
  },
  'units-and-where-they-come-from': {
    says: 'Played from the hand for its cost, or summoned from the discard pile by an effect. It comes Ready.',
    rows: ['"played" cost:2 > cinder_hound', '"summoned" raise_the_fallen > wandering_mercenary'],
  },
  'the-discard-pile': {
    says: 'Destroyed, discarded and sacrificed cards go to one pile, which all players share.',
    rows: ['cinder_hound~ + firebolt~ + town_watch~ > back'],
  },
  attacking: {
    says: 'While a player has a unit on the field, even an Exhausted one, their hero cannot be attacked.',
    rows: ['river_troll x town_watch! "protects" aurelion_dawnfather'],
  },
  combat: {
    says: 'Both lose as much power as the other had. What is left is weaker for the turn only.',
    rows: ['shield_cherub x town_watch > shield_cherub:1 + town_watch:0~', 'cinder_hound x soul_leech > cinder_hound:0~ + soul_leech:0~'],
  },
  'key-words': {
    says: 'Taunt: nothing else on this field can be attacked. Stealth: cannot be attacked until it attacks.',
    rows: ['"Taunt" shield_cherub', '"Stealth" gloom_stalker'],
  },
  reactions: {
    says: 'The answer happens first: the unit gains 2 power before Firebolt deals its 2 damage.',
    rows: ['"1" firebolt + "2" forced_march > "2, then 1"', 'shield_cherub > shield_cherub:4 > shield_cherub:2'],
  },
  'in-another-player-s-turn': {
    says: 'In the Turn Phase of others you may cast spells, and activate what says "any turn".',
    rows: ['sanctuary thunder_avatar thalassa_tidemother'],
  },
  'falling-and-the-end-of-the-game': {
    says: 'The field, hand and mana of a player who is out go to the discard pile; the others play on.',
    rows: ['lilith_vane_queen_of_whispers:0~ > "discard pile" > captain_maren_holt + aurelion_dawnfather'],
  },
  'time-leaving-and-secrets': {
    says: '90 seconds for a turn, 20 for a reaction. Hands are secret, the fields are open.',
    rows: ['back back back "secret"', 'cinder_hound mana mana! "open"'],
  },
  'what-we-add': {
    says: 'A player is not asked if everybody can see that they cannot react: no card in hand, or no Ready mana.',
    rows: ['back + mana! = "not asked"', 'back + mana = "asked"'],
  },
  'the-words-on-cards': {
    says: 'The words before a colon say when the effect happens.',
    rows: ['imp_kindler dawn_herald treasure_goblin blood_cultist'],
  },
  options: {
    says: 'Every number is an option: the cards dealt, the cards drawn, the limit of a hand.',
    rows: ['back back back "deal"', 'back back "draws"'],
  },
};
