/** What has left the council's table, as far as an event has told. */
import { Gone } from '../../../board/gone.ts';
import { cardOf, refOf, shownOf } from '../shown.ts';

const THINGS = { play: 'thing', summon: 'thing', destroy: 'thing', sacrifice: 'thing', return: 'thing', attack: 'attacker' };

export const gone = new Gone(THINGS, (frame, number) => cardOf(shownOf(frame), refOf(number)));
