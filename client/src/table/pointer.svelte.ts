/** Follows things on the screen that are pointed at, wherever they move. */
import type { Thing } from './chooser.ts';
import { boxesOf, sameBoxes, type Box } from './pointing.ts';

const LOOK_AGAIN = 90; // milliseconds

export class Pointer {
  boxes = $state.raw<Box[]>([]);

  /** To be made while a component is: it points as long as that is there. */
  constructor(things: () => readonly Thing[]) {
    $effect(() => {
      const wanted = things();
      const look = (): void => {
        const found = boxesOf(wanted);
        if (!sameBoxes(found, this.boxes)) this.boxes = found;
      };
      look();
      const timer = setInterval(look, LOOK_AGAIN);
      return () => clearInterval(timer);
    });
  }
}
