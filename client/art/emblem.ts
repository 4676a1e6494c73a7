/** The emblems: games on round medallions, factions on shields or on crests of their own shape, gilt on enamel. */
import { fitted } from './frame.ts';
import { iconOf } from './icons.ts';
import { written } from './laid.ts';
import { outlines, shapeOf } from './outline.ts';
import { group, linear, path, radial, stop } from './pen.ts';
import { sketched } from './sketch.ts';

/** Its icon or outline, and its enamel. */
export interface Emblem {
  icon?: string;
  outline?: string;
  light: string;
  body: string;
  deep: string;
}

/** An emblem of a shape of its own: the lines of its rim and its field, and how large and high its figure stands. */
export interface Crest extends Emblem {
  outer: string;
  inner: string;
  width: number;
  centre: number;
}

const ROUND = 'M64 4A60 60 0 1 1 64 124 60 60 0 1 1 64 4Z';
const ROUND_INNER = 'M64 13A51 51 0 1 1 64 115 51 51 0 1 1 64 13Z';
const SHIELD = 'M64 3 118 15C121 66 104 104 64 125 24 104 7 66 10 15Z';
const SHIELD_INNER = 'M64 12 109 22C111 65 97 97 64 115 31 97 17 65 19 22Z';

const GILDING = [[0, '#fff3cc'], [0.3, '#d9b56a'], [0.55, '#8a6a2f'], [0.8, '#e2c078'], [1, '#5a4318']] as const;

/** The gilt of the rim, the enamel of the field, the gold of the figure. */
function metals({ light, body, deep }: Emblem): string {
  return (
    linear('r', { x2: 1, y2: 1 }, ...GILDING.map(([at, colour]) => stop(at, colour))) +
    radial('e', { cx: 0.34, cy: 0.26, r: 0.95 }, stop(0, light), stop(0.45, body), stop(1, deep)) +
    linear('f', { x2: 0.6, y2: 1 }, stop(0, '#fffbe8'), stop(0.45, '#f2d58e'), stop(1, '#b5873a'))
  );
}

function draw(emblem: Emblem, outer: string, inner: string, width: number, centre: number): string {
  const figure = emblem.outline ? outlines(emblem.outline) : iconOf(emblem.icon!);
  const place = fitted(figure, { middle: 64, centre, width, height: width }, 4);
  const whole = written(figure, place);
  const shade = { fill: emblem.deep, stroke: emblem.deep, 'stroke-width': 16, 'stroke-linejoin': 'round', opacity: 0.85 };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><defs>${metals(emblem)}</defs>` +
    path(outer, { fill: 'url(#r)', stroke: '#0a0810', 'stroke-width': 3 }) +
    path(inner, { fill: 'url(#e)', stroke: '#1a1206', 'stroke-width': 2.5 }) +
    path(inner, { fill: 'none', stroke: '#f6e2ac', 'stroke-opacity': 0.45, transform: 'matrix(.93 0 0 .93 4.5 4.5)' }) +
    group(
      { transform: 'scale(.25)' },
      path(sketched(shapeOf(figure), place, 2), shade),
      path(whole, { fill: '#2a1a06', transform: 'translate(5 6)' }),
      path(whole, { fill: 'url(#f)' }),
    ) +
    '</svg>'
  );
}

/** The emblem of a game. */
export const medallion = (emblem: Emblem): string => draw(emblem, ROUND, ROUND_INNER, 72, 64);

/** The emblem of a faction. */
export function badge(emblem: Emblem | Crest): string {
  return 'outer' in emblem ? draw(emblem, emblem.outer, emblem.inner, emblem.width, emblem.centre) : draw(emblem, SHIELD, SHIELD_INNER, 66, 60);
}
