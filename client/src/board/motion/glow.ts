/** How lights, numbers and cards come and go that are seen for a moment. */
import { settings } from '../../session/settings.svelte.ts';
import type { Offset } from './moves.ts';

/** Keyframes, and how long they last. */
export type Motion = readonly [Keyframe[], number];

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

const presenting = (leaving: string): Keyframe[] => [
  { transform: 'translateY(30%) scale(0.6)', opacity: 0 },
  { transform: 'none', opacity: 1, offset: 0.2 },
  { transform: 'none', opacity: 1, offset: 0.8 },
  { transform: leaving, opacity: 0 },
];

const SWEEPING: Keyframe[] = [
  { transform: 'scaleX(0.4)', opacity: 0 },
  { transform: 'none', opacity: 1, offset: 0.2 },
  { transform: 'none', opacity: 1, offset: 0.75 },
  { transform: 'scaleX(1.15)', opacity: 0 },
];

const BURSTS: ReadonlySet<string> = new Set(['light', 'flash', 'dust']);

/** The motion of a spark of this kind; a bolt flies its `way`, and a card that was shown goes away `leaving`. */
export function motionOf(kind: string, way: Offset, leaving = 'scale(1.08)'): Motion {
  if (kind === 'bolt') return [[{ transform: 'none' }, { transform: `translate(${way.x}px, ${way.y}px)` }], 300];
  if (kind === 'card') return [presenting(leaving), 1100];
  if (kind === 'banner') return [SWEEPING, 1000];
  return BURSTS.has(kind) ? [BURSTING, 560] : [RISING, 900];
}

/** Move it once. */
export function glow(node: Element, [frames, ms]: Motion, done: () => void): () => void {
  const shown = node.animate(frames, { duration: settings.pace(ms), easing: 'ease-out', fill: 'both' });
  shown.onfinish = done;
  return () => shown.cancel();
}
