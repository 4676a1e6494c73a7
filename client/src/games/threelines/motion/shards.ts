/** What flies about on the field and leaves nothing behind: shards, sparks, numbers. */
import { play, type Scene } from './moves.ts';

const CUTS = [
  'polygon(0 0, 45% 0, 38% 30%, 0 42%)',
  'polygon(45% 0, 100% 0, 100% 26%, 62% 38%, 38% 30%)',
  'polygon(0 42%, 38% 30%, 62% 38%, 50% 60%, 18% 74%, 0 66%)',
  'polygon(62% 38%, 100% 26%, 100% 64%, 70% 72%, 50% 60%)',
  'polygon(0 66%, 18% 74%, 30% 100%, 0 100%)',
  'polygon(18% 74%, 50% 60%, 58% 100%, 30% 100%)',
  'polygon(50% 60%, 70% 72%, 100% 64%, 100% 100%, 58% 100%)',
];
const AWAY: readonly [number, number][] = [[-70, -60], [60, -75], [-45, 8], [75, -12], [-80, 60], [-8, 85], [78, 66]];

/** Break a card into pieces that fly apart. */
export async function shatter(element: HTMLElement | null, scene: Scene): Promise<void> {
  if (!element) return;
  const pieces = CUTS.map((cut) => over(element, scene, element.cloneNode(true) as HTMLElement, cut));
  await Promise.all(pieces.map((piece, at) => flyApart(piece, at, scene)));
  for (const piece of pieces) piece.remove();
}

function flyApart(piece: HTMLElement, at: number, scene: Scene): Promise<void> {
  const [x, y] = AWAY[at]!;
  const turn = (at % 2 ? 1 : -1) * (20 + 9 * at);
  const frames: Keyframe[] = [
    { transform: 'none', opacity: 1, filter: 'brightness(1.9)' },
    { transform: `translate(${x * 0.25}px, ${y * 0.25}px) rotate(${turn * 0.15}deg)`, opacity: 1, filter: 'brightness(1.1)', offset: 0.25 },
    { transform: `translate(${x}px, ${y + 46}px) rotate(${turn}deg) scale(0.82)`, opacity: 0, filter: 'brightness(0.6)' },
  ];
  return play(piece, frames, 560, scene, 'cubic-bezier(0.2, 0.6, 0.6, 1)');
}

/** Let a loss rise from an element. */
export async function rise(element: HTMLElement | null, loss: number, scene: Scene): Promise<void> {
  if (!element || loss <= 0) return;
  const number = document.createElement('span');
  number.className = 'loss';
  number.textContent = `−${loss}`;
  over(element, scene, number);
  const frames: Keyframe[] = [
    { transform: 'translateY(8px) scale(0.5)', opacity: 0 },
    { transform: 'translateY(-6px) scale(1.25)', opacity: 1, offset: 0.18 },
    { transform: 'translateY(-14px) scale(1)', opacity: 1, offset: 0.65 },
    { transform: 'translateY(-44px) scale(0.95)', opacity: 0 },
  ];
  await play(number, frames, 980, scene, 'ease-out');
  number.remove();
}

/** Send a spark from one place to another. */
export async function spark(from: HTMLElement | null, to: HTMLElement | null, scene: Scene): Promise<void> {
  if (!from || !to) return;
  const [here, there] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const x = there.x + there.width / 2 - here.x - here.width / 2;
  const y = there.y + there.height / 2 - here.y - here.height / 2;
  const light = document.createElement('span');
  light.className = 'spark';
  over(from, scene, light);
  const turn = `rotate(${Math.atan2(y, x)}rad)`;
  await play(light, [{ transform: `${turn} scale(0.4, 1)`, opacity: 0.4 }, { transform: `translate(${x}px, ${y}px) ${turn} scale(1.3, 1)`, opacity: 1 }], 180, scene, 'ease-in');
  light.remove();
}

/** Lay something over an element, in the layer nothing else is in. */
function over(element: HTMLElement, { root }: Scene, thing: HTMLElement, cut = ''): HTMLElement {
  const layer = root.querySelector<HTMLElement>('[data-spot="air"]') ?? root;
  const [here, all] = [element.getBoundingClientRect(), layer.getBoundingClientRect()];
  Object.assign(thing.style, { position: 'absolute', left: `${here.x - all.x}px`, top: `${here.y - all.y}px`, width: `${here.width}px`, height: `${here.height}px`, margin: '0', clipPath: cut });
  thing.setAttribute('aria-hidden', 'true');
  thing.removeAttribute('data-spot');
  layer.append(thing);
  return thing;
}
