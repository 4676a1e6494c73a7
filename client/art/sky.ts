/** What stands in the sky of a picture; the light comes from the upper left. */
import type { Chance } from './chance.ts';
import type { High, Light } from './moods.ts';
import { around, circle, group, many, n, path } from './pen.ts';

type Drawn = (chance: Chance, light: Light) => string;

/** The place and size of a disc in the upper left. */
function disc(chance: Chance): [number, number, number] {
  return [n(chance.between(64, 150)), n(chance.between(54, 104)), n(chance.between(25, 42))];
}

const sun: Drawn = (chance, { glow, light }) => {
  const [x, y, r] = disc(chance);
  return (
    circle(x, y, r * 2, { fill: glow, opacity: 0.16 }) +
    circle(x, y, n(r * 1.4), { fill: glow, opacity: 0.25 }) +
    circle(x, y, r, { fill: light, opacity: 0.85 })
  );
};

const moon: Drawn = (chance, { glow, light }) => {
  const [x, y, r] = disc(chance);
  const halo = circle(x, y, n(r * 1.9), { fill: glow, opacity: 0.14 });
  if (chance.whole(0, 1)) return halo + circle(x, y, r, { fill: light, opacity: 0.7 });
  const inner = n(r * 0.85);
  return halo + path(`M${x} ${y - r}a${r} ${r} 0 1 0 ${r} ${r}a${inner} ${inner} 0 0 1-${r}-${r}z`, { fill: light, opacity: 0.75 });
};

const eclipse: Drawn = (chance, { glow, sky }) => {
  const [x, y, r] = disc(chance);
  const ring = { fill: sky[0], stroke: glow, 'stroke-width': 3, 'stroke-opacity': 0.85 };
  return circle(x, y, n(r * 1.8), { fill: glow, opacity: 0.16 }) + circle(x, y, r, ring);
};

/** Beams from behind the motif, of unequal width. */
const rays: Drawn = (chance, { glow }) => {
  const count = chance.whole(9, 14);
  const turn = chance.between(0, 1);
  const beam = (i: number): string => {
    const [angle, half] = [((i + turn) / count) * 2 * Math.PI, chance.between(0.04, 0.12)];
    return `M200 150L${around(angle - half, 300)}L${around(angle + half, 300)}z`;
  };
  return path(many(count, beam), { fill: glow, opacity: 0.13 });
};

/** Light falling in from the upper left. */
const shafts: Drawn = (chance, { glow }) => {
  const shaft = (): string => {
    const [x, width] = [chance.between(-60, 240), chance.between(16, 46)];
    return `M${n(x)}-5h${n(width)}L${n(x + width * 2 + 120)} 305h-${n(width * 2.4)}z`;
  };
  return path(many(chance.whole(3, 4), shaft), { fill: glow, opacity: 0.13 });
};

const stars: Drawn = (chance, { light }) => {
  const [x, y] = [n(chance.between(70, 130)), n(chance.between(45, 80))];
  const far = many(24, () => `M${n(chance.between(5, 395))} ${n(chance.between(5, 190))}h${chance.pick(['.1', '.6', '1'])}`);
  return (
    path(far, { stroke: light, 'stroke-width': 2, 'stroke-linecap': 'round', opacity: 0.7 }) +
    path(`M${x} ${y - 22}l3 19 19 3-19 3-3 19-3-19-19-3 19-3z`, { fill: light, opacity: 0.9 })
  );
};

/** A circle of signs, drawn with broken lines, and a star in it. */
const runes: Drawn = (chance, { glow }) => {
  const r = n(chance.between(104, 124));
  const signs = `${chance.whole(3, 9)} ${chance.whole(5, 9)} ${chance.whole(12, 26)} ${chance.whole(4, 8)}`;
  const [corners, turn] = [chance.pick([3, 4, 5, 6]), chance.between(0, 6)];
  const skip = corners > 4 ? 2 : 1;
  const star = many(corners, (i) => `${i ? 'L' : 'M'}${around(((i * skip) / corners) * 2 * Math.PI + turn, r - 14)}`);
  return group(
    { fill: 'none', stroke: glow, opacity: 0.5 },
    circle(200, 150, r, { 'stroke-width': 1.6 }),
    circle(200, 150, r - 8, { 'stroke-width': 7, 'stroke-dasharray': signs }),
    path(`${star}z`, { 'stroke-width': 1.3 }),
  );
};

const bolt: Drawn = (chance, { light }) => {
  const one = (): string => {
    let x = chance.between(40, 360);
    let line = `M${n(x)}-5`;
    for (let y = 30; y < chance.between(150, 210); y += chance.between(22, 40)) line += `L${n((x += chance.between(-30, 28)))} ${n(y)}`;
    return line;
  };
  const lines = many(2, one);
  return group(
    { fill: 'none', stroke: light, 'stroke-linejoin': 'round' },
    path(lines, { 'stroke-width': 7, opacity: 0.18 }),
    path(lines, { 'stroke-width': 2.2, opacity: 0.95 }),
  );
};

const aurora: Drawn = (chance, { glow, rim }) => {
  const band = (colour: string, y: number): string => {
    const [a, b, c] = [n(y + chance.between(-30, 30)), n(y + chance.between(-45, 45)), n(y + chance.between(-30, 30))];
    const curtain = `M-5 ${a}Q90 ${b} 200 ${c}T405 ${a}v-50Q300 ${c - 70} 200 ${c - 60}T-5 ${a - 55}z`;
    return path(curtain, { fill: colour, opacity: 0.2 });
  };
  return band(glow, chance.between(80, 120)) + band(rim, chance.between(60, 140));
};

/** A bank of cloud about a height. */
const bank = (chance: Chance, y: number, drop: number): string =>
  many(8, (i) => {
    const [x, high] = [n(i * 62 - 80 + chance.between(-18, 18)), n(chance.between(14, 26))];
    return `M${x} ${n(y + chance.between(-12, drop))}a50 ${high} 0 1 0 100 0a50 ${high} 0 1 0-100 0`;
  });

const smoke: Drawn = (chance, { sky }) => path(bank(chance, 28, 34), { fill: sky[0], opacity: 0.45 });

const mist: Drawn = (chance, { glow }) => path(bank(chance, 190, 40), { fill: glow, opacity: 0.09 });

const lanterns: Drawn = (chance, { glow, light }) =>
  many(5, () => {
    const [x, y, r] = [n(chance.between(20, 380)), n(chance.between(20, 130)), n(chance.between(7, 14))];
    const [half, width] = [n(r * 0.6), n(r * 1.2)];
    const body = `M${x}-5V${y - r}m-${half} 0h${width}q${half} ${r} 0 ${r * 2}h-${width}q-${half}-${r} 0-${r * 2}z`;
    return circle(x, y, r * 2, { fill: glow, opacity: 0.18 }) + path(body, { fill: light, stroke: '#2a0a10', opacity: 0.8 });
  });

const gears: Drawn = (chance, { glow }) => {
  const gear = (): string => {
    const [x, y, r] = [n(chance.between(20, 380)), n(chance.between(10, 170)), n(chance.between(26, 62))];
    const teeth = `${(r * 0.32).toFixed(1)} ${(r * 0.308).toFixed(1)}`;
    return (
      circle(x, y, r, { 'stroke-width': n(r * 0.3) }) +
      circle(x, y, n(r * 1.18), { 'stroke-width': n(r * 0.2), 'stroke-dasharray': teeth })
    );
  };
  return group({ fill: 'none', stroke: glow, opacity: 0.13 }, many(3, gear));
};

const ALL: Readonly<Record<High, Drawn>> = { sun, moon, eclipse, rays, shafts, stars, runes, bolt, aurora, smoke, mist, lanterns, gears };

export const inTheSky = (what: High, chance: Chance, light: Light): string => ALL[what](chance, light);
