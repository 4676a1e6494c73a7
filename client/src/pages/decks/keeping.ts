/** Keeping decks on the server, for the player at this screen. */
import { session } from '../../session/session.svelte.ts';
import * as http from '../../wire/http.ts';
import type { DeckKept } from '../../wire/types.ts';
import type { Kept } from './workbench.svelte.ts';

/** One's own decks of a game, the last changed first; a visitor, or somebody whose session has ended, has none. */
export async function ownDecks(game: string): Promise<DeckKept[]> {
  if (session.me === null) return [];
  try {
    return (await http.decks(game)).sort((one, other) => other.updated - one.updated);
  } catch (error) {
    if (error instanceof http.Refusal && error.status === 401) return [];
    throw error;
  }
}

/** The server knows a deck by its name, so a renamed one is kept as a new one and the old one goes. */
export async function keep(game: string, name: string, text: string, before: Kept | null): Promise<DeckKept> {
  await session.somebody();
  const kept = await http.keepDeck(game, name, text);
  if (before && before.deck !== kept.deck) await http.dropDeck(before.deck);
  return kept;
}
