/** A card's picture: sky, land, what stands behind, the motif, what is in the air. The same card always has the same one. */
import { inTheAir } from './air.ts';
import { auraOf } from './aura.ts';
import { chanceOf, type Chance } from './chance.ts';
import { apart, mix } from './colour.ts';
import { figure, fitted, tones, type Frame } from './figure.ts';
import { inFront } from './front.ts';
import { GROUNDS, type GroundName } from './ground.ts';
import { iconOf } from './icons.ts';
import { written } from './laid.ts';
import { MOODS, type Light } from './moods.ts';
import type { Motif } from './motif.ts';
import { linear, path, radial, shape, stop } from './pen.ts';
import { landIn, type Land } from './places.ts';
import { inTheSky } from './sky.ts';

/** What a picture is of: whose card, of what type, its motif, and the land of its faction, if that has one. */
export interface Subject {
  key: string;
  faction: string;
  type: string;
  motif: Motif;
  land: Land | undefined;
}

const FRAMES: Readonly<Record<string, Frame>> = {
  general: { middle: 200, centre: 152, width: 262, height: 240 },
  spell: { middle: 200, centre: 150, width: 226, height: 206 },
  artifact: { middle: 200, centre: 148, width: 214, height: 200 },
};
const FLOATING: ReadonlySet<string> = new Set(['spell', 'artifact', 'tile']);
const OF_LIGHT: ReadonlySet<string> = new Set(['spell', 'tile']);
const ALL_OF_IT = 'M0 0h400v300H0z';
const STANDING: Frame = { middle: 200, centre: 156, width: 244, height: 220 };

/** The same mood at another hour: its sky leans a little towards the cool light or the warm one. */
function hour(chance: Chance, light: Light): Light {
  const [zenith, middle, horizon] = light.sky;
  const [cool, warm] = [chance.between(0, 0.3), chance.between(0, 0.35)];
  const sky = [mix(zenith, light.rim, cool * 0.4), mix(middle, mix(light.rim, zenith, 0.5), cool), mix(horizon, light.glow, warm)] as const;
  return { ...light, sky };
}

function defs(light: Light, matter: string): string {
  const [zenith, middle, horizon] = light.sky;
  return (
    linear('k', { x2: 0.25, y2: 1 }, stop(0, zenith), stop(0.5, middle), stop(0.85, horizon)) +
    radial('g', {}, stop(0, light.glow, 0.6), stop(0.45, light.glow, 0.22), stop(1, light.glow, 0)) +
    radial('w', { r: 0.62 }, stop(0.45, light.glow, 0.26), stop(1, light.glow, 0.03)) +
    radial('v', { cx: 0.46, cy: 0.44, r: 0.72 }, stop(0.5, '#03030a', 0), stop(1, '#03030a', 0.82)) +
    tones(light, matter)
  );
}

/** The darkest tone of a land in a light. */
const night = (light: Light, land: Land): string => mix(land.deep ? mix(light.deep, land.deep, 0.45) : light.deep, '#05060d', 0.4);

/** Three grounds, one behind the other, darker the nearer they are. */
function grounds(chance: Chance, light: Light, land: Land, near: GroundName): string {
  const haze = mix(light.sky[2], light.sky[1], 0.5);
  const layer = (name: GroundName, top: number, size: number, shade: number): string =>
    path(GROUNDS[name](chance, top, size), { fill: mix(haze, night(light, land), shade) });
  return (
    layer(chance.pick(land.far), chance.between(84, 116), 100, 0.36) +
    layer(near, chance.between(138, 162), 88, 0.68) +
    layer(chance.pick(['swells', 'dunes', 'peaks']), chance.between(236, 248), 28, 0.95)
  );
}

/** What the figure is made of: of two things by lot, the one that stands out from the sky. Some are made of light alone. */
function matterOf(chance: Chance, light: Light, land: Land): string {
  const [one, other] = [chance.pick(land.matter), chance.pick(land.matter)];
  return apart(one || light.body, light.sky[1]) < apart(other || light.body, light.sky[1]) ? other : one;
}

/** What stands behind, large and faint, fading towards its edges. */
function distance(name: string, chance: Chance, flip: boolean): string {
  const icon = iconOf(name);
  const place = fitted(icon, { middle: 200 + chance.between(-34, 34), centre: 128, width: 330, height: 262 }, 1, flip);
  return path(written(icon, place), { fill: 'url(#w)' });
}

export function compose({ key, faction, type, motif, land = landIn(motif.mood) }: Subject): string {
  const chance = chanceOf(`${faction} ${key}`);
  const light = hour(chance, MOODS[motif.mood]);
  const floats = FLOATING.has(type);
  const frame = FRAMES[type] ?? STANDING;
  const near = chance.pick(land.near);
  const lot = OF_LIGHT.has(type) ? '' : matterOf(chance, light, land);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><defs>${defs(light, motif.of ?? lot)}</defs>` +
    path(ALL_OF_IT, { fill: 'url(#k)' }) +
    light.high.map((what) => inTheSky(what, chance, light)).join('') +
    grounds(chance, light, land, near) +
    (motif.behind ? distance(motif.behind, chance, motif.flip !== true && chance.whole(0, 1) === 1) : '') +
    shape('ellipse', { cx: 200, cy: 150, rx: 190, ry: 150, fill: 'url(#g)' }) +
    auraOf(type, chance, light) +
    figure(motif.icon, frame, motif.flip === true, light, !floats) +
    (floats ? '' : inFront(chance, near, night(light, land), light.glow)) +
    inTheAir(light.air, chance, light) +
    `${path(ALL_OF_IT, { fill: 'url(#v)' })}</svg>`
  );
}
