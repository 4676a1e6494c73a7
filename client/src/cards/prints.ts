/** Pictures drawn once and kept as bitmaps: a browser draws an SVG again whenever anything near it changes. */
import { SvelteMap } from 'svelte/reactivity';
import { isClose } from './picture.ts';

const HEIGHT = 240;
const widthOf = (picture: string): number => (isClose(picture) ? HEIGHT : 320);

const made = new SvelteMap<string, string>();
const waiting = new Set<string>();
let drawing = false;

/** The address of the bitmap, or of the picture itself as long as there is none. */
export const printOf = (picture: string): string => made.get(picture) ?? picture;

export function wantPrint(picture: string): void {
  if (made.has(picture)) return;
  waiting.add(picture);
  if (!drawing) void drawAll();
}

/** One after the other, each when the browser has nothing better to do. */
async function drawAll(): Promise<void> {
  drawing = true;
  for (const picture of waiting) {
    await idle();
    const print = await draw(picture).catch(() => null); // what cannot be drawn stays as it is
    if (print) made.set(picture, URL.createObjectURL(print));
    waiting.delete(picture);
  }
  drawing = false;
}

const idle = (): Promise<unknown> => new Promise((go) => ('requestIdleCallback' in window ? requestIdleCallback(go, { timeout: 1000 }) : setTimeout(go, 30)));

async function draw(picture: string): Promise<Blob> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const scale = Math.min(devicePixelRatio, 2);
  const canvas = new OffscreenCanvas(widthOf(picture) * scale, HEIGHT * scale);
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.92 });
}
