/** Which events are shown together, and which alone. */
import type { Told } from '../../../wire/types.ts';
import { cut, type Beat } from '../../../board/motion/beats.ts';
import type { Events } from '../types.ts';

/** What is shown together with others of its kind. */
const TOGETHER = new Set<string>([
  'draw', 'damage', 'heal', 'lose', 'power', 'keyword', 'destroy', 'sacrifice', 'summon', 'discard',
  'exhaust', 'ready', 'choose_hero', 'eliminate',
] satisfies (keyof Events)[]);

export const beatsOf = (events: readonly Told[]): Beat[] => cut(events, (word) => TOGETHER.has(word));
