/** A menu that unfolds is closed again by Esc and by whatever else is touched or gets the focus. */
export function folds(menu: HTMLDetailsElement): () => void {
  const end = new AbortController();
  const { signal } = end;

  function left(event: FocusEvent): void {
    if (event.relatedTarget && !menu.contains(event.relatedTarget as Node)) menu.open = false;
  }

  function beside(event: PointerEvent): void {
    if (!menu.contains(event.target as Node)) menu.open = false;
  }

  function escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }

  menu.addEventListener('focusout', left, { signal });
  addEventListener('pointerdown', beside, { signal });
  addEventListener('keydown', escape, { signal });
  return () => end.abort();
}
