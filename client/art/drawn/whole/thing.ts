/** A weapon, something carried or a relic by its name and colours, alone, without a hand. */
import { painted, type Mark, type Marks } from '../ink.ts';
import { CARRIED } from '../things/carried.ts';
import { WEAPONS } from '../things/weapons.ts';

const THINGS: Readonly<Record<string, Marks>> = { ...CARRIED, ...WEAPONS };

export function thing(of: string): Mark {
  const [name, main, trim] = of.split(' ');
  const marks: Marks | undefined = THINGS[name!];
  if (!marks) throw new Error(`nothing that can be held is called ${name}`);
  return painted({ blade: 'bright', shaft: 'leather', ...(main ? { blade: main, cloth: main } : {}), ...(trim ? { trim } : {}) }, marks);
}
