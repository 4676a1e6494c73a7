/** The log in German, composed from what an event tells. */
import { signed } from '../../../board/signed.ts';
import { composer } from '../../../board/tell.ts';
import { nameOf, type Frame } from '../../../table/frame.ts';
import type { Told } from '../../../wire/types.ts';
import type { Cards } from '../../cards.ts';
import { nameOfCard } from '../cards/printed.ts';
import { isCore, laneOf, shownOf, unitOf, whereIs } from '../shown.ts';
import type { Events } from '../types.ts';

/** What a sentence is made of: who does it, the numbers, and cards and places by name. */
interface Voice {
  you: boolean;
  who: string;
  /** „dein“, „Anas“ as „von Ana“ */
  owned: string;
  n: (name: string) => number;
  card: (name?: string) => string;
  unit: () => string;
  place: (name?: string) => string;
}

type Sentence = (voice: Voice) => string | null;

/** A deed in both forms: „Du ziehst …“, „Ana zieht …“. */
const deed = (you: string, other: string, rest: (voice: Voice) => string): Sentence => (voice) => [voice.who, voice.you ? you : other, rest(voice)].filter(Boolean).join(' ') + '.';
const its = (rest: (voice: Voice) => string): Sentence => (voice) => `${voice.card()} ${voice.owned} ${rest(voice)}.`;

const STATUSES: Readonly<Record<number, string>> = { 1: 'entwaffnet', 2: 'gehemmt', 4: 'verwurzelt', 8: 'gebrochen', 16: 'in Zugpause', 64: 'betäubt', 128: 'verstummt' };
const REASONS = ['der feindliche Urstein ist gefallen', 'beide feindlichen Türme sind gefallen', 'beide Seiten sind gefallen, und das Gold entscheidet', 'beide Seiten sind mit gleich viel Gold gefallen', 'die letzte Runde ist vorbei, und das Gold entscheidet', 'die letzte Runde ist mit gleich viel Gold vorbei'];
const aimed = ({ n, place }: Voice): string => (n('first') >= 0 ? ` auf ${place('first')}` : '');

const SENTENCES: Readonly<Record<string, Sentence>> = {
  begin: () => 'Die Partie beginnt.',
  round: ({ n }) => `Runde ${n('round')} beginnt: Es ist ${n('night') ? 'Nacht' : 'Tag'}.`,
  draw: deed('ziehst', 'zieht', ({ card }) => card()),
  overflow: ({ n, owned }) => `${n('waiting')} Karten ${owned} warten auf Platz in der Hand.`,
  enter_hand: deed('nimmst', 'nimmt', ({ card }) => `${card()} aus dem Überlauf`),
  rune: ({ card }) => `Eine Rune erscheint: ${card()}.`,
  spawn: its(({ place }) => `erscheint: ${place()}`),
  mega: its(({ n }) => (n('mega') ? 'wird Mega' : 'ist nicht mehr Mega')),
  arrive: its(({ place }) => `kommt an: ${place()}`),
  deploy: deed('stellst', 'stellt', ({ card, place }) => `${card()} auf: ${place()}`),
  bless: ({ unit, n }) => `${unit()} ist gesegnet: +${n('attack')} Angriff, +${n('armor')} Rüstung, +${n('health')} Leben.`,
  aggro: its(({ card }) => `wendet sich gegen ${card('herocard')}`),
  play: deed('spielst', 'spielt', (voice) => `${voice.card()}${aimed(voice)}`),
  ability: deed('benutzt', 'benutzt', (voice) => `die Fähigkeit von ${voice.card()}${aimed(voice)}`),
  use_item: deed('benutzt', 'benutzt', (voice) => `${voice.card()}${aimed(voice)}`),
  equip: deed('rüstest', 'rüstet', ({ unit, card }) => `${unit()} mit ${card()} aus`),
  move: its(({ place }) => `zieht: ${place('to')}`),
  swap: deed('tauschst', 'tauscht', ({ card }) => `${card()} und ${card('othercard')}`),
  travel: deed('schickst', 'schickt', ({ card, n }) => `${card()} zu Pfad ${n('lane') + 1}`),
  claim: deed('nimmst', 'nimmt', ({ card, unit }) => `${card()} mit ${unit()}`),
  pass: deed('passt', 'passt', () => ''),
  combat: () => 'Der Kampf beginnt auf beiden Pfaden.',
  damage: its(({ n }) => `nimmt ${n('amount')} Schaden: noch ${Math.max(0, n('left'))}`),
  core: (voice) => (voice.n('amount') ? `${voice.place()} nimmt ${voice.n('amount')} Schaden: noch ${Math.max(0, voice.n('left'))}.` : null),
  heal: its(({ n }) => `wird um ${n('amount')} geheilt: noch ${n('left')}`),
  decay: its(({ n }) => `verfällt um ${n('amount')}: noch ${Math.max(0, n('left'))}`),
  death: its(() => 'stirbt'),
  bounty: deed('bekommst', 'bekommt', ({ n, card }) => `${n('gold')} Gold für ${card()}`),
  shield: its(() => 'hat einen Todesschild'),
  saved: its(() => 'wird von einem Todesschild gerettet'),
  tower: ({ owned, n }) => `Der Turm ${owned} in Pfad ${laneOf(n('place')) + 1} fällt, und ein Urstein kommt zum Vorschein.`,
  night_ends: () => 'Die Nacht ist vorbei.',
  status: its(({ n }) => (STATUSES[n('status')] ? `ist ${STATUSES[n('status')]}${n('turns') > 0 ? ` (${n('turns')})` : ''}` : 'ist verändert')),
  figures: ({ unit, n }) => `${unit()} bekommt ${signed(n('attack'))}/${signed(n('armor'))}/${signed(n('health'))}.`,
  purge: its(() => 'wird gereinigt'),
  summon: its(({ place }) => `kommt ins Spiel: ${place()}`),
  replaced: its(() => 'macht Platz und ist weg'),
  bounce: its(() => 'kehrt in den Brunnen zurück'),
  destroy: its(() => 'wird zerstört'),
  gold: ({ you, who, n }) => (n('gold') < 0 ? `${who} ${you ? 'zahlst' : 'zahlt'} ${-n('gold')} Gold.` : `${who} ${you ? 'bekommst' : 'bekommt'} ${n('gold')} Gold.`),
  mana: ({ you, who, n }) => `${who} ${n('mana') < 0 ? (you ? 'verlierst' : 'verliert') : you ? 'bekommst' : 'bekommt'} ${Math.abs(n('mana'))} Mana in Pfad ${laneOf(n('place')) + 1}.`,
  leftover: deed('machst', 'macht', ({ n }) => `${n('gold')} Mana zu Gold: ${n('now')} Gold`),
  shop: () => 'Der Laden öffnet.',
  buy: deed('kaufst', 'kauft', ({ card, n }) => `${card()} für ${n('price')} Gold`),
  reroll: deed('bittest', 'bittet', () => 'um andere Angebote'),
  close: deed('verlässt', 'verlässt', () => 'den Laden'),
  target: its(({ card }) => `zielt auf ${card('targetcard')}`),
  return: deed('nimmst', 'nimmt', ({ card }) => `${card()} zurück`),
  concede: deed('gibst', 'gibt', () => 'auf'),
  end: ({ you, who, n }) => `${you ? 'Du gewinnst' : `${who} gewinnt`}: ${REASONS[n('reason')] ?? ''}.`,
} satisfies Partial<Record<keyof Events, Sentence>>;

const ROWS = { combat: 'Kampfreihe', support: 'Rückreihe' };

function voiceOf({ seat, numbers = {} }: Told, frame: Frame, cards: Cards): Voice {
  const you = seat === frame.seat;
  const n = (name: string): number => numbers[name] ?? -1;
  const whose = (one: number): string => (one === frame.seat ? 'von dir' : `von ${nameOf(frame, one)}`);
  return {
    you,
    who: you ? 'du' : seat < 0 ? 'niemand' : nameOf(frame, seat),
    owned: whose(seat),
    n,
    card: (name = 'card') => (n(name) < 0 ? 'eine Karte' : nameOfCard(cards, n(name))),
    unit: () => unitOf(shownOf(frame), n('unit'))?.name ?? 'eine Einheit',
    place: (name = 'place') => {
      const { lane, seat: side, row, slot } = whereIs(n(name));
      return isCore(n(name)) ? `die Festung ${whose(side)} auf Pfad ${lane + 1}` : `Pfad ${lane + 1}, ${ROWS[row]} ${whose(side)}, Platz ${slot + 1}`;
    },
  };
}

export const german = composer(SENTENCES, voiceOf);
