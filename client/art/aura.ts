/** What surrounds a motif by the type of its card: a spell breaks out of a ring, an artifact is framed, a general is honoured. */
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

export function auraOf(type: string, chance: Chance, light: Light): string {
  if (type === 'spell') return burst(chance, light);
  if (type === 'artifact' || type === 'tile') return ring();
  return type === 'general' ? nimbus(light) : '';
}
