/** A picture for each chapter of the rules of threelines. */
import type { Diagrams } from '../../pages/rules/diagram.ts';

export const chapters: Diagrams = {
  'the-game': {
    says: 'Bring the enemy avatar from 20 health to 0. A card that faces nobody hits it: 20 - 5 = 15.',
    rows: ['jon_snow empty > health:20 > health:15'],
  },
  'the-field': {
    says: 'Three lines, a cell a side on each. Jon Snow faces Robb Stark; your right cell is free.',
    board: ['"" "left" "center" "right"', '"theirs" . -robb_stark -old_garrick', '"yours" tyrion_lannister jon_snow o'],
  },
  'the-cards': {
    says: 'Cost above, attack on the left, defence on the right: Jon Snow is 5/3 for 2.',
    rows: ['cost:2 + attack:5 + defence:3 = jon_snow'],
  },
  preparation: {
    says: 'Twenty cards by lot, four of them dealt to you; 3 mana, and an avatar with 20 health.',
    rows: ['tyrion_lannister jon_snow old_garrick captain_sable', 'cost:3 health:20'],
  },
  'the-round': {
    says: 'Every round: draw a card, gain a mana, place in secret, fight. Then the next round begins.',
    rows: ['"draw" > "mana" > "placement" > "combat" > "end"', 'back > tyrion_lannister cost:3 > cost:4'],
  },
  placement: {
    says: 'With 4 mana you can pay for Jon Snow (2) and Tyrion (1) at once, each on a free line of your own. 1 mana is left.',
    rows: ['cost:4 > jon_snow + tyrion_lannister > cost:1'],
  },
  combat: {
    says: 'The higher attack strikes first. Jon Snow takes 5 off a defence of 2: Robb Stark falls and does not strike back.',
    rows: ['jon_snow x robb_stark > jon_snow + robb_stark~', '"3/3 strikes 2/7: 4 are left, which strike back"', 'fenna_graymantle x dorrin_kettle > fenna_graymantle:3/1 + dorrin_kettle:2/4'],
  },
  'the-end': {
    says: 'An avatar without health has lost. When all cards are gone and both stand, it is a draw.',
    rows: ['health:3 + attack:5 > health:0'],
  },
  'what-is-public': {
    says: 'Everybody sees the field; the other hand shows only its backs.',
    rows: ['back back back', 'jon_snow:5/1 x dorrin_kettle'],
  },
  rulings: {
    says: 'Rulings settle what the rules leave open: a worn card stays worn, and surplus damage is lost.',
    rows: ['dorrin_kettle > dorrin_kettle:2/4 > dorrin_kettle:2/1'],
  },
  options: {
    says: 'Every number is an option: the health of the avatars, the mana of the beginning, the cards of a hand.',
    rows: ['health:20 > health:30 "hp"', 'cost:3 > cost:5 "start_mana"'],
  },
};
