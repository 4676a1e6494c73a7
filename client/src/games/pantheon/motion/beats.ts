/** Which events are shown together, and which alone. */
import type { Told } from '../../../wire/types.ts';
import { cut, type Beat } from '../../../board/motion/beats.ts';

/** What is shown together with others of its kind. */
const TOGETHER = new Set([
  ...['draw', 'damage', 'heal', 'lose', 'power', 'keyword', 'destroy', 'sacrifice', 'summon', 'discard'],
  ...['exhaust', 'ready', 'choose_hero', 'eliminate'],
]);

export const beatsOf = (events: readonly Told[]): Beat[] => cut(events, (word) => TOGETHER.has(word));
