/** Lights, numbers and cards that are seen for a moment. */

/** Where on the table, in pixels from its corner, and how large. */
export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** Without a spot it is in the middle. */
export interface Spark {
  id: number;
  kind: 'hurt' | 'heal' | 'rise' | 'fall' | 'light' | 'dust' | 'flash' | 'card' | 'banner' | 'no';
  spot: Spot | null;
  text: string;
  card: number;
}

export class Sparks {
  now = $state.raw<readonly Spark[]>([]);
  private count = 0;

  add(kind: Spark['kind'], spot: Spot | null, more: Partial<Spark> = {}): void {
    this.now = [...this.now, { id: ++this.count, kind, spot, text: '', card: -1, ...more }];
  }

  done(id: number): void {
    this.now = this.now.filter((spark) => spark.id !== id);
  }

  clear(): void {
    this.now = [];
  }
}
