/** The words for cards and decks of cartoverse. */

const hp = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

export const say = {
  leader: 'hero',
  leaderHint: 'A deck may hold cards of every faction. Those of another faction than the hero’s cost HP to play; neutral ones never do.',
  faction: 'Faction',
  type: 'Type',
  job: 'Job',
  rarity: 'Rarity',
  keyword: 'Keyword',
  price: (value: number) => `costs ${value} HP in this deck`,

  anyShard: 'a shard',
  manaTitle: 'Mana',
  shards: 'Shards',
  shardShare: (shards: number, cards: number) => `${shards} of ${cards}`,
  firstShard: 'A shard in the first hand',
  hadShard: 'Chance to have had a shard by turn n',
  everyShard: 'Chance of a shard in each of the first n turns',
  manaNote: 'With up to three cards exchanged where the first hand has no shard. A turn without a shard can still gain mana from any other card.',

  loyaltyTitle: 'Loyalty',
  foreign: 'Cards of other factions',
  allForeign: 'HP for all of them',
  expected: 'HP you are expected to pay by turn n',
  expectedBy: (turn: number) => `Expected by turn ${turn}`,
  hp: (value: number) => `${hp(value)} HP`,
  short: (value: number) => value.toFixed(1),
  loyaltyNote: 'If you play every one of them as soon as it is drawn. A card put into the mana zone costs no HP.',
  noForeign: 'Every card of this deck is played without paying HP.',
};
