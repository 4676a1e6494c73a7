/** A picture for each chapter of the rules of cartoverse. */
import type { Diagrams } from '../../pages/rules/diagram.ts';

export const chapters: Diagrams = {
  'the-aim': {
    says: 'Bring the HP of the enemy hero to 0. ATK 4 on a hero with 4 HP: the game is over.',
    rows: ['clockwork_golem x lady_nerezza:4 > clockwork_golem! + lady_nerezza:0~'],
  },
  decks: {
    says: 'A hero and 40 to 60 cards of any faction, each name at most three times; basic shards as many as you like.',
    rows: ['ser_aldous_the_dawnshield + temple_knight temple_knight temple_knight', '+ solar_shard + "more"'],
  },
  cards: {
    says: 'A shard, a creature, a Cast, a Burst, an enchant and a trap.',
    rows: ['solar_shard dawn_squire judgment', 'parry hallowed_ground blinding_flash'],
  },
  preparation: {
    says: 'Six cards, of which you may replace three. The second player gets one more, and two Second Winds.',
    rows: ['back back back back back back', '+ back + second_wind + second_wind'],
  },
  'the-board': {
    says: 'Two zones of five slots a side: the Attack zones meet in the middle, the Defense zones lie behind them.',
    board: ['"their Defense" . -bone_sentry . . .', '"their Attack" . . -night_blade . .', '"your Attack" . elder_stag briar_wolf . .', '"your Defense" . . . moss_guardian .'],
  },
  mana: {
    says: 'Once a turn: a shard, which draws a card and is mana from your next turn on; or any card, which is mana at once.',
    rows: ['"shard" solar_shard > back > cost:2 > cost:3', '"any card" temple_knight > cost:2 > cost:3'],
  },
  loyalty: {
    says: 'A card of another faction costs your hero 1 HP more, and its Loyalty on top.',
    rows: ['ser_aldous_the_dawnshield + briar_wolf > ser_aldous_the_dawnshield:21'],
  },
  'a-turn': {
    says: 'Shards become mana, mana is refilled, creatures become ready; you draw; then you play and attack.',
    rows: ['"mana" > "ready" > "draw" > "play and attack" > "end"'],
  },
  creatures: {
    says: 'A creature enters exhausted, in any free slot of your two zones, and becomes ready at the start of your turn.',
    board: ['"Attack" o briar_wolf o o o', '"Defense" o o o moss_guardian o'],
    rows: ['temple_knight! > "your next turn" > temple_knight'],
  },
  'attack-and-block': {
    says: 'An attacker may aim at any creature or the hero. A ready creature of the Defense zone may block, and both deal their ATK.',
    rows: ['temple_knight x ironhide_orc > temple_knight:3/2 + ironhide_orc:2/0~'],
    board: ['"their Defense" . . -ironhide_orc . .', '"their Attack" . . . . .', '"your Attack" . . temple_knight . .'],
  },
  abilities: {
    says: 'An ability exhausts its creature. In the enemy’s turn it is used as an answer, in yours freely.',
    rows: ['order_crossbow > order_crossbow! + dawn_squire:1/1'],
  },
  'the-hero': {
    says: 'Once a turn your hero draws a card for 1 mana, replaces a card, or uses an ability.',
    rows: ['cost:1 > back "draw"', 'temple_knight~ > back "replace"', 'lady_nerezza + cost:2 > dawn_squire:1/1 "ability"'],
  },
  spells: {
    says: 'Enchants stay: on a row, on a column, on a creature, or with your hero.',
    rows: ['hallowed_ground pillar_of_light blessed_mail aura_of_grace', 'dawn_squire + blessed_mail = dawn_squire:2/5'],
  },
  'answers-and-chains': {
    says: 'The last answer happens first. Parry negates the attack before it is fought.',
    rows: ['"1" briar_wolf "attacks" + "2" parry > "2, then 1"', '"no fight" briar_wolf!'],
  },
  'triggered-effects-and-traps': {
    says: 'A trap lies face down and goes off by itself at what it names. Nobody can answer it.',
    rows: ['back + briar_wolf "attacks" > blinding_flash > briar_wolf!'],
  },
  'words-on-cards': {
    says: 'Swift enters ready, Vigilant is not exhausted by blocking, Elusive cannot be blocked, Warded cannot be targeted.',
    rows: ['raider sunforged_sentinel night_blade spellwarden'],
  },
  options: {
    says: 'Every number is an option: the cards of the beginning, the mana gained in a turn, the size of a deck.',
    rows: ['back back back back back back "starting_hand"', 'cost:0 > cost:1 "mana_gains"'],
  },
};
