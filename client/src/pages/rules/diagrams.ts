/** The pictures of the rules of each game, loaded when its rules are read. */
import type { Diagrams } from './diagram.ts';

const FOUND = import.meta.glob<Diagrams>('../../games/*/chapters.ts', { import: 'chapters' });

/** Those of a game; none where nobody has drawn any. */
export async function diagramsOf(game: string): Promise<Diagrams> {
  return (await FOUND[`../../games/${game}/chapters.ts`]?.()) ?? {};
}
