/** The log in German, composed from what an event tells. */
import { nameOf, type Frame } from '../../../table/frame.ts';
import type { Told } from '../../../wire/types.ts';
import type { Cards } from '../../cards.ts';
import { signed } from '../../../board/signed.ts';
import { composer } from '../../../board/tell.ts';
import { gone } from './gone.ts';
import { split } from '../../../board/ref.ts';
import { FIRST_THING, refOf } from '../shown.ts';
import type { Events } from '../types.ts';

/** What a sentence is made of: who does it, the numbers, and cards, heroes and things by name. */
interface Voice {
  you: boolean;
  who: string;
  n: (name: string) => number;
  card: () => string;
  /** „Imp Kindler“, „dein Held“, „der Held von Ana“ */
  it: (name: string) => string;
  /** „ auf Imp Kindler“; nothing where there is no target or it cannot be named. */
  on: () => string;
  /** „Dein Held“, „Der Held von Ana“ */
  hero: string;
  name: (seat: number) => string;
}

type Sentence = (voice: Voice) => string | null;

/** A deed in both forms: „Du ziehst …“, „Ana zieht …“. */
const deed = (you: string, other: string, rest: (voice: Voice) => string): Sentence => (voice) => `${voice.who} ${voice.you ? you : other} ${rest(voice)}.`;

const DEEDS = ['Das Ausspielen von', 'Der Zauber', 'Der Effekt von', 'Der Angriff von'];
const KEYWORDS: Readonly<Record<number, string>> = { 1: 'Spott', 2: 'Tarnung', 3: 'Spott und Tarnung', 4: 'ein Angriffsverbot' };
const REASONS = ['Nur ein Held ist noch am Leben', 'Die letzten Helden sind zugleich gefallen', 'Die höchste Zahl an Zügen ist erreicht'];

/** „den Helden von Ana“ */
const accused = (whom: string): string => whom.replace(/^dein Held/, 'deinen Helden').replace(/^der Held/, 'den Helden');
const cardsOf = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`);

const SENTENCES: Readonly<Record<string, Sentence>> = {
  begin: ({ you, who }) => `${you ? 'Du beginnst' : `${who} beginnt`}.`,
  choose_hero: deed('nimmst', 'nimmt', ({ card }) => card()),
  turn: ({ you, who, n }) => `Zug ${n('number')}: ${you ? 'Du bist' : `${who} ist`} am Zug.`,
  draw: deed('ziehst', 'zieht', ({ card }) => card()),
  reshuffle: ({ n }) => `Der Ablagestapel wird zum neuen Stapel gemischt: ${cardsOf(n('cards'))}.`,
  swap: deed('tauschst', 'tauscht', ({ n }) => (n('count') ? cardsOf(n('count')) : 'nichts')),
  discard: deed('wirfst', 'wirft', ({ card }) => `${card()} ab`),
  ready_all: ({ you, who }) => `${you ? 'Deine Karten werden' : `Alles von ${who} wird`} bereit gemacht.`,
  mana: deed('legst', 'legt', ({ n }) => `ein Mana aus${n('exhausted') ? ', erschöpft' : ''}`),
  play: deed('spielst', 'spielt', ({ card, on }) => `${card()} aus${on()}`),
  cast: deed('wirkst', 'wirkt', ({ card, on }) => card() + on()),
  activate: deed('aktivierst', 'aktiviert', ({ card, on }) => card() + on()),
  attack: ({ card, it, you, who }) => `${card()} ${you ? 'von dir' : `von ${who}`} greift ${accused(it('defender'))} an.`,
  resolve: ({ card, n }) => `${DEEDS[n('link')] ?? 'Die Wirkung von'} ${card()} wird abgehandelt.`,
  negate: ({ card, n }) => `${DEEDS[n('link')] ?? 'Die Wirkung von'} ${card()} wird aufgehoben.`,
  fizzle: ({ card, n }) => `${DEEDS[n('link')] ?? 'Die Wirkung von'} ${card()} verpufft.`,
  combat: ({ it, n }) => `Kampf: ${it('attacker')} (${n('attack')}) gegen ${it('defender')} (${n('defence')}).`,
  damage: ({ it, n }) => `${it('target')} erleidet ${n('amount')} Schaden: noch ${Math.max(0, n('left'))}.`,
  heal: ({ hero, n }) => `${hero} erhält ${n('amount')} Leben: nun ${n('left')}.`,
  lose: ({ hero, n }) => `${hero} verliert ${n('amount')} Leben: noch ${Math.max(0, n('left'))}.`,
  power: ({ it, n }) => `${it('thing')}: ${signed(n('change'))} Stärke${n('permanent') ? ' auf Dauer' : ' in diesem Zug'}, nun ${Math.max(0, n('now'))}.`,
  keyword: ({ it, n }) => `${it('thing')} ${n('gained') ? 'erhält' : 'verliert'} ${KEYWORDS[n('keyword')] ?? 'eine Eigenschaft'}.`,
  exhaust: ({ it }) => `${it('target')} wird erschöpft.`,
  ready: ({ it }) => `${it('target')} wird bereit.`,
  destroy: ({ card, you, who }) => `${card()} ${you ? 'von dir' : `von ${who}`} wird zerstört.`,
  sacrifice: deed('opferst', 'opfert', ({ card }) => card()),
  summon: deed('beschwörst', 'beschwört', ({ card }) => `${card()} aus dem Ablagestapel`),
  return: ({ card, you, who }) => `${card()} kehrt auf ${you ? 'deine Hand' : `die Hand von ${who}`} zurück.`,
  recall: deed('nimmst', 'nimmt', ({ card }) => `${card()} aus dem Ablagestapel auf die Hand`),
  trigger: ({ card }) => `${card()} wird ausgelöst.`,
  eliminate: ({ you, who }) => `${you ? 'Du scheidest' : `${who} scheidet`} aus.`,
  leave: ({ you, who }) => `${you ? 'Du gibst' : `${who} gibt`} auf.`,
  end_turn: ({ you, who }) => `${you ? 'Du beendest deinen' : `${who} beendet den`} Zug.`,
  end: ({ you, who, n }) => `${who ? `${you ? 'Du gewinnst' : `${who} gewinnt`}` : 'Unentschieden'}: ${REASONS[n('reason')] ?? 'Die Partie ist vorbei'}.`,
  pass: ({ you, who }) => `${you ? 'Du passt' : `${who} passt`}.`,
  truce: ({ you, who, n, name }) => {
    const bound = name(n('with')) === 'du' ? 'Deine Einheiten' : `Die Einheiten von ${name(n('with'))}`;
    return `Waffenruhe: ${bound} können ${you ? 'dich bis zu deinem' : `${who} bis zum`} nächsten Zug nicht angreifen.`;
  },
  ready_mana: ({ you, who, n }) => `${you ? 'Du machst' : `${who} macht`} ${n('count')} Mana bereit.`,
  pay: ({ you, who, n }) => `${you ? 'Du zahlst' : `${who} zahlt`} ${n('mana')} Mana.`,
} satisfies Partial<Record<keyof Events, Sentence>>;

/** The words of events that can be told. */
export const TOLD: readonly string[] = Object.keys(SENTENCES);

export const german = composer(SENTENCES, voiceOf);

function voiceOf({ seat, numbers = {}, text = '' }: Told, frame: Frame, cards: Cards): Voice {
  const you = seat === frame.seat && seat >= 0;
  const name = seat < 0 ? '' : nameOf(frame, seat);
  const it = (word: string): string => itOf(refOf(numbers[word]), word === 'defender' ? -1 : 0, text, frame, cards);
  const target = numbers['target'] ?? 0;
  return {
    you,
    who: you ? 'Du' : name,
    n: (word) => numbers[word] ?? 0,
    card: () => cards.at(numbers['card'] ?? -1)?.name ?? 'eine Karte',
    it,
    on: () => (target >= FIRST_THING && gone.cardMeant(frame, target) >= 0 ? ` auf ${it('target')}` : ''),
    name: (other) => (other === frame.seat ? 'du' : nameOf(frame, other)),
    hero: you ? 'Dein Held' : `Der Held von ${name}`,
  };
}

/** A hero by the player, a thing by its card; one nobody has told of by the first or the last name the English sentence has. */
function itOf(ref: string, place: 0 | -1, text: string, frame: Frame, cards: Cards): string {
  const [what, which] = split(ref);
  if (what === 'hero') return Number(which) === frame.seat ? 'dein Held' : `der Held von ${nameOf(frame, Number(which))}`;
  return cards.at(gone.cardMeant(frame, Number(which)))?.name ?? namesIn(text, cards).at(place) ?? 'eine Karte';
}

/** The cards a sentence names, in the order in which it does. */
function namesIn(text: string, cards: Cards): string[] {
  const found = cards.all.map(({ name }) => ({ name, at: text.indexOf(name) })).filter(({ at }) => at >= 0);
  return found.sort((one, other) => one.at - other.at || other.name.length - one.name.length).map(({ name }) => name);
}
