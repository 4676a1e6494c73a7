"""What a client is shown of a battle is what the rules make of it."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright.games.generals.game import GAME
from cardwright.games.generals.model.actions import ATTACK, MOVE, first_of, second_of
from cardwright.games.generals.model.board import square_name
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.options import STANDARD
from cardwright.kernel.action import kind_of
from cardwright.kernel.chance import dice
from tests.contract.journey import Journey
from tests.contract.subject import subjects
from tests.games.generals.field import ONLOOKER, P1, P2, Field, field

Shown = dict[str, Any]
FAR = "P1 Argeon Highmayne a1; P2 Kaleos Xaan i5"


def shown(battle: Field, reader: int = P1) -> Shown:
    told: Shown = GAME.shown(GAME.mask(battle.s, reader))
    return told


def unit(battle: Field, square: str, reader: int = P1) -> Shown:
    return next(unit for unit in shown(battle, reader)["units"] if unit["square"] == square)


def player(battle: Field, seat: int, reader: int = P1) -> Shown:
    told: Shown = shown(battle, reader)["players"][seat]
    return told


def card(name: str) -> int:
    return int(GAME.cards().find(name))


# Units.


def test_a_unit_shows_its_numbers_as_they_are_and_as_they_are_printed() -> None:
    told = unit(field("P1 Hailstone Golem c3 damage 2"), "c3")
    assert (told["attack"], told["health"], told["most"]) == (4, 4, 6)
    assert told["printed"] == {"attack": 4, "health": 6}
    assert (told["card"], told["owner"], told["general"]) == (card("Hailstone Golem"), P1, False)


def test_what_lies_on_a_unit_is_told_with_the_card_it_comes_from_and_how_long_it_stays() -> None:
    battle = field("P1 Komodo Charger c3", "P1 hand: War Surge, Primus Fist", "turn: 3")
    battle.do("play 1", "play 2 b3", "choose c3")
    surge, fist = unit(battle, "c3")["marks"]
    assert (surge["card"], surge["attack"], surge["health"], surge["until"]) == (card("War Surge"), 1, 1, None)
    assert (fist["card"], fist["attack"], fist["until"]) == (card("Primus Fist"), 2, {"turn": 3, "at": "end"})
    assert not surge["aura"]


def test_what_a_unit_has_from_where_it_stands_is_told_as_lent() -> None:
    told = unit(field("P1 Silverguard Knight b3"), "b3")
    assert told["attack"] == 3
    [zeal] = told["marks"]
    assert (zeal["card"], zeal["attack"], zeal["aura"]) == (card("Silverguard Knight"), 2, True)
    assert unit(field("P1 Silverguard Knight d3"), "d3")["marks"] == []


@pytest.mark.parametrize(
    ("units", "square", "status"),
    [
        ("P1 Komodo Charger c3", "c3", []),
        ("P1 Komodo Charger c3 exhausted", "c3", ["exhausted"]),
        ("P2 Komodo Charger c3 exhausted", "c3", []),
        ("P1 Komodo Charger c3 dispelled", "c3", ["dispelled"]),
        ("P1 Sapphire Seer c3", "c3", ["shielded"]),
        ("P1 Sapphire Seer c3 spent", "c3", ["shield broken"]),
        ("P1 Komodo Charger c3; P2 Rock Pulverizer d4", "c3", ["provoked"]),
        ("P1 Amu c3", "c3", ["acts alone"]),
        ("P2 Watchful Sentinel c3 within mizuchi", "c3", ["sentinel"]),
    ],
)
def test_the_state_of_a_unit_is_told_in_words(units: str, square: str, status: list[str]) -> None:
    assert unit(field(units), square)["status"] == status


def test_what_gives_an_invulnerable_unit_nothing_is_not_told() -> None:
    # R166: neither the artifact that is worn nor an aura of another unit
    battle = field("P1 Indominus c3", "P1 hand: Arclyte Regalia").do("play 1")
    told = unit(battle, "a3")
    assert "invulnerable" in told["status"]
    assert [mark["card"] for mark in told["marks"]] == [card("Indominus")]
    assert told["attack"] == 2


def test_a_stunned_unit_says_so_and_has_nothing_left_to_do() -> None:
    battle = field("P1 Komodo Charger c3", "P2 hand: Flash Freeze", "to move: P2", "turn: 4")
    told = unit(battle.do("play 1 c3", "end"), "c3")
    assert "stunned" in told["status"]
    assert (told["moves"], told["attacks"], told["threat"]) == (0, 0, [])
    assert "Stunned" not in told["keywords"]


def test_celerity_has_everything_twice() -> None:
    battle = field("P1 Azurite Lion c3; P2 Second Sun d3")
    assert (unit(battle, "c3")["moves"], unit(battle, "c3")["attacks"]) == (2, 2)
    battle.do("attack c3 d3")
    assert (unit(battle, "c3")["moves"], unit(battle, "c3")["attacks"]) == (1, 1)


def test_a_provoked_unit_threatens_only_what_holds_it() -> None:
    told = unit(field("P1 Komodo Charger c3; P2 Rock Pulverizer d4; P2 Komodo Charger d2"), "c3")
    assert (told["moves"], told["attacks"], told["threat"]) == (0, 1, ["d4"])


def test_a_threat_reaches_one_square_beyond_a_move() -> None:
    told = unit(field("P2 Komodo Charger e3"), "e3")
    assert {"e5", "h3", "b3", "f5"} <= set(told["threat"])
    assert not {"i3", "a3", "e3", "h5"} & set(told["threat"])


def test_whatever_stands_behind_a_unit_can_stab_it_in_the_back() -> None:
    battle = field("P1 Komodo Charger c3; P2 Komodo Charger e3")
    assert unit(battle, "c3")["backstab"] == ["b3"]
    assert unit(battle, "e3")["backstab"] == ["f3"]
    assert unit(battle, "a3")["backstab"] == []


def test_a_hidden_minion_is_shown_to_its_owner_alone() -> None:
    battle = field("P1 Watchful Sentinel d3 within mizuchi")
    assert unit(battle, "d3", P1)["within"] == card("Mizuchi")
    assert unit(battle, "d3", P2)["within"] == unit(battle, "d3", ONLOOKER)["within"] == -1
    assert unit(field("P1 Komodo Charger c3"), "c3")["within"] is None


@pytest.mark.parametrize("variant", ["standard", "classic"])
def test_an_egg_counts_the_turns_to_its_hatching(variant: str) -> None:
    battle = field("P2 Young Silithar c3 damage 2", "P1 hand: True Strike", "turn: 3", variant=variant)
    battle.do("play 1 c3")
    told = unit(battle, "c3")
    assert told["status"] == ["egg"]
    assert told["within"] == card("Young Silithar")
    battle.end(told["countdown"] - 1)
    assert "Egg" in battle["c3"]
    assert unit(battle, "c3")["countdown"] == 1
    assert battle.end()["c3"].startswith("Young Silithar")


def test_a_pet_shows_what_it_is_about_to_do() -> None:
    battle = field("P1 Yun c3; P2 Second Sun e3", "to move: P2", "turn: 4", generals=FAR)
    told = unit(battle, "c3")["intends"]
    assert told == {"to": ["d3"], "attack": ["e3"]}
    assert battle.end()["d3"].startswith("Yun")
    assert unit(battle, "d3")["intends"] == {"to": [], "attack": ["e3"]}
    assert unit(battle, "e3")["intends"] is None


def test_where_chance_decides_a_pet_shows_every_square_it_might_go_to() -> None:
    battle = field("P1 Yun c3; P2 Second Sun g4", "to move: P2", "turn: 4", generals=FAR)
    assert unit(battle, "c3")["intends"]["to"] == ["e3", "d4"]


# Players.


def test_a_hand_shows_what_its_owner_may_know() -> None:
    battle = field("", "P1 hand: Komodo Charger, -, Tempest")
    first, second, third = player(battle, P1)["hand"][:3]
    assert first == {"card": card("Komodo Charger"), "cost": 1, "attack": 1, "health": 3, "marks": []}
    assert second is None
    assert (third["cost"], third["attack"], third["health"]) == (2, None, None)
    assert player(battle, P1, P2)["hand"][:3] == [{"card": -1}, None, {"card": -1}]


def test_a_deck_is_counted_for_its_owner_alone() -> None:
    battle = field("", "P1 deck: Tempest, Komodo Charger, Tempest")
    assert player(battle, P1)["deck_cards"] == {str(card("Tempest")): 2, str(card("Komodo Charger")): 1}
    assert (player(battle, P1, P2)["deck"], player(battle, P1, P2)["deck_cards"]) == (3, None)


def test_a_card_in_hand_shows_what_it_costs_now() -> None:
    battle = field("P1 Skywing c3", "P1 hand: Young Flamewing")
    assert player(battle, P1)["hand"][0]["cost"] == 3


def test_the_bloodbound_spell_shows_when_it_is_ready() -> None:
    waiting = player(field("", "P1 bloodbound: Roar", "P1 tally: turns 4", "P1 mana: 4"), P1)["bloodbound"]
    assert (waiting["card"], waiting["cost"]) == (card("Roar"), 1)
    assert (waiting["ready"], waiting["next"], waiting["calendar"]) == (False, 1, [5, 7, 9, 10])
    assert player(field("", "P1 bloodbound: Roar ready"), P1)["bloodbound"]["next"] == 0


def test_the_turns_on_which_it_becomes_ready_follow_the_capacity_to_come() -> None:
    # R89: the capacity grows by 1 a turn
    def calendar(*lines: str, seat: int = P1, variant: str = "standard") -> object:
        spells = ("P1 bloodbound: Roar", "P2 bloodbound: Roar")
        return player(field("", *spells, *lines, variant=variant), seat)["bloodbound"]["calendar"]

    assert calendar("P1 mana: 1", "P1 tally: turns 1") == [3, 5, 7, 9, 10]
    assert calendar("P2 mana: 1", "P2 tally: turns 0", seat=P2) == [3, 5, 7, 9, 10]
    assert calendar("P1 mana: 5", "P1 tally: turns 4") == [5, 7, 9, 10]
    assert calendar("P1 mana: 5", "P1 tally: turns 9") == [10, 11, 13, 14]
    assert calendar("P1 mana: 9", "P1 tally: turns 12") == [13, 14]
    assert calendar("P1 mana: 9", "P1 tally: turns 12", variant="classic") == [3, 5, 7, 8, 9]


def test_artifacts_show_how_long_they_will_last() -> None:
    battle = field("P2 Komodo Charger b3", "P1 hand: Sunstone Bracers").do("play 1", "attack a3 b3")
    assert player(battle, P1)["artifacts"] == [{"card": card("Sunstone Bracers"), "durability": 3, "most": 3}]
    battle = field("P2 Hailstone Golem b3", "P1 hand: Sunstone Bracers").do("play 1", "attack a3 b3")
    assert player(battle, P1)["artifacts"][0]["durability"] == 2


def test_a_trial_is_known_to_the_player_who_holds_it() -> None:
    hand = "P1 hand: Komodo Charger, -, -, -, -, Grand Strategos"
    battle = field("", hand, "P1 tally: turns 3, trial 10, locked 6", "turn: 5")
    met = {"card": card("Grand Strategos"), "steps": 10, "needed": 12, "met": False}
    assert player(battle, P1)["trial"] == met
    assert player(battle, P1, P2)["trial"] == {"card": -1, "steps": None, "needed": None, "met": False}
    assert player(battle, P2)["trial"] is None


def test_replaces_are_counted_down() -> None:
    battle = field("", "P1 hand: Tempest", "P1 deck: Komodo Charger, Komodo Charger")
    assert player(battle, P1)["replaces"] == 1
    assert player(battle.do("replace 1"), P1)["replaces"] == 0
    assert player(field(""), P1)["replaces"] == 0  # R101: the deck is empty


# The rest.


def test_what_has_to_be_chosen_next_is_shown_to_the_player_alone() -> None:
    battle = field("P1 Komodo Charger b3; P2 Komodo Charger d3", "P1 hand: Maw").do("play 1 c3")
    assert shown(battle)["following"] == {"card": card("Maw"), "chosen": ["c3"], "text": "enemy minion"}
    assert shown(battle, P2)["following"] is None
    assert shown(battle.do("choose d3"))["following"] is None


def test_tiles_show_their_kind_and_their_owner() -> None:
    told = shown(field("", "tiles: mana e1 f3; used e5; P2 creep c3"))["tiles"]
    assert [(tile["kind"], tile["owner"], tile["square"]) for tile in told] == [
        ("spring", -1, "e1"),
        ("spring", -1, "f3"),
        ("dry", -1, "e5"),
        ("creep", P2, "c3"),
    ]
    assert told[3]["card"] == card("Shadow Creep")


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_legal_is_shown_to_be_possible_and_auras_add_up(seed: int) -> None:
    """All along a random battle: moves, attacks and threats agree with what the rules allow, marks with the numbers."""
    subject = next(subject for subject in subjects() if subject.game.name == "generals")
    journey = Journey(subject, STANDARD, seed, 2)
    while not journey.over and journey.moves < 250:
        s = journey.s
        assert isinstance(s, Battle)
        agrees(s, [action for action in GAME.legal(s, s.mover) if s.turn > 0])
        journey.step()


def agrees(s: Battle, legal: list[int]) -> None:
    told = {unit["square"]: unit for unit in GAME.shown(GAME.mask(s, s.mover))["units"]}
    able: dict[int, set[str]] = {
        kind: {square_name(first_of(action)) for action in legal if kind_of(action) == kind} for kind in (MOVE, ATTACK)
    }
    for square, seen in told.items():
        assert square not in able[MOVE] or seen["moves"] > 0
        assert square not in able[ATTACK] or seen["attacks"] > 0
    for action in legal:
        if kind_of(action) == ATTACK:
            assert square_name(second_of(action)) in told[square_name(first_of(action))]["threat"]
    for unit in s.units:
        lent = [mark for mark in told[square_name(unit.square)]["marks"] if mark["aura"]]
        assert sum(mark["attack"] for mark in lent) == unit.aura_attack
        assert sum(mark["health"] for mark in lent) == unit.aura_health


def test_chance_has_no_part_in_what_is_shown() -> None:
    battle = field("P1 Yun c3; P2 Second Sun g4", "to move: P2", "turn: 4", generals=FAR)
    before = shown(battle)
    battle.s.rng = int(dice(7).rng)
    assert shown(battle) == before
