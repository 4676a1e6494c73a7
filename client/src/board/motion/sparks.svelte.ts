/** Lights, numbers and cards that are seen for a moment. */
import type { Offset } from './moves.ts';

/** Where on the board, in pixels from its corner, and how large. */
export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** Without a spot it is in the middle; a bolt flies its way. */
export interface Spark {
  id: number;
  kind: 'hurt' | 'heal' | 'rise' | 'fall' | 'light' | 'dust' | 'flash' | 'card' | 'banner' | 'bolt' | 'no';
  spot: Spot | null;
  text: string;
  card: number;
  way: Offset;
}

export class Sparks {
  now = $state.raw<readonly Spark[]>([]);
  private count = 0;

  add(kind: Spark['kind'], spot: Spot | null, more: Partial<Spark> = {}): void {
    this.now = [...this.now, { id: ++this.count, kind, spot, text: '', card: -1, way: { x: 0, y: 0 }, ...more }];
  }

  done(id: number): void {
    this.now = this.now.filter((spark) => spark.id !== id);
  }

  clear(): void {
    this.now = [];
  }
}
