/** A picture for each chapter of the rules of ancients. */
import type { Diagrams } from '../../pages/rules/diagram.ts';

export const chapters: Diagrams = {
  words: {
    says: 'Slots of the same number face each other. Brakka’s adjacent enemies: the one opposite, and those beside it.',
    board: ['"theirs" . -t_melee -h_b1 -m_b11 .', '"yours" . . h_r1 . .'],
  },
  'the-deck': {
    says: 'Five heroes, one of them the AB hero; 30 to 60 cards with one or two signatures of each hero; five to ten items.',
    rows: ['h_r1 h_g1 h_b1 h_k1 h_r4', 's_r1a m_r09 m_g13 + i01 i03'],
  },
  'the-board': {
    says: 'Two lanes like this one. Each side has a combat row and, behind it, a support row with the core in the middle.',
    board: ['"their support" . . "Tower" . -h_b3', '"their combat" . -t_melee -h_b1 . .', '"your combat" . . h_r1 t_melee .', '"your support" h_g3 . "Tower" . .'],
  },
  placing: {
    says: 'Beside an ally, opposite an enemy, or above something that supports the slot: the Tower, a hero, an improvement.',
    board: ['"their combat" . . . . -t_melee', '"your combat" o o o h_r1 o', '"your support" h_g3 m_g13 "Tower" . .'],
  },
  creeps: {
    says: 'Each round one comes to the side with fewer units, nearest to the middle. By Night it is Mega: 2 more attack and health.',
    rows: ['"Day" t_melee > "Night" t_melee:3/3'],
  },
  'the-beginning': {
    says: 'A hero in a support row, one in the offlane, one in the safe lane; five cards and 3 gold.',
    rows: ['h_r1 > h_g1 > h_b1', 'back back back back back', 'gold:3'],
  },
  deploying: {
    says: 'Both place in secret; then everything is shown at once.',
    rows: ['back back > h_r1 h_b1'],
  },
  'day-and-night': {
    says: 'Round 1 is Day, round 2 Night, and so on. Two cards at the start of a Day and a rune; one at the start of a Night.',
    rows: ['"Day" back back + u1', '"Night" back + t_melee:3/3'],
  },
  mana: {
    says: 'A pool in each lane: 3 in round 1, 4 in round 2, and so on. It is filled every round.',
    rows: ['"round 1" cost:3 cost:3', '"round 2" cost:4 cost:4', '"round 3" cost:5 cost:5'],
  },
  acting: {
    says: 'One action each in turn. A hero casts cards of their own colour; out of the support row they cost 1 less.',
    rows: ['h_b1 + m_b03 + cost:2 "combat row"', 'h_b1 + m_b03 + cost:1 "support row"'],
  },
  moving: {
    says: 'Up for 2 mana, down for 1, to the other lane for 3. A hero who has moved waits a round.',
    board: ['"combat" . . o t_melee o', '"support" . h_r1 "Tower" . .'],
    rows: ['"up" cost:2 "down" cost:1 "swap" cost:3 "other lane" cost:3'],
  },
  combat: {
    says: 'Each strikes the enemy opposite, or the core if there is nobody.',
    board: ['"their support" . . "Tower -4" . .', '"their combat" . -h_b1 . -t_melee .', '"your combat" . h_k1 h_r1 t_melee .'],
    rows: ['h_k1 x h_b1 > h_k1:4/5 + h_b1:2/3'],
  },
  armor: {
    says: 'Armor takes off its number; then each damage wears it by 1 for the round. Two blows of 4 on armor 2: 2, then 3.',
    rows: ['"armor 2" h_r1 + attack:4 > h_r1:4/8 "armor 1"', '"armor 1" h_r1:4/8 + attack:4 > h_r1:4/5 "armor 0"'],
  },
  'towers-and-ancients': {
    says: 'A Tower has 60 health. Behind it stands an Ancient with 90, which the mana of the lane protects: every 2 block 1.',
    rows: ['health:60 "Tower" > health:90 "Ancient"', 'cost:4 = defence:2'],
  },
  gold: {
    says: 'What the enemy loses brings you gold; and so does the mana you leave unspent.',
    rows: ['t_melee~ gold:1 m_r10~ gold:2 h_r2~ gold:5', 'm_g13~ gold:3 cost:2 > gold:2'],
  },
  'the-ab-hero': {
    says: 'While the AB hero is in play, your other heroes count as its colour too. It comes with three points by lot.',
    rows: ['h_r1 "AB hero" + h_b1 > "Caldrin casts red, too" m_r02', 'h_r1 > h_r1:5/12'],
  },
  aggro: {
    says: 'Your hero aims at an enemy hero: the Melee Creeps beside that hero turn on yours.',
    board: ['"theirs" . -t_melee -h_b1 -t_melee .', '"yours" . . h_r1 . .'],
  },
  'hand-items-and-shop': {
    says: 'At the end of the round the shop shows three items. A hero carries two.',
    rows: ['i01 i03 i13', 'gold:12 > i13 + h_r1 = h_r1:7/10'],
  },
  statuses: {
    says: 'Stun, Silence, Root, Disarm and Mute forbid something for a while. Purge takes the bad from an ally, the good from an enemy.',
    rows: ['m_r03 + h_b1 > "stunned"', 'm_b08 + h_b1 > "free again"'],
  },
  'what-a-player-sees': {
    says: 'The coming combat can be seen at any time, and what a card would do before it is cast.',
    rows: ['m_b01 + h_k1 > "would be" h_k1:4/5'],
  },
  winning: {
    says: 'A player who loses an Ancient has lost.',
    rows: ['health:4 "Ancient" + attack:4 > health:0 = "lost"'],
  },
  'the-order-of-a-round': {
    says: 'The round begins, the players act, both lanes fight, and the round ends with the shop.',
    rows: ['"mana, cards, creeps, deploys" > "actions" > "combat" > "gold and shop"'],
  },
  'in-the-hands-of-bots': {
    says: 'The rules were tried in thousands of games between bots, from which their numbers come.',
    rows: ['"2,000 games" > "who begins wins 48.5 %"'],
  },
  'the-words-on-cards': {
    says: 'Siege hits the core as well, Cleave those beside the target, Retaliate strikes back, Trample passes surplus damage on.',
    rows: ['m_r10 m_r12 m_r11 m_g12'],
  },
  options: {
    says: 'Every number is an option: the health of the Towers, the mana of each round, the gold of the beginning.',
    rows: ['health:60 "tower_health"', 'cost:1 "mana_per_round" gold:3 "start_gold"'],
  },
};
