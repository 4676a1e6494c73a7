/** Which events are shown together, and which alone. */
import type { Told } from '../../../wire/types.ts';
import { cut, type Beat } from '../../../board/motion/beats.ts';

/** Each of these is a deed of its own, shown alone even after another of its kind. */
const ALONE = new Set(['turn', 'moved', 'attacked', 'cast', 'equipped', 'transformed', 'revealed']);

export const beatsOf = (events: readonly Told[]): Beat[] => cut(events, (word) => !ALONE.has(word));
