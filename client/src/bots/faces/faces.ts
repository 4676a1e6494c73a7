/** What the lines of traits of the bots' faces are, by their names in small letters. */
import type { Person } from '../../../art/drawn/traits.ts';

export type Faces = Readonly<Record<string, Person>>;
