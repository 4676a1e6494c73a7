"""A hint speaks like a coach: which card, where and why; what it speaks of is marked on the board, and not covered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import assert_accessible, assert_finds_nothing
from tests.browser.ancients import NIGHT_BATTLE
from tests.browser.browser_player import BrowserPlayer
from tests.browser.conftest import People
from tests.browser.prepared_tables import prepared
from tests.match.test_coaching import COUNCIL, DUEL, FIELD, LINES
from tests.server.serve_command import Server

POSITIONS = {"threelines": LINES, "generals": FIELD, "pantheon": COUNCIL, "cartoverse": DUEL, "ancients": NIGHT_BATTLE}
SIZES = {"desktop": (1366, 768), "phone": (360, 640), "on its side": (740, 360)}
ORDER = re.compile("Place|Play|Attack|Move|Cast|Use|End|Replace|Let|Set|Claim|Pass|Keep|Exchange|Choose")
# Which parts of what is marked lie below the hint.
COVERED = """() => {
  const hint = document.querySelector('section[aria-label="Hint"]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-points-at]')].filter((ring) => {
    const box = ring.getBoundingClientRect();
    return box.left < hint.right && box.right > hint.left && box.top < hint.bottom && box.bottom > hint.top;
  }).map((ring) => ring.dataset.pointsAt);
}"""


def ask(player: BrowserPlayer, server: Server, game: str, size: tuple[int, int]) -> Page:
    page = player.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"/table/{prepared(server, POSITIONS[game], player, bots=['easy'], game=game)}")
    expect(page.get_by_role("button", name="Hint")).to_have_attribute("aria-disabled", "false")
    page.get_by_role("button", name="Hint").click()
    return page


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", POSITIONS)
def test_a_hint_gives_a_reason_and_marks_what_it_speaks_of(
    game: str, size: str, people: People, server: Server
) -> None:
    [ana] = people(1)
    page = ask(ana, server, game, SIZES[size])
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_be_visible()
    what, why = hint.get_by_role("paragraph").all_text_contents()[:2]
    assert ORDER.match(what), what
    assert re.match(r"[A-Z].*\.$", why), why
    changes = hint.get_by_role("list", name="What would change").get_by_role("listitem").all_text_contents()
    assert any(re.search(r"\d+ → \d+", change) for change in changes)
    assert not re.search(r"#\d|\bP[1-6]\b", " ".join([what, why, *changes]))
    expect(page.locator("[data-points-at]").first).to_be_visible()
    page.wait_for_timeout(300)
    assert_finds_nothing(page, COVERED)
    if size == "desktop":
        assert_accessible(page)
    expect(hint.get_by_text(re.compile(r"^Chance to win after it: about \d+ %$"))).to_be_visible()
    hint.get_by_role("button", name="Hide the hint").click()
    expect(hint).to_have_count(0)
    expect(page.locator("[data-points-at]")).to_have_count(0)


def test_a_hint_tells_on_demand_how_the_turn_goes_on_and_what_is_next_best(people: People, server: Server) -> None:
    [ana] = people(1)
    page = ask(ana, server, "generals", SIZES["phone"])
    hint = page.get_by_role("region", name="Hint")
    more = hint.get_by_text("How it goes on, and what is next best")
    then = hint.get_by_text(re.compile("^Then: "))
    expect(more).to_be_visible()
    expect(then).to_be_hidden()
    more.click()
    expect(then).to_be_visible()
    others = hint.get_by_role("list", name="Next best").get_by_role("listitem")
    expect(others).to_have_count(2)
    expect(others.first).to_have_text(re.compile(r"^[A-Z].+: \d+ %$"))
    assert not re.search(r"#\d|\bP[1-6]\b", hint.inner_text())
    assert_accessible(page)
