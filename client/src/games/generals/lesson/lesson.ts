/** The first match of generals: four turns from the first step to the enemy general's end. */
import { partsOf, stepsOf } from '../choosing/choosing.ts';
import { shownOf, unitOn } from '../shown.ts';
import type { ShownUnit } from '../types.ts';
import type { Offer } from '../../../wire/types.ts';
import { inTurn, type Lesson, type Moment, type LessonStep } from '../../../lesson/lesson.ts';

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
function order(turn: number, what: Order, done: (now: Moment) => boolean, say: string): LessonStep {
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
function end(turn: number, say: string): LessonStep {
  return { turn, say, point: () => ['main'], done: () => false };
}

const on = (now: Moment, square: string): ShownUnit | null => unitOn(shownOf(now.frame), square);
const isOn = (now: Moment, square: string, key: string): boolean => on(now, square)?.card === now.cards.number(key);
const hasAttacked = (now: Moment, square: string): boolean => on(now, square)?.attacks === 0;
const isGone = (now: Moment, key: string): boolean => slotOf(now, key) === 0;

export const lesson: Lesson = {
  teaches: ['moving, attacking and striking back', 'mana, and summoning beside a friend', 'Provoke, Flying and other keywords', 'spells, the bloodbound spell, replacing a card'],
  turn: (frame) => Math.floor((shownOf(frame)?.turn ?? 1) / 2) + 1,
  steps: [
    {
      turn: 1,
      say: 'Welcome! You lead Argeon. Kill the enemy general, Vaath, and you win. He is wounded already.',
      point: () => ['square:i3'],
    },
    order(1, { kind: 'move', what: 'd3', where: 'f3' }, (now) => isOn(now, 'f3', 'argeon_highmayne'), 'In your turn each of your units may move up to two squares and then attack. Touch your general, then the mana tile on f3.'),
    order(1, { kind: 'play', what: 'silverguard_knight', where: 'g3' }, (now) => isGone(now, 'silverguard_knight'), 'The tile gave you 1 mana, so you have 3. Summon the Silverguard Knight: take the card, then a square beside your general, here g3.'),
    end(1, 'A minion can act from your next turn on. End your turn; you draw a card then.'),
    {
      turn: 2,
      say: 'The teacher’s Rock Pulverizer has Provoke: a unit next to it cannot walk away and can attack nothing else.',
      point: () => ['square:h3'],
      can: (now) => isOn(now, 'h3', 'rock_pulverizer'),
    },
    order(2, { kind: 'attack', what: 'g3', where: 'h3' }, (now) => hasAttacked(now, 'g3'), 'Attack it with your Knight: touch the Knight, then h3. A unit that survives an attack strikes back.'),
    order(2, { kind: 'play', what: 'true_strike', where: 'h3' }, (now) => isGone(now, 'true_strike'), 'It has 1 health left. True Strike, a spell, deals 2 damage to a minion: take the card, then its target.'),
    order(2, { kind: 'play', what: 'windblade_adept', where: 'g4' }, (now) => isGone(now, 'windblade_adept'), 'Summon Windblade Adept on g4. It has Zeal: beside your general it is stronger.'),
    order(2, { kind: 'replace', what: 'decimate' }, (now) => isGone(now, 'decimate') || shownOf(now.frame)?.players[PUPIL]?.replaces === 0, 'Once a turn you may replace a card, for nothing. Decimate is too dear for now: take it, then Replace.'),
    end(2, 'Well done. End your turn.'),
    {
      turn: 3,
      say: 'Vaath came and attacked your Knight, which struck back. The Knight has Provoke too: now he cannot get away.',
      point: () => ['square:h3'],
      can: (now) => isOn(now, 'h3', 'vaath_the_immortal') && isOn(now, 'g3', 'silverguard_knight'),
    },
    order(3, { kind: 'cast', where: 'g4' }, (now) => shownOf(now.frame)?.players[PUPIL]?.bloodbound?.ready === false, 'Your general’s bloodbound spell is ready. Roar gives a minion beside him +2 attack: take it, then the Adept on g4.'),
    order(3, { kind: 'attack', what: 'g4', where: 'h3' }, (now) => hasAttacked(now, 'g4'), 'The Adept has 5 attack now. Strike Vaath on h3; diagonals count as beside.'),
    order(3, { kind: 'play', what: 'skywing', where: 'f4' }, (now) => isGone(now, 'skywing'), 'Summon Skywing on f4. It has Flying; you will see what for.'),
    end(3, 'End your turn.'),
    order(4, { kind: 'move', what: 'f4', where: 'i5' }, (now) => isOn(now, 'i5', 'skywing'), 'Vaath has fled into the corner. A Flying unit can move to any free square: fly to i5.'),
    order(4, { kind: 'attack', what: 'i5', where: 'i4' }, (now) => hasAttacked(now, 'i5'), 'It may still attack after its move. Strike Vaath.'),
    order(4, { kind: 'move', what: 'g4', where: 'h4' }, (now) => isOn(now, 'h4', 'windblade_adept'), 'Three health left. Bring the Adept beside him, to h4 …'),
    order(4, { kind: 'attack', what: 'h4', where: 'i4' }, () => false, '… and win: attack Vaath.'),
  ],
};
