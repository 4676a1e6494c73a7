/** A picture from a line of traits: the sky, what lies behind, the subject, what is in the air, and the dark around it all. */
import { chanceOf } from '../chance.ts';
import { mix } from '../colour.ts';
import { PALETTES } from './palettes.ts';
import { Pen } from './pen.ts';
import { figureOf, rolesOf } from './figure.ts';
import { closeUp, unmarked } from './focus.ts';
import { SCENES } from './scenes.ts';
import { SKIES } from './lights.ts';
import type { Traits } from './traits.ts';
import { happens, rolesOfTableau, tableauOf } from './whole/tableau.ts';
import type { Mark } from './ink.ts';
import type { Roles } from './pen.ts';

const ALL_OF_IT = 'M0 0H400V300H0Z';

const STROKES = 'stroke-linejoin="round" stroke-linecap="round"';

/** An address that ends in #far or #near shows only this plane of a picture, one that ends in #close the subject from near. */
const PLANES = '#far:target~#near,:has(#near:target)>#far{display:none}';

const mirror = ({ turn }: Traits): string => (turn ? ' transform="matrix(-1 0 0 1 400 0)"' : '');

/** Motes in the light, where chance puts them for this card. */
function motes(key: string, colour: string): string {
  const chance = chanceOf(key);
  const sizes = [0.8, 1.2, 2];
  const mote = (): string => `M${chance.whole(4, 396)} ${chance.whole(4, 290)}h.1`;
  return sizes.map((size, i) => `<path d="${Array.from({ length: 14 - 4 * i }, mote).join('')}" stroke="${colour}" stroke-width="${size * 2}" opacity="${0.5 + 0.15 * i}"/>`).join('');
}

function subjectOf(traits: Traits): [Roles, Mark] {
  return 'shows' in traits ? [rolesOfTableau(traits), tableauOf(traits)] : [rolesOf(traits), figureOf(traits)];
}

export function drawn(key: string, traits: Traits): string {
  const { sky, rim, ambient, ink } = PALETTES[traits.light];
  const [dark, planes, disc, light] = sky;
  const [roles, mark] = subjectOf(traits);
  const pen = new Pen({
    ink, rim, ambient, 'sky dark': dark, disc, 'sky light': light, far: mix(planes, disc, 0.24), mid: planes, near: mix(planes, ink, 0.5), ...roles,
  }, { sky: chanceOf(`the sky of ${key}`).whole(0, SKIES - 1) });
  const behind = SCENES[traits.scene].map((plane) => plane(pen)).join('');
  const subject = mark(pen);
  const gradient = (name: string, look: string, ...stops: readonly (readonly [number, string, number])[]): string =>
    `<${name} ${look}>${stops.map(([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`).join('')}</${name}>`;
  const definitions =
    gradient('linearGradient', 'id="s" x2="0" y2="1"', [0, dark, 1], [0.95, mix(planes, disc, 0.3), 1]) +
    gradient('radialGradient', 'id="v" cx=".49" cy=".44" r=".74"', [0.5, ink, 0], [1, ink, 0.72]) +
    gradient('linearGradient', 'id="f" x2="0" y2="1"', [0.68, ink, 0], [1, ink, 0.5]);
  const [left, top, side] = traits.close ?? closeUp(`<g${mirror(traits)}>${subject}</g>`, 'shows' in traits && happens(traits));
  const vignette = `<path d="${ALL_OF_IT}" fill="url(#v)"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><style>${PLANES}</style><view id="close" viewBox="${left} ${top} ${side} ${side}"/><defs>${definitions}${pen.definitions}</defs>` +
    `<g id="far"><path d="${ALL_OF_IT}" fill="url(#s)"/><g ${STROKES}${mirror(traits)}>${behind}${vignette}${motes(key, light)}</g></g>` +
    `<g id="near"><g ${STROKES}${mirror(traits)}>${unmarked(subject)}</g><path d="${ALL_OF_IT}" fill="url(#f)"/></g></svg>`
  );
}
