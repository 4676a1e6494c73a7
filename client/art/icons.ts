/** The icons of the emblems, from the game-icons set. */
import { createRequire } from 'node:module';
import { outlines, type Outline } from './outline.ts';

interface Set {
  icons: Readonly<Record<string, { body: string }>>;
  aliases?: Readonly<Record<string, { parent: string }>>;
}

const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as Set;
const read = new Map<string, Outline[]>();

/** The outlines of an icon, on a field of 512 by 512. */
export function iconOf(name: string): Outline[] {
  const known = read.get(name);
  if (known) return known;
  const icon = set.icons[set.aliases?.[name]?.parent ?? name];
  const path = icon && /d="([^"]*)"/.exec(icon.body)?.[1];
  if (!path) throw new Error(`there is no icon ${name}`);
  const found = outlines(path);
  read.set(name, found);
  return found;
}
