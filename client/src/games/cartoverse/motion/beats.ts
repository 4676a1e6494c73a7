/** Which events are shown together, and which alone. */
import { cut, type Beat } from '../../../board/motion/beats.ts';
import type { Told } from '../../../wire/types.ts';
import type { Events } from '../types.ts';

/** What is shown together with others of its kind. */
const TOGETHER = new Set<string>([
  'draw', 'damage', 'hurt', 'lose', 'mend', 'heal', 'change', 'die', 'fall', 'trap_gone', 'discard', 'mill', 'exhaust', 'ready', 'convert',
] satisfies (keyof Events)[]);

export const beatsOf = (events: readonly Told[]): Beat[] => cut(events, (word) => TOGETHER.has(word));
