/** Writing SVG: shapes, paths, groups and gradients as text. */

type Look = Readonly<Record<string, string | number>>;

const said = (look: Look): string => Object.entries(look).map(([name, value]) => ` ${name}="${value}"`).join('');

const shape = (name: string, look: Look): string => `<${name}${said(look)}/>`;
export const path = (d: string, look: Look): string => shape('path', { d, ...look });
export const group = (look: Look, ...inside: string[]): string => `<g${said(look)}>${inside.join('')}</g>`;

/** A colour at a place from 0 to 1, more or less see-through. */
export const stop = (offset: number, colour: string, opacity = 1): string =>
  shape('stop', { ...(offset ? { offset } : {}), 'stop-color': colour, ...(opacity < 1 ? { 'stop-opacity': opacity } : {}) });

export const linear = (id: string, look: Look, ...stops: string[]): string =>
  `<linearGradient${said({ id, ...look })}>${stops.join('')}</linearGradient>`;

export const radial = (id: string, look: Look, ...stops: string[]): string =>
  `<radialGradient${said({ id, ...look })}>${stops.join('')}</radialGradient>`;
