/** What is heard when something happens. */
import { play, type Sound } from '../../../sounds/sounds.ts';

const SOUNDS: Readonly<Record<string, Sound>> = {
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
};

export function sound(word: string): void {
  const heard = SOUNDS[word];
  if (heard) play(heard);
}
