/** The pen of one picture: it knows the colours there, and numbers what is used more than once. */
import { mix, multiply } from '../colour.ts';
import { COLOURS } from './colours.ts';
import type { Paint } from './ink.ts';

export type Roles = Readonly<Record<string, Paint>>;

/** The same colour in another light, by the word behind the stroke. */
const IN_LIGHT: Readonly<Record<string, (colour: string, pen: Pen) => string>> = {
  dark: (colour, pen) => mix(mix(multiply(colour, pen.colour('ambient')), colour, 0.16), pen.colour('ink'), 0.06),
  soft: (colour, pen) => mix(IN_LIGHT['dark']!(colour, pen), colour, 0.45),
  deep: (colour, pen) => mix(IN_LIGHT['dark']!(colour, pen), pen.colour('ink'), 0.55),
  light: (colour) => mix(colour, '#fff3d6', 0.38),
  pale: (colour) => mix(colour, '#ffffff', 0.62),
  tinted: (colour) => mix(colour, '#ffffff', 0.1),
  muted: (colour, pen) => mix(colour, pen.colour('ink'), 0.28),
  inked: (colour, pen) => mix(colour, pen.colour('ink'), 0.55),
};

/** What shines keeps its colour in the shade. */
const SHINES: ReadonlySet<string> = new Set(['rim', 'glow', 'spark', 'sky light', 'fire', 'iris', 'ink']);

export class Pen {
  private readonly roles: Roles;
  private readonly defined: string[];
  /** How far colours are drawn towards the ink: for what is seen as a shape against the light. */
  private readonly veil: number;

  /** The form of the light in the sky. */
  readonly sky: number;

  constructor(roles: Roles, { defined = [], veil = 0, sky = 0 }: { defined?: string[]; veil?: number; sky?: number } = {}) {
    this.roles = roles;
    this.defined = defined;
    this.veil = veil;
    this.sky = sky;
  }

  colour(paint: Paint): string {
    const plain = this.plain(paint);
    return this.veil && !SHINES.has(paint) ? mix(plain, this.plain('ink'), this.veil) : plain;
  }

  private plain(paint: Paint): string {
    const [name, light] = paint.split('/');
    const role = this.roles[name!];
    const colour = role ? this.plain(role) : (COLOURS[name!] ?? name!);
    if (!/^#[0-9a-f]{6}$/.test(colour)) throw new Error(`no colour is called ${paint}`);
    if (!light) return colour;
    const change = IN_LIGHT[light];
    if (!change) throw new Error(`no light is called ${light}`);
    return change(colour, this);
  }

  /** A pen for the same picture, in which some roles have other colours. */
  with(roles: Roles): Pen {
    const resolved = Object.fromEntries(Object.entries(roles).map(([name, paint]) => [name, this.plain(paint)]));
    return new Pen({ ...this.roles, ...resolved }, { defined: this.defined, veil: this.veil, sky: this.sky });
  }

  /** A pen for the same picture, that draws in the shade. */
  shaded(): Pen {
    return new Pen(this.roles, { defined: this.defined, veil: 0.72, sky: this.sky });
  }

  /** Write something down to be used by its name. */
  define(text: (name: string) => string): string {
    const name = `p${this.defined.length}`;
    this.defined.push(text(name));
    return name;
  }

  get definitions(): string {
    return this.defined.join('');
  }
}
