"""Whether everybody can use a page, as far as a program can tell."""

from __future__ import annotations

from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, TimeoutError

AXE: Final = Axe()
COME_TO_REST: Final = """async () => {
  await document.fonts.ready;
  const seen = document.getAnimations().filter((one) => one.effect?.target?.checkVisibility());  // others stand still
  const ends = seen.filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ends.map((one) => one.finished));
}"""

# Of whatever can be pressed: what is outside the window or cut off by what surrounds it, and cannot be scrolled to.
CUT_OFF: Final = """() => [...document.querySelectorAll('main button, main a, main summary')].filter((one) => {
  const box = one.getBoundingClientRect();
  if (!box.width || getComputedStyle(one).visibility === 'hidden') return false;
  for (let around = one.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflow)) return false;
  return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
}).map((one) => one.ariaLabel || one.textContent)"""
SMALL: Final = """() => [...document.querySelectorAll('main button, main a, main summary')].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.width && (box.width < 44 || box.height < 44);
}).map((one) => {
  const box = one.getBoundingClientRect();
  return `${one.ariaLabel || one.textContent}: ${Math.round(box.width)}x${Math.round(box.height)}`;
})"""

# Words and numbers on the table that are smaller than 11 px, with their size.
SMALL_PRINT: Final = """() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { parentElement: around, textContent } = walk.currentNode;
    if (!textContent.trim() || around.closest('.unseen')) continue;
    if (!around.checkVisibility({ visibilityProperty: true })) continue;
    const size = parseFloat(getComputedStyle(around).fontSize);
    if (size < 10.99) found.add(`${textContent.trim()}: ${size}`);
  }
  return [...found];
}"""
# Names of which something else covers a part, or that are cut off.
COVERED: Final = """(names) => names.filter((name) => {
  const text = document.createRange();
  text.selectNodeContents(name);
  const mine = name.closest('button') ?? name;
  return [...text.getClientRects()].some(({ left, right, top, bottom }) => {
    const across = [left + 1, (left + right) / 2, right - 1];
    return across.some((x) => !mine.contains(document.elementFromPoint(x, (top + bottom) / 2)));
  });
}).map((name) => name.textContent)"""


def assert_accessible(page: Page) -> None:
    """No rule of axe-core is broken once the page has come to rest."""
    come_to_rest(page)
    found: list[dict[str, Any]] = AXE.run(page).response["violations"]
    assert not found, "\n\n".join([page.url, *(describe(violation) for violation in found)])


def come_to_rest(page: Page) -> None:
    """Fonts are there and whatever moves and ends has ended."""
    page.evaluate(COME_TO_REST)


def assert_finds_nothing(page: Page, search: str) -> None:
    """Once the page has come to rest: what follows something else on the screen arrives a moment later."""
    try:
        page.wait_for_function(f"() => ({search})().length === 0")
    except TimeoutError:
        raise AssertionError(page.evaluate(search)) from None


def cut_off(page: Page) -> list[str]:
    """What can be pressed, lies outside the window, and cannot be scrolled to."""
    found: list[str] = page.evaluate(CUT_OFF)
    return found


def too_small(page: Page) -> list[str]:
    """What can be pressed and is smaller than a finger, with its size."""
    found: list[str] = page.evaluate(SMALL)
    return found


def small_print(page: Page) -> list[str]:
    """What is written on the table in less than 11 px."""
    found: list[str] = page.evaluate(SMALL_PRINT)
    return found


def covered(names: Locator) -> list[str]:
    """Of these names, those that cannot be read because something lies over them."""
    found: list[str] = names.evaluate_all(COVERED)
    return found


def assert_fine(page: Page) -> None:
    """For everybody, and on a phone for a finger."""
    assert_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not (hidden := cut_off(page)), hidden
    if page.evaluate("matchMedia('(pointer: coarse)').matches"):
        assert not (small := too_small(page)), small


def describe(violation: dict[str, Any]) -> str:
    places = [f"  {' '.join(map(str, node['target']))}\n    {node['failureSummary']}" for node in violation["nodes"]]
    return "\n".join([f"{violation['id']}: {violation['help']}", *places])
