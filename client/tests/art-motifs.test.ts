/** The motifs: no two cards of a game show the same thing before the same thing in the same light. */
import { expect, test } from 'vitest';
import { games, motifsOf, typesOf } from '../art/gallery.ts';

test.each(games().filter((game) => typesOf(game).size))('in %s no motif is shown twice', async (game) => {
  const seen = new Map<string, string>();
  for (const [key, { motif }] of await motifsOf(game)) {
    const shown = `${motif.icon} before ${motif.behind ?? 'nothing'} in ${motif.mood}`;
    expect(seen.get(shown), `${key} shows ${shown}`).toBeUndefined();
    seen.set(shown, key);
  }
});
