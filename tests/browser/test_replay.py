"""A match that is over can be seen again, step by step, with anybody's eyes, and played on."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from cardwright.agents.characters import CAST
from tests.browser.access import assert_accessible
from tests.browser.browser_player import BrowserPlayer, seated
from tests.browser.conftest import PHONE, OpenPage, People
from tests.browser.finished_matches import LAST, recorded, until_kept
from tests.browser.pictures import answer as play
from tests.browser.test_pages import GAMES
from tests.server.serve_command import Server

NOTHING = (("nothing", "nothing"),) * 3
IDLE = (("mulligan none", "mulligan none"), *(("end", "end"),) * 3)


@pytest.fixture
def match(people: People) -> tuple[BrowserPlayer, BrowserPlayer, str]:
    """Three rounds of threelines in which nothing is placed: seven steps."""
    ana, ben = people(2)
    return ana, ben, recorded(ana, ben, "threelines", *NOTHING)


def at(page: Page, step: int, total: int = 7) -> None:
    """The page shows this step."""
    expect(page.get_by_role("slider", name="Step")).to_have_attribute(
        "aria-valuetext", re.compile(f"Step {step} of {total}")
    )


def lines(page: Page) -> Locator:
    return page.get_by_role("list", name="Log").get_by_role("button")


def press(page: Page, *names: str) -> None:
    for name in names:
        page.get_by_role("button", name=name, exact=True).click()


def menu(page: Page, name: str) -> Locator:
    page.locator("summary").filter(has_text="☰").click()
    return page.get_by_text(name, exact=True)


def test_a_link_opens_the_step_and_the_eyes_it_names(
    page: Page, match: tuple[BrowserPlayer, BrowserPlayer, str]
) -> None:
    ana, _, table = match
    page.goto(f"/replay/{table}?step=4&seat=0")
    at(page, 4)
    expect(page.get_by_label("Seen by")).to_have_value("0")
    expect(lines(page).filter(has_text="You draw").first).to_be_visible()
    expect(page.locator("header p")).to_contain_text(ana.name)


def test_buttons_go_by_step_by_turn_and_to_both_ends(
    page: Page, match: tuple[BrowserPlayer, BrowserPlayer, str]
) -> None:
    page.goto(f"/replay/{match[2]}")
    for name, step in [
        ("Forward by a step", 1),
        ("Forward by a turn", 2),
        ("Forward by a turn", 4),
        ("Back by a step", 3),
        ("Back by a turn", 2),
        ("To the end", 7),
        ("Back by a turn", 6),
        ("To the beginning", 0),
    ]:
        press(page, name)
        at(page, step)


def test_keys_go_through_a_match_and_say_what_happened(
    page: Page, match: tuple[BrowserPlayer, BrowserPlayer, str]
) -> None:
    _, ben, table = match
    page.goto(f"/replay/{table}")
    at(page, 0)
    for key, step in [
        ("ArrowRight", 1),
        ("Shift+ArrowRight", 2),
        ("End", 7),
        ("ArrowLeft", 6),
        ("Shift+ArrowLeft", 4),
        ("Home", 0),
    ]:
        page.keyboard.press(key)
        at(page, step)
    page.keyboard.press("End")
    expect(page.locator(".unseen[aria-live=polite]")).to_contain_text("Step 7 of 7")
    expect(lines(page).last).to_contain_text(re.compile("wins"))
    expect(page.locator("[aria-current=step]").first).to_contain_text(re.compile(f"{ben.name}|wins"))


def test_it_plays_by_itself_until_it_is_paused_or_over(
    open_page: OpenPage, match: tuple[BrowserPlayer, BrowserPlayer, str]
) -> None:
    page = open_page(lively=True)
    page.goto(f"/replay/{match[2]}?step=5")
    page.get_by_label("Speed").select_option("none")
    press(page, "Play")
    at(page, 7)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.keyboard.press("Home")
    page.locator("h1").evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    press(page, "Pause")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert page.evaluate("JSON.parse(localStorage.getItem('cardwright.settings') ?? '{}').speed ?? 'unset'") == "unset"


def test_the_slider_and_the_log_lead_to_a_step(page: Page, match: tuple[BrowserPlayer, BrowserPlayer, str]) -> None:
    page.goto(f"/replay/{match[2]}")
    page.get_by_role("slider", name="Step").fill("3")
    at(page, 3)
    lines(page).filter(has_text="Round 3.").click()
    at(page, 4)


def test_each_pair_of_eyes_sees_its_own_secrets(page: Page, match: tuple[BrowserPlayer, BrowserPlayer, str]) -> None:
    ana, ben, table = match
    page.goto(f"/replay/{table}")
    drawn = lines(page).filter(has_text="draw")
    seen = {}
    for eyes, said in {  # from the second on: what the eyes before them do not see
        "Everything open": "draws a card",
        ana.name: "You draw",
        ben.name: f"{ana.name} draws a card",
        "An onlooker": f"{ben.name} draws a card",
    }.items():
        page.get_by_label("Seen by").select_option(label=eyes)
        expect(drawn.filter(has_text=said).first).to_be_visible()
        seen[eyes] = drawn.all_inner_texts()
    assert any("You draw" in line for line in seen[ana.name])
    assert seen[ana.name] != seen[ben.name]
    assert all("a card" in line for line in seen["An onlooker"] if "coin" not in line)
    positions = [steps(page, table, seat) for seat in ("seat=0&", "seat=-1&", "")]
    assert ["-1" in position for position in positions] == [True, True, False]


def steps(page: Page, table: str, query: str) -> str:
    """What the server shows of the hands at the beginning."""
    found = page.request.get(f"/api/v1/replays/{table}/steps?{query}first=0&last=0").json()
    return json.dumps([player["hand"] for player in found["steps"][0]["shown"]["players"]])


def test_the_link_to_a_step_is_copied(page: Page, match: tuple[BrowserPlayer, BrowserPlayer, str]) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"/replay/{match[2]}?step=2&seat=1")
    at(page, 2)
    page.keyboard.press("ArrowRight")
    menu(page, "Copy the link to this step").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/replay/{match[2]}?step=3&seat=1")
    expect(page).to_have_url(re.compile(r"step=3&seat=1$"))


def test_the_shuffle_is_checked_in_the_browser(page: Page, match: tuple[BrowserPlayer, BrowserPlayer, str]) -> None:
    page.goto(f"/replay/{match[2]}")
    menu(page, "Check the shuffle").click()
    expect(page.get_by_role("dialog")).to_contain_text("This match was dealt as promised.")
    assert_accessible(page)


def test_a_shuffle_that_was_forged_is_found_out(page: Page, match: tuple[BrowserPlayer, BrowserPlayer, str]) -> None:
    address = f"**/api/v1/replays/{match[2]}"
    genuine = page.request.get(f"/api/v1/replays/{match[2]}").text()
    forged = re.sub(r'"seed": ?"[0-9a-f]', lambda found: found[0][:-1] + ("0" if found[0][-1] != "0" else "1"), genuine)
    assert forged != genuine
    page.route(address, lambda route: route.fulfill(body=forged, content_type="application/json"))
    page.goto(f"/replay/{match[2]}")
    menu(page, "Check the shuffle").click()
    expect(page.get_by_role("dialog")).to_contain_text("This match was not dealt as promised!")
    expect(page.get_by_role("dialog")).to_contain_text("The secret fits the commitment")


def test_the_file_can_be_downloaded(
    page: Page, match: tuple[BrowserPlayer, BrowserPlayer, str], tmp_path: Path
) -> None:
    page.goto(f"/replay/{match[2]}")
    link = menu(page, "Download the match")
    with page.expect_download() as download:
        link.click()
    download.value.save_as(tmp_path / "match.json")
    assert json.loads((tmp_path / "match.json").read_text())["proof"]["table"] == match[2]


def near_hand(page: Page, name: str) -> Locator:
    return page.locator(".near-hand").get_by_role("group", name=f"{name} holds")


def test_a_replay_seats_its_reader_where_they_sat(page: Page, match: tuple[BrowserPlayer, BrowserPlayer, str]) -> None:
    ana, ben, table = match
    for reader, near in ((ana.page, ana), (ben.page, ben), (page, ana)):
        reader.goto(f"/replay/{table}")
        expect(near_hand(reader, near.name)).to_be_visible()
    ben.page.get_by_label("Seen by").select_option(label=ana.name)
    expect(ben.page.locator(".near-hand").get_by_role("group", name="Your hand")).to_be_visible()


@pytest.mark.parametrize("level", CAST)
def test_playing_on_is_offered_in_ones_own_seat_against_the_same_bot(level: str, people: People) -> None:
    (ana,) = people(1)
    made = ana.post("tables", {"game": "threelines", "kind": "bot", "bots": [level], "seat": 1})
    assert ana.tell(type="concede", table=made["table"])["type"] == "done"
    until_kept(ana, made["table"])
    ana.page.goto(f"/replay/{made['table']}")
    press(ana.page, "Play on from here")
    dialog = ana.page.get_by_role("dialog")
    expect(dialog.get_by_label(ana.name)).to_be_checked()
    expect(dialog.get_by_label(f"{level.capitalize()} bot").and_(dialog.locator("[name=rival]"))).to_be_checked()


def test_playing_on_after_a_match_with_a_person_is_offered_with_a_person(
    match: tuple[BrowserPlayer, BrowserPlayer, str],
) -> None:
    _, ben, table = match
    ben.page.goto(f"/replay/{table}")
    press(ben.page, "Play on from here")
    dialog = ben.page.get_by_role("dialog")
    expect(dialog.get_by_label(ben.name)).to_be_checked()
    expect(dialog.get_by_label("A friend, by link")).to_be_checked()


def test_who_steps_faster_than_things_move_sees_every_step_as_it_is(open_page: OpenPage, people: People) -> None:
    ana, ben = people(2)
    table = recorded(ana, ben, "threelines", *((LAST, LAST),) * 3)
    page = open_page(lively=True)
    page.goto(f"/replay/{table}")
    at(page, 0)
    for pause in (0, 40, 400, 900):
        page.keyboard.press("Home")
        for step in range(1, 8):
            page.wait_for_timeout(pause)
            page.keyboard.press("ArrowRight")
            at(page, step)
    expect(page.locator(".near-hand").get_by_role("button")).to_have_count(held_at_the_end(page, table))


def held_at_the_end(page: Page, table: str) -> int:
    found = page.request.get(f"/api/v1/replays/{table}/steps?first=7&last=7").json()
    return len(found["steps"][0]["shown"]["players"][0]["hand"])


def test_one_plays_on_from_a_step_against_a_bot(page: Page, match: tuple[BrowserPlayer, BrowserPlayer, str]) -> None:
    page.goto(f"/replay/{match[2]}?step=4")
    press(page, "Play on from here")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(match[1].name).check()
    dialog.get_by_label("Easy bot").check()
    dialog.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.get_by_role("button", name=re.compile("^Lock in"))).to_be_visible()
    expect(page.get_by_text("Round 3", exact=True).first).to_be_visible()


def test_one_plays_on_from_a_step_with_a_friend(page: Page, match: tuple[BrowserPlayer, BrowserPlayer, str]) -> None:
    page.goto(f"/replay/{match[2]}?step=2")
    press(page, "Play on from here")
    page.get_by_role("dialog").get_by_label("A friend, by link").check()
    page.get_by_role("dialog").get_by_role("button", name="Play on", exact=True).click()
    expect(page.get_by_label("The link to join")).to_have_value(re.compile("/join/"))


def test_a_guest_who_plays_on_with_a_friend_chooses_a_name_first(
    page: Page, match: tuple[BrowserPlayer, BrowserPlayer, str]
) -> None:
    page.goto(f"/replay/{match[2]}?step=2")
    press(page, "Play on from here")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("A friend, by link").check()
    dialog.get_by_label("Your name at the table").fill("Ottilie Onward")
    dialog.get_by_role("button", name="Play on", exact=True).click()
    expect(page.get_by_role("listitem").filter(has_text="Ottilie Onward")).to_have_count(1)


@pytest.mark.parametrize("game", GAMES)
def test_who_steps_fast_through_any_game_meets_no_error_and_no_number_of_a_card(
    game: str, open_page: OpenPage, people: People, server: Server
) -> None:
    (ana,) = people(1)
    table = ana.post("tables", {"game": game, "kind": "bot", "bots": ["easy"], "clock": False})["table"]
    play(server.url, ana, table, 12)
    ana.tell(type="concede", table=table)  # where it is not over yet
    until_kept(ana, table)
    page = open_page(lively=True)
    page.goto(f"/replay/{table}?step=0")
    slider = page.get_by_role("slider", name="Step")
    expect(slider).to_have_attribute("max", re.compile(r"^([4-9]|\d\d+)$"))  # Threelines may be over early
    steps = int(slider.get_attribute("max") or "0")
    for pause in (0, 40, 250):
        page.keyboard.press("Home")
        at(page, 0, steps)
        for _ in range(steps):
            page.wait_for_timeout(pause)
            page.keyboard.press("ArrowRight")
        at(page, steps, steps)
        for _ in range(steps):
            page.keyboard.press("ArrowLeft")
        at(page, 0, steps)
    page.keyboard.press("End")
    at(page, steps, steps)
    assert re.findall(r"#\d+|\bP[1-6]\b", page.locator("body").aria_snapshot()) == []


def test_nobody_plays_on_from_the_end(page: Page, match: tuple[BrowserPlayer, BrowserPlayer, str]) -> None:
    page.goto(f"/replay/{match[2]}?step=7")
    press(page, "Play on from here")
    expect(page.get_by_role("dialog")).to_contain_text("The match is over at this step.")


def test_generals_goes_by_turns_and_ends_with_who_gave_up(page: Page, people: People) -> None:
    ana, ben = people(2)
    table = recorded(ana, ben, "generals", *IDLE)
    page.goto(f"/replay/{table}")
    at(page, 0, 9)
    for step in range(2, 9):  # both mulligans are one turn
        press(page, "Forward by a turn")
        at(page, step, 9)
    press(page, "To the end")
    expect(lines(page).filter(has_text=f"{ben.name} gives up.")).to_be_visible()
    expect(page.locator("header")).to_contain_text("won")
    assert_accessible(page)


@pytest.mark.parametrize("address", ["/replay/nothing", "/replay/running"])
def test_what_cannot_be_shown_says_why(address: str, people: People, forgiven: list[str]) -> None:
    ana, ben = people(2)
    forgiven.extend(["status of 404", "status of 409"])
    table = seated(ana, ben, game="threelines")
    ana.page.goto(address.replace("running", table))
    expect(ana.page.locator("h1")).to_have_text("This replay cannot be shown")
    reason = "not over" if "running" in address else "no match at this address"
    expect(ana.page.locator("main")).to_contain_text(reason)
    assert_accessible(ana.page)


def test_a_phone_shows_all_of_it(open_page: OpenPage, match: tuple[BrowserPlayer, BrowserPlayer, str]) -> None:
    phone = open_page(**PHONE)
    phone.goto(f"/replay/{match[2]}?step=1")
    phone.get_by_role("button", name="Forward by a step").tap()
    expect(phone.locator("header").get_by_text("Step 2 of 7")).to_be_visible()
    phone.locator("summary").tap()
    phone.get_by_text("Show the log").tap()
    expect(phone.get_by_role("list", name="Log").get_by_text("Round 2.")).to_be_visible()
    assert_accessible(phone)
    small = phone.locator("button, a, select, input").evaluate_all(
        "(all) => all.map((one) => [one.ariaLabel ?? one.textContent, one.getBoundingClientRect().height])"
        ".filter(([, height]) => height > 0 && height < 44).map(([name]) => name)"
    )
    assert small == []
