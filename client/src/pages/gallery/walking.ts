/** The arrow keys in a grid of cards: to the neighbour, or to the card above or below. */

export function walkGrid(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const here = (event.target as Element).closest<HTMLElement>('.card');
  if (!here || !event.key.startsWith('Arrow') || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('.card')];
  const next = all[all.indexOf(here) + step(event.key, all)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function step(key: string, all: readonly HTMLElement[]): number {
  if (key === 'ArrowLeft') return -1;
  if (key === 'ArrowRight') return 1;
  const top = all[0]!.getBoundingClientRect().top;
  const second = all.findIndex((one) => one.getBoundingClientRect().top > top + 1);
  const columns = second < 0 ? all.length : second;
  return key === 'ArrowUp' ? -columns : columns;
}
