/** Which events are shown together, and which alone. */
import { cut, type Beat } from '../../../board/motion/beats.ts';
import type { Told } from '../../../wire/types.ts';
import type { Events } from '../types.ts';

/** What is shown together with others of its kind. */
const TOGETHER = new Set<string>([
  'draw', 'enter_hand', 'spawn', 'deploy', 'arrive', 'damage', 'tower_damage', 'ancient_damage', 'heal', 'decay', 'death', 'bounty', 'mega',
  'status', 'figures', 'keyword', 'replaced', 'destroy', 'purge', 'aggro', 'leftover', 'gold', 'mana',
] satisfies (keyof Events)[]);
/** A blow is seen in the damage that it does. */
const UNSEEN = new Set<string>(['strike'] satisfies (keyof Events)[]);

export const beatsOf = (events: readonly Told[]): Beat[] => cut(events.filter(({ word }) => !UNSEEN.has(word)), (word) => TOGETHER.has(word));
