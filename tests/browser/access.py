"""Whether everybody can use a page, as far as a program can tell."""

from __future__ import annotations

from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

AXE: Final = Axe()
COME_TO_REST: Final = """async () => {
  await document.fonts.ready;
  const seen = document.getAnimations().filter((one) => one.effect?.target?.checkVisibility());  // others stand still
  const ends = seen.filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ends.map((one) => one.finished));
}"""


def assert_accessible(page: Page) -> None:
    """No rule of axe-core is broken once the page has come to rest."""
    come_to_rest(page)
    found: list[dict[str, Any]] = AXE.run(page).response["violations"]
    assert not found, "\n\n".join(describe(violation) for violation in found)


def come_to_rest(page: Page) -> None:
    """Fonts are there and whatever moves and ends has ended."""
    page.evaluate(COME_TO_REST)


def describe(violation: dict[str, Any]) -> str:
    places = [f"  {' '.join(map(str, node['target']))}\n    {node['failureSummary']}" for node in violation["nodes"]]
    return "\n".join([f"{violation['id']}: {violation['help']}", *places])
