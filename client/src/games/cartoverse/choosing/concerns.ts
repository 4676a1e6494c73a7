/** Which links of the chain concern a seat, by what everybody can see. */
import { concerning } from '../../../board/concerning.ts';
import type { Concerns } from '../../../table/concerns.ts';
import type { Cards } from '../../cards.ts';
import { factsOf, textOf } from '../cards/printed.ts';
import { ownerOf } from '../shown.ts';
import type { Shown, ShownLink } from '../types.ts';

export function concerns(shown: unknown, seat: number, cards: Cards): Concerns | null {
  const position = shown as Shown | null;
  return (
    position &&
    concerning(position, seat, {
      owner: (ref) => ownerOf(position, ref),
      effect: ({ kind }) => kind === 'cast' || kind === 'ability',
      ending: ({ kind }) => kind === 'end',
      text: (link) => effectOf(link, cards),
    })
  );
}

/** What the link will do, as printed. */
function effectOf({ kind, card, which }: ShownLink, cards: Cards): string {
  const facts = factsOf(cards, card);
  if (!facts || (kind !== 'cast' && kind !== 'ability')) return '';
  const ability = kind === 'ability' ? facts.abilities?.[which] : undefined;
  return ability ? textOf(facts, ability) : facts.text;
}
