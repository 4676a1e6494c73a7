/** What surrounds a motif by the type of its card: a spell breaks out of a ring, a trap closes on its middle, an artifact, a field or an enchant is framed, a general is honoured. */
import type { Chance } from './chance.ts';
import type { Light } from './moods.ts';
import { around, circle, group, lozenge, many, path } from './pen.ts';

/** A broken ring and strokes flying out of it, unequally long. */
function burst(chance: Chance, { light, glow }: Light): string {
  const count = chance.whole(26, 34);
  const stroke = (i: number): string => {
    const angle = ((i + chance.between(-0.2, 0.2)) / count) * 2 * Math.PI;
    return `M${around(angle, chance.between(112, 122))}L${around(angle, chance.between(126, 168))}`;
  };
  return (
    path(many(count, stroke), { stroke: light, 'stroke-width': 2.4, 'stroke-linecap': 'round', opacity: 0.5 }) +
    group(
      { fill: 'none', stroke: glow, transform: `rotate(${chance.whole(0, 360)} 200 150)` },
      circle(200, 150, 112, { 'stroke-width': 5, 'stroke-dasharray': '210 60 90 40', opacity: 0.55 }),
      circle(200, 150, 119, { 'stroke-width': 1.5, opacity: 0.7 }),
    )
  );
}

/** A double gilt ring with four lozenges. */
function ring(): string {
  const studs = lozenge(200, 29, 9) + lozenge(200, 271, 9) + lozenge(79, 150, 9) + lozenge(321, 150, 9);
  return (
    group(
      { fill: 'none', stroke: '#e2c078' },
      circle(200, 150, 121, { 'stroke-width': 4, opacity: 0.7 }),
      circle(200, 150, 114, { opacity: 0.6 }),
    ) + path(studs, { fill: '#f6e2ac', stroke: '#3a2a0c', opacity: 0.9 })
  );
}

/** A double gilt lozenge on its point, studded where its sides meet. */
function court({ glow }: Light): string {
  const frame = (r: number): string => `M200 ${150 - r}L${200 + r * 1.3} 150 200 ${150 + r} ${200 - r * 1.3} 150z`;
  return (
    path(frame(146), { fill: glow, 'fill-opacity': 0.1, stroke: '#1a1206', 'stroke-width': 8, 'stroke-opacity': 0.5 }) +
    group(
      { fill: 'none', stroke: '#e2c078' },
      path(frame(146), { 'stroke-width': 4, opacity: 0.8 }),
      path(frame(134), { 'stroke-width': 1.2, opacity: 0.7 }),
    ) +
    path(lozenge(13, 150, 9) + lozenge(387, 150, 9), { fill: '#f6e2ac', stroke: '#3a2a0c', opacity: 0.9 })
  );
}

/** A ring of iron whose teeth point inwards. */
function jaws({ glow }: Light): string {
  const tooth = (i: number): string => {
    const angle = (i / 20) * 2 * Math.PI;
    return `M${around(angle - 0.11, 134)}L${around(angle, i % 2 ? 106 : 114)}L${around(angle + 0.11, 134)}z`;
  };
  return (
    path(many(20, tooth), { fill: '#c9b48c', stroke: '#1a1206', 'stroke-width': 1.5, opacity: 0.85 }) +
    group(
      { fill: 'none' },
      circle(200, 150, 138, { stroke: '#1a1206', 'stroke-width': 11, opacity: 0.6 }),
      circle(200, 150, 138, { stroke: '#a8946c', 'stroke-width': 6, opacity: 0.85 }),
      circle(200, 150, 143, { stroke: glow, opacity: 0.6 }),
    )
  );
}

/** A nimbus of long and short rays. */
function nimbus({ light }: Light): string {
  const ray = (i: number): string => {
    const [angle, far, half] = [(i / 36) * 2 * Math.PI, i % 3 ? 142 : 168, i % 3 ? 0.03 : 0.05];
    return `M${around(angle - half, 124)}L${around(angle, far)}L${around(angle + half, 124)}z`;
  };
  return (
    path(many(36, ray), { fill: light, opacity: 0.5 }) +
    circle(200, 150, 120, { fill: 'none', stroke: '#f6e2ac', 'stroke-width': 3, opacity: 0.6 })
  );
}

const RINGED: ReadonlySet<string> = new Set(['artifact', 'tile', 'mana', 'shard']);

export function auraOf(type: string, chance: Chance, light: Light): string {
  if (type === 'spell') return burst(chance, light);
  if (type === 'trap') return jaws(light);
  if (RINGED.has(type)) return ring();
  if (type === 'field' || type === 'enchant') return court(light);
  return type === 'general' ? nimbus(light) : '';
}
