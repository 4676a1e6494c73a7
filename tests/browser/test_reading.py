"""Reading is never choosing, what cannot be paid says so, and no golden button lets a chance go by."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.access import assert_finds_nothing
from tests.browser.ancients import NIGHT_BATTLE
from tests.browser.browser_player import BrowserPlayer
from tests.browser.conftest import PHONE, OpenPage, People
from tests.browser.prepared_tables import prepared
from tests.browser.test_learn import begin, button, heard, thing
from tests.match.test_coaching import COUNCIL, DUEL, FIELD, LINES
from tests.server.serve_command import Server

POSITIONS = {"threelines": LINES, "generals": FIELD, "pantheon": COUNCIL, "cartoverse": DUEL, "ancients": NIGHT_BATTLE}
# A card in each that is too dear, and why it is.
TOO_DEAR = {
    "threelines": ("P1.mana: 4", "P1.mana: 1", "Jon Snow", r"Jon Snow costs \d; you have \d mana"),
    "generals": ("P1 mana: 4/9", "P1 mana: 1/9", "Azurite Lion", r"costs? \d"),
    "pantheon": ("P1.mana: 4/5", "P1.mana: 0/5", "Firebolt", r"costs? \d"),
    "cartoverse": ("Raider; Firebolt", "Raider; Siege Ogre", "Siege Ogre", r"costs? \d"),
}
RESTS = 700  # milliseconds; a finger that reads
LIFTED = "(card) => getComputedStyle(card).transform !== 'none'"
# Whether the coach stands over what it points at.
COVERS = """() => {
  const coach = document.querySelector('section.coach')?.getBoundingClientRect();
  return !coach ? [] : [...document.querySelectorAll('[data-points-at]')].filter((ring) => {
    const box = ring.getBoundingClientRect();
    return box.left < coach.right && box.right > coach.left && box.top < coach.bottom && box.bottom > coach.top;
  }).map((ring) => ring.dataset.pointsAt);
}"""


def at(page: Page, player: BrowserPlayer, server: Server, game: str, position: str) -> None:
    page.goto(f"/table/{prepared(server, position, player, bots=['easy'], game=game)}")
    expect(page.get_by_role("button", name="Hint")).to_have_attribute("aria-disabled", "false")


def in_hand(page: Page, name: str) -> Locator:
    return (
        page.locator('[data-thing^="hand:"]')
        .filter(visible=True)
        .and_(page.get_by_role("button", name=re.compile(f"^{name}")))
    )


def rest(page: Page, on: Locator) -> None:
    """Lay a finger on something, and lift it after a while."""
    box = on.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(RESTS)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", POSITIONS)
def test_a_finger_that_rests_on_a_card_of_the_hand_chooses_nothing(
    game: str, people: People, open_page: OpenPage, server: Server
) -> None:
    (ana,) = people(1)
    ana.page.goto("/about")
    phone = open_page(**PHONE, storage_state=ana.page.context.storage_state())
    at(phone, ana, server, game, POSITIONS[game])
    card = phone.locator('button[data-thing^="hand:"]').first
    rest(phone, card)
    phone.wait_for_timeout(200)
    assert card.get_attribute("aria-pressed") in (None, "false")


def test_a_finger_that_rests_on_a_hero_to_choose_reads_it_and_takes_nobody(people: People, open_page: OpenPage) -> None:
    (ana,) = people(1)
    ana.page.goto("/about")
    phone = open_page(**PHONE, storage_state=ana.page.context.storage_state())
    table = ana.post("tables", {"game": "pantheon", "kind": "bot", "bots": ["easy"]})["table"]
    phone.goto(f"/table/{table}")
    hero = phone.locator('[data-thing^="offer:"]').first
    expect(hero).to_be_visible()
    rest(phone, hero)
    phone.wait_for_timeout(200)
    expect(hero).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("game", TOO_DEAR)
def test_a_card_that_cannot_be_paid_says_so_and_stays_where_it_lies(game: str, people: People, server: Server) -> None:
    (ana,) = people(1)
    usual, poor, name, why = TOO_DEAR[game]
    at(ana.page, ana, server, game, POSITIONS[game].replace(usual, poor))
    card = in_hand(ana.page, name)
    card.hover()
    expect(ana.page.locator("p.tip.not")).to_have_text(re.compile(why))
    assert not card.evaluate(LIFTED)


@pytest.mark.parametrize("game", POSITIONS)
def test_the_button_that_does_nothing_is_not_golden_while_something_can_be_done(
    game: str, people: People, server: Server
) -> None:
    (ana,) = people(1)
    at(ana.page, ana, server, game, POSITIONS[game])
    main = ana.page.locator('[data-ring="main"]')
    expect(main).to_have_text(re.compile("Lock in nothing|End turn|Pass"))
    expect(main).not_to_have_class(re.compile(r"\bmain\b"))


def test_the_button_is_golden_when_a_card_has_been_placed(people: People, server: Server) -> None:
    (ana,) = people(1)
    at(ana.page, ana, server, "threelines", LINES)
    in_hand(ana.page, "Rusk").click()
    ana.page.locator('[data-thing="line:left"], [data-thing="line:center"]').first.click()
    main = ana.page.locator('[data-ring="main"]')
    expect(main).to_have_text("Lock in 1 card")
    expect(main).to_have_class(re.compile(r"\bmain\b"))


def test_a_host_who_has_invited_somebody_is_not_urged_to_fill_up_with_bots(people: People) -> None:
    (ana,) = people(1)
    made = ana.post("tables", {"game": "threelines", "kind": "private"})
    ana.page.goto(f"/table/{made['table']}?invited={made['invite']}")
    fill = ana.page.get_by_role("button", name="Fill the free seats with bots")
    expect(fill).to_be_visible()
    expect(fill).not_to_have_class(re.compile(r"\bmain\b"))


@pytest.mark.parametrize("size", [(360, 640), (740, 360)])
@pytest.mark.parametrize("game", POSITIONS)
def test_the_coach_covers_nothing_it_speaks_of(game: str, size: tuple[int, int], open_page: OpenPage) -> None:
    page = open_page(viewport={"width": size[0], "height": size[1]}, is_mobile=True, has_touch=True)
    begin(page, game)
    last: str | None = None
    for _ in range(8):
        last = heard(page, last)
        if last == "over":
            return
        page.wait_for_timeout(250)
        assert_finds_nothing(page, COVERS)
        _, read, rings = json.loads(last)
        (button(page) if read else thing(page, rings[0])).tap()
