/** The words of threelines. */

export const say = {
  lockIn: (n: number) => (n === 1 ? 'Lock in 1 card' : `Lock in ${n} cards`),
  lockNothing: 'Lock in nothing',
  choose: 'Put cards on your lines, then lock in',
  locked: 'Your choice is locked',
  watch: 'Both choose in secret',

  strength: 'Attack',
  toughness: 'Defence',

  left: 'Left',
  center: 'Center',
  right: 'Right',
  round: (n: number) => `Round ${n}`,
  field: 'The field',
  yourHand: 'Your hand',
  handOf: (name: string, n: number) => `${name} holds ${n === 1 ? '1 card' : `${n} cards`}`,
  emptyHand: 'No cards in hand',
  deck: 'Deck',
  deckHolds: (n: number) => `Deck, ${n === 1 ? '1 card' : `${n} cards`} left`,
  discard: 'Discard',
  discardHolds: (n: number) => `Discard, ${n === 1 ? '1 card' : `${n} cards`}`,
  fallen: 'The fallen',
  noneFallen: 'Nobody has fallen yet.',
  close: 'Close',
  hasLocked: 'Locked in',
  goesFirst: 'Draws first',
  wouldKill: 'This would kill you',
  wouldFall: 'This would win',

  cost: (n: number) => `cost ${n}`,
  attack: (n: number) => `${n} attack`,
  defence: (n: number) => `${n} defence`,
  defenceOf: (n: number, of: number) => `${n} of ${of} defence`,
  inHand: 'in hand',
  canPlace: 'can be placed',
  cannotPlace: 'cannot be placed now',
  chosen: 'chosen: now choose a line',
  goesTo: (line: string) => `goes to the ${line} line`,
  yourLine: (line: string) => `Your ${line} line`,
  lineOfName: (name: string, line: string) => `${name}, ${line} line`,
  emptyLine: 'empty',
  putHere: 'put the card here',
  ghostly: 'chosen for this round',
  wouldBe: (n: number) => `would have ${n} defence left`,
  wouldDie: 'would be destroyed',
  sealedCard: 'a sealed card',
  health: (n: number, of: number) => `${n} of ${of} health`,
  healthAfter: (n: number) => `would have ${n} health`,
  mana: (n: number, of: number) => `${n} of ${of} mana`,
  manaAfter: (n: number) => `${n} after placing`,
  lineLeft: 'left',
  lineCenter: 'center',
  lineRight: 'right',

  roundAndDeck: (round: number, deck: number) => `Round ${round}. ${deck === 1 ? '1 card is' : `${deck} cards are`} left in the deck.`,
  lines: 'Lines',
  facing: (line: string, yours: string, theirs: string) => `${line}: ${yours} faces ${theirs}.`,
  nobody: 'nobody',
  holds: (cards: string) => `In hand: ${cards}.`,
  table: 'The table',
};

/** The name of a line in the middle of a sentence. */
export const lineWord = (line: number): string => [say.lineLeft, say.lineCenter, say.lineRight][line] ?? '';

/** The name of a line standing alone. */
export const lineTitle = (line: number): string => [say.left, say.center, say.right][line] ?? '';
