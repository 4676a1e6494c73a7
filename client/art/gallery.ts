/**
 * All pictures of all games. A card is drawn from its line of traits in the game's folder of them. While a game is not drawn as a whole,
 * it has a folder of motifs too, in which every file holds a faction's cards and `cards.json` the types of all: the others show their motif.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { faces } from './bots.ts';
import { compose } from './compose.ts';
import { drawn } from './drawn/compose.ts';
import type { Pictures, Traits } from './drawn/traits.ts';
import { badge, medallion, type Emblem } from './emblem.ts';
import type { Faction } from './faction.ts';
import type { Motif } from './motif.ts';

const GAMES = join(import.meta.dirname, '../src/games');

const folderOf = (game: string): string => join(GAMES, game, 'motifs');

/** The type of every card of a game, by its key; of none where all are drawn. */
export function typesOf(game: string): Map<string, string> {
  if (!existsSync(folderOf(game))) return new Map();
  const table = JSON.parse(readFileSync(join(folderOf(game), 'cards.json'), 'utf8')) as Record<string, string[]>;
  return new Map(Object.entries(table).flatMap(([type, keys]) => keys.map((key) => [key, type])));
}

/** A file is named for its faction: neutral.ts, neutral_tribes.ts. */
const factionOf = (file: string): string => basename(file, '.ts').split('_')[0]!;

/** All that the files of a folder export, put together: by the cards' keys, with the file of each. */
async function allIn<Of>(folder: string): Promise<[key: string, of: Of, file: string][]> {
  if (!existsSync(folder)) return [];
  const found: [string, Of, string][] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts')).toSorted()) {
    const module = (await import(pathToFileURL(join(folder, file)).href)) as Record<string, Readonly<Record<string, Of>>>;
    for (const table of Object.values(module)) for (const [key, of] of Object.entries(table)) found.push([key, of, file]);
  }
  return found;
}

/** The motif of every card of a game and whose card it is, by the cards' keys. */
export async function motifsOf(game: string): Promise<Map<string, { faction: string; motif: Motif }>> {
  return new Map((await allIn<Motif>(folderOf(game))).map(([key, motif, file]) => [key, { faction: factionOf(file), motif }]));
}

/** The lines of traits of a game's cards, by the cards' keys. */
export async function traitsOf(game: string): Promise<Pictures> {
  return Object.fromEntries((await allIn<Traits>(join(GAMES, game, 'traits'))).map(([key, traits]) => [key, traits]));
}

/** A file of a game's folder; undefined where it has none of this name. */
async function partOf<Part>(game: string, name: string): Promise<Part | undefined> {
  const file = join(GAMES, game, `${name}.ts`);
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Record<string, Part>)[name] : undefined;
}

const factionsOf = async (game: string): Promise<Readonly<Record<string, Faction>>> => (await partOf(game, 'factions')) ?? {};

/** The pictures of a game's cards, by the cards' keys. */
export async function picturesOf(game: string): Promise<Map<string, string>> {
  const [types, motifs, factions, traits] = [typesOf(game), await motifsOf(game), await factionsOf(game), await traitsOf(game)];
  const shown = ([key, { faction, motif }]: [string, { faction: string; motif: Motif }]): [string, string] => [key, compose({ key, type: types.get(key) ?? '', faction, motif, land: factions[faction]?.land })];
  return new Map([...Object.entries(traits).map(([key, line]): [string, string] => [key, drawn(key, line)]), ...[...motifs].filter(([key]) => !(key in traits)).map(shown)]);
}

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

/** Every picture, emblem and face, by its path below the site. */
export async function gallery(): Promise<Map<string, string>> {
  const files = new Map([...(await emblems())].map(([name, svg]) => [`pictures/emblems/${name}.svg`, svg]));
  for (const game of games()) for (const [key, svg] of await picturesOf(game)) files.set(`pictures/${game}/${key}.svg`, svg);
  for (const [key, svg] of faces()) files.set(`pictures/bots/${key}.svg`, svg);
  return files;
}
