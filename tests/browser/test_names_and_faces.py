"""Everybody at a table has a name one can read; bots have a face and a temper."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from cardwright.agents.characters import CAST
from tests.browser.access import assert_accessible
from tests.browser.browser_player import seated
from tests.browser.conftest import PHONE, OpenPage, People
from tests.browser.input_devices import Mouse
from tests.browser.pantheon import Field

EASY: Final = [character.name for character in CAST["easy"]]
CUT: Final = "element => [...element.querySelectorAll('*')].some(one => one.scrollWidth > one.clientWidth + 1)"


def six(page: Page) -> None:
    """A table with five easy bots."""
    page.goto("/lobby/pantheon")
    page.get_by_role("button", name="Against bots").click()
    dialog = page.get_by_role("dialog", name="Pantheon: against bots")
    dialog.get_by_role("group", name="How many players?").get_by_text("6").click()
    dialog.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    Field(page).choose_hero(Mouse())


def rail(page: Page) -> Locator:
    return page.get_by_role("group", name="The other opponents").get_by_role("region")


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_all_opponents_at_a_table_of_six_have_different_names_that_are_not_cut(
    open_page: OpenPage, size: dict[str, Any]
) -> None:
    page = open_page(**size)
    six(page)
    expect(rail(page)).to_have_count(4)
    names = [one.get_attribute("aria-label") or "" for one in rail(page).all()]
    assert len(set(names)) == 4
    assert set(names) <= set(EASY)
    for one in rail(page).all():
        shown = one.locator(".short")
        expect(shown).to_have_text(re.compile(f"^({'|'.join(EASY)})$"))
        assert not shown.evaluate(CUT)


def test_names_that_begin_alike_are_never_cut_where_they_differ(people: People) -> None:
    ana, ben = people(2)
    for person, name in ((ana, "Bartholomew the Elder"), (ben, "Bartholomew the Younger")):
        person.put("me/name", {"name": name})
    ana.page.set_viewport_size({"width": 360, "height": 640})
    ana.page.goto(f"/table/{seated(ana, ben, game='threelines')}")
    plates = ana.page.locator(".plate .short")
    expect(plates).to_have_count(2)
    assert not any(
        one.locator(".rest").evaluate("one => one.scrollWidth > one.clientWidth + 1") for one in plates.all()
    )


def test_a_bot_at_a_table_has_a_face_that_minds_the_end(page: Page) -> None:
    page.goto("/lobby/threelines")
    page.get_by_role("button", name="Against a bot").click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    face = page.locator(".plate img")
    expect(face).to_have_attribute("data-mood", "calm")
    assert face.evaluate("face => face.decode().then(() => face.naturalWidth > 0)")
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("dialog").get_by_role("button", name="Concede the match").click()
    expect(face).to_have_attribute("data-mood", "pleased")


def test_who_chooses_a_level_sees_who_plays_there(page: Page) -> None:
    page.goto("/lobby/threelines")
    page.get_by_role("button", name="Against a bot").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Hard").check(force=True)
    meet = dialog.get_by_role("group", name="You may meet")
    expect(meet.get_by_role("button")).to_have_count(12)
    meet.get_by_role("button", name="Drakon").click()
    expect(meet).to_contain_text("Guards every point as if it were gold.")
    assert_accessible(page)


def test_a_bot_that_sits_at_a_waiting_table_says_what_it_is_like(people: People) -> None:
    (ana,) = people(1)
    made = ana.post("tables", {"game": "pantheon", "seats": 3, "bots": ["hard"], "seat": 0})
    ana.page.goto(f"/table/{made['table']}")
    seat = ana.page.get_by_role("listitem").nth(1)
    name = (seat.locator(".name").inner_text()).splitlines()[0]
    temper = next(character.temper for character in CAST["hard"] if character.name == name)
    expect(seat).to_contain_text(temper)
    expect(seat.get_by_role("img", include_hidden=True)).to_have_count(1)


def test_a_guest_chooses_a_name_before_sitting_down(page: Page) -> None:
    page.goto("/lobby/threelines")
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("dialog").get_by_label("Your name at the table").fill("Wanda of the Weir")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("listitem").filter(has_text="Wanda of the Weir")).to_have_count(1)


def test_a_guest_cannot_be_called_like_a_bot(page: Page, forgiven: list[str]) -> None:
    forgiven.append("status of 409")
    page.goto("/lobby/threelines")
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("dialog").get_by_label("Your name at the table").fill("Drakon")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert")).to_contain_text('the name "Drakon" is reserved')
