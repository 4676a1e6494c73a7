/** The log in German, composed from what an event tells. */
import { split } from '../../../board/ref.ts';
import { signed } from '../../../board/signed.ts';
import { composer } from '../../../board/tell.ts';
import { nameOf, type Frame } from '../../../table/frame.ts';
import type { Told } from '../../../wire/types.ts';
import type { Cards } from '../../cards.ts';
import { factsOf } from '../cards/printed.ts';
import { placeOf, refOf } from '../shown.ts';
import type { Events } from '../types.ts';
import { gone } from './gone.ts';

/** What a sentence is made of: who does it, the numbers, and cards, heroes and things by name. */
interface Voice {
  you: boolean;
  who: string;
  n: (name: string) => number;
  card: () => string;
  /** „Dawn Squire“, „dein Held“, „Spalte 3“ */
  it: (name: string) => string;
  /** „ auf Dawn Squire“; nothing where there is no target or it cannot be named. */
  on: (name: string) => string;
  /** „Dein Held“, „Der Held von Ana“ */
  hero: string;
  /** The name of an ability. */
  ability: () => string;
}

type Sentence = (voice: Voice) => string | null;

/** A deed in both forms: „Du ziehst …“, „Ana zieht …“. */
const deed = (you: string, other: string, rest: (voice: Voice) => string): Sentence => (voice) => `${voice.who} ${voice.you ? you : other} ${rest(voice)}.`;

const LINKS = ['Der Zauber', 'Die Fähigkeit von', 'Der Angriff von', 'Das Zugende', 'Das Stellen von'];
const REASONS = ['Ein Held ist gefallen', 'Beide Helden sind zugleich gefallen', 'Die höchste Zahl an Zügen ist erreicht', 'Die andere Seite hat aufgegeben'];
const ZONE = { attack: 'in die Angriffszone', defense: 'in die Verteidigungszone' };

/** „den Helden von Ana“ */
const accused = (whom: string): string => whom.replace(/^dein Held/, 'deinen Helden').replace(/^der Held/, 'den Helden');
const cardsOf = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`);
const owned = ({ you, who }: Voice): string => (you ? 'von dir' : `von ${who}`);
const where = (place: number): string => `${ZONE[placeOf(place).zone]}, Platz ${placeOf(place).slot}`;

const SENTENCES: Readonly<Record<string, Sentence>> = {
  begin: ({ you, who }) => `${you ? 'Du hast' : `${who} hat`} den ersten Zug.`,
  mulligan: deed('ersetzt', 'ersetzt', ({ n }) => (n('count') ? cardsOf(n('count')) : 'nichts')),
  special: deed('bekommst', 'bekommt', ({ card }) => card()),
  turn: ({ you, who, n }) => `Zug ${n('number')}: ${you ? 'Du bist' : `${who} ist`} am Zug.`,
  convert: (voice) => `${voice.card()} ${owned(voice)} wird zu Mana.`,
  refill: ({ you, who, n }) => `${you ? 'Du hast' : `${who} hat`} wieder ${n('mana')} Mana.`,
  ready_all: ({ you, who }) => `${you ? 'Deine Kreaturen werden' : `Die Kreaturen von ${who} werden`} bereit.`,
  draw: deed('ziehst', 'zieht', ({ card }) => card()),
  no_card: ({ hero, n }) => `Das Deck ist leer: ${hero} verliert ${n('amount')} LP, noch ${n('left')}.`,
  shard: deed('spielst', 'spielt', ({ card }) => `${card()} als Splitter`),
  mana: deed('legst', 'legt', ({ card }) => `${card()} in die Manazone`),
  ramp: deed('legst', 'legt', ({ card }) => `${card()} vom Deck in die Manazone`),
  extra: deed('bekommst', 'bekommt', ({ n }) => `${n('mana')} Mana nur für diesen Zug`),
  pay: deed('zahlst', 'zahlt', ({ n }) => `${n('mana')} Mana`),
  loyalty: ({ hero, n, card }) => `${hero} zahlt ${n('amount')} LP für ${card()}: noch ${n('left')}.`,
  summon: deed('beschwörst', 'beschwört', ({ card, n }) => `${card()} ${n('fallen') ? 'aus dem Friedhof ' : ''}${where(n('place'))}`),
  cast: deed('wirkst', 'wirkt', ({ card, on }) => card() + on('target')),
  lay: ({ card, on }) => `${card()} liegt jetzt${on('on')}.`,
  set: deed('stellst', 'stellt', ({ card }) => (card() === 'eine Karte' ? 'eine Falle' : `die Falle ${card()}`)),
  ability: deed('benutzt', 'benutzt', ({ ability, on }) => ability() + on('target')),
  hero_draw: ({ you, who }) => `${you ? 'Dein Held lässt dich' : `Der Held von ${who} lässt ${who}`} eine Karte ziehen.`,
  hero_replace: deed('ersetzt', 'ersetzt', ({ card }) => card()),
  attack: (voice) => `${voice.card()} ${owned(voice)} greift ${accused(voice.it('defender'))} an.`,
  block: (voice) => `${voice.card()} ${owned(voice)} blockt ${voice.it('attacker')}.`,
  no_combat: ({ card }) => `Der Angriff von ${card()} führt zu keinem Kampf.`,
  combat: ({ it, n }) => `Kampf: ${it('attacker')} (${n('attack')}) gegen ${it('defender')} (${n('defence')}).`,
  resolve: ({ card, n }) => (n('link') === 3 ? 'Das Zugende wird abgehandelt.' : `${LINKS[n('link')] ?? 'Die Wirkung von'} ${card()} wird abgehandelt.`),
  negate: ({ card, n }) => `${LINKS[n('link')] ?? 'Die Wirkung von'} ${card()} wird aufgehoben.`,
  fizzle: ({ card, n }) => `${LINKS[n('link')] ?? 'Die Wirkung von'} ${card()} verpufft.`,
  trigger: ({ card }) => `${card()} wird ausgelöst.`,
  trap: (voice) => `Die Falle ${voice.card()} ${owned(voice)} schnappt zu.`,
  damage: ({ card, n }) => `${card()} erleidet ${n('amount')} Schaden: noch ${Math.max(0, n('left'))}.`,
  hurt: ({ hero, n }) => `${hero} erleidet ${n('amount')} Schaden: noch ${Math.max(0, n('left'))}.`,
  lose: ({ hero, n }) => `${hero} verliert ${n('amount')} LP: noch ${Math.max(0, n('left'))}.`,
  mend: ({ card, n }) => `${card()} wird um ${n('amount')} geheilt: nun ${n('left')}.`,
  heal: ({ hero, n }) => `${hero} erhält ${n('amount')} LP: nun ${n('left')}.`,
  change: ({ it, n }) => `${it('thing')}: ${signed(n('atk'))}/${signed(n('hp'))}${n('permanent') ? ' auf Dauer' : ' in diesem Zug'}.`,
  exhaust: ({ card }) => `${card()} wird erschöpft.`,
  ready: ({ card }) => `${card()} wird bereit.`,
  die: (voice) => `${voice.card()} ${owned(voice)} stirbt.`,
  fall: (voice) => `${voice.card()} ${owned(voice)} wird zerstört.`,
  trap_gone: (voice) => `Die Falle ${voice.card()} ${owned(voice)} wird zerstört.`,
  move: (voice) => `${voice.card()} ${owned(voice)} wechselt ${where(voice.n('place'))}.`,
  return: ({ card, you, who }) => `${card()} kehrt auf ${you ? 'deine Hand' : `die Hand von ${who}`} zurück.`,
  recall: deed('nimmst', 'nimmt', ({ card }) => `${card()} aus dem Friedhof auf die Hand`),
  discard: deed('wirfst', 'wirft', ({ card }) => `${card()} ab`),
  mill: deed('legst', 'legt', ({ card }) => `${card()} vom Deck in den Friedhof`),
  remove: ({ card }) => `${card()} ist aus dem Spiel.`,
  pass: ({ you, who }) => `${you ? 'Du passt' : `${who} passt`}.`,
  end_turn: ({ you, who }) => `${you ? 'Du beendest deinen' : `${who} beendet den`} Zug.`,
  leave: ({ you, who }) => `${you ? 'Du gibst' : `${who} gibt`} auf.`,
  end: ({ you, who, n }) => `${who ? `${you ? 'Du gewinnst' : `${who} gewinnt`}` : 'Unentschieden'}: ${REASONS[n('reason')] ?? 'Die Partie ist vorbei'}.`,
} satisfies Partial<Record<keyof Events, Sentence>>;

/** The words of events that can be told. */
export const TOLD: readonly string[] = Object.keys(SENTENCES);

export const german = composer(SENTENCES, voiceOf);

function voiceOf({ seat, numbers = {}, text = '' }: Told, frame: Frame, cards: Cards): Voice {
  const you = seat === frame.seat && seat >= 0;
  const name = seat < 0 ? '' : nameOf(frame, seat);
  const it = (word: string): string => itOf(refOf(numbers[word]), text, frame, cards);
  const facts = factsOf(cards, numbers['card']);
  return {
    you,
    who: you ? 'Du' : name,
    n: (word) => numbers[word] ?? 0,
    card: () => facts?.name ?? 'eine Karte',
    it,
    on: (word) => (it(word) ? ` auf ${it(word)}` : ''),
    hero: you ? 'dein Held' : `der Held von ${name}`,
    ability: () => (facts?.type === 'hero' && facts.abilities?.[numbers['which'] ?? 0]?.name) || (facts?.name ?? 'eine Fähigkeit'),
  };
}

const ZONE_NAMES: Readonly<Record<string, string>> = { attack: 'Angriffszone', defense: 'Verteidigungszone' };

/** A hero by the player, a thing by its card, a place by where it is; "" for what nobody has told of. */
function itOf(ref: string, text: string, frame: Frame, cards: Cards): string {
  const [what, which] = split(ref);
  if (what === 'hero') return Number(which) === frame.seat ? 'dein Held' : `der Held von ${nameOf(frame, Number(which))}`;
  if (what === 'column') return `Spalte ${which}`;
  if (what === 'row') return `${ZONE_NAMES[split(which)[1]] ?? ''} von ${nameOf(frame, Number(split(which)[0]))}`;
  if (what !== 'thing') return '';
  return cards.at(gone.cardMeant(frame, Number(which)))?.name ?? cards.all.find(({ name }) => text.includes(name))?.name ?? '';
}
