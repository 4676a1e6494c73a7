/** What a faction looks like: its emblem, on a shield or of a shape of its own. */
import type { Crest, Emblem } from './emblem.ts';

export interface Faction {
  emblem: Emblem | Crest;
}
