/** The motions of the field: lunge, blow, shards, flight, a number that rises. All of them end at once when hurried. */
import { settings } from '../../../session/settings.svelte.ts';

/** Where the motions of one board take place, and what cuts them short. */
export interface Scene {
  root: HTMLElement;
  hurry: AbortSignal;
}

export function pause(ms: number, { hurry }: Scene): Promise<void> {
  return new Promise((done) => {
    if (hurry.aborted) return done();
    const timer = setTimeout(done, settings.pace(ms));
    hurry.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true });
  });
}

/** What carries a mark (`data-spot="cell:0:2"`). */
export function spot(scene: Scene, name: string): HTMLElement | null {
  return scene.root.querySelector<HTMLElement>(`[data-spot="${name}"]`);
}

/** Play keyframes on an element; it is as before when they end. */
export async function play(element: HTMLElement | null, frames: Keyframe[], ms: number, scene: Scene, easing = 'ease-in-out'): Promise<void> {
  const duration = settings.pace(ms);
  if (!element || !duration || scene.hurry.aborted) return;
  const animation = element.animate(frames, { duration, easing });
  const stop = (): void => animation.cancel();
  scene.hurry.addEventListener('abort', stop, { once: true });
  await animation.finished.catch(() => undefined);
  scene.hurry.removeEventListener('abort', stop);
}

/** Draw back, strike forward, return. `onHit` happens at the moment of the blow. */
export async function lunge(element: HTMLElement | null, y: number, scene: Scene, onHit: () => void): Promise<void> {
  const frames: Keyframe[] = [
    { transform: 'none', zIndex: 5 },
    { transform: `translateY(${-0.16 * y}px) scale(1.06)`, offset: 0.34, easing: 'cubic-bezier(0.6, 0, 0.9, 0.5)', zIndex: 5 },
    { transform: `translateY(${y}px) scale(1.1)`, offset: 0.52, easing: 'cubic-bezier(0.1, 0.7, 0.3, 1)', zIndex: 5 },
    { transform: 'none', zIndex: 5 },
  ];
  const whole = 500;
  const moving = play(element, frames, whole, scene, 'linear');
  await pause(whole * 0.52, scene);
  onHit();
  await moving;
}

export function shake(element: HTMLElement | null, strength: number, scene: Scene): Promise<void> {
  const frames = [0, -1, 0.8, -0.55, 0.3, 0].map((x, at) => ({ transform: `translate(${x * strength}px, ${(at % 2 ? 0.4 : -0.3) * x * strength}px)` }));
  return play(element, frames, 300, scene, 'linear');
}

export function flash(element: HTMLElement | null, scene: Scene): Promise<void> {
  return play(element, [{ filter: 'brightness(1)' }, { filter: 'brightness(2.1) saturate(1.3)', offset: 0.2 }, { filter: 'brightness(1)' }], 300, scene);
}

/** Come from another place, as a card from the deck or from a hand. */
export function comeFrom(element: HTMLElement | null, from: HTMLElement | null, ms: number, scene: Scene): Promise<void> {
  if (!element || !from) return Promise.resolve();
  const [there, here] = [from.getBoundingClientRect(), element.getBoundingClientRect()];
  const x = there.x + there.width / 2 - here.x - here.width / 2;
  const y = there.y + there.height / 2 - here.y - here.height / 2;
  const scale = Math.max(0.3, Math.min(1.2, there.width / here.width));
  const frames: Keyframe[] = [
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.2, zIndex: 6 },
    { opacity: 1, offset: 0.3, zIndex: 6 },
    { transform: 'none', zIndex: 6 },
  ];
  return play(element, frames, ms, scene, 'cubic-bezier(0.2, 0.8, 0.25, 1)');
}

export function flip(element: HTMLElement | null, scene: Scene, onEdge: () => void): Promise<void> {
  const turn = play(element, [{ transform: 'perspective(900px) rotateY(0)' }, { transform: 'perspective(900px) rotateY(90deg) scale(1.06)' }], 170, scene, 'ease-in');
  return turn.then(() => {
    onEdge();
    return play(element, [{ transform: 'perspective(900px) rotateY(-90deg) scale(1.06)' }, { transform: 'perspective(900px) rotateY(0)' }], 230, scene, 'cubic-bezier(0.2, 0.8, 0.3, 1.1)');
  });
}
