/** Which page an address shows, each loaded when it is first wanted. */
import type { Component } from 'svelte';
import { SHELF } from '../games/shelf.ts';

type Loaded = { default: Component<Record<string, string>> };

/** `key` changes when the page has to be made again. */
export interface Page {
  key: string;
  load: () => Promise<Loaded>;
  props: Record<string, string>;
}

type Load = () => Promise<unknown>;

/** The addresses of the client; `:word` stands for one part and becomes a property of the page. */
const PAGES: readonly (readonly [string, Load])[] = [
  ['/', () => import('./home/Home.svelte')],
  ['/lobby', () => import('./lobby/Lobby.svelte')],
  ['/lobby/:game', () => import('./lobby/Lobby.svelte')],
  ['/table/:table', () => import('../table/TablePage.svelte')],
  ['/join/:invite', () => import('./lobby/Join.svelte')],
  ['/replay/:table', () => import('./replay/Replay.svelte')],
  ['/decks', () => import('./decks/Decks.svelte')],
  ['/decks/:game', () => import('./decks/Decks.svelte')],
  ['/decks/:game/:deck', () => import('./decks/Builder.svelte')],
  ['/cards/:game', () => import('./gallery/Gallery.svelte')],
  ['/rules/:game', () => import('./rules/Rules.svelte')],
  ['/learn/:game', () => import('./learn/Learn.svelte')],
  ['/lab/:game', () => import('./lab/Lab.svelte')],
  ['/leaderboard', () => import('./leaderboard/Leaderboard.svelte')],
  ['/leaderboard/:game', () => import('./leaderboard/Leaderboard.svelte')],
  ['/player/:player', () => import('./leaderboard/Player.svelte')],
  ['/account', () => import('./account/Account.svelte')],
  ['/moderation', () => import('./moderation/Moderation.svelte')],
  ['/about', () => import('./about/About.svelte')],
];

const NOWHERE: Load = () => import('./nowhere/Nowhere.svelte');

/** Addresses that show the page of the first game when they name none. */
const OF_THE_FIRST = ['/cards', '/rules', '/learn', '/lab'];

/** The address with all that the page has to know: two with the same one show the same page. */
export function wholeAddress(path: string): string {
  return OF_THE_FIRST.includes(path) ? `${path}/${SHELF[0]!.name}` : path;
}

export function pageFor(path: string): Page {
  for (const [pattern, load] of PAGES) {
    const props = match(pattern, path);
    if (props) return { key: path, load: load as () => Promise<Loaded>, props };
  }
  return { key: path, load: NOWHERE as () => Promise<Loaded>, props: {} };
}

function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (wanted.length !== given.length) return null;
  const props: Record<string, string> = {};
  for (const [index, word] of wanted.entries()) {
    if (word.startsWith(':')) props[word.slice(1)] = decodeURIComponent(given[index]!);
    else if (word !== given[index]) return null;
  }
  return props;
}
