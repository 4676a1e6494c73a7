"""What everybody saw come to a hand is written, read, checked, shown and imagined."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright.games import load
from cardwright.kernel.errors import BadPosition
from cardwright.kernel.event import HIDDEN
from cardwright.kernel.known import about, card_of, fact, place_of, seat_of, with_fact, without_fact, without_seat
from cardwright.kernel.state import NOBODY

PANTHEON, GENERALS = load("pantheon"), load("generals")
TWO = "P1.hand: Imp Kindler\nP2.hand: Imp Kindler, Imp Kindler, Cinder Hound\nP2.known: Imp Kindler\n"


def pantheon(text: str = TWO) -> Any:
    return PANTHEON.read_position(text, PANTHEON.options()())


def generals(text: str) -> Any:
    return GENERALS.read_position(text, GENERALS.options()())


def test_a_fact_is_whose_hand_it_is_where_and_which_card() -> None:
    known = fact(5, 6, 949)
    assert (seat_of(known), place_of(known), card_of(known)) == (5, 6, 949)


def test_facts_are_kept_in_order_and_lost_one_by_one_or_all_together() -> None:
    one, other = int(fact(0, 0, 7)), int(fact(1, 0, 3))
    facts = with_fact(with_fact(with_fact((), one), other), one)
    assert facts == tuple(sorted((one, one, other)))
    assert without_fact(facts, one) == tuple(sorted((one, other)))
    assert without_fact((other,), one) == (other,)
    assert without_seat(facts, 0) == (other,)
    assert about(facts, 0) == [one, one]


def test_others_see_the_known_card_and_no_other_copy_of_it() -> None:
    s = pantheon()
    kindler = s.cards.find("Imp Kindler")
    for reader in (NOBODY, 0):
        assert PANTHEON.mask(s, reader).players[1].hand == [HIDDEN, HIDDEN, kindler]
    assert PANTHEON.mask(s, 1).players[1].hand == s.players[1].hand


def test_every_world_has_the_known_card() -> None:
    s = pantheon(f"{TWO}deck: Debt Imp, Gloom Stalker, Blood Cultist, Pit Brawler, Soul Leech\n")
    kindler = s.cards.find("Imp Kindler")
    worlds = [PANTHEON.sample(PANTHEON.mask(s, 0), 0, seed) for seed in range(20)]
    assert all(kindler in world.players[1].hand for world in worlds)
    assert len({tuple(world.players[1].hand) for world in worlds}) > 5


def test_a_hand_with_places_is_known_place_by_place() -> None:
    s = generals("P2 hand: Healing Mystic, -, Healing Mystic, -, -, -\nP2.known: 3 Healing Mystic\n")
    mystic = s.cards.find("Healing Mystic")
    assert GENERALS.mask(s, 0).players[1].hand[:4] == [HIDDEN, -2, mystic, -2]
    assert "P2.known: 3 Healing Mystic\n" in GENERALS.position_text(s)


def test_a_position_says_nothing_of_it_where_there_is_nothing_to_say() -> None:
    s = pantheon("P1.hand: Imp Kindler\n")
    assert "known" not in PANTHEON.position_text(s)
    assert "memory" not in PANTHEON.encode(s)["position"]


def test_a_position_of_an_older_version_without_it_is_read() -> None:
    written = PANTHEON.encode(pantheon())
    assert written["position"].pop("memory") == [[1, 0, pantheon().cards.find("Imp Kindler")]]
    assert PANTHEON.decode(written).memory == ()


@pytest.mark.parametrize("known", ["P1.known: Cinder Hound", "P2.known: Imp Kindler, Imp Kindler, Imp Kindler"])
def test_what_is_not_in_the_hand_cannot_be_known(known: str) -> None:
    with pytest.raises(BadPosition, match="hand does not have what everybody is said to know of"):
        pantheon(f"{TWO.rpartition('P2.known')[0]}{known}\n")


@pytest.mark.parametrize(
    "facts", [[[7, 0, 1]], [[0, 0]], [[0, 0, -1]], [[0, 0, 2**40]], [[64, 0, 1]], "x", [[1, 1, 1]], [[1, 0, "x"]]]
)
def test_facts_about_nobody_or_nothing_are_refused(facts: object) -> None:
    written = PANTHEON.encode(pantheon())
    written["position"]["memory"] = facts
    with pytest.raises(BadPosition, match="memory"):
        PANTHEON.decode(written)


def test_facts_out_of_order_are_refused() -> None:
    written = PANTHEON.encode(pantheon(f"{TWO[:-1]}, Cinder Hound\n"))
    written["position"]["memory"].reverse()
    with pytest.raises(BadPosition, match=r"memory: .* not in order"):
        PANTHEON.decode(written)
