/** The words for what cards and decks of the games are told apart by. */

export const say = {
  leader: 'general',
  leaderHint: 'The general decides whose cards the deck may hold besides the neutral ones.',
  faction: 'Faction',
  type: 'Type',
  rarity: 'Rarity',
  set: 'Set',
  keyword: 'Keyword',
  tribe: 'Tribe',
};
