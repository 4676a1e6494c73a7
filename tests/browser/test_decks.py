"""Decks are built, checked, kept, shared and played."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.access import assert_accessible
from tests.browser.conftest import SCREENS, OpenPage, People

STARTER: Final = "Argeon Highmayne"
LEGAL: Final = "May be played"


def open_starter(page: Page, name: str = STARTER) -> None:
    page.goto("/decks")
    page.get_by_role("link", name=name).click()
    expect(legality(page)).to_have_text(f"✓ {LEGAL}")


def legality(page: Page) -> Locator:
    return page.get_by_role("status", name="Whether the deck may be played")


def collection(page: Page, card: str) -> Locator:
    """The card in the collection, looked for by its name."""
    page.get_by_label("Search by name and text").fill(card)
    return page.get_by_label("Collection").get_by_role("button", name=re.compile(f"^{re.escape(card)},"))


def row(page: Page, card: str) -> Locator:
    return page.get_by_role("list", name="Cards of the deck").get_by_role("listitem").filter(has_text=card)


def fewer(page: Page, card: str) -> None:
    row(page, card).get_by_role("button", name="Take out").click()


def save(page: Page) -> None:
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="Saved")).to_be_visible()


def go_back(page: Page) -> None:
    """As the browser's button does; Playwright's own way waits for a page that may not come."""
    page.evaluate("history.back()")


def count_of(page: Page, card: str) -> str:
    return row(page, card).locator(".count").inner_text()


def test_a_starter_is_changed_by_mouse_saved_and_there_again_after_a_reload(page: Page) -> None:
    open_starter(page)
    fewer(page, "Windblade Adept")
    expect(legality(page)).to_contain_text("A deck has 40 cards with its general; this one has 39.")
    collection(page, "Dragonlark").click()
    expect(legality(page)).to_contain_text(LEGAL)
    page.get_by_label("Name of the deck").fill("Lark and lion")
    save(page)
    page.reload()
    expect(page.get_by_label("Name of the deck")).to_have_value("Lark and lion")
    expect(legality(page)).to_contain_text(LEGAL)
    assert (count_of(page, "Windblade Adept"), count_of(page, "Dragonlark")) == ("×2", "×1")
    page.get_by_role("link", name="Decks").click()
    expect(page.get_by_role("link", name="Lark and lion", exact=True)).to_be_visible()


def test_an_illegal_deck_is_named_with_its_reason_and_leads_to_the_card(page: Page) -> None:
    open_starter(page)
    collection(page, "Windblade Adept").click()
    problem = legality(page).get_by_role("button", name="4 copies of Windblade Adept; at most 3 are allowed.")
    expect(problem).to_be_visible()
    expect(legality(page)).to_contain_text("A deck has 40 cards with its general; this one has 41.")
    expect(page.get_by_role("button", name="Play a bot")).to_be_disabled()
    problem.click()
    expect(row(page, "Windblade Adept").get_by_role("button", name="Take out")).to_be_focused()
    save(page)
    page.goto("/decks")
    expect(page.get_by_role("listitem").filter(has_text="A deck has 40 cards")).to_have_count(1)


def test_another_general_makes_the_cards_of_the_old_faction_illegal(page: Page) -> None:
    open_starter(page)
    page.get_by_role("button", name="Argeon Highmayne, general").click()
    page.get_by_role("dialog").get_by_role("button", name="Vaath the Immortal").click()
    expect(legality(page)).to_contain_text("True Strike is Lyonar; Vaath the Immortal leads Magmar.")
    assert collection(page, "True Strike").count() == 0


def test_what_is_exported_can_be_imported_again(page: Page) -> None:
    open_starter(page, "Kaleos Xaan")
    page.get_by_role("button", name="Share").click()
    text = page.get_by_label("Text", exact=True).input_value()
    assert text.splitlines()[:2] == ["# From behind, and gone again", "Kaleos Xaan"]
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the text").click()
    assert download.value.path().read_text("utf-8") == text
    page.goto("/decks")
    page.get_by_role("button", name="Import a text").click()
    page.get_by_label("Text, link or code of the deck").fill(text + "3 Nobody At All\n")
    expect(page.get_by_text("There is no such card: 3 Nobody At All")).to_be_visible()
    page.get_by_role("button", name="Open without these lines").click()
    expect(legality(page)).to_contain_text(LEGAL)
    page.get_by_role("button", name="Share").click()
    assert page.get_by_label("Text", exact=True).input_value() == text


def test_a_short_code_opens_the_same_deck_and_a_typing_error_in_it_is_told(page: Page) -> None:
    open_starter(page, "Kaleos Xaan")
    page.get_by_role("button", name="Share").click()
    code = page.get_by_label("Code, short enough to type").input_value()
    cards = page.get_by_label("Text", exact=True).input_value().splitlines()[1:]
    assert 20 <= len(code) <= 60
    page.goto("/decks")
    page.get_by_role("button", name="Import a text").click()
    field = page.get_by_label("Text, link or code of the deck")
    field.fill(code[:-1] + ("2" if code[-1] != "2" else "3"))
    expect(page.get_by_role("dialog")).to_contain_text("has a typing error: compare it letter by letter.")
    expect(page.get_by_role("button", name="Open without these lines")).to_be_disabled()
    field.fill(f" {code}\n")
    expect(page.get_by_text("40 cards found")).to_be_visible()
    page.get_by_role("button", name="Open this deck").click()
    expect(legality(page)).to_contain_text(LEGAL)
    page.get_by_role("button", name="Share").click()
    assert page.get_by_label("Text", exact=True).input_value().splitlines() == cards


def test_cards_mistyped_in_an_import_are_put_right_by_a_click_and_nothing_is_lost(page: Page) -> None:
    pasted = "Argeon Highmane # my lion\n3 Windblade Adept\n3 Silvergard Knigt\n2 Xyzzyxyzzy\n" + "1 Nobody Else\n" * 8
    page.goto("/decks")
    page.get_by_role("button", name="Import a text").click()
    field = page.get_by_label("Text, link or code of the deck")
    field.fill(pasted)
    doubts = page.get_by_role("list", name="Lines that cannot be read")
    expect(doubts.get_by_role("listitem")).to_have_count(11)
    doubts.get_by_role("button", name="Argeon Highmayne", exact=True).click()
    doubts.get_by_role("button", name="Silverguard Knight", exact=True).click()
    expect(doubts.get_by_role("listitem")).to_have_count(9)
    expect(page.get_by_text("7 cards found")).to_be_visible()
    mended = pasted.replace("Highmane", "Highmayne").replace("Silvergard Knigt", "Silverguard Knight")
    expect(field).to_have_value(mended)
    assert_accessible(page)
    page.get_by_role("button", name="Open without these lines").click()
    expect(row(page, "Silverguard Knight")).to_contain_text("×3")
    go_back(page)
    page.get_by_role("button", name="Import a text").click()
    expect(field).to_have_value(mended)


def test_a_shared_link_opens_for_anybody_who_can_save_a_copy_and_play_it(page: Page, open_page: OpenPage) -> None:
    open_starter(page)
    page.get_by_label("Name of the deck").fill("For “you” & me")
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link, which opens").input_value()
    other = open_page()
    other.goto(link)
    expect(other.get_by_label("Name of the deck")).to_have_value("For “you” & me")
    expect(legality(other)).to_contain_text(LEGAL)
    other.get_by_role("button", name="Save a copy").click()
    expect(other.get_by_role("button", name="Saved")).to_be_visible()
    other.get_by_role("button", name="Play a bot").click()
    other.get_by_role("button", name="Easy").click()
    other.wait_for_url("**/table/*")


def test_a_deck_is_played_against_a_bot_and_kept_before(people: People) -> None:
    (ana,) = people(1)
    open_starter(ana.page)
    fewer(ana.page, "True Strike")
    collection(ana.page, "Dragonlark").click()
    expect(legality(ana.page)).to_contain_text(LEGAL)
    ana.page.get_by_role("button", name="Play a bot").click()
    ana.page.get_by_role("button", name="Easy").click()
    ana.page.wait_for_url("**/table/*")
    (kept,) = ana.get("decks?game=generals")
    assert "2 True Strike" in kept["text"]
    assert "1 Dragonlark" in kept["text"]
    (mine,) = ana.get("tables/mine")
    assert mine["game"] == "generals"


def test_unsaved_changes_are_asked_about_before_they_are_lost(page: Page) -> None:
    open_starter(page)
    fewer(page, "True Strike")
    go_back(page)
    expect(page.get_by_role("dialog", name="Leave without saving?")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    assert count_of(page, "True Strike") == "×2"
    assert "/decks/generals/new" in page.url
    page.get_by_role("link", name="Play", exact=True).click()
    page.get_by_role("button", name="Save and leave").click()
    page.wait_for_url("**/lobby")
    page.goto("/decks")
    page.get_by_role("listitem").filter(has_text="A deck has 40 cards").get_by_role(
        "link", name=STARTER, exact=True
    ).click()
    expect(row(page, "True Strike")).to_contain_text("×2")
    fewer(page, "True Strike")
    go_back(page)
    page.get_by_role("button", name="Leave without saving").click()
    expect(page.get_by_role("heading", name="Decks for Generals")).to_be_visible()


def test_edits_are_undone_and_redone(page: Page) -> None:
    open_starter(page)
    fewer(page, "True Strike")
    fewer(page, "True Strike")
    page.keyboard.press("Control+z")
    expect(row(page, "True Strike")).to_contain_text("×2")
    page.get_by_role("button", name="Undo").click()
    expect(row(page, "True Strike")).to_contain_text("×3")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    page.keyboard.press("Control+y")
    page.get_by_role("button", name="Redo").click()
    expect(row(page, "True Strike")).to_contain_text("×1")


def test_a_deck_is_renamed_duplicated_and_deleted(people: People) -> None:
    (ana,) = people(1)
    page = ana.page
    open_starter(page)
    save(page)
    page.get_by_label("Name of the deck").fill("Sunrise")
    save(page)
    page.get_by_role("button", name="Duplicate").click()
    expect(page.get_by_label("Name of the deck")).to_have_value("Sunrise, copy")
    assert sorted(deck["name"] for deck in ana.get("decks?game=generals")) == ["Sunrise", "Sunrise, copy"]
    page.get_by_label("Name of the deck").fill("Sunrise")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("dialog", name="You already have a deck called “Sunrise”")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Delete the deck").click()
    page.wait_for_url("**/decks/generals")
    assert [deck["name"] for deck in ana.get("decks?game=generals")] == ["Sunrise"]
    page.get_by_role("button", name="Delete Sunrise").click()
    page.get_by_role("button", name="Delete the deck").click()
    expect(page.get_by_text("You have none yet.")).to_be_visible()
    assert ana.get("decks?game=generals") == []


def test_cards_are_dragged_into_the_deck_and_out_of_it(page: Page) -> None:
    open_starter(page)
    deck = page.get_by_label("Deck", exact=True)
    collection(page, "Dragonlark").drag_to(deck)
    expect(row(page, "Dragonlark")).to_contain_text("×1")
    row(page, "True Strike").locator(".name").drag_to(
        page.get_by_label("Collection"), target_position={"x": 300, "y": 400}
    )
    expect(row(page, "True Strike")).to_contain_text("×2")


def test_a_deck_is_begun_and_changed_by_keyboard_alone(page: Page) -> None:
    page.goto("/decks/generals/new")
    page.get_by_label("Begin with a starter deck").press("Space")
    page.get_by_role("button", name="Reva Eventide").press("Enter")
    expect(legality(page)).to_contain_text(LEGAL)
    card = collection(page, "Phoenix Fire")
    before = count_of(page, "Phoenix Fire")
    card.press("-")
    expect(row(page, "Phoenix Fire")).not_to_contain_text(before)
    card.press("Enter")
    expect(row(page, "Phoenix Fire")).to_contain_text(before)
    page.get_by_role("button", name="Show all").press("Enter")
    first = page.get_by_label("Collection").locator(".card").first
    first.focus()
    first.press("ArrowRight")
    first.press("ArrowDown")
    expect(page.locator("[role=tooltip] .cardface")).to_be_visible()
    page.keyboard.press("Control+s")
    expect(page.get_by_role("button", name="Saved")).to_be_visible()


def test_the_collection_is_filtered_by_what_is_printed(page: Page) -> None:
    open_starter(page)
    cards = page.get_by_label("Collection").locator(".card")
    page.get_by_role("button", name="Costs 2", exact=True).click()
    page.get_by_label("Type", exact=True).select_option("Artifact")
    expect(cards).not_to_have_count(0)
    for name in cards.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))"):
        assert "Artifact" in name
        assert "costs 2 mana" in name
    page.get_by_label("Search by name and text").fill("no such words")
    expect(page.get_by_text("No card is like that.")).to_be_visible()
    page.get_by_role("button", name="Show all").first.click()
    page.get_by_label("Keyword").select_option("Celerity")
    page.get_by_label("Faction").select_option("Lyonar")
    expect(page.get_by_label("Collection").get_by_role("button", name=re.compile("^Lysian Brawler,"))).to_be_visible()


def test_statistics_tell_the_curve_the_odds_and_deal_a_hand(page: Page) -> None:
    open_starter(page)
    page.get_by_role("tab", name="Statistics").click()
    expect(page.get_by_text("12 cards for 2", exact=True)).to_be_attached()
    page.get_by_label("At least one of").select_option("3 × True Strike")
    page.get_by_label("Exchange the first hand for it").uncheck()
    expect(page.get_by_text("34.5 %")).to_be_visible()  # 1 - C(36, 5) / C(39, 5)
    page.get_by_label("Exchange the first hand for it").check()
    expect(page.get_by_text("60.0 %")).to_be_visible()  # 1 - C(36, 10) / C(39, 10)
    page.get_by_role("button", name="Deal a hand").click()
    hand = page.locator("#panel-statistics .cardface")
    expect(hand).to_have_count(5)
    page.get_by_role("button", name="Mark it to be exchanged").first.click()
    page.get_by_role("button", name="Exchange 1").click()
    page.get_by_role("button", name="Draw one").click()
    expect(hand).to_have_count(6)


@pytest.mark.parametrize("screen", SCREENS)
def test_everybody_can_use_every_part_of_the_builder(screen: str, open_page: OpenPage) -> None:
    page = open_page(**SCREENS[screen])
    page.goto("/decks/generals/new")
    expect(page.get_by_role("button", name=STARTER)).to_be_visible()
    assert_accessible(page)
    page.goto("/decks")
    page.get_by_role("link", name=STARTER).click()
    for tab in ("Deck", "Statistics"):
        page.get_by_role("tab", name=tab).click()
        assert_accessible(page)
    page.get_by_role("button", name="Deal a hand").click()
    page.get_by_role("tab", name="Deck").click()
    for window in ("Share", "Delete", "Play a bot"):
        page.get_by_role("button", name=window, exact=True).click()
        assert_accessible(page)
        page.keyboard.press("Escape")


def test_a_deck_is_changed_by_touch_on_a_phone(phone: Page) -> None:
    phone.goto("/decks")
    phone.get_by_role("link", name=STARTER).tap()
    phone.get_by_role("button", name="Filters").tap()
    collection(phone, "Dragonlark").tap()
    expect(phone.get_by_role("tab", name="Deck")).to_contain_text("41/40")
    assert too_small(phone) == []
    phone.get_by_label("Collection").get_by_role("button", name="Take out one Dragonlark").tap()
    expect(phone.get_by_role("tab", name="Deck")).to_contain_text("40/40")
    phone.get_by_role("tab", name="Deck").tap()
    expect(legality(phone)).to_contain_text(LEGAL)
    assert too_small(phone) == []
    phone.get_by_role("tab", name="Statistics").tap()
    phone.get_by_role("button", name="Deal a hand").tap()
    assert too_small(phone) == []
    phone.get_by_role("tab", name="Collection").tap()
    expect(phone.get_by_label("Search by name and text")).to_have_value("Dragonlark")


def too_small(page: Page) -> list[str]:
    """What a finger could miss: less than 44 pixels wide or high."""
    found: list[str] = page.locator("main :is(button, a, select, input, label.check)").evaluate_all(
        """all => all.filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.type !== 'checkbox')
             .map((one) => [one.getBoundingClientRect(), one.ariaLabel ?? one.textContent])
             .filter(([box]) => Math.min(box.width, box.height) < 44)
             .map(([box, name]) => `${name}: ${box.width} x ${box.height}`)"""
    )
    return found


def test_a_deck_of_cartoverse_shows_what_loyalty_costs_and_how_likely_shards_are(page: Page) -> None:
    page.goto("/decks/cartoverse/new")
    page.get_by_label("Begin with a starter deck").check()
    page.get_by_role("button", name=re.compile("^Ser Aldous, the Dawnshield, Hero")).click()
    expect(legality(page)).to_contain_text(LEGAL)
    expect(page.get_by_role("tab", name="Deck")).to_contain_text("/40–60 ✓")

    expect(collection(page, "Lance of the Order")).not_to_have_accessible_name(re.compile("HP in this deck"))
    ogre = collection(page, "Siege Ogre")
    expect(ogre).to_have_accessible_name(re.compile("costs 6, costs 3 HP in this deck"))
    page.get_by_role("tab", name="Statistics").click()
    before = fact(page, "HP for all of them").inner_text() if fact(page, "HP for all of them").count() else "0 HP"
    ogre.click()
    total = int(before.split()[0]) + 3
    expect(fact(page, "HP for all of them")).to_have_text(f"{total} HP")
    expect(fact(page, "Expected by turn 6")).to_have_text(re.compile(r"^\d+(\.\d)? HP$"))
    expect(fact(page, "Shards")).to_have_text(re.compile(r"^\d+ of 4\d$"))
    expect(page.get_by_text(re.compile(r"^By turn 8: \d+$")).first).to_be_attached()
    expect(page.get_by_label("At least one of")).to_have_value("kind:shard")

    page.get_by_role("tab", name=re.compile("^Deck")).click()
    expect(row(page, "Siege Ogre")).to_contain_text("costs 3 HP in this deck")
    page.get_by_role("button", name="Ser Aldous, the Dawnshield, hero").click()
    page.get_by_role("dialog").get_by_role("button", name="Warchief Brakka").click()
    expect(row(page, "Siege Ogre")).not_to_contain_text("HP in this deck")  # it is of their faction


def test_a_deck_of_ancients_has_five_heroes_signatures_and_items(page: Page) -> None:
    """U43 in the builder, and the reasons why a deck is not legal yet."""
    page.goto("/decks/ancients/new")
    page.get_by_role("button", name=re.compile("^Brakka Ironvow, Hero")).click()
    for reason in ("A deck has 5 heroes; this one has 1", "Brakka Ironvow needs a signature card", "at least 5 cards"):
        expect(page.get_by_text(re.compile(reason)).first).to_be_visible()
    collection(page, "Vow of Iron").click()
    expect(page.get_by_text(re.compile("needs a signature card"))).to_have_count(0)
    collection(page, "Boulder Pup").click()
    expect(
        page.get_by_text(re.compile("signature card of Orrum Hillfather, who is not in the deck")).first
    ).to_be_visible()
    expect(page.locator(".portrait[data-ab='true']")).to_be_visible()

    page.goto("/decks/ancients/new")
    page.get_by_label("Begin with a starter deck").check()
    page.get_by_role("button", name=re.compile("^Uldo the Breaker, Hero")).click()
    expect(legality(page)).to_contain_text(LEGAL)
    expect(page.get_by_role("tab", name="Deck")).to_contain_text("30/30–60 ✓")
    page.get_by_role("tab", name="Statistics").click()
    expect(fact(page, "Heroes")).to_have_text("5 of 5")
    expect(fact(page, "Items")).to_have_text(re.compile(r"^\d+ of 5 to 10$"))
    page.get_by_role("tab", name=re.compile("^Deck")).click()
    page.get_by_role("button", name=re.compile("^Uldo the Breaker, AB hero")).click()
    page.get_by_role("dialog").get_by_role("button", name="Sereth Warcaller").click()
    expect(legality(page)).to_contain_text(LEGAL)  # another of the five leads, and all five are still there
    expect(row(page, "Uldo the Breaker")).to_be_visible()


def fact(page: Page, label: str) -> Locator:
    """What the statistics say about the deck under this label."""
    return page.get_by_role("definition").and_(page.locator(f"dt:text-is('{label}') + dd"))
