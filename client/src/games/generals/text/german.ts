/** The log in German, composed from what an event tells. */
import { nameOf, type Frame } from '../../../table/frame.ts';
import type { Told } from '../../../wire/types.ts';
import type { Cards } from '../../cards.ts';
import { signed } from '../../../board/signed.ts';
import { composer } from '../../../board/tell.ts';
import { KEPT } from '../motion/patch.ts';
import { squareName } from '../board/squares.ts';
import type { Events } from '../types.ts';

const TILES = [
  ...['ein Manafeld', 'ein verbrauchtes Manafeld', 'Schattenmoder', 'Schattenmoder', 'geweihter Boden'],
  ...['geweihter Boden', 'Grabsand', 'Grabsand', 'Urgrün', 'Urgrün'],
];

/** What a sentence is made of: who does it, whose unit or thing it is, the numbers, the card and the squares by name. */
interface Voice {
  you: boolean;
  who: string;
  n: (name: string) => number;
  card: (name?: string) => string;
  /** „Deine Einheit Heartseeker“, „Heartseeker von Ana“ */
  unit: (name?: string) => string;
  /** „Dein Stapel“, „Der Stapel von Ana“ */
  thing: (gender: 'r' | 'e' | 's', noun: string) => string;
  on: (name?: string) => string;
  square: (name: string) => string;
}

type Sentence = (voice: Voice) => string;

/** A deed in both forms: „Du ziehst …“, „Ana zieht …“. */
const deed = (you: string, other: string, rest: (voice: Voice) => string): Sentence => (voice) =>
  `${voice.who} ${voice.you ? you : other} ${rest(voice)}.`;

const SENTENCES: Readonly<Record<string, Sentence>> = {
  turn: ({ you, who, n }) => `Zug ${n('turn')}: ${you ? 'Du bist' : `${who} ist`} am Zug.`,
  moved: ({ unit, square }) => `${unit()} geht von ${square('from')} nach ${square('to')}.`,
  attacked: ({ unit, card, on }) => `${unit()}${on('from')} greift ${card('target')}${on('to')} an.`,
  damaged: ({ card, square, n }) => `Auf ${square('at')} erleidet ${card()} ${n('amount')} Schaden: noch ${n('left')} Leben.`,
  healed: ({ card, square, n }) => `Auf ${square('at')} wird ${card()} um ${n('amount')} geheilt: nun ${n('left')} Leben.`,
  died: ({ unit, on }) => `${unit()} stirbt${on()}.`,
  removed: ({ unit, square }) => `${unit()} verschwindet von ${square('at')}.`,
  summoned: ({ unit, on }) => `${unit()} kommt ins Spiel${on()}.`,
  transformed: ({ unit, card, on }) => `${unit('was')}${on()} wird zu ${card()}.`,
  revealed: ({ thing, card, on }) => `${thing('r', 'Wächter')}${on()} ist ${card()}.`,
  returned: ({ unit, square }) => `${unit()} kehrt von ${square('at')} auf die Hand zurück.`,
  dispelled: ({ thing, square }) => `${thing('e', 'Einheit')} auf ${square('at')} wird gebannt.`,
  cast: deed('wirkst', 'wirkt', ({ card, on }) => card() + on()),
  equipped: deed('legst', 'legt', ({ card }) => `${card()} an`),
  drew: deed('ziehst', 'zieht', ({ card }) => card()),
  burned: deed('verlierst', 'verliert', ({ card }) => `${card()}, weil die Hand voll ist`),
  discarded: deed('verlierst', 'verliert', ({ card }) => card()),
  added: deed('bekommst', 'bekommt', ({ card }) => card()),
  shuffled: deed('bekommst', 'bekommt', ({ card }) => `${card()} in den Stapel`),
  changed: deed('hast', 'hat', ({ card }) => `nun ${card()} statt ${card('was')}`),
  replaced: deed('ersetzt', 'ersetzt', ({ card, n }) => `${card()} durch ${n('drawn') < 0 ? 'eine andere' : card('drawn')}`),
  control: deed('übernimmst', 'übernimmt', ({ card, on }) => card() + on()),
  mulligan: deed('tauschst', 'tauscht', ({ n }) => (n('count') === 1 ? '1 Karte' : `${n('count')} Karten`)),
  mana: (voice) => {
    const amount = voice.n('amount');
    const verb = amount >= 0 ? ['erhältst', 'erhält'] : ['verlierst', 'verliert'];
    return `${voice.who} ${verb[voice.you ? 0 : 1]} ${Math.abs(amount)} Mana.`;
  },
  enchanted: ({ card, square, n }) => {
    const [attack, health] = [n('attack'), n('health')];
    const plain = attack === KEPT || health === KEPT || (attack === 0 && health === 0);
    return `Auf ${square('at')} wird ${card()} verzaubert${plain ? '' : `: ${signed(attack)}/${signed(health)}`}.`;
  },
  tile: ({ square, n }) => `Auf ${square('at')} ist jetzt ${TILES[n('kind')] ?? 'ein Feld'}.`,
  broke: ({ thing, card }) => `${thing('s', `Artefakt ${card()}`)} ist verbraucht.`,
  ready: ({ thing, card }) => `${thing('r', `Blutzauber ${card()}`)} ist bereit.`,
  'empty deck': ({ thing, n }) => `${thing('r', 'Stapel')} ist leer: Der General erleidet ${n('amount')} Schaden.`,
  progress: ({ thing, n }) => `${thing('r', 'MECHAZ0R')} steht bei ${20 * n('steps')} %.`,
  trial: ({ thing, n }) => (n('met') ? `${thing('e', 'Prüfung')} ist bestanden.` : `${thing('e', 'Prüfung')} steht bei ${n('count')}.`),
} satisfies Partial<Record<keyof Events, Sentence>>;

/** The words of events that can be told. */
export const TOLD: readonly string[] = Object.keys(SENTENCES);

export const german = composer(SENTENCES, voiceOf);

function voiceOf({ seat, numbers = {} }: Told, frame: Frame, cards: Cards): Voice {
  const you = seat === frame.seat && seat >= 0;
  const name = nameOf(frame, seat);
  const square = (word: string): string => squareName(numbers[word]);
  const card = (word = 'card'): string => cards.at(numbers[word] ?? -1)?.name ?? 'eine Karte';
  return {
    you,
    who: you ? 'Du' : name,
    n: (word) => numbers[word] ?? 0,
    card,
    unit: (word) => (you ? `Deine Einheit ${card(word)}` : `${card(word)} von ${name}`),
    thing: (gender, noun) => (you ? `${{ r: 'Dein', e: 'Deine', s: 'Dein' }[gender]} ${noun}` : `${{ r: 'Der', e: 'Die', s: 'Das' }[gender]} ${noun} von ${name}`),
    on: (word = 'at') => (square(word) ? ` auf ${square(word)}` : ''),
    square,
  };
}
