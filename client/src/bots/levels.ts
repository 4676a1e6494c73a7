/** Who plays at which level. */
import { CAST } from './cast.ts';

export type Level = keyof typeof CAST;

export const LEVELS = Object.keys(CAST) as Level[];

export const castOf = (level: Level): string[] => Object.keys(CAST[level]);

/** The level of the bot of this name, which no player can have; '' for everybody else. */
export const levelOf = (name: string): Level | '' => LEVELS.find((level) => name in CAST[level]) ?? '';
