"""In the browser a match that is over is analysed: the chance to win, what was a mistake, and what was better."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from math import floor
from time import sleep
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, Response, expect

from tests.browser.access import assert_accessible
from tests.browser.browser_player import API, BrowserPlayer
from tests.browser.conftest import DESKTOP, PHONE, OpenPage, People
from tests.browser.finished_matches import LAST, recorded
from tests.server.serve_command import Server

WAITED: Final = 300_000  # milliseconds; the judges yield to everything else on a busy machine
PAUSE: Final = 0.2  # seconds
ROUNDS: Final = ((LAST, "nothing"),) * 2
STEPS: Final = 5
TRIES: Final = 8
ON_ITS_SIDE: Final[dict[str, Any]] = {"viewport": {"width": 740, "height": 360}, "is_mobile": True, "has_touch": True}
SHAPES: Final = {"desktop": DESKTOP, "phone": PHONE, "on its side": ON_ITS_SIDE}


class Analysed(NamedTuple):
    """Two rounds of threelines in which Ben places nothing and then gives up; and what is thought of them."""

    table: str
    ana: str
    ben: str
    profile: Any  # of Ben's browser
    found: dict[str, Any]

    @property
    def worst(self) -> dict[str, Any]:
        """Of what Ben did."""
        mistake: dict[str, Any] = next(one for one in self.found["mistakes"] if one["seat"] == 1)
        return mistake


@pytest.fixture(scope="module")
def analysed(browser: Browser, server: Server) -> Iterator[Analysed]:
    """One match for all tests of this file."""
    contexts = [browser.new_context(base_url=server.url) for _ in range(2)]
    ana, ben = (BrowserPlayer(context.new_page(), server.url) for context in contexts)
    for _ in range(TRIES):
        table, found = judged(ana, ben)
        if any(one["seat"] == 1 for one in found["mistakes"]):  # with some cards it is no mistake to place nothing
            break
    else:
        raise AssertionError("nothing that Ben did was a mistake")
    ben.page.goto("/about")
    yield Analysed(table, ana.name, ben.name, contexts[1].storage_state(), found)
    for context in contexts:
        context.close()


def judged(ana: BrowserPlayer, ben: BrowserPlayer) -> tuple[str, dict[str, Any]]:
    """A match that is over, and its analysis."""
    table = recorded(ana, ben, "threelines", *ROUNDS)
    asked = ben.post(f"replays/{table}/analysis")
    while asked["state"] in ("waiting", "running"):
        sleep(PAUSE)
        asked = ben.get(f"replays/{table}/analysis")
    assert asked["state"] == "done", asked
    found: dict[str, Any] = asked["analysis"]
    return table, found


def graph(page: Page) -> Locator:
    return page.get_by_role("slider", name="Chance to win")


def opened(page: Page) -> Locator:
    return page.get_by_role("list", name="Mistakes").get_by_role("button", expanded=True)


def at(page: Page, step: int) -> None:
    """The board, and the cursor in the graph, are at this step."""
    expect(page.get_by_role("slider", name="Step")).to_have_value(str(step))
    expect(graph(page)).to_have_value(str(step))


def entry(page: Page, step: int) -> Locator:
    return page.get_by_role("list", name="Mistakes").get_by_role("button", name=re.compile(rf"Step {step}\b"))


def test_the_end_of_a_match_leads_to_its_analysis(people: People) -> None:
    ana, ben = people(2)
    table = recorded(ana, ben, "threelines", *ROUNDS)
    ben.page.goto(f"/table/{table}")
    ben.page.get_by_role("dialog", name="Defeat").get_by_role("link", name="Analyse the match").click()
    side = ben.page.get_by_role("complementary", name="Analysis")
    expect(side.get_by_text(re.compile("^(Judged|The analysis begins)")).or_(graph(ben.page)).first).to_be_visible()
    expect(graph(ben.page)).to_be_visible(timeout=WAITED)
    expect(side).to_contain_text(ana.name)
    expect(side).to_contain_text("You")
    expect(side).not_to_contain_text(ben.name)
    expect(side.get_by_text(re.compile("^The analysis is here"))).to_be_attached()
    expect(ben.page).to_have_url(re.compile(r"step=0&analysis$"))


def test_nothing_is_analysed_until_a_visitor_asks_for_it(page: Page, people: People) -> None:
    ana, ben = people(2)
    table = recorded(ana, ben, "threelines", (LAST, "nothing"))
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="Analysis").click()
    ask = page.get_by_role("button", name="Analyse this match")
    expect(ask).to_be_visible()
    assert_accessible(page)
    assert ben.get(f"replays/{table}/analysis")["state"] == "none"
    ask.click()
    expect(graph(page)).to_be_visible(timeout=WAITED)


def test_how_far_it_is_and_who_is_before_is_told_until_it_is_there(page: Page, analysed: Analysed) -> None:
    done = page.request.get(f"{API}replays/{analysed.table}/analysis").text()
    told = [
        {"state": "waiting", "ahead": 2, "judged": 0, "count": 4, "problem": "", "analysis": None},
        {"state": "running", "ahead": 0, "judged": 3, "count": 4, "problem": "", "analysis": None},
    ]
    saying = [json.dumps(told[0])]
    page.route("**/analysis", lambda route: route.fulfill(body=saying[0], content_type="application/json"))
    page.goto(f"/replay/{analysed.table}?analysis")
    expect(page.get_by_text("2 other matches are analysed first.")).to_be_visible()
    saying[0] = json.dumps(told[1])
    expect(page.get_by_role("progressbar", name="Judged 3 of 4 decisions")).to_have_attribute("value", "3")
    assert_accessible(page)
    saying[0] = done
    expect(graph(page)).to_be_visible()


def test_who_opens_the_link_sees_the_same_analysis_at_the_same_step(open_page: OpenPage, analysed: Analysed) -> None:
    own = open_page(storage_state=analysed.profile)
    own.goto(f"/replay/{analysed.table}?analysis")
    worst = analysed.worst
    entry(own, worst["step"]).click()
    expect(own).to_have_url(re.compile(rf"step={worst['step']}&analysis$"))
    expect(opened(own)).to_contain_text(f"You: {worst['size']}")
    page, asked = open_page(), list[str]()
    page.on("response", lambda answer: asked.extend(of_analyses(answer)))
    page.goto(own.url)
    at(page, worst["step"])
    expect(opened(page)).to_contain_text(f"{analysed.ben}: {worst['size']}")
    expect(told(page, f"{analysed.ben} played")).to_have_text(f"“{worst['taken']['words']}”")
    expect(page.get_by_text(f"Said as to {analysed.ben}")).to_be_visible()
    assert asked == ["GET 200"]


def of_analyses(answer: Response) -> list[str]:
    return [f"{answer.request.method} {answer.status}"] if answer.url.endswith("/analysis") else []


def told(page: Page, term: str) -> Locator:
    """What stands beside a term of the mistake that is looked at."""
    terms = page.get_by_role("list", name="Mistakes").locator("dt", has_text=term)
    return terms.locator("xpath=following-sibling::dd[1]")


def percent(worth: float) -> int:
    """A half is rounded up, as in the browser."""
    return floor(100 * worth + 0.5)


def test_a_mistake_leads_to_its_step_and_says_what_was_better(open_page: OpenPage, analysed: Analysed) -> None:
    page, worst = open_page(storage_state=analysed.profile), analysed.worst
    page.goto(f"/replay/{analysed.table}?analysis")
    entry(page, worst["step"]).click()
    at(page, worst["step"])
    expect(told(page, "You played")).to_have_text(worst["taken"]["words"])
    expect(told(page, "Better")).to_have_text(worst["best"]["words"])
    expect(told(page, "Why")).to_have_text(worst["why"])
    for place, other in enumerate(worst["others"]):
        said = f"{other['words']} {percent(other['worth'])} %"
        expect(told(page, "Or").get_by_role("listitem").nth(place)).to_have_text(said)
    before, after = (percent(worst[which]["worth"]) for which in ("best", "taken"))
    expect(opened(page)).to_contain_text(f"from {before} % to {after} %")
    assert_accessible(page)


def test_one_plays_on_in_the_place_of_who_made_the_mistake(page: Page, analysed: Analysed) -> None:
    page.goto(f"/replay/{analysed.table}?step={analysed.worst['step']}&seat=0&analysis")
    page.get_by_role("list", name="Mistakes").get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label(analysed.ben)).to_be_checked()
    dialog.get_by_label("Easy bot").check()
    dialog.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.get_by_role("button", name=re.compile("^Lock in"))).to_be_visible()


def test_the_cursor_in_the_graph_follows_the_replay_and_leads_it(page: Page, analysed: Analysed) -> None:
    page.goto(f"/replay/{analysed.table}?step=2&analysis")
    at(page, 2)
    page.get_by_role("button", name="Forward by a step").click()
    at(page, 3)
    box = graph(page).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 1, box["y"] + box["height"] / 2)
    at(page, STEPS)
    page.keyboard.press("ArrowLeft")
    at(page, STEPS - 1)
    page.mouse.move(box["x"] + box["width"] * (STEPS - 1) / STEPS, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 2 / STEPS, box["y"] + 30, steps=6)
    page.mouse.up()
    at(page, 2)
    expect(graph(page)).to_have_attribute("aria-valuetext", re.compile(rf"^Step 2 of {STEPS}, {analysed.ana} \d+ %"))


def test_keys_alone_lead_from_mistake_to_mistake(page: Page, analysed: Analysed) -> None:
    steps = sorted(one["step"] for one in analysed.found["mistakes"])
    page.goto(f"/replay/{analysed.table}")
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    page.keyboard.press("a")
    expect(graph(page)).to_be_visible()
    page.keyboard.press("End")
    page.keyboard.press("Shift+M")
    at(page, steps[-1])
    expect(page.locator("p[aria-live]").filter(has_text="Step")).to_contain_text(re.compile(r"from \d+ % to \d+ %"))
    page.keyboard.press("Home")
    page.keyboard.press("m")
    at(page, min(step for step in steps if step > 0))
    opened(page).focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("list", name="Mistakes").get_by_role("button", name="Play on from here")).to_be_focused()
    page.keyboard.press("a")
    expect(graph(page)).to_have_count(0)


@pytest.mark.parametrize("shape", SHAPES)
def test_it_can_be_read_and_touched_on_every_screen(shape: str, open_page: OpenPage, analysed: Analysed) -> None:
    page = open_page(**SHAPES[shape])
    page.goto(f"/replay/{analysed.table}?step={analysed.worst['step']}&analysis")
    expect(opened(page)).to_be_in_viewport()
    expect(graph(page)).to_be_in_viewport()
    assert_accessible(page)
    small = (
        page.get_by_role("complementary")
        .locator("button:visible")
        .evaluate_all(
            "(all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent)"
        )
    )
    assert small == []


def test_on_a_phone_the_board_is_shown_again_at_the_step_of_a_mistake(open_page: OpenPage, analysed: Analysed) -> None:
    step, phone = analysed.worst["step"], open_page(**PHONE)
    phone.goto(f"/replay/{analysed.table}")
    phone.locator("summary").tap()
    phone.get_by_role("button", name="Analysis").tap()
    entry(phone, step).tap()
    phone.get_by_role("button", name="Show the board").tap()
    expect(graph(phone)).to_have_count(0)
    expect(phone.locator("header").get_by_text(f"Step {step} of {STEPS}")).to_be_visible()
