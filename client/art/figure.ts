/** The motif itself, in three tones: lit from the upper left, rimmed from the lower right, its gaps in shadow. */
import { mix } from './colour.ts';
import { iconOf } from './icons.ts';
import type { Light } from './moods.ts';
import { written, type Place } from './laid.ts';
import { boxOf, shapeOf, type Outline } from './outline.ts';
import { group, linear, n, path, shape, stop } from './pen.ts';
import { sketched } from './sketch.ts';

export interface Frame {
  middle: number;
  centre: number;
  width: number;
  height: number;
}

/** Where an icon lies so that it fills a frame as far as it can, in units of `unit` to the picture's one. */
export function fitted(icon: readonly Outline[], frame: Frame, unit: number, flip: boolean): Place & { foot: number; wide: number } {
  const box = boxOf(icon);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const scale = Math.min(frame.width / width, frame.height / height);
  const [midX, midY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return {
    scale: scale * unit,
    x: (frame.middle + (flip ? midX : -midX) * scale) * unit,
    y: (frame.centre - midY * scale) * unit,
    flip,
    foot: frame.centre + (height * scale) / 2,
    wide: width * scale,
  };
}

/** Engraver's lines: the dashes of one very broad stroke, fading towards the light. */
const HATCHING = path('M0 100 800 500', { stroke: 'url(#h)', 'stroke-width': 900, 'stroke-dasharray': '3 8' });

/** The gradients a figure is filled with. */
export function tones({ light, body, deep, rim }: Light, matter: string): string {
  const own = matter ? mix(matter, body, 0.2) : body;
  const dark = mix(mix(deep, own, 0.12), '#05060d', 0.3);
  const last = mix(mix(own, rim, 0.25), deep, 0.55);
  return (
    linear('f', { x1: 0.1, y1: 0, x2: 0.75, y2: 1 }, stop(0, light), stop(0.3, mix(light, own, 0.55)), stop(0.6, own), stop(1, last)) +
    linear('d', { x2: 0.4, y2: 1 }, stop(0, mix(dark, deep, 0.5)), stop(1, dark)) +
    linear('h', { gradientUnits: 'userSpaceOnUse', x1: 350, y1: 230, x2: 590, y2: 560 }, stop(0, dark, 0), stop(1, dark, 0.45)) +
    `<filter id="b" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="16"/></filter>`
  );
}

const use = (what: 's' | 'm', look: Readonly<Record<string, string | number>>): string => shape('use', { href: `#${what}`, ...look });

/** Glow, contour, the two rims, the body, and on the body the bevels of both lights. */
function layers({ glow, light, rim, deep }: Light): string {
  return (
    use('s', { fill: glow, stroke: glow, 'stroke-width': 14, filter: 'url(#b)', opacity: 0.7 }) +
    use('s', { fill: 'url(#d)', stroke: '#07060f', 'stroke-width': 13, 'stroke-linejoin': 'bevel' }) +
    use('m', { x: 5, y: 5, fill: rim }) +
    use('m', { x: -4, y: -4, fill: light }) +
    use('m', { fill: 'url(#f)' }) +
    group(
      { 'clip-path': 'url(#c)', fill: 'none' },
      use('m', { x: -9, y: -9, stroke: mix(deep, '#05060d', 0.3), 'stroke-width': 20, opacity: 0.34 }),
      use('m', { x: 7, y: 7, stroke: light, 'stroke-width': 12, opacity: 0.5 }),
      HATCHING,
    )
  );
}

/** The figure, drawn at twice the picture's scale in whole numbers. */
export function figure(name: string, frame: Frame, flip: boolean, light: Light, stands: boolean): string {
  const icon = iconOf(name);
  const place = fitted(icon, frame, 2, flip);
  const shadow = { cx: frame.middle, cy: n(place.foot + 2), rx: n(place.wide * 0.52), ry: 11, fill: '#04040a', opacity: 0.6 };
  const outer = path(sketched(shapeOf(icon), place, 3), { id: 's' });
  const whole = path(written(icon, place), { id: 'm' });
  return (
    `<defs>${outer}${whole}<clipPath id="c"><use href="#m"/></clipPath></defs>` +
    (stands ? shape('ellipse', shadow) : '') +
    group({ transform: 'scale(.5)' }, layers(light))
  );
}
