/** What drifts through the air of a picture, in front of the motif and around it. */
import type { Chance } from './chance.ts';
import type { Air, Light } from './moods.ts';
import { dot, n, path } from './pen.ts';

/** Small shapes strewn over the picture; few of them over its middle, where the motif is. */
function strewn(chance: Chance, count: number, one: (x: number, y: number) => string): string {
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const angle = chance.between(0, 2 * Math.PI);
    const far = chance.between(0.55, 1.15);
    drawn += one(n(200 + 190 * far * Math.cos(angle)), n(150 + 140 * far * Math.sin(angle)));
  }
  return drawn;
}

type Drawn = (chance: Chance, light: Light) => string;

const specks = (chance: Chance, count: number, most: number): string =>
  strewn(chance, count, (x, y) => dot(x, y, Number(chance.between(0.8, most).toFixed(1))));

const snow: Drawn = (chance, { light }) => path(specks(chance, 26, 3.4), { fill: light, opacity: 0.85 });

const dust: Drawn = (chance, { light }) => path(specks(chance, 20, 2.2), { fill: light, opacity: 0.7 });

const bubbles: Drawn = (chance, { light, glow }) =>
  path(specks(chance, 14, 7), { fill: glow, 'fill-opacity': 0.22, stroke: light, 'stroke-opacity': 0.7 });

const embers: Drawn = (chance, { glow }) => {
  const ember = (x: number, y: number): string =>
    `M${x} ${y}l${chance.whole(1, 4)}-${chance.whole(4, 9)} ${chance.whole(1, 3)} ${chance.whole(3, 7)}z`;
  return path(strewn(chance, 20, ember), { fill: glow, opacity: 0.9 });
};

/** A small leaf: out in one bow, back in another. */
function leaf(chance: Chance, x: number, y: number, rise: number): string {
  const [wide, bow] = [chance.whole(9, 14), chance.whole(4, 10)];
  return `M${x} ${y}q${chance.whole(1, 6)}-${bow} ${wide}-${rise}q-${chance.whole(1, 5)} ${bow}-${wide} ${rise}`;
}

const petals: Drawn = (chance, { light }) =>
  path(strewn(chance, 13, (x, y) => leaf(chance, x, y, chance.whole(0, 4))), { fill: light, opacity: 0.75 });

const leaves: Drawn = (chance, { body }) =>
  path(strewn(chance, 13, (x, y) => leaf(chance, x, y, chance.whole(7, 12))), { fill: body, opacity: 0.8 });

const sparks: Drawn = (chance, { light }) => {
  const spark = (x: number, y: number): string => {
    const r = chance.whole(3, 8);
    const long = r - 1;
    return `M${x} ${y - r}l1 ${long} ${long} 1-${long} 1-1 ${long}-1-${long}-${long}-1 ${long}-1z`;
  };
  return path(strewn(chance, 13, spark), { fill: light, opacity: 0.85 });
};

const rain: Drawn = (chance, { light }) => {
  const drop = (x: number, y: number): string => `M${x} ${y}l-${chance.whole(5, 9)} ${chance.whole(16, 28)}`;
  return path(strewn(chance, 26, drop), { stroke: light, 'stroke-width': 1.2, opacity: 0.4 });
};

const wisps: Drawn = (chance, { glow }) => {
  const wisp = (x: number, y: number): string => {
    const first = `q${chance.whole(8, 20)}-${chance.whole(8, 18)} ${chance.whole(22, 34)}-${chance.whole(0, 6)}`;
    return `M${x} ${y}${first}t${chance.whole(14, 26)}-${chance.whole(4, 16)}`;
  };
  return path(strewn(chance, 9, wisp), { fill: 'none', stroke: glow, 'stroke-width': 3, 'stroke-linecap': 'round', opacity: 0.35 });
};

const ALL: Readonly<Record<Air, Drawn>> = { snow, dust, bubbles, embers, petals, leaves, sparks, rain, wisps };

export const inTheAir = (what: Air, chance: Chance, light: Light): string => ALL[what](chance, light);
