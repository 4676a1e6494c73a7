/** Which links of the chain concern a seat, by what everybody can see. */
import { concerning } from '../../../board/concerning.ts';
import type { Concerns } from '../../../table/concerns.ts';
import type { Cards } from '../../cards.ts';
import type { PantheonCard } from '../cards/printed.ts';
import { ownerOf } from '../shown.ts';
import type { Shown, ShownLink } from '../types.ts';

export function concerns(shown: unknown, seat: number, cards: Cards): Concerns | null {
  const position = shown as Shown | null;
  return (
    position &&
    concerning(position, seat, {
      owner: (ref) => ownerOf(position, ref),
      effect: ({ kind }) => kind === 'cast' || kind === 'activate',
      ending: () => false, // its windows have a kind of their own
      text: (link) => effectOf(link, cards),
    })
  );
}

const ON_PLAY = /\bOn play: .*/;

/** What the link will do, as printed: of what is played, only what happens on play. */
function effectOf({ kind, card }: ShownLink, cards: Cards): string {
  const text = (cards.at(card) as PantheonCard | null)?.text ?? '';
  if (kind === 'attack') return '';
  return kind === 'play' ? (ON_PLAY.exec(text)?.[0] ?? '') : text;
}
