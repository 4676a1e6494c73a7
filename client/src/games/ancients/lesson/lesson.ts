/** The first siege of ancients: three rounds from a Night in which a hero is saved to the fall of an Ancient. */
import type { Lesson } from '../../../lesson/lesson.ts';
import { shownOf, thingAt } from '../shown.ts';
import { at, core, end, has, holds, inPhase, order, PUPIL, standing, TEACHER } from './orders.ts';

const BEFORE = 3; // rounds that are over when the lesson begins

export const lesson: Lesson = {
  teaches: ['two lanes, Towers and the Ancients behind them', 'arrows, and what the coming combat will do', 'heroes that cast, move, deploy and claim runes', 'gold, the shop and items'],
  turn: (frame) => (shownOf(frame)?.round ?? BEFORE) - BEFORE,
  steps: [
    {
      turn: 1,
      say: 'Welcome! In lane 2 the enemy Tower has already fallen, and its Ancient stands open. Bring it down, and you win.',
      point: () => [thingAt(core(2, TEACHER))],
    },
    {
      turn: 1,
      say: 'Each unit of a combat row has an arrow to what it will strike. The red badge says what the coming combat costs it; a skull, that it dies. Brakka would die.',
      point: () => [thingAt(at(1, PUPIL, 'combat', 2))],
    },
    order(1, { kind: 'ability', by: at(1, PUPIL, 'support', 4), to: at(1, PUPIL, 'combat', 2) }, (now) => (standing(now, at(1, PUPIL, 'support', 4))?.ability?.cooldown ?? 0) > 0, 'Issa can heal: use her ability, the round icon on her card, then choose Brakka.'),
    order(1, { kind: 'play', card: 'm_r07', to: core(2, TEACHER) }, (now) => !holds(now, 'm_r07'), 'After each action it is the other one’s turn. Now cast Crush the Rampart on the Ancient in lane 2. A hero of its colour in that lane casts it, paid with the mana of the lane; from the support row it would cost 1 less.'),
    end(1, 'pass', 'Pass. When both have passed one after the other, both lanes fight at once.'),
    order(1, { kind: 'buy', card: 'i07' }, (now) => holds(now, 'i07'), 'Kills and leftover mana brought gold. Between the rounds there is a shop: buy the Ramshead Maul.'),
    end(1, 'close', 'Done: leave the shop.'),
    order(2, { kind: 'deploy', to: at(2, PUPIL, 'combat', 2) }, (now) => has(now, 'h_r3'), 'Day breaks. Heroes that have died come back from the fountain: take Sereth, choose combat slot 2 of lane 2, then confirm. Both sides deploy in secret.'),
    order(2, { kind: 'play', card: 'i07', to: at(2, PUPIL, 'combat', 3) }, (now) => !holds(now, 'i07'), 'Give the Ramshead Maul to Uldo in lane 2: +2 attack, and Siege strikes the Ancient even with somebody before it.'),
    order(2, { kind: 'play', card: 's_r4a', to: core(2, TEACHER) }, (now) => !holds(now, 's_r4a'), 'Battering Run deals damage equal to the caster’s attack. Cast it on the Ancient.'),
    order(2, { kind: 'move', by: at(1, PUPIL, 'combat', 2), to: at(1, PUPIL, 'support', 1) }, (now) => standing(now, at(1, PUPIL, 'support', 1)) !== null, 'Heroes can move: between the rows of a lane, or from the support row to the other lane. Bring Brakka back to support slot 1; the price stands on the slot.'),
    order(2, { kind: 'claim', by: at(2, PUPIL, 'combat', 2) }, (now) => shownOf(now.frame)?.rune === null, 'By Day a rune lies between the lanes. A hero in a combat row can claim it: take Sereth, then the rune.'),
    end(2, 'pass', 'Well done. Pass, and let them fight.'),
    { ...end(2, 'close', 'You can keep your gold. Leave the shop.'), can: (now) => inPhase(now, 'shop') },
    order(3, { kind: 'play', card: 'm_r10', to: at(2, PUPIL, 'combat', 5) }, (now) => !holds(now, 'm_r10'), 'Night falls, and Melee Creeps are Mega. Play the Ramhorn Bull into combat slot 5 of lane 2: nobody stands opposite, so it strikes the Ancient.'),
    order(3, { kind: 'play', card: 'm_r05', by: at(2, PUPIL, 'support', 2) }, (now) => !holds(now, 'm_r05'), 'Warband Roar gives all units of a combat row +2 attack. Orsolo casts it in lane 2, a blue hero: the AB hero lends its colour to all. Choose Orsolo if another hero is marked.'),
    end(3, 'pass', 'The badge on the Ancient has a skull. Pass, and win!'),
  ],
};
