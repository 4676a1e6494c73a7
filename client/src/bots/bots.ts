/** What the bots are like, and where their faces are. */
import { CAST } from './cast.ts';

declare const __PICTURES__: string;

export type Mood = 'calm' | 'pleased' | 'worried';

const TEMPERS: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(CAST)) as Record<string, string>;

export const temperOf = (name: string): string => TEMPERS[name] ?? '';

export const faceOf = (name: string, mood: Mood = 'calm'): string => `/pictures/bots/${name.toLowerCase()}-${mood}.svg?${__PICTURES__}`;
