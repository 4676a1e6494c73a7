/** What an arrow on a board says, and the arrows of a chain's link. */
import type { Thing } from '../table/chooser.ts';
import type { Ref } from './ref.ts';

/**
 * from    where it begins: the first of these that is drawn
 * to      where it points
 * kind    its style: `attack` is drawn through, all else is dashed
 * beside  whether both lie in one list, so that it goes around what is between them
 */
export interface Aim {
  from: readonly Thing[];
  to: Thing;
  kind: string;
  beside?: boolean;
}

/** A link, as far as arrows show it. */
interface Aiming {
  kind: string;
  source: Ref | null;
  targets: readonly Ref[];
}

/** The arrows of the link at a place of the chain: from what it comes from, or from the link itself, to all it aims at. */
export function aimsOf({ kind, source, targets }: Aiming, place: number): Aim[] {
  const link = `link:${place}`;
  const from = source ? [source, link] : [link];
  return targets.map((to) => (to.startsWith('link:') ? { from: [link], to, kind, beside: true } : { from, to, kind }));
}

/** How each thing that a link is about is marked. */
export function marksOf({ source, targets }: Pick<Aiming, 'source' | 'targets'>): [Ref, 'source' | 'target'][] {
  const first: [Ref, 'source'][] = source ? [[source, 'source']] : [];
  return [...first, ...targets.map((ref): [Ref, 'target'] => [ref, 'target'])];
}
