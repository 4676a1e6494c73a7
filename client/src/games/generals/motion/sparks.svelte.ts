/** Lights, numbers and cards that are seen for a moment. */
import type { Way } from '../../moves.ts';
import { squareName } from '../squares.ts';

/** Without a square it is in the middle of the board. */
export interface Spark {
  id: number;
  kind: 'hurt' | 'heal' | 'rise' | 'fall' | 'light' | 'dust' | 'flash' | 'card' | 'banner' | 'bolt';
  square: string;
  text: string;
  card: number;
  way: Way;
}

export class Sparks {
  now = $state.raw<readonly Spark[]>([]);
  private count = 0;

  add(kind: Spark['kind'], at: number | undefined, more: Partial<Spark> = {}): void {
    const spark = { id: ++this.count, kind, square: squareName(at), text: '', card: -1, way: { x: 0, y: 0 }, ...more };
    this.now = [...this.now, spark];
  }

  done(id: number): void {
    this.now = this.now.filter((spark) => spark.id !== id);
  }

  clear(): void {
    this.now = [];
  }
}
