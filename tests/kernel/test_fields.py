"""What follows from the declarations of fields and piles, on the table of Magpies."""

import json

import pytest

from cardwright.games.template.game import GAME
from cardwright.games.template.model.state import POSITION, Position
from cardwright.kernel.data.card_number import CardNumber
from cardwright.kernel.data.codec import NUMBER, Many
from cardwright.kernel.data.fields import NOBODY_SEES, difference
from cardwright.kernel.data.piles import FREE, Pile, places_of
from cardwright.kernel.errors import BadInput
from cardwright.kernel.event import HIDDEN

HANDS = "seats: 3\nP1.hand: Caw, Preen\nP2.hand: Nest Raid\ndeck: Quick Beak"


def at(text: str) -> Position:
    return GAME.read_position(text, GAME.options()())


def test_a_pile_is_seen_by_whom_it_is_declared_for() -> None:
    s = at(HANDS)
    seen = GAME.mask(s, 0)
    assert seen.players[0].hand == s.players[0].hand
    assert seen.players[1].hand == [HIDDEN]
    assert seen.deck == [HIDDEN]
    assert GAME.mask(s, -1).players[0].hand == [HIDDEN, HIDDEN]


def test_a_mask_leaves_the_position_alone() -> None:
    s = at(HANDS)
    before = GAME.encode(s)
    GAME.mask(s, 1)
    assert difference(GAME.encode(s), before) == ""


def test_a_sample_deals_what_lies_nowhere_to_be_seen() -> None:
    s = at(HANDS)
    world = GAME.sample(GAME.mask(s, 0), 0, 7)
    dealt = [*world.players[1].hand, *world.deck]
    assert len(set(dealt)) == 2
    assert not set(dealt) & set(s.players[0].hand)


def test_every_pile_has_a_name() -> None:
    names = [place.name() for place in places_of(POSITION, at("seats: 2"))]
    assert names == ["deck", "discard", "table", "charms", "P1.hand", "P1.looking", "P2.hand", "P2.looking"]


def test_free_places_of_a_hidden_pile_stay_free() -> None:
    assert Pile(NOBODY_SEES, slotted=True).unseen([3, FREE, 5]) == [HIDDEN, FREE, HIDDEN]


def test_a_difference_names_the_field() -> None:
    one, other = at("P1.glitter: 2"), at("P1.glitter: 3")
    assert difference(GAME.encode(one), GAME.encode(other)) == "position.players[0].glitter: 2 here, 3 there"
    assert difference({"a": [1]}, {"a": [1, 2]}) == "a: [1] here, [1, 2] there"
    assert difference(1, 2) == "the whole: 1 here, 2 there"


def test_a_number_beyond_its_declared_range_is_refused() -> None:
    written = json.loads(json.dumps(GAME.encode(at("seats: 2"))))
    written["position"]["players"][1]["glitter"] = -1
    with pytest.raises(BadInput, match=r"players\[1\].glitter: -1 is not between 0 and 1000"):
        GAME.decode(written)


def test_what_has_a_default_is_no_parameter() -> None:
    required = [field.name for field in POSITION.written if field.is_required()]
    assert required[:3] == ["seats", "rng", "round"]
    assert "agenda" not in required


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (("players",), [], "there are 3 seats and 0 players"),
        (("players", 0, "hand"), [99], "P1.hand: there is no card number 99"),
        (("players", 0, "glitter"), -1, "players[0].glitter: -1 is not between 0 and 1000"),
        (("order",), [3], "order[0]: there is no seat 4; there are 3"),
        (("deck",), [0, 0], "is in two places"),
    ],
)
def test_what_is_declared_is_checked(path: tuple[str | int, ...], value: object, sentence: str) -> None:
    written = json.loads(json.dumps(GAME.encode(at(HANDS))))
    node = written["position"]
    for step in path[:-1]:
        node = node[step]
    node[path[-1]] = value
    with pytest.raises(BadInput) as refusal:
        GAME.decode(written)
    assert sentence in str(refusal.value)


def test_cards_have_to_be_of_the_types_that_are_declared() -> None:
    s, card = at(HANDS), int(GAME.cards().find("Caw"))
    type_ = GAME.cards().all[card].type
    CardNumber(type_).check(s, card, "here")
    CardNumber("hat", least=HIDDEN).check(s, HIDDEN, "here")
    with pytest.raises(BadInput, match=f"here: Caw is a {type_}, not a hat, shoe or sock"):
        CardNumber("hat", "shoe", "sock").check(s, card, "here")


def test_a_list_may_have_a_size() -> None:
    assert Many(NUMBER, 2).decode([1, 2]) == [1, 2]
    with pytest.raises(BadInput, match="row: 3 values instead of 2"):
        Many(NUMBER, 2).decode([1, 2, 3], "row")
