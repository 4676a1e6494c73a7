/** Writing SVG: shapes, paths, groups and gradients as text. */

type Look = Readonly<Record<string, string | number>>;

/** A whole number; a picture is 400 by 300, so nobody sees the rest. */
export const n = Math.round;

const said = (look: Look): string => Object.entries(look).map(([name, value]) => ` ${name}="${value}"`).join('');

export const shape = (name: string, look: Look): string => `<${name}${said(look)}/>`;
export const path = (d: string, look: Look): string => shape('path', { d, ...look });
export const circle = (x: number, y: number, r: number, look: Look = {}): string => shape('circle', { cx: x, cy: y, r, ...look });
export const group = (look: Look, ...inside: string[]): string => `<g${said(look)}>${inside.join('')}</g>`;

/** A colour at a place from 0 to 1, more or less see-through. */
export const stop = (offset: number, colour: string, opacity = 1): string =>
  shape('stop', { ...(offset ? { offset } : {}), 'stop-color': colour, ...(opacity < 1 ? { 'stop-opacity': opacity } : {}) });

export const linear = (id: string, look: Look, ...stops: string[]): string =>
  `<linearGradient${said({ id, ...look })}>${stops.join('')}</linearGradient>`;

export const radial = (id: string, look: Look, ...stops: string[]): string =>
  `<radialGradient${said({ id, ...look })}>${stops.join('')}</radialGradient>`;

/** The point at an angle and a distance from the middle of the picture. */
export const around = (angle: number, distance: number): string =>
  `${n(200 + distance * Math.cos(angle))} ${n(150 + distance * Math.sin(angle))}`;

export const many = (count: number, one: (i: number) => string): string => Array.from({ length: count }, (_, i) => one(i)).join('');

/** A dot as part of a path. */
export const dot = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;

export const lozenge = (x: number, y: number, r: number): string => `M${x} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}z`;
