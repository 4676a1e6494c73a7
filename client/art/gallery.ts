/** All pictures of all games: a card is drawn from its line of traits in the game's folder of them. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { faces } from './bots.ts';
import { drawn } from './drawn/compose.ts';
import type { Pictures } from './drawn/traits.ts';
import { badge, medallion, type Emblem } from './emblem.ts';
import type { Faction } from './faction.ts';
import { house } from './house.ts';

const GAMES = join(import.meta.dirname, '../src/games');

/** The lines of traits of a game's cards, by the cards' keys: all that the files of the folder export, put together. */
async function traitsOf(game: string): Promise<Pictures> {
  const folder = join(GAMES, game, 'traits');
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts')).toSorted();
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(folder, file)).href) as Promise<Record<string, Pictures>>));
  return Object.assign({}, ...modules.flatMap((module) => Object.values(module))) as Pictures;
}

/** A file of a game's folder; undefined where it has none of this name. */
async function partOf<Part>(game: string, name: string): Promise<Part | undefined> {
  const file = join(GAMES, game, `${name}.ts`);
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Record<string, Part>)[name] : undefined;
}

const factionsOf = async (game: string): Promise<Readonly<Record<string, Faction>>> => (await partOf(game, 'factions')) ?? {};

/** The pictures of a game's cards, by the cards' keys. */
export const picturesOf = async (game: string): Promise<Map<string, string>> => new Map(Object.entries(await traitsOf(game)).map(([key, line]) => [key, drawn(key, line)]));

const folders = (): string[] => readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name).toSorted();

/** The games that have pictures. */
export const games = (): string[] => folders().filter((name) => existsSync(join(GAMES, name, 'traits')));

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

/** Every picture, emblem and face, and those of the house, by its path below the site. */
export async function gallery(): Promise<Map<string, string>> {
  const files = new Map([...(await emblems())].map(([name, svg]) => [`pictures/emblems/${name}.svg`, svg]));
  for (const game of games()) for (const [key, svg] of await picturesOf(game)) files.set(`pictures/${game}/${key}.svg`, svg);
  for (const [key, svg] of faces()) files.set(`pictures/bots/${key}.svg`, svg);
  for (const [key, svg] of house()) files.set(`pictures/house/${key}.svg`, svg);
  return files;
}
