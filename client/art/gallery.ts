/** All pictures of all games: in a game's folder of motifs every file holds a faction's cards, and `cards.json` the types of all. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compose } from './compose.ts';
import { badge, medallion, type Emblem } from './emblem.ts';
import type { Faction } from './faction.ts';
import type { Motif, Motifs } from './motif.ts';

const GAMES = join(import.meta.dirname, '../src/games');

const folderOf = (game: string): string => join(GAMES, game, 'motifs');

/** The type of every card of a game, by its key. */
export function typesOf(game: string): Map<string, string> {
  const table = JSON.parse(readFileSync(join(folderOf(game), 'cards.json'), 'utf8')) as Record<string, string[]>;
  return new Map(Object.entries(table).flatMap(([type, keys]) => keys.map((key) => [key, type])));
}

/** A file is named for its faction: neutral.ts, neutral_tribes.ts. */
const factionOf = (file: string): string => basename(file, '.ts').split('_')[0]!;

async function motifsIn(file: string): Promise<Motifs> {
  const module = (await import(pathToFileURL(file).href)) as Record<string, Motifs>;
  return Object.assign({}, ...Object.values(module)) as Motifs;
}

/** The motif of every card of a game and whose card it is, by the cards' keys. */
export async function motifsOf(game: string): Promise<Map<string, { faction: string; motif: Motif }>> {
  const folder = folderOf(game);
  const found = new Map<string, { faction: string; motif: Motif }>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts')).toSorted())
    for (const [key, motif] of Object.entries(await motifsIn(join(folder, file)))) found.set(key, { faction: factionOf(file), motif });
  return found;
}

/** A file of a game's folder; undefined where it has none of this name. */
async function partOf<Part>(game: string, name: string): Promise<Part | undefined> {
  const file = join(GAMES, game, `${name}.ts`);
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Record<string, Part>)[name] : undefined;
}

const factionsOf = async (game: string): Promise<Readonly<Record<string, Faction>>> => (await partOf(game, 'factions')) ?? {};

/** The pictures of a game's cards, by the cards' keys. */
export async function picturesOf(game: string): Promise<Map<string, string>> {
  const [types, motifs, factions] = [typesOf(game), await motifsOf(game), await factionsOf(game)];
  return new Map(
    [...motifs].flatMap(([key, { faction, motif }]) => {
      const drawn = (name: string, shows: Motif): [string, string] => [name, compose({ key: name, type: types.get(key) ?? '', faction, motif: shows, land: factions[faction]?.land })];
      return motif.mega ? [drawn(key, motif), drawn(`${key}-mega`, motif.mega)] : [drawn(key, motif)];
    }),
  );
}

const folders = (): string[] => readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name).toSorted();

/** The games that have pictures. */
export const games = (): string[] => folders().filter((name) => existsSync(folderOf(name)));

/** The emblem of every game and faction, by its name. */
export async function emblems(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const game of folders()) {
    const emblem = await partOf<Emblem>(game, 'emblem');
    if (emblem) found.set(game, medallion(emblem));
    for (const [name, faction] of Object.entries(await factionsOf(game))) found.set(name, badge(faction.emblem));
  }
  return found;
}

/** Every picture and emblem, by its path below the site. */
export async function gallery(): Promise<Map<string, string>> {
  const files = new Map([...(await emblems())].map(([name, svg]) => [`pictures/emblems/${name}.svg`, svg]));
  for (const game of games()) for (const [key, svg] of await picturesOf(game)) files.set(`pictures/${game}/${key}.svg`, svg);
  return files;
}
