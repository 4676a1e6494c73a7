/** The first match of threelines: five rounds from the first card to the last strike. */
import { LINES, shownOf, type LineName } from '../shown.ts';
import { Draft } from '../../../table/draft.svelte.ts';
import type { Thing } from '../../../table/chooser.ts';
import { type Lesson, type Moment, type LessonStep } from '../../../lesson/lesson.ts';

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
function put(turn: number, key: string, line: LineName, say: string): LessonStep {
  return {
    turn,
    say,
    point: (now) => [now.chooser.picked.includes(held(now, key) ?? '') ? `line:${line}` : (held(now, key) ?? `line:${line}`)],
    done: (now) => isPut(now, key, line),
    can: (now) => held(now, key) !== null && shownOf(now.frame).players[PUPIL]!.lines[LINES.indexOf(line)] === -1,
  };
}

/** Give the choice away; the next round ends it. */
function lock(turn: number, say: string): LessonStep {
  return { turn, say, point: () => ['main'], done: () => false };
}

const hand = ({ frame }: Moment): Thing[] => shownOf(frame).players[PUPIL]!.hand.map((_, slot) => `hand:${slot}`);

export const lesson: Lesson = {
  teaches: ['placing cards and paying mana', 'the secret choice both make at once', 'who strikes first on a line', 'hitting the avatar, and winning'],
  turn: (frame) => shownOf(frame).round,
  steps: [
    {
      turn: 1,
      say: 'Welcome! Each of you has an avatar with 20 health. Bring the teacher’s down to 0 and you win.',
      point: () => ['avatar:1'],
    },
    {
      turn: 1,
      say: 'These are your cards. Each shows its cost in mana, its attack and its defence. You have 4 mana.',
      point: hand,
    },
    put(1, 'jon_snow', 'center', 'Jon Snow attacks with 5 and costs 2. Touch him, then the center line. Dragging works too.'),
    lock(1, 'You can still change your mind. The teacher chooses at the same time, and nobody sees the other’s choice. Press the button to lock in.'),
    {
      turn: 2,
      say: 'The higher attack strikes first. Jon Snow has 5, Robb Stark had 4: he was gone before he could strike back.',
      point: () => ['line:center'],
      can: (now) => stands(now, PUPIL, 'jon_snow', 'center'),
    },
    {
      turn: 2,
      say: 'In every round you gain 1 mana, and a card if you hold fewer than four. Mana you do not spend is kept.',
      point: () => ['mana:0'],
    },
    put(2, 'tyrion_lannister', 'left', 'You may place several cards at once. Tyrion Lannister goes to the left …'),
    put(2, 'rusk', 'right', '… and Rusk to the right. Together they cost 2.'),
    lock(2, 'Lock in. A card that faces an empty cell hits the enemy avatar.'),
    {
      turn: 3,
      say: 'On the left both cards survived, so both struck. What a strike takes off a card’s defence stays off.',
      point: () => ['line:left'],
      can: (now) => stands(now, PUPIL, 'tyrion_lannister', 'left') && stands(now, 1, 'ludo_marsh', 'left'),
    },
    lock(3, 'One card a line: yours are full. So place nothing and lock in; your mana is kept.'),
    {
      turn: 4,
      say: 'Two of your cards fell to fresh ones, but they wore them down. Time for new cards.',
      can: (now) => stands(now, 1, 'ludo_marsh', 'left') && stands(now, 1, 'cedric_lorne', 'center'),
    },
    put(4, 'yara_flint', 'left', 'Yara Flint has 3 attack, and Ludo Marsh has 2 defence left. She goes to the left …'),
    put(4, 'bram_oakhand', 'center', '… and Bram Oakhand to the center. With equal attacks both strike at the same time, and he can stand it.'),
    lock(4, 'Lock in.'),
    lock(5, 'Now all three of your cards can hit the avatar: 9 damage against 6 health. Lock in, and win!'),
  ],
};
