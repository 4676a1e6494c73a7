/** Which links of a chain concern a seat, by what everybody can see: the same in every game with a chain. */
import type { Concerns } from '../table/concerns.ts';
import type { Ref } from './ref.ts';

/** What everybody can see of a link. */
interface SeenLink {
  kind: string;
  seat: number;
  card: number;
  source: Ref | null;
  targets: readonly Ref[];
  negated: boolean;
}

/** What everybody can see of a position with a chain. */
interface Seen<Link> {
  turn: number;
  player: number;
  chain: readonly Link[];
}

/**
 * owner   whose something is; -1 for what is nobody's
 * effect  whether the link is an effect, which concerns everybody in whose turn it comes
 * ending  whether it is the end of a turn
 * text    what it will do, as printed
 */
export interface Reading<Link> {
  owner(ref: Ref): number;
  effect(link: Link): boolean;
  ending(link: Link): boolean;
  text(link: Link): string;
}

/** Words for players other than the one who uses the card; "for each" only counts. */
const OTHERS = /\b((?<!for )each|all|every|opponents?|players?|enem(y|ies))\b/i;

export function concerning<Link extends SeenLink>({ chain, turn, player }: Seen<Link>, seat: number, reading: Reading<Link>): Concerns {
  const [first] = chain;
  /** Somebody else's that points at what is this seat's, or an effect that speaks of everybody or comes in this seat's own turn. */
  const touches = (link: Link): boolean => {
    if (link.seat === seat) return false;
    if (link.targets.some((ref) => reading.owner(ref) === seat)) return true;
    return (reading.effect(link) && player === seat) || (link.targets.length === 0 && OTHERS.test(reading.text(link)));
  };
  return {
    turn,
    player,
    first: first ? `${turn} ${first.seat} ${first.kind} ${first.card} ${first.source}` : '',
    links: chain.length,
    closing: chain.length > 0 && chain.every((link) => reading.ending(link)),
    concerning: chain.flatMap((link, at) => (!link.negated && touches(link) ? [at + 1] : [])),
  };
}
