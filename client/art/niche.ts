/** The niche a hero stands in, gilt and arched as the hero's faction builds, and the two signs hung at its feet. */
import { mix } from './colour.ts';
import { fitted } from './figure.ts';
import { iconOf } from './icons.ts';
import { written } from './laid.ts';
import type { Light } from './moods.ts';
import { circle, dot, group, lozenge, many, n, path, shape } from './pen.ts';

/** The line of an arch, what stands out along it, and the enamel of its field. */
interface Arch {
  line: string;
  crest: string;
  enamel: string;
}

/** A spike that stands on an arch at a point, `long` in the direction of an angle. */
function spike(x: number, y: number, angle: number, long: number, half: number): string {
  const [out, along] = [
    [Math.cos(angle), Math.sin(angle)],
    [-Math.sin(angle) * half, Math.cos(angle) * half],
  ] as const;
  const [tipX, tipY] = [n(x + out[0] * long), n(y + out[1] * long)];
  return `M${n(x - along[0])} ${n(y - along[1])}L${tipX} ${tipY} ${n(x + along[0])} ${n(y + along[1])}z`;
}

/** A thorn on the pointed arch, a share of the way up, on the left (-1) or the right (1); it leans upwards. */
function thorn(share: number, side: number): string {
  const [start, middle, end] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
  const [x, y] = [100 * start + 96 * middle, 132 * start + 52 * middle + 14 * end];
  return spike(200 + side * x, y, -Math.PI / 2 + side * (1.05 - 0.75 * share), 27, 7);
}

/** A ray on the round arch, every other one longer. */
function ray(i: number): string {
  const angle = -Math.PI * ((i + 0.5) / 15);
  return spike(200 + 102 * Math.cos(angle), 128 + 102 * Math.sin(angle), angle, i % 2 ? 34 : 20, 6);
}

/** A flare on the arch of the sun, the middle one longest. */
function flare(i: number): string {
  const angle = -Math.PI * ((i + 0.5) / 11);
  return spike(200 + 88 * Math.cos(angle), 114 + 88 * Math.sin(angle), angle, 30 - 2 * Math.abs(i - 5), 9);
}

/** Leaves along a shoulder of the arch, on the left (-1) or the right (1). */
function leaves(side: number): string {
  const leaf = ([x, y, turn]: readonly [number, number, number]): string => {
    const [tipX, tipY] = [side * turn, turn - 34];
    return `M${200 + side * x} ${y}q${n(tipX * 0.2)} ${n(tipY * 0.9)} ${n(tipX)} ${tipY}q${n(-tipX * 0.1)} ${n(-tipY * 0.7)} ${n(-tipX)} ${-tipY}z`;
  };
  return LEAVES.map(leaf).join('');
}

/** How far from the middle each stands, how high, and how far it leans. */
const LEAVES = [[102, 128, 26], [84, 84, 22], [58, 62, 16], [30, 44, 12], [8, 18, 6]] as const;

/** A moon of two horns on the top and on both shoulders. */
const CRESCENTS = [[200, 14], [112, 112], [288, 112]].map(([x, y]) => `M${x! - 15} ${y! - 22}a18 18 0 1 0 30 0a15 15 0 1 1-30 0z`).join('');

const FLAMES = [[128, 58], [166, 32], [200, 12], [234, 32], [272, 58]].map(([x, y]) => `M${x! - 9} ${y}q-6-16 6-30q0 10 5 13q2-8-1-15q16 14 8 32z`).join('');

const [LEFT, RIGHT] = [106, 294];

const merlon = (x: number, y: number): string => `M${x - 9} ${y}v-16h18v16z`;

const SHARES = [0.1, 0.28, 0.46, 0.64, 0.82];
const ARCHES: Readonly<Record<string, Arch>> = {
  demon: {
    line: 'M100 300V132Q104 52 200 14Q296 52 300 132V300',
    crest: SHARES.map((share) => thorn(share, -1) + thorn(share, 1)).join(''),
    enamel: '#3a0a24',
  },
  god: { line: 'M100 300V128A100 100 0 0 1 300 128V300', crest: many(15, ray), enamel: '#1c3a7c' },
  human: {
    line: 'M100 300V74H134V48H168V26H232V48H266V74H300V300',
    crest: [[109, 69], [151, 43], [184, 21], [216, 21], [249, 43], [291, 69]].map(([x, y]) => merlon(x!, y!)).join(''),
    enamel: '#163c30',
  },
  solar: { line: 'M100 300V150H112V118Q112 26 200 26Q288 26 288 118V150H300V300', crest: many(11, flare), enamel: '#5a3c10' },
  verdant: { line: 'M100 300V156Q90 84 142 62Q176 48 200 10Q224 48 258 62Q310 84 300 156V300', crest: [-1, 1].map(leaves).join(''), enamel: '#14401c' },
  umbral: { line: 'M100 300V120Q136 112 146 76Q156 34 200 14Q244 34 254 76Q264 112 300 120V300', crest: CRESCENTS, enamel: '#22124c' },
  ember: { line: 'M100 300V112L128 60L166 34L200 10L234 34L272 60L300 112V300', crest: FLAMES, enamel: '#4c120c' },
};

/** The arch behind a hero: its field of enamel, then two gilt lines with a lozenge at the height of the capitals. */
export function nicheOf(faction: string, { sky, glow }: Light): string {
  const arch = ARCHES[faction];
  if (!arch) return '';
  const line = (look: Readonly<Record<string, string | number>>): string => shape('use', { href: '#a', ...look });
  const studs = lozenge(100, 170, 8) + lozenge(300, 170, 8);
  return (
    path(arch.crest, { fill: '#c79a4c', stroke: '#2a1c08', 'stroke-width': 1.5, opacity: 0.9 }) +
    `<defs>${path(arch.line, { id: 'a' })}</defs>` +
    line({ fill: mix(arch.enamel, sky[1], 0.3), 'fill-opacity': 0.62 }) +
    line({ fill: 'url(#g)' }) +
    group(
      { fill: 'none', 'stroke-linejoin': 'round' },
      line({ stroke: '#1a1206', 'stroke-width': 10 }),
      line({ stroke: '#d9b56a', 'stroke-width': 6 }),
      line({ stroke: '#fff0c4', 'stroke-width': 1.6, x: -1.6, y: -1.6 }),
      line({ stroke: mix(glow, '#d9b56a', 0.5), 'stroke-opacity': 0.7, transform: 'matrix(.91 0 0 .91 18 14)' }),
    ) +
    path(studs, { fill: '#f6e2ac', stroke: '#3a2a0c', 'stroke-width': 2 })
  );
}

/** A gilt medallion with a small gilt icon on dark enamel. */
function medallion(name: string, x: number, faction: string): string {
  const icon = iconOf(name);
  const place = fitted(icon, { middle: x, centre: 252, width: 36, height: 36 }, 2, false);
  const enamel = mix(ARCHES[faction]?.enamel ?? '#1a1c30', '#05060d', 0.35);
  return (
    circle(x, 252, 29, { fill: '#c79a4c', stroke: '#0a0810', 'stroke-width': 2.5 }) +
    circle(x, 252, 25, { fill: enamel, stroke: '#2a1c08', 'stroke-width': 2 }) +
    path(written(icon, place), { fill: '#f6dfa2', transform: 'scale(.5)' })
  );
}

/** What a hero is known by, left and right at the foot of the niche. */
export function signsOf([left, right]: readonly [string, string], faction: string): string {
  const nails = [LEFT, RIGHT].map((x) => dot(x, 219, 2.6)).join('');
  return medallion(left, LEFT, faction) + medallion(right, RIGHT, faction) + path(nails, { fill: '#f6e2ac', stroke: '#2a1c08' });
}
