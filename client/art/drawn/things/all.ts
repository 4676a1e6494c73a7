/** All things that a line of traits may place by their names, but for weapons: each name stands in one table only. */
import { BLOWS } from '../deeds/blows.ts';
import { WORKINGS } from '../deeds/workings.ts';
import { KEPT } from '../goods/kept.ts';
import { BUILT } from '../places/built.ts';
import { CARRIED } from './carried.ts';
import { CREATURES } from './creatures.ts';

export const THINGS = { ...CARRIED, ...KEPT, ...BUILT, ...BLOWS, ...WORKINGS, ...CREATURES } as const;
