/** How sparks come and go. */
import type { Spark } from './sparks.svelte.ts';

const RISING: Keyframe[] = [
  { transform: 'translateY(20%) scale(0.5)', opacity: 0 },
  { transform: 'translateY(-10%) scale(1.25)', opacity: 1, offset: 0.25 },
  { transform: 'translateY(-30%) scale(1)', opacity: 1, offset: 0.7 },
  { transform: 'translateY(-75%)', opacity: 0 },
];

const BURSTING: Keyframe[] = [
  { transform: 'scale(0.3)', opacity: 0 },
  { transform: 'scale(1)', opacity: 1, offset: 0.35 },
  { transform: 'scale(1.45)', opacity: 0 },
];

const PRESENTING: Keyframe[] = [
  { transform: 'translateY(30%) scale(0.6)', opacity: 0 },
  { transform: 'none', opacity: 1, offset: 0.2 },
  { transform: 'none', opacity: 1, offset: 0.8 },
  { transform: 'scale(1.08)', opacity: 0 },
];

const SWEEPING: Keyframe[] = [
  { transform: 'scaleX(0.4)', opacity: 0 },
  { transform: 'none', opacity: 1, offset: 0.2 },
  { transform: 'none', opacity: 1, offset: 0.75 },
  { transform: 'scaleX(1.15)', opacity: 0 },
];

const BURSTS: ReadonlySet<Spark['kind']> = new Set(['light', 'flash', 'dust']);

/** The motion of a spark and how long it lasts. */
export function motionOf({ kind, way }: Spark): [Keyframe[], number] {
  if (kind === 'card') return [PRESENTING, 1100];
  if (kind === 'banner') return [SWEEPING, 1000];
  if (kind === 'bolt') return [[{ transform: 'none' }, { transform: `translate(${way.x}px, ${way.y}px)` }], 300];
  return BURSTS.has(kind) ? [BURSTING, 560] : [RISING, 900];
}
