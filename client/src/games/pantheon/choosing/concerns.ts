/** Which links of the chain concern a seat, by what everybody can see. */
import type { Concerns } from '../../../table/concerns.ts';
import type { Cards } from '../../cards.ts';
import type { PantheonCard } from '../cards/printed.ts';
import { ownerOf } from '../shown.ts';
import type { Shown, ShownLink } from '../types.ts';

export function concerns(shown: unknown, seat: number, cards: Cards): Concerns | null {
  const position = shown as Shown | null;
  if (!position) return null;
  const { chain, turn, player } = position;
  const [first] = chain;
  return {
    turn,
    player,
    first: first ? `${turn} ${first.seat} ${first.kind} ${first.card} ${first.source}` : '',
    links: chain.length,
    concerning: chain.flatMap((link, at) => (!link.negated && touches(position, link, seat, cards) ? [at + 1] : [])),
  };
}

/** Somebody else's that points at what is this seat's, or an effect that speaks of everybody or comes in this seat's own turn. */
function touches(shown: Shown, link: ShownLink, seat: number, cards: Cards): boolean {
  if (link.seat === seat) return false;
  if (link.targets.some((ref) => ownerOf(shown, ref) === seat)) return true;
  const effect = link.kind === 'cast' || link.kind === 'activate';
  return (effect && shown.player === seat) || (link.targets.length === 0 && OTHERS.test(effectOf(link, cards)));
}

/** Words for players other than the one who uses the card; "for each" only counts. */
const OTHERS = /\b((?<!for )each|all|every|opponents?|players?|enem(y|ies))\b/i;
const ON_PLAY = /\bOn play: .*/;

/** What the link will do, as printed: of what is played, only what happens on play. */
function effectOf({ kind, card }: ShownLink, cards: Cards): string {
  const text = (cards.at(card) as PantheonCard | null)?.text ?? '';
  if (kind === 'attack') return '';
  return kind === 'play' ? (ON_PLAY.exec(text)?.[0] ?? '') : text;
}
