"""What the first page weighs over the wire, its real pictures included."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.test_pages import arrive
from tests.server.serve_command import Server


@pytest.fixture(scope="module")
def server(drawn_server: Server) -> Server:
    return drawn_server


def test_the_first_page_weighs_no_more_than_120_kilobytes(page: Page) -> None:
    arrive(page, "/")
    weights: dict[str, int] = page.evaluate(
        """Object.fromEntries(['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
             .map((entry) => [entry.name, entry.transferSize]))"""
    )
    heaviest = "\n".join(f"{size:7} {name}" for name, size in sorted(weights.items(), key=lambda pair: -pair[1]))
    assert min(weights.values()) > 0, heaviest
    assert sum(weights.values()) <= 120_000, heaviest
