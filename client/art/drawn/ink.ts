/** Drawing in ink: what a part of a picture is made of. A mark is written out by a pen, which knows the colours of the picture. */
import type { Pen } from './pen.ts';

/** A name of a colour (a role such as `skin`, one of `colours.ts`) or a written one; `skin/dark` is the same in another light. */
export type Paint = string;
export type Mark = (pen: Pen) => string;
/** What a part has to say: its marks, from the farthest to the nearest. */
export type Marks = readonly Mark[];

/**
 * dark   planes that the light does not reach, cut off at the outline
 * deep   planes in the darkest tone
 * light  planes that the light falls on
 * over   marks drawn upon it and cut off at its outline
 * ink    the width of its outline; none for 0
 * rim    the width of the coloured light along its far edge; none for 0
 */
export interface Planes {
  dark?: readonly string[];
  deep?: readonly string[];
  light?: readonly string[];
  over?: Marks;
  ink?: number;
  rim?: number;
}

/** Larger than any picture: what lies outside a shape is the rest of this. */
const ALL = 'M-600-600H900V900H-900Z';

/** Light from the far side: what is inside of the shape and outside of the same shape moved towards the near one. */
const rimOf = (d: string, width: number, pen: Pen): string =>
  `<path d="${ALL}${d}" transform="translate(${-width} ${+(width / 4).toFixed(1)})" fill="${pen.colour('rim')}" fill-rule="evenodd"/>`;

const planesOf = (all: readonly string[] | undefined, fill: string): string => (all?.length ? `<path d="${all.join('')}" fill="${fill}"/>` : '');

/** A body with an outline that is heavier below and to the right, flat planes of light and shade, and a rim of light. */
export function shape(d: string, paint: Paint, { dark, deep, light, over = [], ink = 3, rim = 3.4 }: Planes = {}): Mark {
  return (pen) => {
    const id = pen.define((name) => `<path id="${name}" d="${d}"/><clipPath id="c${name}"><use href="#${name}"/></clipPath>`);
    const black = pen.colour('ink');
    const inside = planesOf(light, pen.colour(`${paint}/light`)) + planesOf(dark, pen.colour(`${paint}/dark`)) + planesOf(deep, pen.colour(`${paint}/deep`));
    const rest = inside + over.map((mark) => mark(pen)).join('') + (rim ? rimOf(d, rim, pen) : '');
    return (
      (ink ? `<g stroke="${black}" stroke-width="${ink}" fill="${black}"><use href="#${id}"/><use href="#${id}" x="${ink / 2}" y="${ink / 2}"/></g>` : '') +
      `<use href="#${id}" fill="${pen.colour(paint)}"/>` +
      (rest ? `<g clip-path="url(#c${id})">${rest}</g>` : '')
    );
  };
}

/** A flat plane without an outline. */
export const plane = (d: string, paint: Paint, opacity = 1): Mark => (pen) =>
  `<path d="${d}" fill="${pen.colour(paint)}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** A plane with a thin outline, for small things that need no shading. */
export const patch = (d: string, paint: Paint, ink = 2): Mark => (pen) =>
  `<path d="${d}" fill="${pen.colour(paint)}" stroke="${pen.colour('ink')}" stroke-width="${ink}"/>`;

export const line = (d: string, width = 2, paint: Paint = 'ink', opacity = 1): Mark => (pen) =>
  `<path d="${d}" fill="none" stroke="${pen.colour(paint)}" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** A cord or a rod: a line with an outline of ink. */
export const cord = (d: string, width: number, paint: Paint): Mark => (pen) => line(d, width + 3.6)(pen) + line(d, width, paint)(pen);

export const disc = (x: number, y: number, r: number, paint: Paint, ink = 2): Mark => (pen) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${pen.colour(paint)}"${ink ? ` stroke="${pen.colour('ink')}" stroke-width="${ink}"` : ''}/>`;

/** A ring of light around something. */
export const ring = (x: number, y: number, r: number, width: number, paint: Paint, opacity = 1): Mark => (pen) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${pen.colour(paint)}" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** A light that fades: the only soft thing in a picture. */
export const glow = (x: number, y: number, r: number, paint: Paint, strength = 0.8): Mark => (pen) => {
  const colour = pen.colour(paint);
  const stops = `<stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/>`;
  const id = pen.define((name) => `<radialGradient id="${name}">${stops}</radialGradient>`);
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`;
};

/** Marks moved, turned and scaled together. */
export const placed = (x: number, y: number, marks: Marks, turn = 0, scale = 1, flat = scale): Mark => (pen) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale !== 1 || flat !== 1 ? ` scale(${scale}${flat === scale ? '' : ` ${flat}`})` : ''}">${marks.map((mark) => mark(pen)).join('')}</g>`;

/** Marks with some of their roles in other colours. */
export const painted = (roles: Readonly<Record<string, Paint>>, marks: Marks): Mark => (pen) => {
  const other = pen.with(roles);
  return marks.map((mark) => mark(other)).join('');
};

