/** Where on the screen a thing is that the coach points at. */
import type { Thing } from './chooser.ts';

const MAIN = '[data-ring="main"]';

/** Told to the document when a thing is pointed at that is not drawn: a board that shows only a part of itself turns to it. */
export const OUT_OF_VIEW = 'out-of-view';
let wanted: Thing = '';

/** The element that shows a thing: a button of the board, a place on it, or the main button. Of several a button, and one that nothing covers. */
export function elementOf(thing: Thing): HTMLElement | null {
  if (thing === 'main') return document.querySelector(MAIN);
  const name = CSS.escape(thing);
  const places = [...document.querySelectorAll<HTMLElement>(`[data-thing="${name}"]`)];
  const buttons = places.filter((place) => place.matches('button'));
  const all = buttons.length ? buttons : places;
  const found = all.find(isOnTop) ?? all[0] ?? document.querySelector<HTMLElement>(`[data-spot="${name}"]`);
  if (!found && thing !== wanted) document.dispatchEvent(new CustomEvent(OUT_OF_VIEW, { detail: thing }));
  wanted = thing; // told once: who turns away again is left alone
  return found;
}

function isOnTop(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

export interface Box {
  thing: Thing;
  left: number;
  top: number;
  width: number;
  height: number;
}

export function boxesOf(things: readonly Thing[]): Box[] {
  return things.flatMap((thing) => {
    const box = elementOf(thing)?.getBoundingClientRect();
    return box && box.width ? [{ thing, left: box.left, top: box.top, width: box.width, height: box.height }] : [];
  });
}

export function sameBoxes(some: readonly Box[], others: readonly Box[]): boolean {
  return some.length === others.length && some.every((box, n) => JSON.stringify(box) === JSON.stringify(others[n]));
}
