"""A page in which nothing moves and nothing sounds, for tests that look at something else."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

QUIETLY: Final = """if (!localStorage.getItem('cardwright.settings'))
  localStorage.setItem('cardwright.settings', JSON.stringify({ speed: 'none', sound: false }));"""


def be_quick(page: Page) -> Page:
    page.add_init_script(QUIETLY)
    return page
