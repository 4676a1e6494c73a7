"""How a match ends: victory and defeat look and sound different, and the page says what decided it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.access import assert_accessible
from tests.browser.browser_player import BrowserPlayer, seated
from tests.browser.conftest import PHONE, OpenPage, People
from tests.browser.finished_matches import answer, until_kept
from tests.browser.threelines import Field
from tests.server.serve_command import Server

LISTEN = """window.sounded = [];
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) {
  window.sounded.push(this.buffer.duration);
  return start.apply(this, when);
};"""
SOUNDING = "localStorage.setItem('cardwright.settings', JSON.stringify({ speed: 'none', sound: true, volume: 0.5 }));"


def end_of(page: Page, title: str) -> Locator:
    return page.get_by_role("dialog", name=title, exact=True)


def background(dialog: Locator) -> str:
    return str(dialog.evaluate("(one) => getComputedStyle(one).backgroundImage"))


def watch(table: str, *people: BrowserPlayer) -> None:
    for person in people:
        person.page.goto(f"/table/{table}")
        expect(Field(person.page).lock).to_be_visible()


def give_up(person: BrowserPlayer, table: str) -> None:
    assert person.tell(type="concede", table=table)["type"] == "done"


def test_victory_and_defeat_look_and_sound_different(people: People) -> None:
    ana, ben = people(2)
    for person in (ana, ben):
        person.page.add_init_script(LISTEN + SOUNDING)
    table = seated(ana, ben, game="threelines")
    watch(table, ana, ben)
    for person in (ana, ben):
        person.page.mouse.click(5, 5)  # a page may sound once it was touched
    give_up(ben, table)
    won, lost = end_of(ana.page, "Victory"), end_of(ben.page, "Defeat")
    expect(won).to_be_visible()
    expect(lost).to_be_visible()
    assert background(won) != background(lost)
    expect(won.locator(".crest.win")).to_be_visible()
    expect(lost.locator(".crest.lose")).to_be_visible()
    lasts = []
    for person in (ana, ben):
        person.page.wait_for_function("() => window.sounded.some((seconds) => seconds > 1)")
        lasts.append(person.page.evaluate("Math.max(...window.sounded)"))
    assert lasts[0] != lasts[1]
    assert_accessible(ana.page)
    assert_accessible(ben.page)


def test_the_end_says_which_turn_decided_the_match(people: People) -> None:
    ana, ben = people(2)
    table = seated(ana, ben, game="threelines", options={"hp": 6}, seat=0)
    watch(table, ana, ben)
    end = Field(ana.page).end
    for number in range(1, 13):
        answer(ben, table, "nothing")
        answer(ana, table, "")
        following = ana.page.get_by_role("list", name="Log").get_by_text(f"Round {number + 1}.")
        expect(end.or_(following).first).to_be_visible()
        if end.is_visible():
            break
    else:
        raise AssertionError("nobody has won in twelve rounds")
    decided = end_of(ana.page, "Victory").get_by_role("region", name="What decided it")
    expect(decided).to_contain_text(re.compile(r"avatar"))
    expect(decided).to_contain_text(re.compile(rf"{ben.name} \d+ → \d+"))
    suffered = end_of(ben.page, "Defeat").get_by_role("region", name="What decided it")
    expect(suffered).to_contain_text(re.compile(r"You \d+ → \d+"))
    expect(suffered).not_to_contain_text(ben.name)
    for way in ("Rematch", "Watch the replay"):
        expect(end_of(ana.page, "Victory").get_by_text(way)).to_be_visible()
    for person, region in ((ana, decided), (ben, suffered)):
        before = region.inner_text()
        person.page.reload()
        expect(region).to_be_visible()
        assert region.inner_text() == before


def test_a_rated_match_shows_what_it_did_to_the_ratings(people: People) -> None:
    ana, ben = people(2)
    for person, name in ((ana, "Anneliese"), (ben, "Bartholomew")):
        person.post("me/register", {"name": name, "password": "correct horse battery staple"})
    table = seated(ana, ben, game="threelines", rated=True)
    answer(ana, table, "nothing")
    answer(ben, table, "nothing")
    watch(table, ana, ben)
    give_up(ben, table)
    ratings = end_of(ana.page, "Victory").get_by_role("list", name="Ratings")
    expect(ratings).to_contain_text(re.compile(r"You \d+ → \d+ ▲ \+\d+"))
    expect(ratings).to_contain_text(re.compile(r"Bartholomew \d+ → \d+ ▼ −\d+"))


def test_wins_in_a_row_are_counted_once_each(people: People) -> None:
    (ana,) = people(1)
    for wins in (1, 2):
        made = ana.post("tables", {"game": "threelines", "kind": "private", "seat": 0})
        ben = people(1)[0]
        ben.post(f"tables/join/{made['invite']}")
        watch(made["table"], ana)
        give_up(ben, made["table"])
        expect(end_of(ana.page, "Victory")).to_be_visible()
        ana.page.reload()
        expect(end_of(ana.page, "Victory")).to_be_visible()
        expect(ana.page.get_by_text(f"{wins} wins in a row")).to_have_count(int(wins > 1))


def test_the_rope_burns_along_the_board_in_the_last_seconds(people: People) -> None:
    ana, ben = people(2)
    watch(seated(ana, ben, game="threelines", options={"seconds": 14}), ana, ben)
    ropes = ana.page.locator("main .rope")
    expect(ropes).to_have_count(2)
    for place in (0, 1):
        box = ropes.nth(place).bounding_box()
        assert box is not None
        assert box["width"] > 500
        assert box["height"] >= 8
    answer(ben, ana.page.url.rpartition("/")[2], "nothing")
    expect(ropes).to_have_count(1)


def test_who_ran_out_of_time_is_in_the_log_and_in_the_replay(people: People) -> None:
    ana, ben = people(2)
    table = seated(ana, ben, game="threelines", options={"seconds": 8})
    watch(table, ana)
    answer(ana, table, "nothing")
    expect(ana.page.get_by_role("list", name="Log")).to_contain_text(f"{ben.name} ran out of time.")
    give_up(ben, table)
    expect(end_of(ana.page, "Victory")).to_be_visible()
    until_kept(ana, table)
    ana.page.goto(f"/replay/{table}")
    expect(ana.page.get_by_role("list", name="Log")).to_contain_text(f"{ben.name} ran out of time.")


def test_an_end_fits_a_phone_upright_and_on_its_side(open_page: OpenPage, people: People, server: Server) -> None:
    sideways = {**PHONE, "viewport": {"width": 740, "height": 360}}
    (ben,) = people(1)
    for screen in (PHONE, sideways):
        ana = BrowserPlayer(open_page(**screen), server.url)
        table = seated(ana, ben, game="threelines")
        ana.page.goto(f"/table/{table}")
        expect(Field(ana.page).lock).to_be_visible()
        give_up(ben, table)
        dialog = end_of(ana.page, "Victory")
        expect(dialog).to_be_visible()
        assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        expect(dialog.locator(".crest")).to_be_in_viewport()
        dialog.get_by_role("button", name="Rematch").scroll_into_view_if_needed()
        expect(dialog.get_by_role("button", name="Rematch")).to_be_in_viewport()
        assert_accessible(ana.page)


@pytest.mark.parametrize(
    ("game", "picture"),
    [
        ("threelines", "pictures/threelines/"),
        ("generals", "pictures/generals/argeon_highmayne.svg"),
        ("pantheon", "pictures/threelines/"),
        ("cartoverse", "pictures/cartoverse/mother_celestine.svg"),
        ("ancients", "pictures/ancients/h_"),
    ],
)
def test_an_end_shows_who_has_won_to_both(people: People, game: str, picture: str) -> None:
    """Their general or hero; where none is chosen yet or nobody leads, their own face."""
    ana, ben = people(2)
    decks = {"generals": "Argeon Highmayne", "cartoverse": "Mother Celestine"}
    table = seated(ana, ben, game=game, **({"deck": decks[game]} if game in decks else {}))
    for person in (ana, ben):
        person.page.goto(f"/table/{table}")
        expect(person.page.locator("main")).to_be_visible()
    give_up(ben, table)
    for person, title in ((ana, "Victory"), (ben, "Defeat")):
        image = end_of(person.page, title).locator(".crest .winner img")
        expect(image).to_have_attribute("src", re.compile(re.escape(picture)))
        expect(image).to_have_js_property("complete", True)
        assert image.evaluate("(image) => image.naturalWidth > 0 && image.width >= 30")
        assert_accessible(person.page)
