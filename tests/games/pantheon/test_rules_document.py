"""RULES.md names every option where the rule it changes stands."""

from cardwright import SOURCE
from cardwright.games.pantheon.game import GAME
from cardwright.kernel.options import explained

RULES = (SOURCE / "games" / "pantheon" / "RULES.md").read_text("utf-8")


def test_every_option_is_named_at_the_rule_it_changes() -> None:
    assert [option["name"] for option in explained(GAME.options()()) if RULES.count(f"`{option['name']}`") < 2] == []
