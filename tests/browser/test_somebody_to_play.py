"""Somebody to play: the search for a match, a bot meanwhile, friends, challenges, and who may watch."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from tests.browser.access import assert_accessible
from tests.browser.browser_player import BrowserPlayer, seated
from tests.browser.conftest import OpenPage, People
from tests.browser.threelines import Field

PASSWORD = "a friend in every port"


def look_for_somebody(page: Page, rated: bool = False) -> None:
    page.goto("/lobby/threelines")
    page.get_by_role("button", name="Quick match").click()
    dialog = page.get_by_role("dialog")
    box = dialog.get_by_role("checkbox", name=re.compile("^Rated"))
    if box.is_enabled():
        box.set_checked(rated)
    dialog.get_by_role("button", name="Find somebody").click()
    page.wait_for_url("**/table/*")


def accounts(people: People, *names: str) -> list[BrowserPlayer]:
    """Players who keep their names."""
    found = people(len(names))
    for player, name in zip(found, names):
        me = player.post("me/register", {"name": name, "password": PASSWORD})
        player.name = name
        player.page.add_init_script(f"localStorage.setItem('cardwright.me', {json.dumps(json.dumps(me))})")
    return found


def befriend(ana: BrowserPlayer, ben: BrowserPlayer) -> None:
    ana.send("friends", {"name": ben.name})
    ben.send("friends", {"name": ana.name})


def test_a_search_says_who_is_there_and_one_that_is_given_up_leaves_nothing_behind(people: People) -> None:
    (ana,) = people(1)
    page = ana.page
    look_for_somebody(page)
    expect(page.get_by_text(re.compile(r"\d+ players? online · 1 looks for a match"))).to_be_visible()
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"0:\d\d so far"))
    assert_accessible(page)
    page.get_by_role("button", name="Give up waiting").click()
    page.wait_for_url("**/lobby")
    expect(page.get_by_role("heading", name="Tables")).to_be_visible()
    expect(page.get_by_role("heading", name="Your matches")).to_have_count(0)
    assert ana.get("tables/mine") == []


def test_a_bot_is_played_meanwhile_and_left_without_loss_when_a_person_comes(people: People) -> None:
    ana, ben = people(2)
    look_for_somebody(ana.page)
    waiting = ana.page.url
    ana.page.get_by_role("button", name="Play a bot meanwhile").click()
    ana.page.wait_for_url(lambda url: "/table/" in url and url != waiting)
    bot_match = ana.page.url.rsplit("/", 1)[1]
    expect(ana.page.get_by_role("status").filter(has_text="Looking for somebody to play Threelines")).to_be_visible()
    Field(ana.page).lock.click()

    look_for_somebody(ben.page)

    ana.page.wait_for_url(waiting)
    expect(Field(ana.page).lock).to_be_visible()
    expect(ana.page.get_by_text("Looking for somebody")).to_have_count(0)
    mine = {match["table"]: match["status"] for match in ana.get("tables/mine")}
    assert mine[bot_match] == "playing"


def test_a_search_can_be_stopped_from_the_match_against_the_bot(people: People) -> None:
    (ana,) = people(1)
    look_for_somebody(ana.page)
    ana.page.get_by_role("button", name="Play a bot meanwhile").click()
    ana.page.get_by_role("button", name="Stop looking").click()
    expect(ana.page.get_by_text("Looking for somebody")).to_have_count(0)
    assert ana.get("quick")["searching"] == {}


def test_who_wants_a_rated_match_meets_a_guest_after_a_while(people: People) -> None:
    (ana,) = accounts(people, "Rosalind Rated")
    (ben,) = people(1)
    look_for_somebody(ana.page, rated=True)
    look_for_somebody(ben.page)
    for person in (ana, ben):
        expect(Field(person.page).lock).to_be_visible(timeout=60_000)
    assert ana.page.url == ben.page.url


def test_who_looks_for_somebody_reads_how_long_it_usually_takes(people: People) -> None:
    ana, ben, cleo = people(3)
    for person in (ana, ben):
        look_for_somebody(person.page)
    expect(Field(ana.page).lock).to_be_visible()
    look_for_somebody(cleo.page)
    expect(cleo.page.get_by_text(re.compile(r"1 looks for a match · usually found within \d+ s"))).to_be_visible()
    cleo.page.get_by_role("button", name="Give up waiting").click()
    cleo.page.wait_for_url("**/lobby")


def test_a_friend_is_added_by_name_seen_online_and_challenged(people: People) -> None:
    ana, ben = accounts(people, "Agathe Anders", "Bertram Birk")
    ben.page.goto("/lobby")
    ana.page.goto("/lobby/threelines")
    ana.page.get_by_label("Name of an account").fill("bertram birk")
    ana.page.get_by_role("button", name="Add", exact=True).click()
    expect(ana.page.get_by_text("has not answered yet")).to_be_visible()

    ben.page.reload()
    expect(ben.page.get_by_text("wants to be your friend")).to_be_visible()
    ben.page.get_by_role("button", name="Accept").click()
    expect(ben.page.get_by_role("button", name="Challenge Agathe Anders")).to_be_visible()
    ana.page.reload()
    expect(ana.page.get_by_role("list", name="Friends")).to_contain_text("online")
    assert_accessible(ana.page)

    ana.page.get_by_role("button", name="Challenge Bertram Birk").click()
    ana.page.get_by_role("dialog").get_by_role("button", name="Challenge").click()
    dialog = ben.page.get_by_role("dialog", name="Agathe Anders challenges you")
    dialog.get_by_role("button", name="Play").click()
    expect(ben.page.get_by_text("Agathe Anders invites you to a match of Threelines.")).to_be_visible()
    ben.page.get_by_role("button", name="Sit down").click()
    for person in (ana, ben):
        expect(Field(person.page).lock).to_be_visible()


def test_a_friend_is_added_after_a_match(people: People) -> None:
    ana, ben = accounts(people, "Ulla Unger", "Viktor Vogel")
    ana.page.goto(f"/table/{seated(ana, ben, game='threelines')}")
    ana.page.get_by_label("Menu").click()
    ana.page.get_by_role("button", name="Add Viktor Vogel as a friend").click()
    expect(ana.page.get_by_role("button", name="Viktor Vogel has been asked")).to_be_visible()
    assert [(each["name"], each["state"]) for each in ben.get("friends")] == [("Ulla Unger", "asks")]


def test_ratings_stand_at_the_table_and_their_change_at_the_end(people: People) -> None:
    ana, ben = accounts(people, "Wilma Winter", "Xaver Xander")
    table = ana.post("tables", {"game": "threelines", "rated": True})["table"]
    ben.post(f"tables/{table}/join", {})
    for person in (ana, ben):
        person.page.goto(f"/table/{table}")
        Field(person.page).lock.click()
    expect(Field(ana.page).lock).to_be_enabled()
    ben.tell(type="concede", table=table)
    plates = ana.page.locator(".plate")
    expect(plates.filter(has_text="Wilma")).to_contain_text(re.compile(r"▲ \+\d+"))
    expect(plates.filter(has_text="Xaver")).to_contain_text(re.compile(r"▼ −\d+"))


def test_a_third_friend_watches_an_invited_match_where_its_maker_allows_it(open_page: OpenPage, people: People) -> None:
    ana, ben = people(2)
    cleo = open_page()
    made = ana.post("tables", {"game": "threelines", "kind": "private"})
    ben.post(f"tables/join/{made['invite']}", {})
    cleo.goto(f"/join/{made['invite']}?game=threelines")
    expect(cleo.get_by_text("All seats are taken. You may watch.")).to_be_visible()
    cleo.get_by_role("link", name="Watch").click()
    expect(cleo.get_by_text("You are watching")).to_be_visible()


def test_who_makes_a_link_can_keep_onlookers_away(page: Page, open_page: OpenPage, forgiven: list[str]) -> None:
    forgiven.append("status of 409")
    page.goto("/lobby/threelines")
    page.get_by_role("button", name="Invite a friend").click()
    page.get_by_role("checkbox", name="Others who have the link may watch").uncheck()
    page.get_by_role("button", name="Make the link").click()
    link = page.get_by_label("The link to join").input_value()
    ben, cleo = open_page(), open_page()
    ben.goto(link)
    ben.get_by_role("button", name="Sit down").click()
    expect(Field(ben).lock).to_be_visible()
    cleo.goto(link)
    expect(cleo.get_by_text("All seats are taken.")).to_be_visible()
    for way in (cleo.get_by_role("link", name="Watch"), cleo.get_by_role("button", name="Sit down")):
        expect(way).to_have_count(0)


def test_an_invitation_that_leads_nowhere_says_so_before_anything_is_asked(page: Page, forgiven: list[str]) -> None:
    forgiven.append("status of 404")
    page.goto("/join/nowhere?game=generals")
    expect(page.get_by_role("alert")).to_contain_text("this invite leads to no table")
    expect(page.get_by_role("link", name="To the lobby")).to_be_visible()
    for asked in (page.get_by_role("button", name="Sit down"), page.get_by_label("Your name at the table")):
        expect(asked).to_have_count(0)
    assert_accessible(page)


def test_an_invited_guest_who_may_not_be_called_so_can_choose_another_name(
    page: Page, people: People, forgiven: list[str]
) -> None:
    forgiven.append("status of 409")
    (ana,) = people(1)
    made = ana.post("tables", {"game": "threelines", "kind": "private"})
    page.goto(f"/join/{made['invite']}")
    name, sit = page.get_by_label("Your name at the table"), page.get_by_role("button", name="Sit down")
    name.fill("Drakon")
    sit.click()
    expect(page.get_by_role("alert")).to_have_text('the name "Drakon" is reserved')
    name.fill("Drako of the Dunes")
    sit.click()
    expect(page.locator("footer .plate", has_text="Drako of the Dunes")).to_be_visible()


def test_who_opens_their_own_invitation_is_taken_to_the_table(people: People) -> None:
    (ana,) = people(1)
    made = ana.post("tables", {"game": "threelines", "kind": "private"})
    ana.page.goto(f"/join/{made['invite']}")
    ana.page.wait_for_url(f"**/table/{made['table']}")
    expect(ana.page.get_by_role("heading", name="Threelines")).to_be_visible()


def test_who_comes_back_to_a_table_that_waits_still_has_its_link(people: People) -> None:
    (ana,) = people(1)
    made = ana.post("tables", {"game": "threelines", "kind": "private"})
    ana.page.goto("/lobby/threelines")
    ana.page.get_by_role("link", name="Go on").click()
    link = ana.page.get_by_label("The link to join")
    expect(link).to_have_value(re.compile(f"/join/{re.escape(made['invite'])}"))
    fill = ana.page.get_by_role("button", name="Fill the free seats with bots")
    expect(fill).not_to_have_class(re.compile(r"\bmain\b"))


def test_a_join_page_says_who_invites(people: People, open_page: OpenPage) -> None:
    (ana,) = people(1)
    ana.put("me/name", {"name": "Yvonne Yard"})
    made = ana.post("tables", {"game": "generals", "kind": "private"})
    page = open_page()
    page.goto(f"/join/{made['invite']}")
    expect(page.get_by_text("Yvonne Yard invites you to a match of Generals.")).to_be_visible()
    assert_accessible(page)
