/** What a faction looks like: its emblem, on a shield or of a shape of its own, and the land its pictures play in. */
import type { Crest, Emblem } from './emblem.ts';
import type { Land } from './places.ts';

export interface Faction {
  emblem: Emblem | Crest;
  land?: Land;
}
