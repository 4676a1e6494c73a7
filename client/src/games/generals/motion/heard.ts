/** What is heard when something happens. */
import type { Sound } from '../../../sounds/sounds.ts';
import type { Events } from '../types.ts';

export const SOUNDS: Readonly<Record<string, Sound>> = {
  turn: 'turn',
  moved: 'move',
  attacked: 'strike',
  damaged: 'hit',
  'empty deck': 'hit',
  healed: 'heal',
  died: 'death',
  removed: 'death',
  broke: 'death',
  summoned: 'summon',
  transformed: 'reveal',
  revealed: 'reveal',
  cast: 'cast',
  control: 'cast',
  dispelled: 'cast',
  equipped: 'place',
  drew: 'draw',
  added: 'draw',
  replaced: 'draw',
  mulligan: 'draw',
  enchanted: 'buff',
  ready: 'buff',
  mana: 'buff',
} satisfies Partial<Record<keyof Events, Sound>>;
