/** A frame, and where an icon lies in it. */
import type { Place } from './laid.ts';
import { boxOf, type Outline } from './outline.ts';

export interface Frame {
  middle: number;
  centre: number;
  width: number;
  height: number;
}

/** Where an icon lies so that it fills a frame as far as it can, in units of `unit` to the picture's one. */
export function fitted(icon: readonly Outline[], frame: Frame, unit: number): Place {
  const box = boxOf(icon);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const scale = Math.min(frame.width / width, frame.height / height);
  const [midX, midY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return { scale: scale * unit, x: (frame.middle - midX * scale) * unit, y: (frame.centre - midY * scale) * unit };
}
