/** What has left the table of a duel, as far as an event has told. */
import { Gone } from '../../../board/gone.ts';
import { cardOf, refOf, shownOf } from '../shown.ts';

const THINGS = {
  ...{ summon: 'thing', lay: 'thing', set: 'thing', trap: 'thing', damage: 'thing', mend: 'thing', die: 'thing', fall: 'thing', return: 'thing' },
  ...{ attack: 'attacker', block: 'blocker', trap_gone: 'thing', move: 'thing', exhaust: 'thing', ready: 'thing' },
};

export const gone = new Gone(THINGS, (frame, number) => cardOf(shownOf(frame), refOf(number)));
