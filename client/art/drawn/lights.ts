/** The light in the sky of a scene: a full moon, one behind clouds, a crescent, a sun with rays; chance picks the one of a card. */
import { disc, glow, plane, ring, type Mark, type Marks } from './ink.ts';

type Form = (x: number, y: number, r: number) => Marks;

const full: Form = (x, y, r) => [disc(x, y, r, 'disc', 0)];

const cloud = (x: number, y: number, w: number): string => `M${Math.round(x - w)} ${Math.round(y)}h${Math.round(2 * w)}a4 4 0 0 1 0 8h${Math.round(-2 * w)}a4 4 0 0 1 0-8Z`;

function crescent(x: number, y: number, r: number): Marks {
  return [disc(x, y, r, 'far', 0), plane(`M${x} ${y - r}a${r} ${r} 0 1 0 0 ${2 * r}a${Math.round(r * 1.3)} ${Math.round(r * 1.3)} 0 0 1 0 ${-2 * r}Z`, 'disc')];
}

function sun(x: number, y: number, r: number): Marks {
  const spot = (turn: number, far: number): string => `${Math.round(x + far * r * Math.cos(turn))} ${Math.round(y + far * r * Math.sin(turn))}`;
  const ray = (i: number): string => `M${spot(i * 0.3927 - 0.11, 0.88)}L${spot(i * 0.3927, i % 2 ? 1.16 : 1.34)}L${spot(i * 0.3927 + 0.11, 0.88)}Z`;
  return [disc(x, y, Math.round(r * 0.78), 'disc', 0), plane(Array.from({ length: 16 }, (_, i) => ray(i)).join(''), 'disc')];
}

const FORMS: readonly Form[] = [
  full,
  (x, y, r) => [...full(x, y, r), plane(cloud(x - r * 0.5, y, r * 0.7) + cloud(x + r * 0.5, y + r * 0.32, r * 0.74) + cloud(x - r * 0.1, y + r * 0.62, r * 0.6), 'mid')],
  crescent,
  (x, y, r) => [disc(x, y, Math.round(r * 0.84), 'disc', 0), ring(x, y, r, 2.4, 'disc', 0.8), ring(x, y, Math.round(r * 1.2), 1.4, 'disc', 0.5)],
  sun,
  (x, y, r) => [disc(x, y, Math.round(r * 0.9), 'disc', 0), disc(x + Math.round(r * 1.3), y - Math.round(r * 0.5), Math.round(r * 0.24), 'disc', 0)],
];

/** How many forms there are to choose from. */
export const SKIES = FORMS.length;

const inForm = (x: number, y: number, r: number): Mark => (pen) => FORMS[pen.sky]!(x, y, r).map((mark) => mark(pen)).join('');

/** A light with its glow, in the form of the picture's sky. */
export const light = (x: number, y: number, r: number, spread: number): Marks => [glow(x, y, r * spread, 'sky light', 0.45), inForm(x, y, r)];
