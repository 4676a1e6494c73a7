/** The bots as characters: who plays at which level, what they are like, and where their faces are. */
import { speech } from '../words/language.svelte.ts';
import { CAST } from './cast.ts';
import { GERMAN } from './german.ts';

declare const __PICTURES__: string;

export type Level = keyof typeof CAST;
export type Mood = 'calm' | 'pleased' | 'worried';

export const LEVELS = Object.keys(CAST) as Level[];

const TEMPERS: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(CAST)) as Record<string, string>;

export const castOf = (level: Level): string[] => Object.keys(CAST[level]);

/** The level of the bot of this name, which no player can have; '' for everybody else. */
export const levelOf = (name: string): Level | '' => LEVELS.find((level) => name in CAST[level]) ?? '';

export const temperOf = (name: string): string => (speech.now === 'de' ? GERMAN[name] : undefined) ?? TEMPERS[name] ?? '';

export const faceOf = (name: string, mood: Mood = 'calm'): string => `/pictures/bots/${name.toLowerCase()}-${mood}.svg?${__PICTURES__}`;
