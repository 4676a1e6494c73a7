"""What a table shows and does around the board: reasons, previews, cards enlarged, keys, windows, motion."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import generals
from tests.browser.browser_player import BrowserPlayer, seated
from tests.browser.conftest import OpenPage, People
from tests.browser.input_devices import Keys
from tests.browser.threelines import Field

COUNT_MOTIONS: Final = """window.motions = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  if ((typeof how === 'number' ? how : how?.duration ?? 0) > 0) window.motions += 1;
  return animate.call(this, frames, how);
};
for (const begins of ['animationstart', 'transitionrun']) addEventListener(begins, () => window.motions += 1, true);"""

STILLNESS: Final[dict[str, dict[str, Any]]] = {
    "reduced motion": {"lively": True, "reduced_motion": "reduce"},
    "speed none": {"lively": False},
}


def against_bot(person: BrowserPlayer, game: str, **terms: object) -> Page:
    """A table against the easy bot, without a clock."""
    table = person.post("tables", {"game": game, "kind": "bot", "bots": ["easy"], "clock": False, **terms})["table"]
    person.page.goto(f"/table/{table}")
    return person.page


def with_keywords(ana: BrowserPlayer) -> str:
    """A deck in which every minion has a keyword."""
    facts: dict[str, Any] = ana.get("games/generals")
    fits = [
        card["name"]
        for card in facts["cards"]
        if card["type"] == "minion" and card["keywords"] and card["collectible"] and card["faction"] == "Neutral"
    ]
    return "\n".join(["1 Argeon Highmayne", *(f"3 {name}" for name in fits[:13])])


def test_a_card_that_cannot_be_placed_says_why(people: People) -> None:
    (ana,) = people(1)
    page = against_bot(ana, "threelines", options={"start_mana": 0, "first_round_mana": False})
    Field(page).hand.get_by_role("button", name="cannot be placed now").first.click()
    reason = page.get_by_text(re.compile(r"costs \d+; you have 0 mana \(R22\)"))
    expect(reason.first).to_be_visible()  # beside the card, too, while the pointer rests on it


def test_the_reason_comes_with_the_number_of_the_rule(people: People) -> None:
    (ana,) = people(1)
    page = against_bot(ana, "generals", seat=0, deck="Argeon Highmayne", options={"mana_first": 0})  # nothing is free
    field = generals.Field(page)
    field.main.click()
    field.hand.get_by_role("button", name="cannot be played now").first.click()
    field.square("b3").click()
    expect(page.get_by_text(re.compile(r"you have \d+ mana \(R\d+\)")).first).to_be_visible()


def test_the_outcome_is_shown_before_anything_is_done_by_pointer_and_by_focus(people: People) -> None:
    (ana,) = people(1)
    page = against_bot(ana, "threelines")
    field = Field(page)
    expect(field.lock).to_be_visible()
    card = next(card for card in field.held() if card.cost <= field.mana())
    told = page.get_by_text(f"You place {card.name}").or_(page.get_by_text(f"{ana.name} places {card.name}"))

    field.card(card).click()
    field.line("left").hover()
    expect(told.first).to_be_visible()
    expect(page.get_by_text("If the others do nothing.")).to_be_visible()
    page.get_by_role("heading", level=1).hover(force=True)
    expect(told).to_have_count(0)

    Keys(page).walk_to(field.line("right"))
    expect(told.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    assert field.held(), "nothing was done"


def test_in_generals_a_move_is_foreseen_and_arrow_keys_walk_the_squares(people: People) -> None:
    (ana,) = people(1)
    page = against_bot(ana, "generals", seat=0)
    field = generals.Field(page)
    field.main.click()
    expect(field.square("a3")).to_have_accessible_name(re.compile("can move"))
    foreseen = page.get_by_text("This would happen")

    Keys(page).take(field.square("a3"))
    page.keyboard.press("ArrowRight")
    expect(field.square("b3")).to_be_focused()
    expect(foreseen).to_be_visible()
    page.keyboard.press("Escape")
    expect(foreseen).to_have_count(0)
    field.square("a3").click()
    field.square("b4").hover()
    expect(foreseen).to_be_visible()
    expect(field.square("a3")).to_have_accessible_name(re.compile("general, yours"))


def test_a_card_is_enlarged_within_300_milliseconds_and_its_keywords_explained(people: People) -> None:
    (ana,) = people(1, lively=True)
    ana.page.clock.install()
    page = against_bot(ana, "generals", deck=with_keywords(ana))
    card = page.get_by_label("Which cards do you want to exchange?").get_by_role("button").first
    expect(card).to_be_visible()
    large = page.get_by_role("tooltip")
    expect(large).to_be_hidden()

    card.hover()
    page.clock.run_for(300)
    expect(large).to_be_visible(timeout=2000)
    expect(large.get_by_role("term").first).to_be_visible()
    expect(large.get_by_role("definition").first).to_contain_text(re.compile(r"R\d+"))

    page.keyboard.press("Escape")
    expect(large).to_be_hidden()
    Keys(page).walk_to(card)
    page.clock.run_for(300)
    expect(large).to_be_visible(timeout=2000)


def test_cards_named_in_the_log_are_enlarged_too(people: People) -> None:
    (ana,) = people(1)
    page = against_bot(ana, "threelines")
    named = page.get_by_role("list", name="Log").get_by_role("button").first
    name = named.inner_text()
    named.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(name)


def test_settings_are_kept(people: People) -> None:
    (ana,) = people(1, lively=True)
    page = against_bot(ana, "threelines")
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Speed of motion").select_option("No motion")
    page.get_by_label("Sounds").uncheck()
    page.reload()
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Speed of motion")).to_have_value("none")
    expect(page.get_by_label("Sounds")).not_to_be_checked()


def test_keys_do_what_the_window_of_keys_says(people: People) -> None:
    (ana,) = people(1)
    page = against_bot(ana, "threelines")
    expect(Field(page).lock).to_be_visible()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("the main button")
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    page.keyboard.press("l")
    expect(page.get_by_role("list", name="Log")).to_have_count(0)
    page.keyboard.press("l")
    page.keyboard.press("h")
    expect(page.get_by_role("region", name="Hint")).to_be_visible()
    page.keyboard.press("e")
    expect(page.get_by_role("list", name="Log")).to_contain_text("Round 2.")


@pytest.mark.parametrize("game", ["threelines", "generals"])
def test_the_whole_board_can_be_read_as_text(game: str, people: People) -> None:
    (ana,) = people(1)
    page = against_bot(ana, game)
    expect(page.get_by_text(ana.name).first).to_be_visible()
    page.keyboard.press("b")
    words = page.get_by_role("dialog", name="The board in words")
    expect(words.get_by_role("heading", name=ana.name)).to_be_visible()
    expect(words).to_contain_text("health")
    expect(words).to_contain_text("mana")


def test_the_title_of_the_tab_says_whose_move_it_is(people: People) -> None:
    ana, ben = people(2)
    table = seated(ana, ben, game="threelines")
    ana.page.goto(f"/table/{table}")
    expect(ana.page).to_have_title("◆ Your move · Threelines · Cardwright")
    expect(ana.page.get_by_role("timer").first).to_be_visible()
    Field(ana.page).lock.click()
    expect(ana.page).to_have_title("Threelines · Cardwright")
    expect(ana.page.get_by_text(re.compile(rf"Waiting for {ben.name} \(\d+ s\)"))).to_be_visible()


def test_taking_back_against_a_bot_is_free(people: People) -> None:
    (ana,) = people(1)
    page = against_bot(ana, "generals", seat=0)
    field = generals.Field(page)
    field.main.click()
    expect(field.square("a3")).to_have_accessible_name(re.compile("can move"))
    field.square("a3").click()
    field.square("b3").click()
    expect(field.square("b3")).to_have_accessible_name(re.compile("general, yours"))
    page.get_by_role("button", name="Take back").click()
    expect(field.square("a3")).to_have_accessible_name(re.compile("general, yours, .*can move"))


def test_escape_and_right_click_let_go_of_what_was_half_chosen(people: People) -> None:
    (ana,) = people(1)
    page = against_bot(ana, "threelines")
    field = Field(page)
    expect(field.lock).to_be_visible()
    card = field.card(next(card for card in field.held() if card.cost <= field.mana()))
    for way in ("Escape", "right click"):
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        if way == "Escape":
            page.keyboard.press("Escape")
        else:
            field.place.click(button="right", position={"x": 5, "y": 5})
        expect(card).to_have_attribute("aria-pressed", "false")


def test_a_card_can_be_dragged_to_its_line(people: People) -> None:
    (ana,) = people(1)
    page = against_bot(ana, "threelines")
    field = Field(page)
    expect(field.lock).to_be_visible()
    card = next(card for card in field.held() if card.cost <= field.mana())
    field.card(card).drag_to(field.line("center"))
    expect(field.line("center")).to_have_accessible_name(re.compile(re.escape(card.name)))
    expect(page.get_by_role("button", name="Lock in 1 card")).to_be_visible()


def test_who_wants_to_be_asked_before_a_turn_ends_is_asked_by_the_key_too(people: People) -> None:
    (ana,) = people(1)
    ana.page.add_init_script(
        "localStorage.setItem('cardwright.settings', JSON.stringify({ speed: 'none', sound: false, confirm: true }))"
    )
    page = against_bot(ana, "threelines")
    expect(Field(page).lock).to_be_visible()
    page.keyboard.press("e")
    asks = page.get_by_role("dialog", name="End your turn?")
    asks.get_by_role("button", name="Go back").click()
    expect(asks).to_have_count(0)
    Field(page).lock.click()
    asks.get_by_role("button", name="Lock in nothing").click()
    expect(page.get_by_role("list", name="Log")).to_contain_text("Round 2.")


@pytest.mark.parametrize("stillness", STILLNESS)
def test_where_nothing_may_move_nothing_does(stillness: str, people: People, open_page: OpenPage) -> None:
    (ana,) = people(1, lively=True)
    ana.page.goto("/about")
    page = open_page(storage_state=ana.page.context.storage_state(), **STILLNESS[stillness])
    page.add_init_script(COUNT_MOTIONS)
    table = ana.post("tables", {"game": "threelines", "kind": "bot", "bots": ["easy"]})["table"]
    page.goto(f"/table/{table}")
    expect(Field(page).lock).to_be_visible()
    page.keyboard.press("e")
    expect(page.get_by_role("list", name="Log")).to_contain_text("Round 2.")
    expect(Field(page).lock).to_be_visible()
    assert page.evaluate("window.motions") == 0


def test_what_happens_is_shown_before_the_next_question_and_can_be_skipped(people: People) -> None:
    (ana,) = people(1, lively=True)
    ana.page.add_init_script(
        "localStorage.setItem('cardwright.settings', JSON.stringify({ speed: 'slow', sound: false }))"
    )
    page = against_bot(ana, "threelines")
    expect(Field(page).lock).to_be_visible()
    page.keyboard.press("e")
    expect(page.get_by_text("Look what happens")).to_be_visible()
    page.keyboard.press("s")
    expect(Field(page).lock).to_be_visible()
    expect(page.get_by_text("Round 2", exact=True)).to_be_visible()
