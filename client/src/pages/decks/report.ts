/** Something a game has to say about a deck: facts, and how they grow from turn to turn. */

/** A number for each turn from the first on, as a share of the highest bar, and as it is written. */
export interface Series {
  label: string;
  bars: readonly { share: number; written: string }[];
}

export interface Report {
  title: string;
  facts: readonly { label: string; value: string }[];
  series: readonly Series[];
  /** How the numbers are meant. */
  note: string;
}
