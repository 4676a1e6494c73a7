/** A picture for each chapter of the rules of generals. */
import type { Diagrams } from '../../pages/rules/diagram.ts';

export const chapters: Diagrams = {
  'the-aim': {
    says: 'The enemy general has 25 health. When it is dead and yours is not, you have won.',
    rows: ['argeon_highmayne x kaleos_xaan > argeon_highmayne + kaleos_xaan:2/0~'],
  },
  'the-board': {
    says: 'Nine columns, five rows. The generals begin on a3 and i3, the mana tiles lie on e1, f3 and e5.',
    board: [
      '. . . . * . . . .',
      '. . . . . . . . .',
      'argeon_highmayne . . . . * . . -kaleos_xaan',
      '. . . . . . . . .',
      '. . . . * . . . .',
    ],
  },
  cards: {
    says: 'A general, a minion, a spell and an artifact. Units have attack on the left and health on the right.',
    rows: ['argeon_highmayne windblade_adept true_strike sunstone_bracers'],
  },
  decks: {
    says: 'Forty cards with the general: of the general’s faction or neutral, each at most three times.',
    rows: ['argeon_highmayne + silverguard_knight silverguard_knight silverguard_knight', '+ healing_mystic + "36 more"'],
  },
  'the-beginning': {
    says: 'Both draw five cards, name those they do not want, and get as many others.',
    rows: ['windblade_adept lightchaser~ ironcliffe_guardian~ > windblade_adept true_strike healing_mystic'],
  },
  mana: {
    says: 'Two or three mana at first, one more each turn, nine at most. What is not spent is lost.',
    rows: ['cost:2 > cost:3 > cost:4 > "…" > cost:9', 'windblade_adept + windblade_adept = cost:4'],
  },
  'a-turn': {
    says: 'Your units become ready and mana is filled up; then act in any order; then you draw.',
    rows: ['"ready" > "mana" > "play, move, attack" > "draw"'],
  },
  'ready-and-exhausted': {
    says: 'A unit that has just arrived, or has attacked, is exhausted until your next turn.',
    rows: ['lightchaser! > "your next turn" > lightchaser'],
  },
  moving: {
    says: 'Up to two steps along rows and columns; a diagonal step counts as two. No unit walks through another.',
    board: ['. . o . . .', '. o o o . .', 'o o lightchaser -heartseeker . .', '. o o o . .', '. . o . . .'],
  },
  attacking: {
    says: 'A unit reaches the eight squares around it. A unit that survives the blow strikes back.',
    board: ['x x x', 'x lightchaser -primus_fist', 'x x x'],
    rows: ['lightchaser x saberspine_tiger > lightchaser + saberspine_tiger:3/0~'],
  },
  'damage-and-death': {
    says: 'Damage stays: 3 on a health of 6 leaves 3. A unit with none left dies.',
    rows: ['lightchaser x suntide_maiden > lightchaser:3/0~ + suntide_maiden:3/3'],
  },
  'playing-a-minion': {
    says: 'Summon on any free square next to a friend, general or minion.',
    board: ['o o o . .', 'o argeon_highmayne o o o', 'o o o lightchaser o', '. . o o o'],
  },
  'playing-an-artifact': {
    says: 'Your general has room for three. Each loses 1 of its 3 durability whenever the general is hurt.',
    rows: ['sunstone_bracers + argeon_highmayne = argeon_highmayne:3/25', '"durability 3" > "2" > "1" > sunstone_bracers~'],
  },
  'playing-a-spell': {
    says: 'A spell happens at once, and then lies in the graveyard.',
    rows: ['true_strike + primus_fist > primus_fist:2/1 + true_strike~'],
  },
  'choices-that-follow': {
    says: 'Some cards ask for a target when they are played. Repulsor Beast sends a nearby enemy elsewhere.',
    rows: ['repulsor_beast > "which enemy minion nearby?" > "which square?"'],
    board: ['. x .', '-primus_fist repulsor_beast .', '. . .'],
  },
  'the-bloodbound-spell': {
    says: 'Each general has a spell of its own for 1 mana. It becomes ready on your turns 3, 5, 7, 9 and 10.',
    rows: ['argeon_highmayne + cost:1 > roar', '"turn 3" > "5" > "7" > "9" > "10"'],
  },
  drawing: {
    says: 'One card at the end of your turn. With six in hand it is lost; from an empty deck the general takes 2 damage.',
    rows: ['back > healing_mystic', 'argeon_highmayne > argeon_highmayne:2/23'],
  },
  replacing: {
    says: 'Once a turn, give a card away for one of another name. It costs nothing.',
    rows: ['ironcliffe_guardian~ > back > lightchaser'],
  },
  'stalling-and-time': {
    says: 'A turn takes 90 seconds at most, and 15 if nothing was done in the turn before.',
    rows: ['"90 seconds" > "nothing done" > "15 seconds"'],
  },
  'the-end-of-the-game': {
    says: 'One general dead: the other player wins. Both dead: a draw.',
    rows: ['argeon_highmayne + kaleos_xaan:2/0~ = "victory"', 'argeon_highmayne:2/0~ + kaleos_xaan:2/0~ = "a draw"'],
  },
  keywords: {
    says: 'Provoke: an enemy beside Silverguard Knight can attack nobody else and cannot move away.',
    board: ['. . . -argeon_highmayne', '. heartseeker -silverguard_knight .', '. . . .'],
    rows: ['silverguard_knight heartseeker planar_scout sunsteel_defender'],
  },
  tribes: {
    says: 'Battle Pets act by themselves, Mechs build MECHAZ0R!, Structures stay where they are.',
    rows: ['ubo ace wings_of_mechaz0r bastion'],
  },
  tiles: {
    says: 'A tile lies on a square and is in nobody’s way: a unit that steps on a mana spring gains its player 1 mana.',
    board: ['. . . . .', '. lightchaser o * .', '. . . . .'],
    rows: ['mana_spring shadow_creep hallowed_ground primal_flourish'],
  },
  'options-and-variants': {
    says: 'Every number and every ruling is an option. In the variant classic a defender killed by an attack still strikes back.',
    rows: ['"standard" lightchaser x saberspine_tiger > lightchaser + saberspine_tiger:3/0~', '"classic" lightchaser x saberspine_tiger > lightchaser:3/0~ + saberspine_tiger:3/0~'],
  },
};
