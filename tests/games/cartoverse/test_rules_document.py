"""RULES.md: every option is named at its rule, and the words in it are those of the cards."""

from cardwright import SOURCE
from cardwright.games.cartoverse.game import GAME
from cardwright.games.cartoverse.model.card import KEYWORDS, ROOTED
from cardwright.kernel.options import explained

RULES = (SOURCE / "games" / "cartoverse" / "RULES.md").read_text("utf-8")


def test_every_option_is_named_at_the_rule_it_changes() -> None:
    # C1
    assert [option["name"] for option in explained(GAME.options()()) if RULES.count(f"`{option['name']}`") < 2] == []


def test_every_keyword_of_the_cards_is_explained_and_no_other_word_for_a_creature_is_used() -> None:
    # C60, R2
    for card in GAME.cards().all:
        assert "unit" not in card.text.lower().replace("united", ""), card.name
        assert "activated" not in card.text.lower(), card.name
    for bit, keyword in KEYWORDS.items():
        assert bit == ROOTED or f"| {keyword} |" in RULES
