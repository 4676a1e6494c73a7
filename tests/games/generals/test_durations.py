"""How long something lasts that does not last for good, and what becomes of a unit when it ends."""

from __future__ import annotations

import pytest

from cardwright.games.generals.cards.clauses import bloodbound, choose
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.durations import (
    END_OF_THEIR_TURN,
    END_OF_YOUR_TURN,
    THIS_TURN,
    YOUR_NEXT_TURN,
)
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.units import ALL_MINIONS, CHOSEN
from cardwright.games.generals.model.card import Cards
from cardwright.games.generals.model.enchantment import FOREVER
from tests.games.generals.field import P1, P2, field

NEUTRAL = Press("Neutral", "test")
LASTS = {
    "Now": THIS_TURN,
    "Until mine": YOUR_NEXT_TURN,
    "Past theirs": END_OF_THEIR_TURN,
    "Past mine": END_OF_YOUR_TURN,
    "Always": FOREVER,
}
CARDS = Cards(
    [
        Press("Lyonar", "test").general("Argeon Highmayne", "2/25", "", bloodbound("roar")),
        Press("Songhai", "test").general("Kaleos Xaan", "2/25", "", bloodbound("roar")),
        NEUTRAL.spell("Roar", "1 mana, basic token", ""),
        NEUTRAL.minion("Porter", "1 mana 1/3"),
        *(
            NEUTRAL.spell(name, "0 mana", "", choose(ALL_MINIONS), Enchant(CHOSEN, 1, 1, lasts=lasts))
            for name, lasts in LASTS.items()
        ),
    ]
)
both_seats = pytest.mark.parametrize("seat", [P1, P2])
both_sides = pytest.mark.parametrize("owner", [P1, P2])


@both_seats
@both_sides
@pytest.mark.parametrize(
    ("spell", "turns"), [("Now", 1), ("Until mine", 2), ("Past theirs", 2), ("Past mine", 3), ("Always", 6)]
)
def test_a_change_lasts_as_many_turns_as_its_words_say_whosever_unit_it_is(
    spell: str, turns: int, seat: int, owner: int
) -> None:
    # R39, R35
    units = f"P{owner + 1} Porter c3; P{owner + 1} Porter c4"
    lines = (f"P{seat + 1} hand: {spell}", f"to move: P{seat + 1}", f"turn: {seat + 7}")
    battle = field(units, *lines, cards=CARDS).do("play 1 c3")
    seen = []
    for _ in range(6):
        seen.append(battle["c3"])
        assert battle["c4"] == "Porter 1/3"
        battle.end()
    assert seen == ["Porter 2/4"] * turns + ["Porter 1/3"] * (6 - turns)


@both_seats
def test_what_ends_goes_alone_and_leaves_what_lasts_longer(seat: int) -> None:
    # R39
    hand = f"P{seat + 1} hand: Always, Now, Past mine, Until mine"
    battle = field("P1 Porter c3", hand, f"to move: P{seat + 1}", f"turn: {seat + 7}", cards=CARDS)
    battle.do(*[f"play {slot} c3" for slot in (1, 2, 3, 4)])
    seen = [battle["c3"]] + [battle.end()["c3"] for _ in range(4)]
    assert seen == [f"Porter {1 + marks}/{3 + marks}" for marks in (4, 3, 2, 1, 1)]


@both_seats
@pytest.mark.parametrize(("spell", "turns"), [("Now", 1), ("Until mine", 2), ("Past mine", 3)])
def test_a_unit_that_lived_on_it_dies_when_it_ends(spell: str, turns: int, seat: int) -> None:
    # R64
    lines = (f"P{seat + 1} hand: {spell}", f"to move: P{seat + 1}", f"turn: {seat + 7}")
    battle = field("P1 Porter c3 damage 2; P1 Porter c4 damage 2", *lines, cards=CARDS).do("play 1 c3")
    battle.unit("c3").damage = 3
    battle.end(turns - 1)
    assert battle["c3"] == "Porter 2/1"
    battle.end()
    assert (battle["c3"], battle["c4"]) == ("-", "Porter 1/1")
    assert battle.line("P1 fallen").startswith("Porter")
