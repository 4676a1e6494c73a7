"""Options: every number and contested ruling can be changed, within bounds."""

import pytest

from cardwright.games.threelines.game import GAME
from cardwright.kernel.errors import BadInput, BadOption
from cardwright.kernel.options import changed, explained
from tests.games.threelines.table import P1, dealt

STANDARD = {
    "hp": 20,
    "start_mana": 3,
    "mana_gain": 1,
    "mana_limit": 10,
    "mana": "pool",
    "first_round_mana": True,
    "deck": 20,
    "deal": 4,
    "hand_limit": 4,
    "draws": 1,
    "placements": 3,
    "strike_order": "attack",
    "surplus": "lost",
    "defence": "worn",
    "fresh_cards_fight": True,
    "idle_rounds": 5,
    "hp_breaks_draw": False,
    "round_limit": 1000,
    "seconds": 60,
}
NUMBERS = [option for option in explained(GAME.options()()) if "least" in option]


def refused(**options: object) -> str:
    with pytest.raises(BadInput) as refusal:
        changed(GAME.options()(), options)
    return str(refusal.value)


def test_the_standard_game_has_the_numbers_of_the_rules() -> None:
    # T32, R6, R7, R9, R10, R12, R15, R18, R20
    assert GAME.options()().values() == STANDARD
    assert GAME.variants()["standard"] == GAME.options()()


@pytest.mark.parametrize("option", NUMBERS, ids=lambda option: str(option["name"]))
def test_a_number_out_of_its_range_is_refused(option: dict[str, object]) -> None:
    # T32
    name, least, most = str(option["name"]), int(str(option["least"])), int(str(option["most"]))
    allowed = f"{name} is a whole number from {least} to {most}"
    assert refused(**{name: least - 1}) == f"{allowed}, not {least - 1}"
    assert refused(**{name: most + 1}) == f"{allowed}, not {most + 1}"
    assert refused(**{name: "many"}) == f"{allowed}, not many"
    for value in (least, most):
        assert changed(GAME.options()(), {name: value}).values()[name] == value


def test_a_ruling_that_does_not_exist_is_refused_with_those_that_do() -> None:
    # T2, T4, T6
    orders = "attack, together, initiative_alternate, initiative_fixed"
    assert refused(strike_order="luck") == f"strike_order is one of {orders}, not luck"
    assert refused(surplus="deck") == "surplus is one of lost, avatar, not deck"
    assert refused(mana="stones") == "mana is one of pool, refill, not stones"
    assert refused(defence="steel") == "defence is one of worn, restored, not steel"


def test_a_switch_is_yes_or_no() -> None:
    # T7, T10, T20
    for name in ("first_round_mana", "fresh_cards_fight", "hp_breaks_draw"):
        assert refused(**{name: "perhaps"}) == f"{name} is yes or no, not perhaps"
        assert changed(GAME.options()(), {name: "yes"}).values()[name] is True
        assert changed(GAME.options()(), {name: "no"}).values()[name] is False


def test_an_option_that_does_not_exist_is_refused_with_the_nearest() -> None:
    # T32
    assert refused(hand_limt=3).startswith('there is no option "hand_limt"; did you mean hand_limit')


def test_options_can_be_given_as_text() -> None:
    # T32
    assert changed(GAME.options()(), {"hp": "30"}).values()["hp"] == 30
    assert refused(hp="3.5") == "hp is a whole number from 1 to 1000, not 3.5"


@pytest.mark.parametrize("seconds", [1, 3600])
def test_the_shortest_and_the_longest_time_can_be_played(seconds: int) -> None:
    # R15, T32
    decision = dealt(seconds=seconds).s.decision(P1)
    assert decision is not None
    assert decision.seconds == seconds


def test_a_match_remembers_its_options() -> None:
    # T32: replays pin them
    table = dealt(hp=7, strike_order="together")
    assert table.s.options.values() == {**STANDARD, "hp": 7, "strike_order": "together"}
    back = GAME.decode(GAME.encode(table.s))
    assert back.options == table.s.options


def test_too_many_cards_for_a_match_are_refused() -> None:
    # R6
    with pytest.raises(BadOption, match=r"^a match needs 65 different cards; there are 64$"):
        dealt(deck=65)
