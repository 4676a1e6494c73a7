/** The first match of threelines: five rounds from the first card to the last strike. */
import { LINES, shownOf, type LineName } from '../shown.ts';
import { Draft } from '../../../table/draft.svelte.ts';
import type { Thing } from '../../../table/chooser.ts';
import { type Lesson, type Moment, type LessonWords, type LessonStep } from '../../../lesson/lesson.ts';

const PUPIL = 0;

/** Where a card is in the pupil's hand, as a thing; null if it is not there. */
function held({ frame, cards }: Moment, key: string): Thing | null {
  const slot = shownOf(frame).players[PUPIL]!.hand.indexOf(cards.number(key));
  return slot < 0 ? null : `hand:${slot}`;
}

function isPut(now: Moment, key: string, line: LineName): boolean {
  const thing = held(now, key);
  return thing !== null && now.chooser instanceof Draft && now.chooser.where(thing) === `line:${line}`;
}

function stands({ frame, cards }: Moment, seat: number, key: string, line: LineName): boolean {
  return shownOf(frame).players[seat]!.lines[LINES.indexOf(line)] === cards.number(key);
}

/** Put a card on a line. */
function put(turn: number, key: string, line: LineName, say: LessonWords): LessonStep {
  return {
    turn,
    say,
    point: (now) => [now.chooser.picked.includes(held(now, key) ?? '') ? `line:${line}` : (held(now, key) ?? `line:${line}`)],
    done: (now) => isPut(now, key, line),
    can: (now) => held(now, key) !== null && shownOf(now.frame).players[PUPIL]!.lines[LINES.indexOf(line)] === -1,
  };
}

/** Give the choice away; the next round ends it. */
function lock(turn: number, say: LessonWords): LessonStep {
  return { turn, say, point: () => ['main'], done: () => false };
}

const hand = ({ frame }: Moment): Thing[] => shownOf(frame).players[PUPIL]!.hand.map((_, slot) => `hand:${slot}`);

export const lesson: Lesson = {
  teaches: {
    en: ['placing cards and paying mana', 'the secret choice both make at once', 'who strikes first on a line', 'hitting the avatar, and winning'],
    de: ['Karten legen und mit Mana bezahlen', 'die geheime Wahl, die beide zugleich treffen', 'wer auf einer Linie zuerst schlägt', 'den Avatar treffen und gewinnen'],
  },
  turn: (frame) => shownOf(frame).round,
  steps: [
    {
      turn: 1,
      say: {
        en: 'Welcome! Each of you has an avatar with 20 health. Bring the teacher’s down to 0 and you win.',
        de: 'Willkommen! Jeder von euch hat einen Avatar mit 20 Leben. Bring den des Lehrers auf 0, und du gewinnst.',
      },
      point: () => ['avatar:1'],
    },
    {
      turn: 1,
      say: {
        en: 'These are your cards. Each shows its cost in mana, its attack and its defence. You have 4 mana.',
        de: 'Das sind deine Karten. Jede zeigt ihre Kosten in Mana, ihren Angriff und ihre Abwehr. Du hast 4 Mana.',
      },
      point: hand,
    },
    put(1, 'jon_snow', 'center', {
      en: 'Jon Snow attacks with 5 and costs 2. Touch him, then the center line. Dragging works too.',
      de: 'Jon Snow greift mit 5 an und kostet 2. Berühre ihn und dann die mittlere Linie. Ziehen geht auch.',
    }),
    lock(1, {
      en: 'You can still change your mind. The teacher chooses at the same time, and nobody sees the other’s choice. Press the button to lock in.',
      de: 'Noch kannst du es dir anders überlegen. Der Lehrer wählt zugleich, und keiner sieht die Wahl des anderen. Leg dich mit dem Knopf fest.',
    }),
    {
      turn: 2,
      say: {
        en: 'The higher attack strikes first. Jon Snow has 5, Robb Stark had 4: he was gone before he could strike back.',
        de: 'Der höhere Angriff schlägt zuerst. Jon Snow hat 5, Robb Stark hatte 4: Er fiel, ehe er zurückschlagen konnte.',
      },
      point: () => ['line:center'],
      can: (now) => stands(now, PUPIL, 'jon_snow', 'center'),
    },
    {
      turn: 2,
      say: {
        en: 'In every round you gain 1 mana, and a card if you hold fewer than four. Mana you do not spend is kept.',
        de: 'In jeder Runde bekommst du 1 Mana und, wenn du weniger als vier Karten hältst, eine Karte. Mana, das du nicht ausgibst, behältst du.',
      },
      point: () => ['mana:0'],
    },
    put(2, 'tyrion_lannister', 'left', {
      en: 'You may place several cards at once. Tyrion Lannister goes to the left …',
      de: 'Du darfst mehrere Karten auf einmal legen. Tyrion Lannister kommt nach links …',
    }),
    put(2, 'rusk', 'right', {
      en: '… and Rusk to the right. Together they cost 2.',
      de: '… und Rusk nach rechts. Zusammen kosten sie 2.',
    }),
    lock(2, {
      en: 'Lock in. A card that faces an empty cell hits the enemy avatar.',
      de: 'Leg dich fest. Eine Karte, der niemand gegenübersteht, trifft den feindlichen Avatar.',
    }),
    {
      turn: 3,
      say: {
        en: 'On the left both cards survived, so both struck. What a strike takes off a card’s defence stays off.',
        de: 'Links haben beide Karten überlebt, also haben beide geschlagen. Was ein Schlag einer Karte an Abwehr nimmt, bleibt verloren.',
      },
      point: () => ['line:left'],
      can: (now) => stands(now, PUPIL, 'tyrion_lannister', 'left') && stands(now, 1, 'ludo_marsh', 'left'),
    },
    lock(3, {
      en: 'One card a line: yours are full. So place nothing and lock in; your mana is kept.',
      de: 'Eine Karte je Linie: Deine sind voll. Leg also nichts und leg dich fest; dein Mana behältst du.',
    }),
    {
      turn: 4,
      say: {
        en: 'Two of your cards fell to fresh ones, but they wore them down. Time for new cards.',
        de: 'Zwei deiner Karten sind gefallen, aber sie haben die anderen geschwächt. Zeit für neue.',
      },
      can: (now) => stands(now, 1, 'ludo_marsh', 'left') && stands(now, 1, 'cedric_lorne', 'center'),
    },
    put(4, 'yara_flint', 'left', {
      en: 'Yara Flint has 3 attack, and Ludo Marsh has 2 defence left. She goes to the left …',
      de: 'Yara Flint hat 3 Angriff, und Ludo Marsh hat noch 2 Abwehr. Sie kommt nach links …',
    }),
    put(4, 'bram_oakhand', 'center', {
      en: '… and Bram Oakhand to the center. With equal attacks both strike at the same time, and he can stand it.',
      de: '… und Bram Oakhand in die Mitte. Bei gleichem Angriff schlagen beide zugleich, und er hält das aus.',
    }),
    lock(4, { en: 'Lock in.', de: 'Leg dich fest.' }),
    lock(5, {
      en: 'Now all three of your cards can hit the avatar: 9 damage against 6 health. Lock in, and win!',
      de: 'Jetzt können alle drei deiner Karten den Avatar treffen: 9 Schaden gegen 6 Leben. Leg dich fest und gewinne!',
    }),
  ],
};
