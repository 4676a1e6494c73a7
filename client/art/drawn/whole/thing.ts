/** A weapon, something carried or a relic by its name and colours, alone, without a hand. */
import { painted, type Mark } from '../ink.ts';
import { CARRIED } from '../things/carried.ts';
import { WEAPONS } from '../things/weapons.ts';

export function thing(of: string): Mark {
  const [name, main, trim] = of.split(' ');
  const marks = (WEAPONS as Readonly<Record<string, typeof CARRIED.none>>)[name!] ?? CARRIED[name as keyof typeof CARRIED];
  if (!marks) throw new Error(`nothing that can be held is called ${name}`);
  return painted({ blade: 'bright', shaft: 'leather', ...(main ? { blade: main, cloth: main } : {}), ...(trim ? { trim } : {}) }, marks);
}
