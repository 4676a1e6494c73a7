"""What the board of ancients shows: the time of day, arrows, previews, casters, circles, icons, the fountain."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.ancients import NIGHT_BATTLE, SiegeBoard, last_shown
from tests.browser.browser_player import BrowserPlayer
from tests.browser.conftest import People
from tests.browser.finished_matches import answer
from tests.browser.input_devices import Mouse
from tests.browser.overheard import Ear
from tests.browser.prepared_tables import prepared
from tests.server.serve_command import Server

HANDS: Final = Mouse()
BRIGHTNESS: Final = "(node) => Number(/brightness\\(([\\d.]+)\\)/.exec(getComputedStyle(node).filter)?.[1] ?? 1)"
BOX: Final = "(node) => { const box = node.getBoundingClientRect(); return [box.x, box.y, box.width, box.height]; }"
AILING: Final = NIGHT_BATTLE.replace(
    "2 Brakka Ironvow [1] damage 3;",
    "2 Brakka Ironvow [1] damage 3 wear 1 stun 2 silence 1 disarmed muted rooted broken moved shield 1 cooldown 2 "
    "carries i07/1 mark m_r06:+1/+1/+1:0:0:good:0:P1 mark m_r05:+2/+0/+0:0:0:good:4:P1 "
    "mark m_k03:-2/-1/+0:0:0:bad:4:P2;",
)


def sit(people: People, server: Server, position: str = NIGHT_BATTLE) -> tuple[SiegeBoard, Ear, BrowserPlayer, str]:
    ana, ben = people(2)
    table = prepared(server, position, ana, ben, game="ancients")
    ear = Ear(ana.page)
    ana.page.goto(f"/table/{table}")
    board = SiegeBoard(ana.page)
    board.own_turn()
    return board, ear, ben, table


def units_in(shown: Any) -> list[dict[str, Any]]:
    rows = [row for lane in shown["lanes"] for side in (lane["combat"], lane["support"]) for row in side]
    return [unit for row in rows for unit in row if unit is not None]


def unit(page: Page, number: int) -> Locator:
    return page.locator(f".unit[data-id='{number}']")


def box(thing: Locator) -> list[float]:
    found: list[float] = thing.evaluate(BOX)
    return found


def test_night_dims_the_ground_and_not_the_cards(people: People, server: Server) -> None:
    """U1, U2, U4 to U7, U53, U59."""
    board, _, ben, _ = sit(people, server)
    page = board.page
    expect(board.board).to_have_attribute("data-time", "night")
    expect(page.locator("#round-label")).to_have_text("Round 4 · Night")
    assert page.locator(".tabletop").evaluate(BRIGHTNESS) < 1
    assert unit(page, 1).locator(".body").evaluate(BRIGHTNESS) == 1
    mega = unit(page, 21)
    expect(mega).to_have_attribute("data-mega", "true")
    expect(mega.locator("img").first).to_have_attribute("src", re.compile("^blob:|-mega"))
    expect(mega.locator(".figures")).to_have_text(re.compile(r"3\s*0\s*3"))
    expect(unit(page, 30)).not_to_have_attribute("data-mega", "true")  # its Tower has fallen, it is not the stronger
    expect(page.locator(".above .initiative.has")).to_be_visible()
    expect(page.locator(".below .initiative.has")).to_have_count(0)
    dimmed = page.locator(".tabletop").evaluate(BRIGHTNESS)
    board.use(HANDS, board.card("Rootbind"), board.unit("Vashti Nightneedle", ben.name))
    expect(board.core("Tower", 1)).to_have_accessible_name(re.compile("5 of 6 mana"))
    assert page.locator(".tabletop").evaluate(BRIGHTNESS) == dimmed  # the light does not follow the mana


def test_towers_ancients_mana_and_gold_are_read_at_a_glance(people: People, server: Server) -> None:
    """U8 to U12, U19."""
    board, ear, ben, _ = sit(people, server)
    page, shown = board.page, last_shown(ear)
    assert page.locator(".core .mana").count() == 4
    expect(board.core("Tower", 1)).to_have_accessible_name(re.compile("43 of 60 health, 6 of 6 mana"))
    ancient = page.locator(".core[data-kind='ancient']")
    expect(ancient).to_have_count(1)
    expect(ancient.locator(".hp")).to_have_text("71")
    expect(ancient.locator(".mana .armor")).to_have_text("2")
    expect(page.locator(".core[data-kind='tower'] .armor")).to_have_count(0)
    for seat, gold in enumerate(page.locator(".info .gold").all()[::-1]):
        expect(gold).to_contain_text(str(shown["players"][seat]["gold"]))
        expect(gold.locator(".preview")).to_have_text(f"+{shown['players'][seat]['gold_preview']}")
    expect(board.core("Ancient", 2, ben.name)).to_be_visible()


def test_every_fighter_has_an_arrow_and_what_the_combat_does_to_it(people: People, server: Server) -> None:
    """U13 to U18."""
    board, ear, ben, table = sit(people, server)
    page = board.page
    check_arrows(page, last_shown(ear))
    brakka = page.locator(".unit[data-id='1'] .body")
    brakka.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("Strike by Vashti Nightneedle: 6")
    expect(page.locator(".core[data-kind='ancient'] .body")).to_have_attribute("title", re.compile("Mana: -2"))
    # After a change all is worked out again, and a taunt makes arrows of another kind.
    board.use(HANDS, board.card("Hold the Span"), board.unit("Brakka Ironvow"))
    expect(page.locator(".arrow[data-forced]")).not_to_have_count(0)
    check_arrows(page, last_shown(ear))
    expect(unit(page, 1)).to_have_attribute("data-pinned", "true")
    answer(ben, table, "pass")
    board.own_turn()
    board.use(HANDS, board.unit("Brakka Ironvow"))
    expect(page.locator("[data-move-cost]")).to_have_count(0)


def check_arrows(page: Page, shown: Any) -> None:
    """The arrows and badges are those of the position."""
    units = units_in(shown)
    wanted = {(one["id"], one["target"]) for one in units if one["target"] is not None}
    expect(page.locator(".arrow")).to_have_count(len(wanted))
    drawn = [(one.get_attribute("data-from"), one.get_attribute("data-to")) for one in page.locator(".arrow").all()]
    assert {(int(a or 0), 0 if (b or "").startswith("place:") else int(b or 0)) for a, b in drawn} == wanted
    forced = {one["id"] for one in units if one["target"] is not None and (one["forced"] or one["aggro"])}
    assert {int(one.get_attribute("data-from") or 0) for one in page.locator(".arrow[data-forced]").all()} == forced
    for one in units:
        badge = unit(page, one["id"]).locator(".preview-damage")
        fate = one["preview"] or {"damage": 0, "dies": False}  # nothing happens to an improvement
        if fate["damage"] > 0:
            expect(badge).to_contain_text(f"−{fate['damage']}")
        assert bool(badge.count() and badge.get_attribute("data-dies")) == fate["dies"]


def test_a_held_card_lights_its_targets_its_caster_and_what_it_would_do(people: People, server: Server) -> None:
    """U20 to U25, U28."""
    board, ear, ben, _ = sit(people, server)
    page = board.page
    keys = {one["name"]: one["key"] for one in ben.get("games/ancients")["cards"]}
    view = next(one for one in map(json.loads, reversed(ear.frames)) if one.get("question"))
    legal = [offer["parts"] for offer in view["question"]["legal"]]

    def places(name: str) -> set[int]:
        return {one["first"] for one in legal if one["kind"] == "play" and one["card"] == keys[name]}

    def lit() -> set[int]:
        things = page.locator(".legal [data-thing^='place:'], .legal[data-thing^='place:']")
        return {int((one.get_attribute("data-thing") or "place:-1").split(":")[1]) for one in things.all()}

    expect(board.card("Skullbell")).to_have_attribute("data-playable", "true")
    for name in ("Skullbell", "Causeway Guard", "Drill Yard", "Notched Blade"):
        board.use(HANDS, board.card(name))
        assert lit() == places(name), name
        page.keyboard.press("Escape")
    # The support row casts for 1 less, and is marked before; another may be chosen.
    board.use(HANDS, board.card("Mend Bark"))
    expect(unit(page, 3)).to_have_attribute("data-caster", "true")
    expect(board.card("Mend Bark")).to_have_accessible_name(re.compile("costs 0 mana"))
    page.get_by_role("button", name="By Brakka, 1 mana").click()
    expect(unit(page, 1)).to_have_attribute("data-caster", "true")
    expect(board.card("Mend Bark")).to_have_accessible_name(re.compile("costs 1 mana"))
    page.keyboard.press("Escape")
    # What it would change is shown before it is done, and the mana pulses.
    board.use(HANDS, board.card("Rootbind"))
    board.unit("Vashti Nightneedle", ben.name).hover()
    expect(unit(page, 6).locator(".health.worse")).to_have_text("5")
    expect(unit(page, 6).locator(".coming")).to_be_visible()
    expect(page.locator(".mana.pulses")).to_have_text("5/6")
    page.keyboard.press("Escape")
    board.use(HANDS, board.card("Skullbell"))
    assert page.locator(".unit.out-of-range").count() > 0


def test_a_held_card_shows_what_becomes_of_the_coming_combat(people: People, server: Server) -> None:
    """U16, U22: who is spared, who is struck instead, and which status would end."""
    hurt = NIGHT_BATTLE.replace("[1] damage 3;", "[1] damage 3 disarmed;")
    board, _, _, _ = sit(people, server, hurt)
    page = board.page
    brakka = unit(page, 1).locator(".preview-damage")
    expect(brakka).to_have_text("−6")
    board.use(HANDS, board.card("Causeway Guard"))
    board.slot(1, "combat", 5).hover()
    expect(page.locator("[data-place='4'] .preview-damage")).to_contain_text("−3")  # of Toll Reaver's 4, 1 is armor
    expect(page.locator(".near .core .preview-damage.shifts")).to_have_text("0")  # the Tower is struck no more
    expect(brakka).to_have_text("−6")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Use Cleansing Light")).click()
    board.unit("Brakka Ironvow").hover()
    expect(unit(page, 1).locator(".coming .ends")).to_be_visible()


def test_a_stunned_enemy_strikes_nobody_in_the_preview(people: People, server: Server) -> None:
    """U17, U22."""
    board, _, ben, _ = sit(people, server)
    badge = unit(board.page, 1).locator(".preview-damage")
    expect(badge).to_have_text("−6")
    board.use(HANDS, board.card("Skullbell"))
    board.unit("Vashti Nightneedle", ben.name).hover()
    expect(badge).to_have_text("0")
    board.page.keyboard.press("Escape")
    expect(badge).to_have_text("−6")


def test_no_arrow_runs_over_a_card(people: People, server: Server) -> None:
    """U13: the way to a Tower or Ancient leads through free slots and between the rows."""
    board, _, _, _ = sit(people, server)
    crossed = board.page.locator(".arrow[data-to^='place:'] .over").evaluate_all(
        """(arrows) => arrows.flatMap((arrow) => {
          const { left, top } = arrow.ownerSVGElement.getBoundingClientRect();
          const from = arrow.parentElement.dataset.from;
          const units = [...document.querySelectorAll('.unit')].filter((unit) => unit.dataset.id !== from);
          const long = arrow.getTotalLength();
          const points = Array.from({ length: 60 }, (_, n) => arrow.getPointAtLength((long * n) / 59));
          const inside = (at, from, to) => at > from + 3 && at < to - 3;
          return units.filter((unit) => {
            const box = unit.getBoundingClientRect();
            const meets = ({ x, y }) => inside(left + x, box.left, box.right) && inside(top + y, box.top, box.bottom);
            return points.some(meets);
          }).map((unit) => unit.querySelector('.name').textContent);
        })"""
    )
    assert board.page.locator(".arrow[data-to^='place:']").count() == 2
    assert crossed == []


def test_a_card_that_cannot_be_played_says_why(people: People, server: Server) -> None:
    """U20."""
    poor = NIGHT_BATTLE.replace("mana 6/6\nL1.P2", "mana 1/6\nL1.P2").replace("mana 5/6", "mana 0/6")
    board, _, _, _ = sit(people, server, poor)
    skullbell = board.card("Skullbell")
    expect(skullbell).to_have_attribute("data-playable", "false")
    expect(skullbell).to_have_attribute("title", re.compile("costs 4"))


def test_circles_icons_and_enhancements_have_their_places(people: People, server: Server) -> None:
    """U29 to U39, U43."""
    board, ear, _, _ = sit(people, server, AILING)
    page = board.page
    brakka = unit(page, 1)
    kinds = [one.get_attribute("data-kind") for one in brakka.locator(".status[data-kind]").all()]
    assert kinds[:7] == ["stun", "silence", "disarm", "mute", "root", "break", "move-cooldown"]
    negative = [one.get_attribute("data-negative") is not None for one in brakka.locator(".status[data-kind]").all()]
    assert negative == sorted(negative, reverse=True)
    statuses = next(one for one in units_in(last_shown(ear)) if one["id"] == 1)["statuses"]
    assert len(statuses) == 10
    expect(brakka.locator(".status")).to_have_count(8)
    expect(brakka.locator(".status.more")).to_have_text("+3")
    tops = [round(box(one)[1]) for one in brakka.locator(".status").all()]
    assert tops == [tops[0]] * 4 + [tops[4]] * 4
    assert tops[0] - box(brakka)[1] < 4
    stun, turns = box(brakka.locator(".status").first), box(brakka.locator(".turns").first)
    assert abs(stun[0] - turns[0]) <= 2
    assert abs(stun[1] + stun[3] - turns[1] - turns[3]) <= 2
    expect(brakka.locator(".icon-row > *")).to_have_count(3)
    expect(brakka.locator(".icon.item.none")).to_have_count(1)
    expect(brakka.locator(".ability.barred")).to_have_attribute("data-cooldown", "2")  # crossed out, too
    expect(unit(page, 2).locator(".ability.barred")).to_have_count(0)
    expect(brakka.locator(".item[data-card]")).to_have_attribute("data-cooldown", "1")
    assert box(brakka.locator(".enhancements"))[1] < box(brakka.locator(".icon-row"))[1]
    expect(brakka.locator(".armor.low")).to_be_visible()
    expect(brakka.locator(".ability[data-more='true'] .flat-arrow")).to_be_visible()
    for number in (3, 4):  # Issa and Fenrow have two abilities
        expect(unit(page, number).locator(".ability[data-more='true'] .flat-arrow")).to_be_visible()
    expect(unit(page, 2).locator(".flat-arrow")).to_have_count(0)  # Tolgar has one
    brakka.locator(".ability").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Line Holder")
    expect(page.get_by_role("tooltip")).to_contain_text("Unmoved")
    expect(page.get_by_role("tooltip")).to_contain_text("Stunned (2 turns)")
    for number in (3, 6):
        expect(unit(page, number)).to_have_attribute("data-ab", "true")


def test_cards_on_the_board_are_wider_and_creeps_have_no_text(people: People, server: Server) -> None:
    """U40 to U42, U44, U57."""
    board, _, _, _ = sit(people, server)
    page = board.page
    held, stands = box(page.locator(".in-hand").nth(3)), box(unit(page, 22))
    assert stands[2] / stands[3] > held[2] / held[3]
    expect(unit(page, 22).locator(".text")).to_have_count(0)
    unit(page, 22).locator(".body").hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("Play Effect: this taunts")
    expect(tip.get_by_role("term").filter(has_text="Retaliate")).to_be_visible()
    for number, letter in ((1, "R"), (3, "G"), (6, "K")):
        expect(unit(page, number).locator(".letter")).to_have_text(letter)


def test_the_fountain_lies_between_what_a_player_has_and_the_hand(people: People, server: Server) -> None:
    """U47 to U50, U58."""
    full = ", ".join(["Skullbell"] * 12)
    many = re.sub("P1.hand: .*", f"P1.hand: {full}\nP1.overflow: Skullbell, Rootbind", NIGHT_BATTLE)
    board, _, _, _ = sit(people, server, many)
    page = board.page
    page.set_viewport_size({"width": 1280, "height": 720})
    for row in (".above", ".below"):
        hand = ".farhand" if row == ".above" else ".held"
        edges = [box(page.locator(f"{row} {part}"))[0] for part in (".info", ".fountain", hand)]
        assert edges == sorted(edges)
    expect(page.locator(".below [data-ready-in='0']")).to_have_count(1)
    expect(page.locator(".above [data-ready-in='1']")).to_have_count(1)
    lefts = page.locator(".in-hand").evaluate_all("all => all.map((one) => one.getBoundingClientRect().left)")
    assert len(lefts) == 12
    assert all(later - former > 20 for former, later in pairwise(lefts))
    expect(page.locator(".overflow")).to_have_text("+2")
    expect(page.locator(".overflow")).to_have_attribute("title", re.compile("wait until the hand has room"))
    for width in (1280, 1024):
        page.set_viewport_size({"width": width, "height": 720})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
