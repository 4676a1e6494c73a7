/** Arrow keys walk from thing to thing on a board, in the direction they point. */

const WAYS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function walk(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const here = event.target instanceof HTMLButtonElement ? event.target : null;
  if (!way || !here || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = nearest(here, [...(event.currentTarget as HTMLElement).querySelectorAll('button')], way);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The nearest in a direction; what lies aside counts double. */
function nearest(here: HTMLElement, all: readonly HTMLElement[], [x, y]: readonly [number, number]): HTMLElement | null {
  const from = middle(here);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of all) {
    const to = middle(one);
    const ahead = (to.x - from.x) * x + (to.y - from.y) * y;
    const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
    if (one === here || ahead < 4 || ahead + 2 * aside >= least) continue;
    [best, least] = [one, ahead + 2 * aside];
  }
  return best;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
