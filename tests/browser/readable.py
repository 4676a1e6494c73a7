"""What can be read and touched on a page: no small print, no small controls, no broken words, nothing cut off."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

# Every fault of what is on the screen, as "fault: what is it about". Behind an open dialog nothing counts.
FAULTS: Final = """() => {
  const SMALL_PRINT = 10.95, FINGER = 43.5;
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const found = new Set();
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const table = document.querySelector('.room') !== null; // a table is no longer than the screen; a page is read to its end
  const onScreen = (box) => box.width > 1 && box.height > 1 && box.right > 0 && box.left < innerWidth && (!table || (box.bottom > 0 && box.top < innerHeight));
  const called = (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\\s+/g, ' ').slice(0, 50);
  const unseen = (element) => element.closest('.unseen') !== null;
  const hides = (style) => [style.overflowX, style.overflowY].some((flow) => flow === 'hidden' || flow === 'clip');

  const words = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const text = words.currentNode, element = text.parentElement;
    if (!text.data.trim() || unseen(element) || !shown(element) || !onScreen(element.getBoundingClientRect())) continue;
    const size = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    if (size < SMALL_PRINT && /[A-Za-z]{2}/.test(text.data)) found.add(`${size.toFixed(1)} px: ${called(element)}`);
    if (element.closest('code')) continue; // a hash has no words
    const range = document.createRange();
    for (const { 0: word, index } of text.data.matchAll(/[\\p{L}]{2,}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].filter((box) => box.width > 1).map((box) => Math.round(box.top / 4)));
      if (lines.size > 1 && [...range.getClientRects()].some((box, n, all) => n && box.top > all[0].bottom - 3)) found.add(`broken: ${word} in ${called(element)}`);
    }
  }
  for (const element of top.querySelectorAll('*')) {
    const style = getComputedStyle(element), box = element.getBoundingClientRect();
    if (!shown(element) || unseen(element) || !onScreen(box)) continue;
    if (element.matches('.short > .shared')) continue; // what names at a table share may give way to what tells them apart
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (own && hides(style) && !element.closest('svg') && (element.scrollHeight > element.clientHeight + 3 || element.scrollWidth > element.clientWidth + 1))
      found.add(`cut off: ${called(element)}`);
    if (!element.matches('button, a[href], input, select, textarea, summary, [role=button]')) continue;
    if (element.matches('p a, li a, td a, dd a, input[type=checkbox], input[type=radio]') || style.pointerEvents === 'none') continue;
    if (box.width < FINGER || box.height < FINGER) found.add(`${Math.round(box.width)}x${Math.round(box.height)}: ${called(element)}`);
    if (!scrolls(element) && (box.right > innerWidth + 2 || box.left < -2 || box.bottom > innerHeight + 2 || box.top < -2)) found.add(`off the screen: ${called(element)}`);
  }
  function scaleOf(element) {
    let scale = 1;
    for (let outer = element; outer; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      if (style.transform !== 'none') scale *= Math.hypot(new DOMMatrix(style.transform).a, new DOMMatrix(style.transform).b);
      if (style.scale !== 'none') scale *= parseFloat(style.scale);
    }
    return scale;
  }
  function scrolls(element) {
    for (let outer = element.parentElement; outer; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      if (/auto|scroll/.test(style.overflowX + style.overflowY) && (outer.scrollHeight > outer.clientHeight + 1 || outer.scrollWidth > outer.clientWidth + 1)) return true;
    }
    const root = document.documentElement;
    return root.scrollHeight > root.clientHeight + 1;
  }
  return [...found];
}"""  # noqa: E501


def faults(page: Page) -> list[str]:
    """Everything that cannot be read or touched well."""
    found: list[str] = page.evaluate(FAULTS)
    return found


def assert_readable(page: Page, where: str) -> None:
    found = faults(page)
    assert not found, "\n".join([f"{where}:", *found])
