"""Two people at a table of ancients: secret deploys, moves between lanes, items, the shop, the fall of an Ancient."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Final

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.ancients import NIGHT_BATTLE, SiegeBoard
from tests.browser.browser_player import BrowserPlayer, seated
from tests.browser.conftest import SCREENS, OpenPage, People
from tests.browser.finished_matches import answer
from tests.browser.input_devices import Finger, Keys, Mouse
from tests.browser.laid_table import STEADY
from tests.browser.prepared_tables import prepared
from tests.browser.second_screen import second_screen
from tests.server.serve_command import Server

HANDS: Final = Mouse()
SHORT: Final = {"tower_health": 5, "ancient_health": 8, "mana_armor": 0, "start_gold": 30, "start_mana": 6}
NEARLY_WON: Final = NIGHT_BATTLE.replace("L2.P2: ancient 71", "L2.P2: ancient 3")


def sit(table: str, *people: BrowserPlayer) -> list[SiegeBoard]:
    """Everybody looks at the table."""
    for person in people:
        person.page.goto(f"/table/{table}")
    return [SiegeBoard(person.page) for person in people]


def test_heroes_are_deployed_in_secret_step_by_step(people: People) -> None:
    """U48, U51: the step is said, a deploy is confirmed, and nobody sees it before both have confirmed."""
    ana, ben = people(2)
    a, b = sit(seated(ana, ben, game="ancients"), ana, ben)
    for step in (1, 2, 3):
        expect(a.page.get_by_role("status").filter(has_text=f"{step} of 3")).to_be_visible()
        hero = a.deploy_first(HANDS)
        expect(a.page.get_by_role("status").filter(has_text="Confirmed. Waiting for")).to_be_visible()
        expect(b.page.locator(".unit.hero")).to_have_count(2 * (step - 1))
        b.deploy_first(HANDS)
        expect(b.unit(hero, ana.name)).to_be_visible()
    expect(a.fountain.locator("[data-ready-in]")).to_have_count(2)
    expect(a.page.get_by_role("button", name=re.compile("^(Pass|…)$"))).to_be_visible()


def test_a_hero_travels_an_item_is_equipped_and_the_shop_opens(people: People, server: Server) -> None:
    """U26, U27, U45, U46, U52 to U55."""
    ana, ben = people(2)
    table = prepared(server, NIGHT_BATTLE, ana, ben, game="ancients")
    a, b = sit(table, ana, ben)

    # A hero of the support row goes to the other lane; only its owner sees where it will arrive.
    a.use(HANDS, a.unit("Fenrow Wildrunner"))
    expect(a.slot(1, "support", 1)).to_have_accessible_name(re.compile("for 2 mana"))  # Light Feet: 1 less
    a.use(HANDS, a.slot(1, "support", 1))
    for board in (a, b):
        expect(board.page.locator(".travel[data-hero='4'][data-to='1']")).to_be_visible()
    expect(a.page.get_by_role("img", name=re.compile("Fenrow.* arrives at support slot 1"))).to_be_visible()
    expect(b.page.get_by_role("img", name=re.compile("^Fenrow Wildrunner, on the way to lane 1$"))).to_be_visible()

    # The card that was played last lies at the edge, with what it was played on.
    b.own_turn()
    b.use(HANDS, b.card("Hobble"), b.unit("Brakka Ironvow", ana.name))
    expect(a.page.locator(".last-card").first).to_have_accessible_name(re.compile("Hobble → Brakka Ironvow"))
    expect(a.page.locator(".last-card").first).to_contain_text("→ Brakka")
    a.own_turn()
    a.use(HANDS, a.card("Notched Blade"), a.unit("Brakka Ironvow"))
    expect(a.log).to_contain_text("You equip Brakka Ironvow with Notched Blade")
    expect(a.page.locator(".unit[data-id='1'] .icon.item[data-card]")).to_have_count(1)

    # The second pass begins the combat, and the button says so.
    b.press(HANDS, "Pass")
    expect(a.page.locator(".rune")).to_be_visible()
    a.press(HANDS, "Combat")
    expect(a.board).to_have_attribute("data-time", "night")  # U3: until the next round begins
    expect(a.shop).to_contain_text("You have 22 gold")
    a.page.get_by_role("button", name="Look at the board").click()
    expect(a.shop).to_have_count(0)
    a.page.get_by_role("button", name="Back to the shop").click()
    a.page.get_by_role("button", name=re.compile("^Buy ")).first.click()
    expect(a.log).to_contain_text(re.compile("You buy .* for"))
    a.press(HANDS, "Done")
    b.press(HANDS, "Done")

    # A new round: Day, the traveller has arrived, and the hero of the fountain deploys.
    expect(a.board).to_have_attribute("data-time", "day")
    expect(a.page.locator("#round-label")).to_have_text("Round 5 · Day")
    expect(a.unit("Fenrow Wildrunner")).to_have_accessible_name(re.compile("lane 1, support row yours, slot 1"))
    assert a.deploy_first(HANDS) == "Orrum Hillfather"
    a_or_b = a.page.get_by_role("button", name=re.compile("^(Pass|…)$"))
    expect(a_or_b).to_be_visible()


@pytest.mark.timeout(900)
def test_two_people_play_a_whole_match(people: People) -> None:
    """U9, U45, U54: deploys, a move to the other lane, an item, fallen Towers with their Ancients, and the end."""
    ana, ben = people(2)
    a, b = sit(seated(ana, ben, game="ancients", deck="Wallbreakers", options=SHORT), ana, ben)
    heroes = []
    for _ in range(3):
        heroes.append(a.deploy_first(HANDS))
        b.deploy_first(HANDS)
    until_own_turn(a, b)
    a.use(HANDS, a.unit(heroes[0]), a.slot(2, "support", 1))
    expect(b.page.locator(".travel[data-to='2']")).to_be_visible()
    until_shop(a, b)
    offer = a.page.get_by_role("button", name=re.compile("^Buy ")).first
    item = re.sub("^Buy (.*) for .*", r"\1", offer.get_attribute("aria-label") or "")
    offer.click()
    until_own_turn(a, b)
    expect(a.unit(heroes[0])).to_have_accessible_name(re.compile("lane 2, support row yours, slot 1"))
    a.use(HANDS, a.card(item), a.unit(heroes[0]))
    expect(b.log).to_contain_text(f"equips {heroes[0]} with {item}")
    fallen = 0
    while a.end.count() == 0:
        go_on(a, b)
        fallen = max(fallen, a.page.locator(".core[data-kind='ancient'] .mana").count())
    assert fallen > 0
    expect(b.end).to_be_visible()
    results = [board.end.get_by_role("heading").first.inner_text().lower() for board in (a, b)]
    assert sorted(results) in (["defeat", "victory"], ["a draw", "a draw"])


def until_own_turn(mine: SiegeBoard, other: SiegeBoard) -> None:
    """Everything else is done until this player may act."""
    while not can(mine, "Pass") and not can(mine, "Combat"):
        go_on(mine, other)


def until_shop(mine: SiegeBoard, other: SiegeBoard) -> None:
    """The round is ended, and nobody leaves the shop."""
    while not can(mine, "Done"):
        go_on(other, mine, labels=("Pass", "Combat"))


def go_on(*boards: SiegeBoard, labels: Sequence[str] = ("Pass", "Combat", "Done")) -> None:
    """The player who is asked does the least there is to do: passes, leaves the shop, deploys a hero."""
    for board in boards:
        for label in labels:
            if can(board, label):
                board.press(HANDS, label)
                expect(board.button(label).and_(board.page.locator("[aria-disabled=false]"))).to_have_count(0)
                return
        if board.fountain.get_by_role("button", name=re.compile("can be used$")).count():
            board.deploy_first(HANDS)
            return
    boards[0].page.wait_for_timeout(100)


def can(board: SiegeBoard, label: str) -> bool:
    return board.button(label).and_(board.page.locator("[aria-disabled=false]")).count() == 1


def test_an_ancient_falls_and_the_match_is_over(people: People, server: Server) -> None:
    ana, ben = people(2)
    table = prepared(server, NEARLY_WON, ana, ben, game="ancients")
    a, b = sit(table, ana, ben)
    expect(a.core("Ancient", 2, ben.name)).to_have_accessible_name(re.compile("dies in the coming combat"))
    answer(ana, table, "pass")
    b.press(HANDS, "Combat")
    expect(a.end.get_by_role("heading", name="Victory")).to_be_visible()
    expect(b.end.get_by_role("heading", name="Defeat")).to_be_visible()
    expect(a.end).to_contain_text(f"You win: {ben.name}'s Ancient has fallen.")
    expect(b.end).to_contain_text(f"{ana.name} wins: your Ancient has fallen.")


def test_a_match_goes_on_by_keys_alone(people: People, server: Server) -> None:
    """U56: cards, abilities, moves and passes by Tab and Enter; Esc takes back what was begun."""
    ana, ben = people(2)
    table = prepared(server, NIGHT_BATTLE, ana, ben, game="ancients")
    (a,) = sit(table, ana)
    keys = Keys(ana.page)
    a.own_turn()
    a.use(keys, a.card("Skullbell"))
    expect(a.page.locator(".unit.legal")).not_to_have_count(0)
    ana.page.keyboard.press("Escape")
    expect(a.page.locator(".unit.legal")).to_have_count(0)
    a.use(keys, a.card("Skullbell"), a.unit("Vashti Nightneedle", ben.name))
    expect(a.unit("Vashti Nightneedle", ben.name)).to_have_accessible_name(re.compile(r"Stunned \(2 turns\)"))
    answer(ben, table, "pass")
    a.own_turn()
    a.use(keys, a.page.get_by_role("button", name=re.compile("^Use Cleansing Light")), a.unit("Brakka Ironvow"))
    expect(a.log).to_contain_text("Brakka Ironvow is healed by 3")
    answer(ben, table, "pass")
    a.press(keys, "Combat")
    expect(a.shop).to_be_visible()
    a.press(keys, "Done")


def test_what_is_bought_while_the_other_player_leaves_the_shop_is_bought(people: People, server: Server) -> None:
    """Both are in the shop at once: the answer of one puts a new question to the other, and no touch may be lost."""
    ana, ben = people(2)
    table = prepared(server, NIGHT_BATTLE, ana, ben, game="ancients")

    def leave_first(page: WebSocketRoute) -> None:
        served = page.connect_to_server()

        def forward(message: str | bytes) -> None:
            if json.loads(message)["type"] == "act" and not left:
                left.append("Ben")
                answer(ben, table, "close")
            served.send(message)

        page.on_message(forward)

    left: list[str] = []
    for person in (ana, ben):
        answer(person, table, "pass")
    ana.page.route_web_socket(re.compile("/ws$"), leave_first)
    (a,) = sit(table, ana)
    a.page.get_by_role("button", name=re.compile("^Buy ")).first.click()
    expect(a.log).to_contain_text(re.compile("You buy .* for"))
    assert left == ["Ben"]
    expect(a.log).not_to_contain_text(re.compile("You buy .* for.*You buy", re.DOTALL))


@pytest.mark.parametrize("screen", SCREENS)
def test_the_main_button_is_not_deaf_because_the_other_player_leaves_the_shop(
    screen: str, people: People, server: Server, open_page: OpenPage
) -> None:
    """It says the same as a moment ago, under a pointer that has not moved."""
    ana, ben = people(2)
    table = prepared(server, NIGHT_BATTLE, ana, ben, game="ancients")
    a = SiegeBoard(second_screen(ana, open_page, table, **SCREENS[screen]))
    a.press(Finger() if "has_touch" in SCREENS[screen] else HANDS, "Pass")  # the pointer stays there
    answer(ben, table, "pass")
    expect(a.button("Done")).to_have_attribute("aria-disabled", "false")
    a.page.wait_for_timeout(2 * STEADY)
    a.page.evaluate(
        """() => new MutationObserver((_, seen) => {
          if (!/leaves the shop/.test(document.body.textContent)) return;
          seen.disconnect();
          setTimeout(() => document.querySelector('[data-ring=main]').click(), 50);
        }).observe(document.body, { childList: true, subtree: true, characterData: true })"""
    )
    answer(ben, table, "close")
    expect(a.page.get_by_role("status").filter(has_text="Deploy the heroes")).to_be_visible()


def test_what_makes_room_is_asked_about_first(people: People, server: Server) -> None:
    """U26: a slot in which something would be replaced is marked, and a window asks."""
    ana, ben = people(2)
    table = prepared(server, NIGHT_BATTLE, ana, ben, game="ancients")
    (a,) = sit(table, ana)
    a.own_turn()
    a.use(HANDS, a.card("Causeway Guard"))
    there = a.page.locator(".unit[data-id='21']")
    expect(there).to_have_attribute("data-replaces", "true")
    a.use(HANDS, a.unit("Mega Melee Creep"))
    window = a.page.get_by_role("dialog", name="Replace what is there?")
    expect(window).to_contain_text("Mega Melee Creep would have to make room")
    window.get_by_role("button", name="Cancel").click()
    expect(a.unit("Causeway Guard")).to_have_count(0)
    a.use(HANDS, a.card("Causeway Guard"), a.unit("Mega Melee Creep"))
    window.get_by_role("button", name="Replace it").click()
    expect(a.unit("Causeway Guard")).to_be_visible()
