"""People at a table: invited by a link, watched, talking, asking to take back, playing again."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_player import BrowserPlayer, seated
from tests.browser.conftest import OpenPage, People
from tests.browser.finished_matches import answer, until_kept
from tests.browser.threelines import Field

HANDS: Final = {"threelines": "Your hand", "generals": "Which cards do you want to exchange?"}


def sit(game: str, *people: BrowserPlayer) -> str:
    """Sit at a table and look at it."""
    table = seated(*people, game=game)
    for person in people:
        person.page.goto(f"/table/{table}")
    return table


def concede(page: Page) -> None:
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("dialog", name="Give up this match?").get_by_role("button", name="Concede the match").click()


def test_two_who_never_came_in_play_by_an_invite_link(open_page: OpenPage) -> None:
    ana, ben = open_page(), open_page()
    ana.goto("/lobby/threelines")
    ana.get_by_role("button", name="Invite a friend").click()
    ana.get_by_role("button", name="Make the link").click()
    link = ana.get_by_label("The link to join").input_value()

    ben.goto(link)
    ben.get_by_role("button", name="Sit down").click()

    for page in (ana, ben):
        expect(Field(page).lock).to_be_visible()
        Field(page).lock.click()
    for page in (ana, ben):
        expect(page.get_by_role("list", name="Log")).to_contain_text("Round 2.")


def test_a_locked_choice_can_be_changed_before_and_is_not_shown_to_the_others(people: People) -> None:
    ana, ben = people(2)
    sit("threelines", ana, ben)
    field, other = Field(ana.page), Field(ben.page)
    for each in (field, other):
        expect(each.lock).to_be_visible()
    card = next(card for card in field.held() if card.cost <= field.mana())

    field.card(card).click()
    field.line("left").click()
    expect(field.line("left")).to_contain_text(card.name)
    field.line("left").click()
    field.line("right").click()
    expect(field.line("left")).not_to_contain_text(card.name)
    field.lock.click()

    expect(other.place.get_by_role("img", name=f"{ana.name}, 20 of 20 health, Locked in")).to_be_visible()
    assert card.name not in ben.page.content()
    other.lock.click()
    expect(ben.page.get_by_role("list", name="Log")).to_contain_text(f"{ana.name} places {card.name} on the right")


def test_what_is_half_chosen_stays_when_the_other_player_locks_in(people: People) -> None:
    ana, ben = people(2)
    sit("threelines", ana, ben)
    field = Field(ana.page)
    expect(field.lock).to_be_visible()
    card = next(card for card in field.held() if card.cost <= field.mana())
    field.card(card).click()
    field.line("left").click()
    expect(field.line("left")).to_contain_text(card.name)
    Field(ben.page).lock.click()
    opponent = re.compile(f"^{ben.name}, 20 of 20 health.*, Locked in")
    expect(field.place.get_by_role("img", name=opponent)).to_be_visible()
    expect(field.line("left")).to_contain_text(card.name)
    expect(field.lock).to_have_text("Lock in 1 card")


def test_a_hero_that_is_touched_stays_so_when_somebody_else_has_chosen(people: People) -> None:
    ana, ben = people(2)
    table = sit("pantheon", ana, ben)
    hero = ana.page.get_by_role("region", name="Choose your hero").get_by_role("button").first
    hero.click()
    expect(hero).to_have_attribute("aria-pressed", "true")
    answer(ben, table, "")
    expect(ana.page.get_by_text(f"{ben.name} has chosen")).to_be_attached()
    expect(hero).to_have_attribute("aria-pressed", "true")
    expect(ana.page.locator('[data-ring="main"]')).to_be_enabled()


def test_a_spectator_sees_the_match_and_no_hand(people: People, open_page: OpenPage) -> None:
    ana, ben = people(2)
    made = ana.post("tables", {"game": "threelines", "kind": "open"})
    ben.post(f"tables/{made['table']}/join")
    watcher = open_page()
    frames: list[str] = []
    watcher.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    for page in (ana.page, ben.page, watcher):
        page.goto(f"/table/{made['table']}")

    expect(watcher.get_by_text("You are watching")).to_be_visible()
    expect(ana.page.get_by_text("1 onlooker")).to_be_visible()
    for person in (ana, ben):
        expect(watcher.get_by_label(f"{person.name} holds 4 cards")).to_be_visible()
    expect(Field(watcher).lock).to_have_count(0)
    for person in (ana, ben):
        expect(Field(person.page).lock).to_be_visible()
    hidden = [card.name for person in (ana, ben) for card in Field(person.page).held()]
    assert len(hidden) == 8
    seen = watcher.content() + "".join(frames)
    assert [name for name in hidden if name in seen] == []
    assert [card.name for card in Field(ana.page).held() if card.name in ben.page.content()] == []


@pytest.mark.parametrize("game", HANDS)
def test_the_page_of_an_opponent_never_holds_a_hidden_card(game: str, people: People) -> None:
    ana, ben = people(2)
    sit(game, ana, ben)
    names = {}
    for person in (ana, ben):
        held = person.page.get_by_label(HANDS[game]).get_by_role("button")
        expect(held.first).to_be_visible()
        labels = held.evaluate_all("(all) => all.map((one) => one.ariaLabel)")
        names[person.id] = {str(label).split(",")[0] for label in labels}
    cards = ana.get(f"games/{game}")["cards"]
    texts = {card["name"]: card.get("text", "") for card in cards}
    generals = [card["name"] for card in cards if card.get("type") == "general"]
    for person, other in ((ana, ben), (ben, ana)):
        # What one's own cards say names others, and so may the generals: the Winterblade, and Kara Winterblade.
        told = " ".join([*generals, *(texts[name] for name in names[person.id])])
        secret = {name for name in names[other.id] - names[person.id] if name not in told}
        assert secret
        page = person.page.content()
        assert [name for name in secret if name in page] == []


def test_chat_and_quick_words_reach_the_other_side_and_can_be_muted(people: People) -> None:
    ana, ben = people(2)
    sit("threelines", ana, ben)
    for person in (ana, ben):
        person.page.get_by_role("tab", name="Chat").click()
    ana.page.get_by_label("Write a message").fill("Good luck <b>to you</b>!")
    ana.page.get_by_role("button", name="Send").click()
    talk = ben.page.get_by_role("list", name="Chat")
    expect(talk).to_contain_text(f"{ana.name} Good luck <b>to you</b>!")
    expect(ana.page.get_by_label("Write a message")).to_be_empty()
    ana.page.get_by_role("group", name="Say something quickly").get_by_role("button", name="Well played!").click()
    expect(talk).to_contain_text("Well played!")

    ben.page.get_by_role("button", name=f"Mute {ana.name}").click()
    expect(ben.page.get_by_text(f"{ana.name} is muted.")).to_be_visible()
    ana.page.get_by_label("Write a message").fill("Do you hear me?")
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("list", name="Chat")).to_contain_text("Do you hear me?")
    expect(talk).not_to_contain_text("Do you hear me?")


def test_unread_messages_are_counted_while_the_log_is_open(people: People) -> None:
    ana, ben = people(2)
    sit("threelines", ana, ben)
    expect(Field(ben.page).lock).to_be_visible()
    ana.page.get_by_role("tab", name="Chat").click()
    ana.page.get_by_role("button", name="Hello!").click()
    unread = ben.page.get_by_role("tab", name="Chat 1 new message")
    unread.click()
    expect(unread).to_have_count(0)


def test_taking_back_is_asked_of_people(people: People) -> None:
    ana, ben = people(2)
    sit("threelines", ana, ben)
    Field(ana.page).lock.click()
    ana.page.get_by_role("button", name="Take back").click()
    expect(ana.page.get_by_text("You have asked to take back.")).to_be_visible()
    ben.page.get_by_role("alertdialog").get_by_role("button", name="Allow").click()
    expect(Field(ana.page).lock).to_be_visible()
    expect(ana.page.get_by_text("You have asked to take back.")).to_have_count(0)


def test_conceding_asks_first_and_the_end_leads_to_replay_and_rematch(people: People) -> None:
    ana, ben = people(2)
    table = sit("threelines", ana, ben)
    ana.page.get_by_label("Menu").click()
    ana.page.get_by_role("button", name="Concede").click()
    ana.page.get_by_role("dialog", name="Give up this match?").get_by_role("button", name="Play on").click()
    expect(Field(ana.page).lock).to_be_visible()

    concede(ana.page)
    lost = ana.page.get_by_role("dialog", name="Defeat")
    won = ben.page.get_by_role("dialog", name="Victory")
    expect(lost).to_contain_text("You gave up.")
    expect(won).to_contain_text(f"{ana.name} gave up.")
    expect(won.get_by_role("link", name="Watch the replay")).to_have_attribute("href", f"/replay/{table}")
    lost.get_by_role("button", name="Rematch").click()
    expect(won).to_contain_text(f"{ana.name} offers a rematch.")
    won.get_by_role("button", name="Rematch").click()
    for person in (ana, ben):
        person.page.wait_for_url(lambda url: "/table/" in url and table not in url)
        expect(Field(person.page).lock).to_be_visible()


def test_the_replay_opens_from_the_end_screen(people: People) -> None:
    ana, ben = people(2)
    table = sit("threelines", ana, ben)
    expect(Field(ben.page).lock).to_be_visible()
    concede(ana.page)
    until_kept(ben, table)
    ben.page.get_by_role("dialog", name="Victory").get_by_role("link", name="Watch the replay").click()
    ben.page.wait_for_url(f"**/replay/{table}*")
    expect(ben.page.get_by_role("heading", level=1)).to_be_attached()


def test_spectators_follow_a_rematch(people: People, open_page: OpenPage) -> None:
    ana, ben = people(2)
    made = ana.post("tables", {"game": "threelines", "kind": "open"})
    ben.post(f"tables/{made['table']}/join")
    watcher = open_page()
    for page in (ana.page, ben.page, watcher):
        page.goto(f"/table/{made['table']}")
        expect(page.get_by_role("region", name="The field")).to_be_visible()
    concede(ana.page)
    expect(watcher.get_by_role("dialog", name=f"{ben.name} wins")).to_be_visible()
    ana.page.get_by_role("button", name="Rematch").click()
    ben.page.get_by_role("button", name="Rematch").click()
    watcher.get_by_role("link", name="Go to the rematch").click()
    expect(Field(ana.page).lock).to_be_visible()
    expect(watcher.get_by_text("You are watching")).to_be_visible()
