/** The games decks can be built for; a new game adds a line. */
import type { Craft } from '../craft.ts';
import { generals } from './generals.ts';

export const CRAFTS: Readonly<Record<string, Craft>> = { generals };
