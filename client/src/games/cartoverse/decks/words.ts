/** The words for cards and decks of cartoverse. */
import { words } from '../../../words/words.svelte.ts';

type Telling = (text: string) => string;
type Lines = Readonly<Record<string, string>>;

const hp = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));
const komma = (value: number): string => hp(value).replace('.', ',');

export const say = words({
  en: {
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

    problem: (text: string, english: Telling, _german: Telling) => english(text),
    theme: (note: string, _german: Lines) => note.charAt(0).toUpperCase() + note.slice(1),
  },
  de: {
    leader: 'Helden',
    leaderHint: 'Ein Deck darf Karten jeder Fraktion enthalten. Karten einer anderen Fraktion als der des Helden kosten beim Ausspielen LP; neutrale nie.',
    faction: 'Fraktion',
    type: 'Art',
    job: 'Beruf',
    rarity: 'Seltenheit',
    keyword: 'Schlüsselwort',
    price: (value) => `kostet in diesem Deck ${value} LP`,

    anyShard: 'die ein Splitter ist',
    manaTitle: 'Mana',
    shards: 'Splitter',
    shardShare: (shards, cards) => `${shards} von ${cards}`,
    firstShard: 'Ein Splitter in der ersten Hand',
    hadShard: 'Chance, bis Zug n einen Splitter gehabt zu haben',
    everyShard: 'Chance auf einen Splitter in jedem der ersten n Züge',
    manaNote: 'Wenn bis zu drei Karten getauscht werden, falls die erste Hand keinen Splitter hat. Auch ohne Splitter gibt jede andere Karte Mana.',

    loyaltyTitle: 'Treue',
    foreign: 'Karten anderer Fraktionen',
    allForeign: 'LP für alle zusammen',
    expected: 'LP, die du bis Zug n voraussichtlich zahlst',
    expectedBy: (turn) => `Voraussichtlich bis Zug ${turn}`,
    hp: (value) => `${komma(value)} LP`,
    short: (value) => value.toFixed(1).replace('.', ','),
    loyaltyNote: 'Wenn du jede von ihnen ausspielst, sobald du sie ziehst. Eine Karte in der Manazone kostet keine LP.',
    noForeign: 'Jede Karte dieses Decks wird ausgespielt, ohne LP zu zahlen.',

    problem: (text, _english, german) => german(text),
    theme: (note, german) => german[note] ?? note.charAt(0).toUpperCase() + note.slice(1),
  },
});
