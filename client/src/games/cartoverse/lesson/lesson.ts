/** The first duel of cartoverse: four turns from a shard to the fall of the other hero. */
import type { Lesson } from '../../../lesson/lesson.ts';
import { shownOf } from '../shown.ts';
import { creature, end, has, hasActed, hasAttacked, hasGained, heroOf, holds, letThrough, on, order, pass, PUPIL, TEACHER } from './orders.ts';

const BEFORE = 2; // turns that each has begun when the lesson begins

export const lesson: Lesson = {
  teaches: ['shards, mana and what a card costs', 'the Attack and the Defense zone', 'attacks, blocks, and answers in a chain', 'traps, hero actions and Loyalty'],
  turn: (frame) => (shownOf(frame)?.seats[PUPIL]?.turns ?? BEFORE) - BEFORE,
  steps: [
    {
      turn: 1,
      say: 'Welcome! You are Warchief Brakka. Bring the enemy hero, Ser Aldous, from 9 HP to 0, and you win.',
      point: () => [`hero:${TEACHER}`],
    },
    order(1, { kind: 'shard', card: 'ember_shard' }, hasGained, 'Once a turn you may gain mana. A shard draws a card at once and becomes a mana next turn: take the Ember Shard and put it on your shards, the green field at the left below.'),
    order(1, { kind: 'creature', card: 'ironhide_orc', slot: ['defense', 3] }, (now) => has(now, PUPIL, 'ironhide_orc'), 'You have 2 mana. Summon the Ironhide Orc into slot 3 of your Defense zone, the row at the back. Creatures never move by themselves, so choose well where they stand.'),
    end(1, 'It comes into play exhausted, so it cannot block yet. End your turn.'),
    pass(1),
    order(2, { kind: 'mana', card: 'war_drums' }, hasGained, 'The Dawn Squire hit you: nobody could block. You have no shard now, but any card can be put into the mana zone and is mana at once: take War Drums, then your mana.'),
    order(2, { kind: 'creature', card: 'raider', slot: ['attack', 1] }, (now) => has(now, PUPIL, 'raider'), 'Only creatures in the Attack zone, your front row, can attack. Summon the Raider into slot 1 there: it is Swift and enters ready.'),
    order(2, { kind: 'attack', by: on(PUPIL, 'raider'), to: heroOf(TEACHER) }, (now) => hasAttacked(now, 'raider'), 'Attack Ser Aldous: take the Raider, then the hero. You may attack any enemy creature or the hero.'),
    end(2, 'Six HP left. Keep 2 mana: a Burst can be played in the enemy’s turn. End your turn.'),
    order(2, { kind: 'cast', card: 'firebolt', to: on(TEACHER, 'shieldmate') }, (now) => !holds(now, 'firebolt'), 'Shieldmate attacks your Raider, and you may answer. Firebolt is a Burst: take it, then Shieldmate. The chain resolves from its newest link down, so your answer comes first.'),
    pass(2),
    order(2, { kind: 'block', by: on(PUPIL, 'ironhide_orc') }, () => false, 'It lives with 1 HP. Now block: a ready creature of your Defense zone takes the place of what is attacked. Take the Orc.'),
    order(3, { kind: 'shard', card: 'ember_shard' }, hasGained, 'Well blocked: Shieldmate is gone. Play your shard.'),
    order(3, { kind: 'trap', card: 'snare' }, (now) => !holds(now, 'snare'), 'Set a trap: take Snare, then “Set the trap”. It lies face down and goes off by itself when an enemy attacks.'),
    order(3, { kind: 'ability', by: heroOf(PUPIL), to: on(PUPIL, 'raider') }, hasActed, 'Once a turn your hero acts: draw for 1 mana, replace a card, or use an ability. Warcry gives +2 ATK for this turn: take it, then the Raider.'),
    order(3, { kind: 'attack', by: on(PUPIL, 'raider'), to: heroOf(TEACHER) }, (now) => hasAttacked(now, 'raider'), 'The Temple Knight is still exhausted and cannot block. Attack Ser Aldous with 5 ATK.'),
    pass(3),
    end(3, 'One HP left. End your turn, and watch your trap.'),
    letThrough(3, 'Snare went off: the Squire has 0 ATK and hurts nobody. There is no need to block: let it through.'),
    order(4, { kind: 'cast', card: 'uproot', to: on(TEACHER, 'temple_knight') }, (now) => creature(now, TEACHER, 'temple_knight')?.zone !== 'defense', 'The Temple Knight could block now. Uproot moves it to the Attack zone, where it cannot. It is a Verdant card, so it costs you 1 HP as well: the drop on the card says so.'),
    pass(4),
    order(4, { kind: 'attack', by: on(PUPIL, 'raider'), to: heroOf(TEACHER) }, () => false, 'Nobody can block. Attack Ser Aldous and win!'),
  ],
};
