/** How things move: short, physical, only by transform and opacity. */
import { settings } from '../../session/settings.svelte.ts';

const GLIDE = 'cubic-bezier(0.3, 0, 0.2, 1)';
const SETTLE = 'cubic-bezier(0.2, 0.9, 0.25, 1.08)';

/** A way in pixels. */
export interface Offset {
  x: number;
  y: number;
}

const to = ({ x, y }: Offset, more = ''): string => `translate(${x}px, ${y}px) ${more}`;

/** Wait; a reader in a hurry waits no longer. */
export function wait(ms: number, hurry: AbortSignal): Promise<void> {
  if (hurry.aborted) return Promise.resolve();
  return new Promise((done) => {
    const timer = setTimeout(done, settings.pace(ms));
    hurry.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true });
  });
}

async function run(node: Element, frames: Keyframe[], ms: number, hurry: AbortSignal, easing = GLIDE): Promise<void> {
  if (hurry.aborted) return;
  const motion = node.animate(frames, { duration: settings.pace(ms), easing });
  hurry.addEventListener('abort', () => motion.finish(), { once: true });
  await motion.finished.catch(() => undefined); // its node may be gone
}

/** Come from elsewhere to where it stands now. */
export const slide = (node: Element, from: Offset, ms: number, hurry: AbortSignal): Promise<void> =>
  run(node, [{ transform: to(from) }, { transform: 'none' }], ms, hurry);

/** Rush at somebody; the answer comes at the moment of impact, the way back is its own affair. */
export function lunge(node: Element, way: Offset, hurry: AbortSignal): Promise<void> {
  const back = { x: way.x * -0.12, y: way.y * -0.12 };
  const reach = { x: way.x * 0.62, y: way.y * 0.62 };
  const frames = [
    { transform: 'none' },
    { transform: to(back), offset: 0.25, easing: 'cubic-bezier(0.6, 0, 1, 0.6)' },
    { transform: to(reach, 'scale(1.06)'), offset: 0.48, easing: GLIDE },
    { transform: 'none' },
  ];
  void run(node, frames, 460, hurry, 'linear');
  return wait(460 * 0.48, hurry);
}

export const shake = (node: Element, hurry: AbortSignal): Promise<void> =>
  run(node, [0, -7, 6, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })), 260, hurry, 'linear');

export const crumble = (node: Element, hurry: AbortSignal): Promise<void> =>
  run(
    node,
    [
      { transform: 'none', opacity: 1 },
      { transform: 'translateY(-4%) rotate(-4deg) scale(1.04)', opacity: 1, offset: 0.25 },
      { transform: 'translateY(22%) rotate(9deg) scale(0.55)', opacity: 0 },
    ],
    380,
    hurry,
  );

export const vanish = (node: Element, hurry: AbortSignal): Promise<void> =>
  run(node, [{ transform: 'none', opacity: 1 }, { transform: 'translateY(-35%) scale(0.7)', opacity: 0 }], 320, hurry);

export const arrive = (node: Element, hurry: AbortSignal): Promise<void> =>
  run(
    node,
    [
      { transform: 'translateY(-45%) scale(1.25)', opacity: 0 },
      { transform: 'translateY(4%) scale(0.97)', opacity: 1, offset: 0.7 },
      { transform: 'none', opacity: 1 },
    ],
    340,
    hurry,
    SETTLE,
  );

export const turnOver = (node: Element, hurry: AbortSignal): Promise<void> =>
  run(node, [{ transform: 'scaleX(0)', opacity: 0.5 }, { transform: 'scaleX(1.08)', opacity: 1, offset: 0.7 }, { transform: 'none' }], 340, hurry);
