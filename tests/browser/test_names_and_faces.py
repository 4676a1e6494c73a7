"""Everybody at a table has a name one can read; bots have a face and a temper."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from cardwright.agents.characters import CAST
from tests.browser.access import assert_accessible
from tests.browser.browser_player import BrowserPlayer, seated
from tests.browser.conftest import PHONE, OpenPage, People
from tests.browser.input_devices import Mouse
from tests.browser.pantheon import Field
from tests.browser.readable import faults
from tests.browser.test_pages import GAMES
from tests.server.serve_command import Server

EASY: Final = [character.name for character in CAST["easy"]]
LOW_OR_NARROW: Final = {"upright": PHONE, "on its side": {**PHONE, "viewport": {"width": 740, "height": 360}}}
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


@pytest.mark.parametrize("shape", LOW_OR_NARROW)
@pytest.mark.parametrize("game", GAMES)
def test_long_names_are_read_whole_beside_away_a_rating_and_a_clock(
    game: str, shape: str, people: People, open_page: OpenPage, server: Server
) -> None:
    ana, (ben,) = BrowserPlayer(open_page(**LOW_OR_NARROW[shape]), server.url), people(1)
    names = [f"{name} {game[0]}{shape[0]}" for name in ("Wilhelmina Featherst", "Bartholomew Longfell")]
    for person, name in zip((ana, ben), names):
        person.post("me/register", {"name": name, "password": "eleven lazy crocodiles"})
    ana.page.goto(f"/table/{seated(ana, ben, game=game, rated=True)}")
    plate = ana.page.locator("header .plate")
    for fact in ("away", "1500", re.compile(r"\d+:\d\d|\d+ s")):
        expect(plate.get_by_text(fact)).to_be_visible()
    assert not any(one.evaluate(CUT) for one in ana.page.locator(".plate").all())
    if shape == "on its side":  # upright the plate stands right above the board
        parts = [part for name in names for part in name.split()[:2]]
        assert [fault for fault in faults(ana.page) if any(part in fault for part in parts)] == []


@pytest.mark.parametrize("shape", LOW_OR_NARROW)
def test_a_long_name_needs_no_line_of_its_own_in_the_head_of_a_page(
    shape: str, open_page: OpenPage, server: Server
) -> None:
    ana = BrowserPlayer(open_page(**LOW_OR_NARROW[shape]), server.url)
    name = f"Wilhelmina Featherston {shape[0]}"
    ana.post("me/register", {"name": name, "password": "eleven lazy crocodiles"})
    ana.page.goto("/account")
    account = ana.page.get_by_role("banner").get_by_role("link", name=name)
    expect(account).to_be_visible()
    home, mine = ana.page.locator(".home").bounding_box(), account.bounding_box()
    assert home is not None
    assert mine is not None
    assert abs(home["y"] + home["height"] / 2 - mine["y"] - mine["height"] / 2) < 12
    assert [fault for fault in faults(ana.page) if "Wilhelmina" in fault] == []


def test_names_on_a_board_of_threelines_are_never_cut_where_they_differ(people: People) -> None:
    ana, ben = people(2)
    for person, name in ((ana, "Archibaldina the Elder"), (ben, "Archibaldina the Younger")):
        person.put("me/name", {"name": name})
    ana.page.goto(f"/table/{seated(ana, ben, game='threelines')}")
    rest = ana.page.locator(".avatar .name .rest")
    expect(rest).to_have_text(["Younger", "Elder"])
    assert not any(one.evaluate("one => one.scrollWidth > one.clientWidth + 1") for one in rest.all())


def test_a_bot_at_a_table_has_a_face_that_minds_the_end(page: Page) -> None:
    page.goto("/lobby/threelines")
    page.get_by_role("button", name="Against a bot").click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    face = page.locator(".plate img[data-mood]")
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


def test_the_level_that_has_the_focus_at_first_is_the_one_that_is_chosen(page: Page) -> None:
    page.goto("/lobby/threelines")
    page.get_by_role("button", name="Against a bot").click()
    easy = page.get_by_role("dialog").get_by_role("radio", name="Easy")
    expect(easy).to_be_checked()
    expect(easy).to_be_focused()


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


def test_a_guest_who_was_sent_the_address_of_a_table_chooses_a_name_before_sitting_down(
    page: Page, people: People
) -> None:
    (ana,) = people(1)
    made = ana.post("tables", {"game": "pantheon", "kind": "open", "seats": 3})
    page.goto(f"/table/{made['table']}")
    page.get_by_label("Your name at the table").fill("Zelda of the Zinc")
    page.get_by_role("button", name="Sit down here").first.click()
    expect(page.get_by_role("listitem").filter(has_text="Zelda of the Zinc")).to_have_count(1)
    expect(page.get_by_label("Your name at the table")).to_have_count(0)


def test_a_guest_who_plays_a_deck_chooses_a_name_before_sitting_down(page: Page) -> None:
    page.goto("/decks/generals")
    page.get_by_role("link", name="Argeon Highmayne").click()
    page.get_by_role("button", name="Play a bot").click()
    page.get_by_role("dialog").get_by_label("Your name at the table").fill("Derek of the Decks")
    page.get_by_role("dialog").get_by_role("button", name="Easy", exact=True).click()
    expect(page.locator("footer .plate", has_text="Derek of the Decks")).to_be_visible()


def test_a_guest_cannot_be_called_like_a_bot(page: Page, forgiven: list[str]) -> None:
    forgiven.append("status of 409")
    page.goto("/lobby/threelines")
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("dialog").get_by_label("Your name at the table").fill("Drakon")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert")).to_contain_text('the name "Drakon" is reserved')


def test_a_face_that_a_guest_chooses_stands_beside_their_name_for_everybody(people: People) -> None:
    ana, ben = people(2)
    ana.page.goto("/account")
    ana.page.get_by_role("button", name="Choose a face").click()
    assert_accessible(ana.page)
    ana.page.get_by_role("button", name="kaleos xaan").click()
    expect(ana.page.locator(".me img")).to_have_attribute("src", re.compile("/pictures/generals/kaleos_xaan.svg"))
    ben.page.goto("/cards/pantheon?card=thalassa_tidemother")
    ben.page.get_by_role("button", name="Make it my face").click()
    expect(ben.page.get_by_role("button", name="Your face")).to_be_disabled()
    ana.page.goto(f"/table/{seated(ana, ben, game='threelines')}")
    plates = ana.page.locator(".plate img")
    expect(plates).to_have_count(2)
    faces = [one.get_attribute("src") or "" for one in plates.all()]
    assert sorted(face.split("/")[3].split(".")[0] for face in faces) == ["kaleos_xaan", "thalassa_tidemother"]
