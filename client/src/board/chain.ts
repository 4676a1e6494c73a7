/** A link of a chain as it is drawn. */

/**
 * place    counted from 1, the first
 * sign     the path of the sign for what it does
 * deed     what it does and who did it
 * aims     what it aims at, "" for nothing
 * lit      whether it may be chosen
 * mark     its style where another link points at it or comes from it: `source`, `target`, or ""
 * label    all of it in words
 */
export interface ChainLink {
  place: number;
  card: number;
  faction: string;
  picture: string;
  sign: string | undefined;
  deed: string;
  name: string;
  aims: string;
  negated: boolean;
  lit: boolean;
  mark: string;
  label: string;
}
