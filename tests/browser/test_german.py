"""A whole match in German: everything around the cards, which keep their names, speaks it."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage

ENGLISH: Final = re.compile(
    r"\b(the|you|your|yours|and|of|with|for|is|are|wins?|draws?|places?|attack|health|defence|round|turn|move|cards?|"
    r"lock|waiting|hint|take|back|log|left|right|settings|rules|close|copy|replay|victory|defeat)\b",
    re.IGNORECASE,
)
ROLE: Final = re.compile(r"^ *- '?\w+")
MAIN: Final = {
    "threelines": re.compile("Nichts ausspielen"),
    "generals": re.compile("Alle behalten|Zug beenden"),
    "pantheon": re.compile("Wähle einen Helden|.+ nehmen|Alle behalten|Zug beenden|^Passen$"),
    "cartoverse": re.compile("Alle behalten|Zug beenden|^Passen$|Nicht blocken"),
}
# In pantheon some cards had to be discarded with more.
ROUNDS: Final = {"threelines": 7, "generals": 7, "pantheon": 4, "cartoverse": 7}
VERSUS: Final = re.compile("^Gegen (einen Bot|Bots)$")
TELLS: Final = {
    "threelines": ("Runde 1.", "Du ziehst", "Mana"),
    "generals": ("Zug",),
    "pantheon": ("Zug 1", "Du ziehst", "Du beendest"),
    "cartoverse": ("Zug 1", "Du ziehst"),
}


def english(page: Page, names: list[str]) -> list[str]:
    """English words in all that is written or said, but for cards as they are printed and what their keywords mean."""
    snapshot = page.locator("body").aria_snapshot()
    text = snapshot.replace("''", "'").replace(r"\"", '"')  # as it was before it was quoted
    for name in names:
        text = text.replace(name, "")
    lines = [ROLE.sub("", line) for line in text.splitlines() if "/url" not in line]
    return [line for line in lines if ENGLISH.search(line)]


def printed(facts: dict[str, Any]) -> list[str]:
    """Whatever is printed on cards, whole or without the price of an ability, the longest first."""
    texts = [str(card.get(field, "")) for card in facts["cards"] for field in ("text", "name", "title")]
    texts += [line.partition(": ")[2] for text in texts for line in text.splitlines()]
    texts += [term[part] for term in facts["glossary"] for part in ("word", "text")]
    texts += [ability["name"] for card in facts["cards"] for ability in card.get("abilities", ())]
    return sorted(filter(None, texts), key=len, reverse=True)


@pytest.mark.parametrize("game", list(MAIN))
def test_a_match_is_played_in_german(game: str, open_page: OpenPage) -> None:
    page = open_page(locale="de-DE")
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Setz dich und spiel")
    page.get_by_role("article").filter(has_text=game.capitalize()).get_by_role("button", name=VERSUS).click()
    page.get_by_role("dialog").get_by_role("button", name="Los").click()
    page.wait_for_url("**/table/*")
    names = printed(page.request.get(f"/api/v1/games/{game}").json())

    main = page.get_by_role("button", name=MAIN[game])
    end = page.get_by_role("dialog", name=re.compile("Sieg|Niederlage|Unentschieden"))
    expect(main).to_be_visible()
    for key, title in (("?", "Tasten"), ("b", "Das Brett in Worten")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=title)).to_be_visible()
        assert english(page, names) == []
        page.keyboard.press("Escape")
    if game == "pantheon":
        page.get_by_role("region", name="Wähle deinen Helden").get_by_role("button").first.click()
    for _ in range(ROUNDS[game]):
        expect(main.or_(end)).to_be_visible()
        assert english(page, names) == []
        page.keyboard.press("e")
    for told in TELLS[game]:
        expect(page.get_by_role("list", name="Verlauf")).to_contain_text(told)
    expect(main.or_(end)).to_be_visible()
    if not end.is_visible():
        page.get_by_label("Menü").click()
        page.get_by_role("button", name="Aufgeben").click()
        page.get_by_role("button", name="Partie aufgeben").click()
    expect(end).not_to_contain_text("Die Partie ist zu Ende.")  # it says why
    assert english(page, names) == []
