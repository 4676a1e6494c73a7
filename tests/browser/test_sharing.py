"""A link that is shared says what is behind it: a match, a replay, an invitation or a deck."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser_player import BrowserPlayer, seated
from tests.browser.conftest import People
from tests.browser.finished_matches import recorded


def told(page: Page, address: str) -> dict[str, str]:
    """What a messenger reads in the head of a page."""
    page.goto(address)
    found = page.locator("meta[property]").evaluate_all(
        "(all) => Object.fromEntries(all.map((one) => [one.getAttribute('property'), one.content]))"
    )
    return {str(name): str(text) for name, text in found.items()}


@pytest.fixture
def pair(people: People) -> tuple[BrowserPlayer, BrowserPlayer]:
    ana, ben = people(2)
    return ana, ben


def test_a_replay_says_who_played_and_who_won(page: Page, pair: tuple[BrowserPlayer, BrowserPlayer]) -> None:
    ana, ben = pair
    table = recorded(ana, ben, "threelines", ("nothing", "nothing"))
    said = told(page, f"/replay/{table}")
    assert said["og:title"] == f"{ana.name} against {ben.name} · Threelines"
    assert said["og:description"] == f"{ana.name} won. Watch it step by step."
    assert said["og:url"].endswith(f"/replay/{table}")
    assert said["og:image"].endswith("/share/threelines.jpg")


def test_an_invitation_says_who_invites_to_what(page: Page, pair: tuple[BrowserPlayer, BrowserPlayer]) -> None:
    made = pair[0].post("tables", {"game": "generals", "kind": "private"})
    said = told(page, f"/join/{made['invite']}")
    assert said["og:title"] == f"{pair[0].name} invites you to Generals"


def test_a_private_match_names_nobody_before_it_is_over(page: Page, pair: tuple[BrowserPlayer, BrowserPlayer]) -> None:
    said = told(page, f"/table/{seated(*pair, game='threelines')}")
    assert said["og:title"] == "A match of Threelines"
    assert not any(person.name in text for person in pair for text in said.values())


def test_a_deck_says_its_name_and_its_size(page: Page) -> None:
    said = told(
        page, "/decks/generals/shared?cards=argeon_highmayne.3-windblade_adept.2-true_strike&name=Blades+%22%3C"
    )
    assert said["og:title"] == 'Blades "< · Generals'
    assert said["og:description"] == "A deck of 5 cards to look at, change and play."
    expect(page.locator("h1")).to_be_visible()


@pytest.mark.parametrize("game", ["threelines", "generals", "pantheon", "cartoverse", "ancients"])
def test_a_link_to_a_game_shows_characters_of_that_game_and_any_other_link_those_of_all(page: Page, game: str) -> None:
    pictures = [told(page, address)["og:image"] for address in (f"/cards/{game}", "/lobby")]
    assert [picture.rpartition("/share/")[2] for picture in pictures] == [f"{game}.jpg", "cardwright.jpg"]
    for picture in pictures:
        answer = page.request.get(picture)
        assert (answer.status, answer.headers["content-type"]) == (200, "image/jpeg")
        size = page.evaluate(
            """async (address) => {
                const image = Object.assign(new Image(), { src: address });
                await image.decode();
                return [image.naturalWidth, image.naturalHeight];
            }""",
            picture,
        )
        assert size == [1200, 630]


def test_any_other_page_says_what_this_is(page: Page) -> None:
    assert told(page, "/lobby")["og:title"] == "Cardwright"
    assert told(page, "/about")["og:description"].startswith("Card battle games")
