/** What is heard when something happens. */
import type { Sound } from '../../../sounds/sounds.ts';
import type { Events } from '../types.ts';

export const SOUNDS: Readonly<Record<string, Sound>> = {
  turn: 'turn',
  choose_hero: 'reveal',
  draw: 'draw',
  swap: 'draw',
  recall: 'draw',
  return: 'draw',
  discard: 'place',
  mana: 'place',
  play: 'place',
  cast: 'cast',
  activate: 'buff',
  trigger: 'buff',
  attack: 'lock',
  combat: 'strike',
  negate: 'error',
  fizzle: 'error',
  damage: 'hit',
  lose: 'hit',
  heal: 'heal',
  power: 'buff',
  destroy: 'death',
  sacrifice: 'death',
  eliminate: 'death',
  summon: 'summon',
} satisfies Partial<Record<keyof Events, Sound>>;
