/** Which events are shown together, and which alone. */
import type { Told } from '../../../wire/types.ts';
import { cut, type Beat } from '../../../board/motion/beats.ts';
import type { Events } from '../types.ts';

/** Each of these is a deed of its own, shown alone even after another of its kind. */
const ALONE = new Set<string>(['turn', 'moved', 'attacked', 'cast', 'equipped', 'transformed', 'revealed'] satisfies (keyof Events)[]);

export const beatsOf = (events: readonly Told[]): Beat[] => cut(events, (word) => !ALONE.has(word));
