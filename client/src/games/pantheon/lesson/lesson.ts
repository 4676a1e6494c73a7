/** The first match of pantheon: four turns from a Mulligan to the fall of the other hero. */
import { shownOf } from '../shown.ts';
import type { Lesson, LessonStep } from '../../../lesson/lesson.ts';
import { end, has, hasAttacked, hasKept, hasPlaced, heroOf, holds, inPile, link, on, order, pass, PUPIL, shown, TEACHER } from './orders.ts';

const BEFORE = 2; // turns that each has finished when the lesson begins

const keep = (turn: number, say: string): LessonStep => order(turn, { kind: 'swap', card: '' }, hasKept, say);
const mana = (turn: number, say: string): LessonStep => order(turn, { kind: 'mana' }, hasPlaced, say);

const AGAIN = 'A good hand. Keep all your cards.';
const MANA = 'Place a Mana again, as in every turn.';

export const lesson: Lesson = {
  teaches: ['mana, units and attacks', 'Taunt, Stealth, and power that is lost for the turn', 'answering others, and the chain: the newest link first', 'your hero’s effect, and the shared discard pile'],
  turn: (frame) => (shownOf(frame)?.seats[PUPIL]?.finished ?? BEFORE) - BEFORE + 1,
  steps: [
    {
      turn: 1,
      say: 'Welcome! Your hero is Thalassa. The last player with a living hero wins, and Mordun over there has 7 Health left.',
      point: () => [`hero:${TEACHER}`],
    },
    order(1, { kind: 'swap', card: 'doom' }, hasKept, 'Your turn begins with two new cards, and you may swap up to two. Doom costs 5, far too much for now: touch it, then press the button.'),
    mana(1, 'Once a turn you may place a Mana from your hand. Take it and put it on your mana.'),
    order(1, { kind: 'play', card: 'shield_cherub' }, (now) => has(now, PUPIL, 'shield_cherub'), 'Three mana. Play the Shield Cherub for 2: take the card, then the table. It has Taunt: opponents have to attack it before your others.'),
    pass(1),
    end(1, 'It could attack at once, but let it guard your hero for now. Keep your last mana Ready and end your turn.'),
    order(2, { kind: 'cast', card: 'firebolt', to: on(TEACHER, 'cinder_hound') }, (now) => !holds(now, 'firebolt'), 'The Cinder Hound attacks your Cherub: 3 power against 2. You are asked, for spells may be cast in any turn. Firebolt takes 2 power from it for this turn: take the card, then the Hound.'),
    pass(2),
    keep(2, 'The Hound fell, and the Cherub stands. Your turn: keep all your cards.'),
    mana(2, MANA),
    order(2, { kind: 'attack', by: on(PUPIL, 'shield_cherub'), to: on(TEACHER, 'town_watch') }, (now) => hasAttacked(now, 'shield_cherub'), 'Now attack. The Town Watch has Taunt too, so it comes first; the Gloom Stalker has Stealth and cannot be attacked. Take your Cherub, then the Watch.'),
    order(2, { kind: 'cast', card: 'divine_denial', to: link(2) }, (now) => !holds(now, 'divine_denial'), 'The teacher answers with Forced March: +2 power for the Watch. The chain is settled from its newest link down, so answer that: Divine Denial negates it. Take the card, then the link.'),
    order(2, { kind: 'play', card: 'militia_recruit' }, (now) => has(now, PUPIL, 'militia_recruit'), 'Well answered. Play the Militia Recruit as well.'),
    end(2, 'Keep one mana ready and end your turn. You will see what for.'),
    order(3, { kind: 'activate', by: heroOf(PUPIL), to: on(TEACHER, 'pit_brawler') }, (now) => shown(now)?.seats[PUPIL]?.awake === false, 'You are asked again. Your hero’s effect may be used in any turn: for 1 mana Thalassa Exhausts a unit. Take her, then the Pit Brawler, before it attacks.'),
    pass(3),
    keep(3, AGAIN),
    mana(3, MANA),
    order(3, { kind: 'cast', card: 'ambush_at_dusk', to: on(TEACHER, 'pit_brawler') }, (now) => hasKept(now) && !has(now, TEACHER, 'pit_brawler'), 'The Brawler is still Exhausted. Ambush at Dusk destroys an Exhausted unit.'),
    order(3, { kind: 'attack', by: on(PUPIL, 'militia_recruit'), to: heroOf(TEACHER) }, (now) => hasAttacked(now, 'militia_recruit'), 'The teacher has no units left, so their hero can be attacked. Take the Recruit, then Mordun.'),
    pass(3),
    end(3, 'End your turn.'),
    pass(4),
    keep(4, AGAIN),
    mana(4, MANA),
    order(4, { kind: 'attack', by: on(PUPIL, 'militia_recruit'), to: on(TEACHER, 'treasure_goblin') }, (now) => hasAttacked(now, 'militia_recruit'), 'A Treasure Goblin guards the hero now. Attack it with your Recruit: both have 2 power, so both fall.'),
    order(4, { kind: 'cast', card: 'raise_the_fallen', to: inPile('pit_brawler') }, (now) => has(now, PUPIL, 'pit_brawler'), 'The discard pile belongs to everybody. Raise the Fallen summons a unit from it, for you: take the card, then the Pit Brawler in the pile.'),
    order(4, { kind: 'attack', by: on(PUPIL, 'pit_brawler'), to: heroOf(TEACHER) }, () => false, 'It is Ready and has 5 power; Mordun has 5 Health. Attack him and win!'),
  ],
};
