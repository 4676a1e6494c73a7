"""Windows that pass by themselves in pantheon: only what everybody can see decides that."""

from __future__ import annotations

import json
import re
from typing import Final

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.browser_player import BrowserPlayer
from tests.browser.conftest import People
from tests.browser.finished_matches import answer
from tests.browser.input_devices import Mouse
from tests.browser.pantheon import Field
from tests.browser.prepared_tables import prepared
from tests.server.serve_command import Server

HANDS: Final = Mouse()
ANSWERS: Final = "Parley, Sanctuary"
NONE: Final = "Mana, Mana"
DELAY: Final = 400  # milliseconds until a window is passed by itself
THREE: Final = """
P1.field: River Troll [16]; Militia Recruit [17]; Cinder Hound [18]
P2.field: Town Watch [19]
P3.mana: 3/3
P3.hand: {hand}
P3.field: Stone Golem [20] grown +20
deck: Mana, Mana, Mana, Mana, Mana, Mana
"""


class Mouth:
    """The answers a page has given."""

    def __init__(self, page: Page) -> None:
        self.answers: list[int] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self.hear)

    def hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "act":
            self.answers.append(message["question"])


def at_table(server: Server, hand: str, *people: BrowserPlayer) -> tuple[str, Field]:
    """Ana and Ben play without looking; Cleo sits at her page."""
    table = prepared(server, THREE.format(hand=hand), *people)
    page = people[2].page
    page.goto(f"/table/{table}")
    field = Field(page)
    expect(field.card(hand.split(",")[0])).to_be_visible()
    return table, field


@pytest.mark.parametrize("hand", [ANSWERS, NONE], ids=["with answers in hand", "without any"])
def test_what_does_not_concern_somebody_passes_by_itself_after_the_same_time(
    hand: str, people: People, server: Server
) -> None:
    ana, ben, cleo = people(3)
    mouth = Mouth(cleo.page)
    cleo.page.clock.install()
    table, field = at_table(server, hand, ana, ben, cleo)
    cleo.page.clock.pause_at(cleo.page.evaluate("Date.now() + 1000"))
    answer(ana, table, "attack #16 > #19")
    expect(field.link(1)).to_be_visible()
    expect(field.asks("You pass …")).to_be_visible()
    cleo.page.clock.run_for(DELAY - 50)
    assert mouth.answers == []
    cleo.page.clock.run_for(100)
    expect(field.log).to_contain_text("Town Watch is destroyed")
    assert len(mouth.answers) == 1


def test_what_concerns_somebody_is_asked(people: People, server: Server) -> None:
    ana, ben, cleo = people(3)
    table, field = at_table(server, ANSWERS, ana, ben, cleo)
    answer(ana, table, "attack #16 > #20")
    expect(field.asks("Answer, or pass")).to_be_visible()
    field.press(HANDS, "Pass")
    expect(field.log).to_contain_text("River Troll is destroyed")


def test_who_has_nothing_to_answer_with_as_everybody_can_see_is_not_asked(people: People, server: Server) -> None:
    ana, ben, cleo = people(3)
    mouth = Mouth(cleo.page)
    table = prepared(server, THREE.replace("P3.hand: {hand}\n", ""), ana, ben, cleo)
    cleo.page.goto(f"/table/{table}")
    field = Field(cleo.page)
    expect(cleo.page.get_by_text(re.compile(f"^Waiting for {ana.name}"))).to_be_visible()
    answer(ana, table, "attack #16 > #20")
    expect(field.log).to_contain_text("River Troll is destroyed")
    assert mouth.answers == []


def test_full_control_holds_every_window_and_can_be_given_up_again(people: People, server: Server) -> None:
    ana, ben, cleo = people(3)
    table, field = at_table(server, ANSWERS, ana, ben, cleo)
    ways = field.page.get_by_label(re.compile("^How you are asked: "))
    ways.click()
    field.page.get_by_role("radio", name=re.compile("^Full control")).check()
    expect(ways).to_have_accessible_name("How you are asked: Full control")
    field.page.keyboard.press("Escape")
    answer(ana, table, "attack #16 > #19")
    expect(field.asks("Answer, or pass")).to_be_visible()
    field.page.keyboard.press("f")  # the window that is open passes at once
    expect(field.log).to_contain_text("Town Watch is destroyed")
    expect(ways).to_have_accessible_name("How you are asked: What concerns me")


def test_a_yield_passes_until_the_next_turn_or_until_one_asks_again(people: People, server: Server) -> None:
    ana, ben, cleo = people(3)
    table, field = at_table(server, ANSWERS, ana, ben, cleo)
    field.page.get_by_role("button", name="Pass until my turn").click()
    answer(ana, table, "attack #16 > #20")
    expect(field.log).to_contain_text("River Troll is destroyed")
    field.page.get_by_role("button", name="Ask me again").click()
    answer(ana, table, "attack #18 > #20")
    expect(field.asks("Answer, or pass")).to_be_visible()
    field.page.keyboard.press("y")  # for this chain alone
    expect(field.log).to_contain_text("Cinder Hound is destroyed")
    answer(ana, table, "attack #17 > #20")
    expect(field.asks("Answer, or pass")).to_be_visible()
    field.page.keyboard.press(" ")
    expect(field.log).to_contain_text("Militia Recruit is destroyed")
