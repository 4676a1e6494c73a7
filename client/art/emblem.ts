/** The emblems: games on round medallions, factions on shields or on crests of their own shape, gilt on enamel. */
import { CRESTS } from './crests.ts';
import { fitted } from './figure.ts';
import { iconOf } from './icons.ts';
import { written } from './laid.ts';
import { outlines, shapeOf } from './outline.ts';
import { group, linear, path, radial, stop } from './pen.ts';
import { sketched } from './sketch.ts';

interface Emblem {
  icon: string;
  light: string;
  body: string;
  deep: string;
}

/** Three blades side by side; no icon of the set shows three lines so plainly. */
const THREE_BLADES =
  'M256 10l34 60v270h50v34h-50v78l-34 34-34-34v-78h-50v-34h50V70Z' +
  'M100 90l26 46v214h32v28h-32v54l-26 26-26-26v-54H42v-28h32V136ZM412 90l26 46v214h32v28h-32v54l-26 26-26-26v-54h-32v-28h32V136Z';

const GAMES: Readonly<Record<string, Emblem>> = {
  threelines: { icon: '', light: '#6f9bea', body: '#2c55a4', deep: '#0c1838' },
  generals: { icon: 'laurel-crown', light: '#e0a044', body: '#94601a', deep: '#2c1a06' },
  pantheon: { icon: 'greek-temple', light: '#a970e0', body: '#6a36a4', deep: '#1f0b38' },
  cartoverse: { icon: 'polar-star', light: '#3cb892', body: '#14735a', deep: '#052824' },
  ancients: { icon: 'stone-tower', light: '#e0645a', body: '#98292a', deep: '#300a12' },
};

const FACTIONS: Readonly<Record<string, Emblem>> = {
  lyonar: { icon: 'lion', light: '#f2b84a', body: '#b4761a', deep: '#402706' },
  songhai: { icon: 'fox-head', light: '#e85a62', body: '#a62434', deep: '#3c0916' },
  vetruvian: { icon: 'gold-scarab', light: '#3cc4bc', body: '#107a78', deep: '#052c34' },
  abyssian: { icon: 'daemon-skull', light: '#a86ee8', body: '#652eaa', deep: '#1e0a3c' },
  magmar: { icon: 'dinosaur-rex', light: '#86bc50', body: '#467824', deep: '#14280e' },
  vanar: { icon: 'wolf-head', light: '#68b4f4', body: '#276cb4', deep: '#0a2146' },
  neutral: { icon: 'swords-emblem', light: '#aab4cc', body: '#5c6680', deep: '#1f2438' },
};

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
  const figure = emblem.icon ? iconOf(emblem.icon) : outlines(THREE_BLADES);
  const place = fitted(figure, { middle: 64, centre, width, height: width }, 4, false);
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

/** Every emblem by its name. */
export function emblems(): Record<string, string> {
  const games = Object.entries(GAMES).map(([name, emblem]) => [name, draw(emblem, ROUND, ROUND_INNER, 72, 64)]);
  const factions = Object.entries(FACTIONS).map(([name, emblem]) => [name, draw(emblem, SHIELD, SHIELD_INNER, 66, 60)]);
  const crests = Object.entries(CRESTS).map(([name, crest]) => [name, draw(crest, crest.outer, crest.inner, crest.width, crest.centre)]);
  return Object.fromEntries([...games, ...factions, ...crests]);
}
