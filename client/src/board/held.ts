/** A card of a hand as it is drawn. */
import type { Face, State } from '../cards/face.ts';

/**
 * card    its number; one that may not be known has no face and lies on it
 * sign    the path of the sign of its kind, where it has no number of its own
 * picked  whether it has been taken up
 * label   all of it in words
 * playable, title  only where the server says so: whether it can be played now, and why not
 */
export interface Held {
  card: number;
  face: Face | null;
  sign: string | undefined;
  state: State;
  picked: boolean;
  label: string;
  playable?: boolean;
  title?: string;
}
