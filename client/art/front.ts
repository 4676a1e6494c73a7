/** What grows into a picture from its lower corners, dark and near, so that the motif stands behind something. */
import type { Chance } from './chance.ts';
import type { GroundName } from './ground.ts';
import { n, path } from './pen.ts';

/** One shape with its foot at x, leaning over by `lean`, `high` above the lower edge. */
type Growth = (chance: Chance, x: number, lean: number, high: number) => string;

/** A point beside the foot, at a share of the height. */
const point = (x: number, high: number): string => `${n(x)} ${n(300 - high)}`;

const blade: Growth = (chance, x, lean, high) => {
  const width = chance.between(5, 9);
  return `M${point(x - width, -5)}Q${point(x, high * 0.6)} ${point(x + lean, high)}Q${point(x + width, high * 0.5)} ${point(x + width, -5)}z`;
};

const shard: Growth = (chance, x, lean, high) => {
  const width = chance.between(10, 18);
  const tip = [point(x - width * 0.6 + lean, high * 0.75), point(x + lean, high), point(x + width * 0.5 + lean, high * 0.6)];
  return `M${point(x - width, -5)}L${tip.join(' ')} ${point(x + width, -5)}z`;
};

const rock: Growth = (chance, x, lean, high) => {
  const width = chance.between(26, 44);
  const top = [point(x - width * 0.7, high * 0.4), point(x - width * 0.2 + lean * 0.2, high * 0.62), point(x + width * 0.4, high * 0.42)];
  return `M${point(x - width, -5)}L${top.join(' ')} ${point(x + width, -5)}z`;
};

const GROWTHS: Readonly<Partial<Record<GroundName, Growth>>> = {
  crystals: shard, peaks: rock, spires: rock, columns: rock, obelisks: rock, volcano: rock,
};

/** Some of it at the left and at the right, lower the nearer to the middle. */
export function inFront(chance: Chance, ground: GroundName, colour: string, edge: string): string {
  const growth = GROWTHS[ground] ?? blade;
  const count = growth === rock ? 2 : growth === shard ? 4 : 7;
  let drawn = '';
  for (const side of [-1, 1]) {
    for (let i = 0; i < count; i++) {
      const out = chance.between(0.35, 1);
      drawn += growth(chance, 200 + side * (110 + 95 * out), -side * chance.between(-8, 26), (28 + 62 * out) * chance.between(0.6, 1));
    }
  }
  return path(drawn, { fill: colour, stroke: edge, 'stroke-opacity': 0.35 });
}
