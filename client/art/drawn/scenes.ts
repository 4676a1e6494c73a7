/** All places that a picture can be set in: the backdrops of portraits and the stages of whole figures. */
import { BACKDROPS } from './backdrops.ts';
import { STAGES } from './whole/stages.ts';

export const SCENES = { ...BACKDROPS, ...STAGES };
export type SceneName = keyof typeof SCENES;
