"""Positions of generals as text and as JSON: written, read back, and refused where no battle can have them."""

from __future__ import annotations

import json

import pytest

from cardwright.games.generals.game import GAME
from cardwright.games.generals.model import deeds
from cardwright.games.generals.model.board import read_square
from cardwright.games.generals.model.state import Battle
from cardwright.kernel.data.codec import Json
from cardwright.kernel.data.fields import FRAME
from cardwright.kernel.errors import BadInput, BadPosition
from cardwright.kernel.frame import Frame
from tests.games.generals.armoury import CARDS, P1, P2, at, card, line, mark_of, say
from tests.games.sentences import unheld

WRITTEN = """\
turn: 6
to move: P2
units: P1 Argeon Highmayne b3 2/25 damage 4 exhausted hurt; P2 Kaleos Xaan h3 3/25 [cyclone_mask 0 1/0 P2 count 2]; \
P1 Komodo Charger c3 3/4 damage 1 count 3 number 5 exhausted [sun_chaplain 0 1/1 P1 until 13]; \
P1 Banner Bearer c4 2/2 exhausted; P2 Watchful Sentinel g3 3/3 number 9 within mizuchi {sun_chaplain 0 1/1 P2}
tiles: mana e1 f3; used e5; P2 creep b1 b2
P1 mana: 0/4
P1 hand: Rock Pulverizer, -, Zurael the Lifegiver [sun_chaplain 0 1/1 P1 times 2], -, -, -
P1 bloodbound: Roar ready
P1 deck: Komodo Charger, Tempest
P1 tally: turns 3, healings 2
P1 cast: Tempest 3
P1 fallen: Rock Pulverizer 4, Rock Pulverizer 5
P1 summoned: Komodo Charger, Tempest, Rock Pulverizer
P1 lost: -
P1 minions: Komodo Charger
P2 mana: 3/5 bonus 1
P2 hand: -
P2 bloodbound: Blink
P2 deck: tempest_of_songhai
P2 tally: turns 3, replaced 1, quiet 1, progress 2, busy, absent
P2 cast: -
P2 fallen: -
P2 summoned: Watchful Sentinel
P2 lost: Cyclone Mask
P2 minions: -
arrivals: 11
playing: -
"""


def refused(text: str) -> str:
    with pytest.raises(BadInput) as refusal:
        at(text)
    return str(refusal.value)


def raw(s: Battle) -> Json:
    return json.loads(json.dumps(GAME.encode(s)))


def spoiled(s: Battle, *path: object, to: Json) -> str:
    """Why the JSON of a battle is refused once one thing in it is something else."""
    value = raw(s)
    node = value["position"]
    for step in path[:-1]:
        node = node[step]
    node[path[-1]] = to
    with pytest.raises(BadPosition) as refusal:
        GAME.decode(value, CARDS)
    return str(refusal.value)


# Text.


def test_a_position_is_written_line_by_line_and_reads_back_the_same() -> None:
    assert GAME.position_text(at(WRITTEN)) == WRITTEN


def test_what_is_left_out_is_as_at_the_beginning() -> None:
    s = at("turn: 3")
    assert (s.players[P1].turns, s.players[P2].turns) == (2, 1)
    assert s.players[P2].bloodbound == card("blink")
    assert line(s, "tiles") == "mana e1 f3 e5"
    assert line(GAME.read_position("turn: 1", s.options, CARDS), "units") == (
        "P1 Argeon Highmayne a3 2/25; P2 Argeon Highmayne i3 2/25"
    )


def test_a_unit_somebody_writes_is_ready_and_arrives_after_the_one_before() -> None:
    s = at("units: GENERALS; P2 komodo charger e3")
    unit = s.unit_at(read_square("e3"))
    assert unit is not None
    assert (unit.id, unit.owner, unit.exhausted, unit.general, s.arrivals) == (3, P2, False, False, 3)


def test_the_strength_of_a_unit_follows_from_its_card_and_what_lies_on_it() -> None:
    s = at("units: GENERALS; P1 Banner Bearer b3; P1 Komodo Charger c3 [sun_chaplain 0 1/2 P1]")
    unit = s.unit_at(read_square("c3"))
    assert unit is not None
    assert (unit.attack, unit.health) == (3, 5)
    assert "is 1/3 by its card" in refused("units: GENERALS; P1 Komodo Charger c3 4/4")


def test_marks_come_back_with_the_enchantments_of_the_cards_themselves() -> None:
    s = at(WRITTEN)
    unit = s.unit_at(read_square("c3"))
    assert unit is not None
    assert unit.marks[0].enchantment is CARDS.all[card("sun chaplain")].enchantments[0]
    assert s.marks_of(s.players[P1].hand[2])[1].enchantment is unit.marks[0].enchantment


def test_a_card_being_played_is_written_with_the_choice_that_follows() -> None:
    s = at("units: GENERALS; P1 Komodo Charger c3\nP1 mana: 9\nP1 hand: Sun Chaplain")
    say(s, P1, "play 1 b3")
    assert line(s, "playing") == "1 on b3 offered c3"
    again = GAME.read_position(GAME.position_text(s), s.options, CARDS)
    again.rng = s.rng
    assert GAME.encode(again) == GAME.encode(s)


def test_the_mulligan_is_turn_0() -> None:
    s = at("turn: 0\nP1 hand: Komodo Charger")
    assert s.asked() == [P1, P2]
    assert line(s, "turn") == "0"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "units: GENERALS; P1 Komodo Charger c3; P2 Rock Pulverizer c3",
            "two units stand on c3; a square holds one (R4)",
        ),
        ("units: P1 Argeon Highmayne a3", "P2 has 0 generals instead of one (R1)"),
        ("units: GENERALS; P1 Komodo Charger", 'is not a unit; write for example "P2 Komodo Charger e3 1/3 damage 1"'),
        (
            "units: GENERALS; P1 Komodo Charger c3 angry",
            'no word for a unit "angry"; 16 are known, from exhausted to within',
        ),
        (
            "units: GENERALS; P1 Komodo Charger c3 damage 3",
            "Komodo Charger on c3 has 3 damage and 3 health: it is dead (R64)",
        ),
        ("units: GENERALS; P1 Komodo Charger c3 damage", 'something has to follow "damage"'),
        ("units: GENERALS; P1 Tempest c3", "Tempest is a spell, not a general or minion"),
        ("units: GENERALS; P1 Komodo Charger c3 [sun_chaplain 7 1/1 P1]", "number 7 of Sun Chaplain, which has 2"),
        (
            "units: GENERALS; P1 Komodo Charger c3 [sun]",
            "is not a mark; write for example [war_surge 0 1/1 P1 until 7]",
        ),
        ("units: GENERALS; P3 Komodo Charger c3", "there are P1 to P2"),
        ("tiles: mana e1; P1 creep e1", "two tiles lie on e1; a square holds one (R225)"),
        (
            "tiles: lava e1",
            "P1 sand, P2 sand, P1 flourish, P2 flourish",
        ),
        ("tiles: mana e1 e9", 'no tile "mana e9"; did you mean mana?'),
        ("P1 hand: Komodo Sharger", "did you mean Komodo Charger?"),
        ("P1 hand: Shadow Creep", "P1.hand: Shadow Creep is a tile, not a minion, spell or artifact"),
        ("P1 hand: -, -, -, -, -, -, -", "a hand has 6 places, not 7 (R22)"),
        ("P1 bloodbound: Komodo Charger", "Komodo Charger is a minion, not a spell"),
        ("P1 mana: many", '"many" is not a whole number'),
        ("P1 tally: luck 3", 'there is no count "luck"; did you mean locked?'),
        ("playing: 1 on b3 offered c3", "the card being played is not there"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(text: str, why: str) -> None:
    assert refused(text).endswith(why)


# JSON.


def test_json_reads_back_the_same_and_plays_the_same() -> None:
    s = at(WRITTEN)
    again = GAME.decode(raw(s), CARDS)
    assert GAME.encode(again) == GAME.encode(s)
    assert GAME.legal(again, P2) == GAME.legal(s, P2)
    assert (again.first, again.second, again.hearing) == (s.first, s.second, s.hearing)


def test_marks_that_lie_on_no_card_any_more_are_not_written() -> None:
    s = at("P1 hand: Komodo Charger [sun_chaplain 0 1/1 P1]")
    before = GAME.digest(s)
    s.with_marks(card("tempest"), (mark_of("sun chaplain"),))
    s.players[P1].hand[0] = s.with_marks(s.players[P1].hand[0], s.marks_of(s.players[P1].hand[0]))
    assert len(s.marked) == 3
    assert GAME.digest(s) == before


PLAYED_NOWHERE = FRAME.encode(Frame("play", 1, 3))


@pytest.mark.parametrize(
    ("path", "to", "why"),
    [
        (("units", 2, "square"), 45, "units[2].square: 45 is not between -1 and 44"),
        (("units", 2, "card"), 999, "there is no card number 999"),
        (("units", 2, "owner"), 2, "units[2].owner: 2 is not between 0 and 1"),
        (("units", 2, "number"), 1, "two cards in play have the number 1"),
        (("units", 0, "general"), False, "P1 has 0 generals instead of one (R1)"),
        (("units", 2, "marks", 0, "enchantment"), [4], "expected a card and a place on it, found 1 numbers"),
        (("units", 2, "marks", 0, "enchantment"), [999, 0], "a mark comes from card number 999; there is no such card"),
        (("units", 4, "within"), 0, "units[4].within: Argeon Highmayne is a general, not a minion"),
        (("marked",), [], "has marks that are not listed"),
        (("players",), [], "there are 2 seats and 0 players"),
        (("players", 0, "hand"), [], "players[0].hand: 0 values instead of 6"),
        (("players", 0, "mana"), -1, "players[0].mana: -1 is not between 0 and 100000"),
        (("tiles",), [], "tiles: 0 values instead of 10"),
        (("tiles", 0), 2**50, "tiles[0]: 1125899906842624 is not between 0 and 35184372088831"),
        (("mover",), 7, "mover: 7 is not between 0 and 1"),
        (("agenda",), [PLAYED_NOWHERE], "a card is being played on no square"),
        (
            ("agenda",),
            [{**PLAYED_NOWHERE, "program": "song"}],
            'there is no program "song"; there are play, turn, pet, effects',
        ),
        (("turn",), 0, '"act" is not asked on turn 0; the mulligan comes before the first (R23)'),
        (
            ("waiting", 0, "kind"),
            "dance",
            'nobody can be asked "dance"; the questions are mulligan, act, follow-up, choice',
        ),
        (("waiting", 0, "seat"), 0, "P1 is asked, but it is the turn of P2 (R37)"),
    ],
)
def test_json_that_cannot_be_is_refused_with_a_sentence(path: tuple[object, ...], to: Json, why: str) -> None:
    assert spoiled(at(WRITTEN), *path, to=to).endswith(why)


# What is under way.


def asked_further() -> Battle:
    """A card is being played and a further choice asked for."""
    s = at("units: GENERALS; P1 Komodo Charger c3\nP1 mana: 9\nP1 hand: Sun Chaplain")
    say(s, P1, "play 1 b3")
    return s


PLAYED = FRAME.encode(Frame("play", 0, 0, slots={"picks": (1,)}))
GOES_ON = FRAME.encode(Frame("effects", 0, int(CARDS.all[card("tempest")].asks[0].program.address())))
SCENE = [0, card("tempest"), *[0] * 13]
MARKED = [card("sun_chaplain"), 0, 1, 1, 0, 0, 0]


@pytest.mark.parametrize(
    ("path", "to", "why"),
    [
        (("waiting", 0, "kind"), "act", "a further choice is asked for exactly while a card is being played (R83)"),
        (("waiting",), [], "something is under way, and nobody is asked what follows"),
        (("agenda", 0, "source"), 7, "the slot of the card being played is between 0 and 6, not 7"),
        (("agenda", 0, "source"), -1, "the slot of the card being played is between 0 and 6, not -1"),
        (("agenda", 0, "source"), 1, "the card being played is not there"),
        (("agenda", 0, "slots", "picks"), [], "a card is being played on no square"),
        (("agenda", 0, "slots", "picks"), [45], "a square that was chosen is between 0 and 44, not 45"),
        (("agenda", 0, "slots", "picks"), [-1], "a square that was chosen is between 0 and 44, not -1"),
        (("waiting", 0, "options"), [45], "a square that is offered is between 0 and 44, not 45"),
        (("waiting", 0, "options"), [-1], "a square that is offered is between 0 and 44, not -1"),
        (("waiting", 0, "seat"), 1, "P2 is asked, but it is the turn of P1 (R37)"),
        (("waiting", 0, "kind"), "choice", "a further choice is asked for exactly while a card is being played (R83)"),
        (
            ("waiting", 0, "kind"),
            "mulligan",
            '"mulligan" is not asked on turn 1; the mulligan comes before the first (R23)',
        ),
        (
            ("waiting", 0, "sealed"),
            True,
            '"follow-up" is not asked on turn 1; the mulligan comes before the first (R23)',
        ),
    ],
)
def test_a_card_being_played_that_cannot_be_is_refused_with_a_sentence(
    path: tuple[object, ...], to: Json, why: str
) -> None:
    assert spoiled(asked_further(), *path, to=to) == why


@pytest.mark.parametrize("square", [0, 44, 63])
def test_any_square_may_have_been_chosen_or_none(square: int) -> None:
    value = raw(asked_further())
    value["position"]["agenda"][0]["slots"]["picks"] = [square]
    assert GAME.decode(value, CARDS).agenda[0].chosen("picks") == (square,)


def test_the_bloodbound_spell_can_be_the_card_being_played() -> None:
    value = raw(asked_further())
    value["position"]["agenda"][0]["source"] = 6
    assert GAME.decode(value, CARDS).agenda[0].source == 6


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({}, "a scene has 15 or 22 numbers, not 0"),
        ({"scene": SCENE[:-1]}, "a scene has 15 or 22 numbers, not 14"),
        ({"scene": [2, *SCENE[1:]]}, "the player whose effect it is is between 0 and 1, not 2"),
        ({"scene": [-1, *SCENE[1:]]}, "the player whose effect it is is between 0 and 1, not -1"),
        ({"scene": [0, 999, *SCENE[2:]]}, "the card of an effect: there is no card number 999"),
        ({"scene": SCENE}, "an effect asks for a choice exactly while it is under way"),
        ({"scene": [*SCENE, *MARKED]}, "an effect asks for a choice exactly while it is under way"),
        ({"scene": [*SCENE, *MARKED[:-1]]}, "a scene has 15 or 22 numbers, not 21"),
        ({"scene": [*SCENE, MARKED[0], 99, *MARKED[2:]]}, "a mark is number 99 of Sun Chaplain, which has 2"),
        ({"scene": [*SCENE, 999, *MARKED[1:]]}, "a mark comes from card number 999; there is no such card"),
    ],
)
def test_an_effect_that_goes_on_has_a_scene(change: dict[str, Json], why: str) -> None:
    assert spoiled(at(""), "agenda", to=[{**GOES_ON, "slots": change}]) == why


def test_nobody_is_asked_for_an_order_while_something_is_under_way() -> None:
    assert spoiled(at(""), "agenda", to=[{**PLAYED, "program": "turn"}]) == (
        "somebody is asked for an order while something is still under way"
    )


@pytest.mark.parametrize("queue", ["to be done", "to be heard of"])
def test_nobody_is_asked_for_an_order_while_a_deed_waits(queue: str) -> None:
    s = at("")
    deed = deeds.notice(P1)
    if queue == "to be done":
        s.lane.append(deed)
    else:
        s.done += (deed,)
    with pytest.raises(BadPosition, match="somebody is asked for an order while something is still under way"):
        GAME.decode(raw(s), CARDS)


@pytest.mark.parametrize("square", [-1, 45])
def test_a_unit_stands_on_a_square(square: int) -> None:
    assert spoiled(at(WRITTEN), "units", 2, "square", to=square) in (
        f"the square of Komodo Charger is between 0 and 44, not {square}",
        f"units[2].square: {square} is not between -1 and 44",
    )


def test_every_sentence_about_battles_is_held_here() -> None:
    assert unheld("generals/rules/soundness.py", __file__) == []
