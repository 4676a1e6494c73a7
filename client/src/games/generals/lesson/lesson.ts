/** The first match of generals: four turns from the first step to the enemy general's end. */
import { partsOf, stepsOf } from '../choosing/choosing.ts';
import { shownOf, unitOn } from '../shown.ts';
import type { ShownUnit } from '../types.ts';
import type { Offer } from '../../../wire/types.ts';
import { inTurn, type Lesson, type Moment, type LessonWords, type LessonStep } from '../../../lesson/lesson.ts';

const PUPIL = 0;

/** What is ordered: the kind, a square or a card's key to begin with, and a square to end with. */
interface Order {
  kind: 'move' | 'attack' | 'play' | 'cast' | 'replace';
  what?: string;
  where?: string;
}

/** Where a card is in the pupil's hand, counted from 1; 0 if it is not there. */
function slotOf({ frame, cards }: Moment, key: string): number {
  return (shownOf(frame)?.players[PUPIL]?.hand.findIndex((held) => held?.card === cards.number(key)) ?? -1) + 1;
}

function offered(now: Moment, { kind, what = '', where }: Order): Offer | undefined {
  const slot = kind === 'play' || kind === 'replace' ? slotOf(now, what) : 0;
  return now.offers.find((offer) => {
    const parts = partsOf(offer);
    if (parts.kind !== kind) return false;
    if ('from' in parts) return parts.from === what && parts.to === where;
    if (parts.kind === 'replace') return parts.slot === slot;
    return (parts.kind === 'cast' || parts.slot === slot) && parts.square === where;
  });
}

/** Something to do: it can be done while it is offered. */
function order(turn: number, what: Order, done: (now: Moment) => boolean, say: LessonWords): LessonStep {
  return {
    turn,
    say,
    done,
    can: (now) => offered(now, what) !== undefined,
    point: (now) => {
      const [first, second] = stepsOf(offered(now, what)!);
      return inTurn(first!, second!)(now);
    },
  };
}

/** Nothing is left to do; the next turn ends it. */
function end(turn: number, say: LessonWords): LessonStep {
  return { turn, say, point: () => ['main'], done: () => false };
}

const on = (now: Moment, square: string): ShownUnit | null => unitOn(shownOf(now.frame), square);
const isOn = (now: Moment, square: string, key: string): boolean => on(now, square)?.card === now.cards.number(key);
const hasAttacked = (now: Moment, square: string): boolean => on(now, square)?.attacks === 0;
const isGone = (now: Moment, key: string): boolean => slotOf(now, key) === 0;

export const lesson: Lesson = {
  teaches: {
    en: ['moving, attacking and striking back', 'mana, and summoning beside a friend', 'Provoke, Flying and other keywords', 'spells, the bloodbound spell, replacing a card'],
    de: ['Ziehen, Angreifen und Zurückschlagen', 'Mana, und wie man neben Freunden beschwört', 'Provoke, Flying und andere Schlüsselwörter', 'Zauber, der Blutzauber und das Ersetzen einer Karte'],
  },
  turn: (frame) => Math.floor((shownOf(frame)?.turn ?? 1) / 2) + 1,
  steps: [
    {
      turn: 1,
      say: {
        en: 'Welcome! You lead Argeon. Kill the enemy general, Vaath, and you win. He is wounded already.',
        de: 'Willkommen! Du führst Argeon. Töte den feindlichen General, Vaath, und du gewinnst. Er ist schon verwundet.',
      },
      point: () => ['square:i3'],
    },
    order(1, { kind: 'move', what: 'd3', where: 'f3' }, (now) => isOn(now, 'f3', 'argeon_highmayne'), {
      en: 'In your turn each of your units may move up to two squares and then attack. Touch your general, then the mana tile on f3.',
      de: 'In deinem Zug darf jede deiner Einheiten bis zu zwei Felder ziehen und dann angreifen. Berühre deinen General und dann das Manafeld auf f3.',
    }),
    order(1, { kind: 'play', what: 'silverguard_knight', where: 'g3' }, (now) => isGone(now, 'silverguard_knight'), {
      en: 'The tile gave you 1 mana, so you have 3. Summon the Silverguard Knight: take the card, then a square beside your general, here g3.',
      de: 'Das Feld gab dir 1 Mana, du hast also 3. Beschwöre den Silverguard Knight: Nimm die Karte, dann ein Feld neben deinem General, hier g3.',
    }),
    end(1, {
      en: 'A minion can act from your next turn on. End your turn; you draw a card then.',
      de: 'Ein Diener kann ab deinem nächsten Zug handeln. Beende deinen Zug; dann ziehst du eine Karte.',
    }),
    {
      turn: 2,
      say: {
        en: 'The teacher’s Rock Pulverizer has Provoke: a unit next to it cannot walk away and can attack nothing else.',
        de: 'Der Rock Pulverizer des Lehrers hat Provoke: Wer neben ihm steht, kann nicht weggehen und niemand anderen angreifen.',
      },
      point: () => ['square:h3'],
      can: (now) => isOn(now, 'h3', 'rock_pulverizer'),
    },
    order(2, { kind: 'attack', what: 'g3', where: 'h3' }, (now) => hasAttacked(now, 'g3'), {
      en: 'Attack it with your Knight: touch the Knight, then h3. A unit that survives an attack strikes back.',
      de: 'Greif ihn mit deinem Knight an: Berühre den Knight, dann h3. Wer einen Angriff überlebt, schlägt zurück.',
    }),
    order(2, { kind: 'play', what: 'true_strike', where: 'h3' }, (now) => isGone(now, 'true_strike'), {
      en: 'It has 1 health left. True Strike, a spell, deals 2 damage to a minion: take the card, then its target.',
      de: 'Er hat noch 1 Leben. True Strike, ein Zauber, fügt einem Diener 2 Schaden zu: Nimm die Karte, dann ihr Ziel.',
    }),
    order(2, { kind: 'play', what: 'windblade_adept', where: 'g4' }, (now) => isGone(now, 'windblade_adept'), {
      en: 'Summon Windblade Adept on g4. It has Zeal: beside your general it is stronger.',
      de: 'Beschwöre Windblade Adept auf g4. Er hat Zeal: Neben deinem General ist er stärker.',
    }),
    order(2, { kind: 'replace', what: 'decimate' }, (now) => isGone(now, 'decimate') || shownOf(now.frame)?.players[PUPIL]?.replaces === 0, {
      en: 'Once a turn you may replace a card, for nothing. Decimate is too dear for now: take it, then Replace.',
      de: 'Einmal je Zug darfst du eine Karte ersetzen, umsonst. Decimate ist vorerst zu teuer: Nimm es, dann „Ersetzen“.',
    }),
    end(2, { en: 'Well done. End your turn.', de: 'Gut gemacht. Beende deinen Zug.' }),
    {
      turn: 3,
      say: {
        en: 'Vaath came and attacked your Knight, which struck back. The Knight has Provoke too: now he cannot get away.',
        de: 'Vaath kam und griff deinen Knight an, der zurückschlug. Auch der Knight hat Provoke: Jetzt kommt Vaath nicht weg.',
      },
      point: () => ['square:h3'],
      can: (now) => isOn(now, 'h3', 'vaath_the_immortal') && isOn(now, 'g3', 'silverguard_knight'),
    },
    order(3, { kind: 'cast', where: 'g4' }, (now) => shownOf(now.frame)?.players[PUPIL]?.bloodbound?.ready === false, {
      en: 'Your general’s bloodbound spell is ready. Roar gives a minion beside him +2 attack: take it, then the Adept on g4.',
      de: 'Der Blutzauber deines Generals ist bereit. Roar gibt einem Diener neben ihm +2 Angriff: Nimm ihn, dann den Adept auf g4.',
    }),
    order(3, { kind: 'attack', what: 'g4', where: 'h3' }, (now) => hasAttacked(now, 'g4'), {
      en: 'The Adept has 5 attack now. Strike Vaath on h3; diagonals count as beside.',
      de: 'Der Adept hat jetzt 5 Angriff. Schlag Vaath auf h3; auch schräg gilt als daneben.',
    }),
    order(3, { kind: 'play', what: 'skywing', where: 'f4' }, (now) => isGone(now, 'skywing'), {
      en: 'Summon Skywing on f4. It has Flying; you will see what for.',
      de: 'Beschwöre Skywing auf f4. Er hat Flying; wozu, siehst du gleich.',
    }),
    end(3, { en: 'End your turn.', de: 'Beende deinen Zug.' }),
    order(4, { kind: 'move', what: 'f4', where: 'i5' }, (now) => isOn(now, 'i5', 'skywing'), {
      en: 'Vaath has fled into the corner. A Flying unit can move to any free square: fly to i5.',
      de: 'Vaath ist in die Ecke geflohen. Eine Einheit mit Flying kann auf jedes freie Feld ziehen: Flieg nach i5.',
    }),
    order(4, { kind: 'attack', what: 'i5', where: 'i4' }, (now) => hasAttacked(now, 'i5'), {
      en: 'It may still attack after its move. Strike Vaath.',
      de: 'Nach dem Zug darf er noch angreifen. Schlag Vaath.',
    }),
    order(4, { kind: 'move', what: 'g4', where: 'h4' }, (now) => isOn(now, 'h4', 'windblade_adept'), {
      en: 'Three health left. Bring the Adept beside him, to h4 …',
      de: 'Noch drei Leben. Bring den Adept neben ihn, nach h4 …',
    }),
    order(4, { kind: 'attack', what: 'h4', where: 'i4' }, () => false, {
      en: '… and win: attack Vaath.',
      de: '… und gewinne: Greif Vaath an.',
    }),
  ],
};
