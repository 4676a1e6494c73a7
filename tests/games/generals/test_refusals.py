"""What a player reads when they may not do something: each sentence, word for word."""

from __future__ import annotations

import pytest

from cardwright.games.generals.game import GAME
from cardwright.games.generals.model.actions import AIM, ATTACK, CAST, MOVE, MULLIGAN, PLAY, REPLACE, STOP, UNDO
from cardwright.kernel.action import PASS, pack
from tests.games.generals.field import Field, field
from tests.games.sentences import unheld

NO_ACTION = "that is not an action of this game"
ONE_CHARGER = "P1 Komodo Charger c3"
SIX_CARDS = "P1 hand: Tempest, Tempest, Tempest, Tempest, Tempest, Tempest"

TYPED = [
    # Orders to units (R41, R43, R46, R47).
    ("", "", "move c3 c4", "there is no unit on c3"),
    ("", "", "attack c3 c4", "there is no unit on c3"),
    ("P2 Komodo Charger c3", "", "move c3 c4", "Komodo Charger on c3 is not yours"),
    ("P2 Komodo Charger c3", "", "attack c3 c4", "Komodo Charger on c3 is not yours"),
    ("P1 Yun c3", "", "move c3 c4", "Yun takes no orders"),
    ("P1 Komodo Charger c3 exhausted", "", "move c3 c4", "Komodo Charger is exhausted (R41)"),
    ("P1 Komodo Charger c3 exhausted; P2 Komodo Charger c4", "", "attack c3 c4", "Komodo Charger is exhausted (R41)"),
    (ONE_CHARGER, "", "move c3 g3", "Komodo Charger cannot reach g3 (R46)"),
    (ONE_CHARGER, "", "move c3 c3", "c3 is occupied (R47)"),
    ("P1 Komodo Charger c3; P2 Komodo Charger d3", "", "move c3 d3", "d3 is occupied (R47)"),
    ("P1 Indominus b3", "", "move a3 a4", "Argeon Highmayne cannot move"),
    ("P1 Gate to the Undervault c3", "", "move c3 c4", "Gate to the Undervault cannot move"),
    ("P1 Indominus b3; P2 Komodo Charger a4", "", "attack a3 a4", "Argeon Highmayne cannot attack (R54)"),
    ("P1 Bastion c3", "", "move c3 c4", "Bastion cannot move"),
    (
        "P1 Komodo Charger c3; P2 Rock Pulverizer d3",
        "",
        "move c3 c4",
        "Komodo Charger is provoked and cannot move (R171)",
    ),
    (
        "P1 Komodo Charger c3; P2 Rock Pulverizer d3; P2 Komodo Charger c4",
        "",
        "attack c3 c4",
        "Komodo Charger is provoked and must attack a provoker (R172)",
    ),
    # Attacks (R52 to R54, R166).
    (ONE_CHARGER, "", "attack c3 c4", "there is nothing to attack on c4"),
    ("P1 Komodo Charger c3; P1 Rock Pulverizer c4", "", "attack c3 c4", "Rock Pulverizer is on your side (R52)"),
    ("P1 Swamp Entangler c3; P2 Komodo Charger c4", "", "attack c3 c4", "Swamp Entangler cannot attack (R54)"),
    (
        "P1 Komodo Charger c3; P2 Indominus h3",
        "",
        "attack c3 i3",
        "Kaleos Xaan is Invulnerable and cannot be attacked (R166)",
    ),
    (
        "P1 Komodo Charger c3; P2 Sinister Silhouette c4",
        "",
        "attack c3 c4",
        "Sinister Silhouette cannot be attacked",
    ),
    (
        "P1 Komodo Charger c3; P2 Hailstone Golem c5",
        "",
        "attack c3 c5",
        "Komodo Charger may not attack Hailstone Golem from c3 (R53)",
    ),
    # Cards (R31, R70, R80, R166).
    ("", "P1 hand: -, Tempest", "play 1", "there is no card in slot 1 of your hand"),
    ("", "P1 hand: Tempest", "play 6", "there is no card in slot 6 of your hand"),
    ("", "P1 hand: Tempest\nP1 mana: 1", "play 1", "Tempest costs 2; you have 1 mana (R31)"),
    ("", "P1 hand: Tempest", "play 1 b3", "Tempest is not played on a square"),
    ("", "P1 hand: True Strike", "play 1 b3", "there is nothing True Strike could be played on now"),
    ("P2 Komodo Charger c3", "P1 hand: True Strike", "play 1", "True Strike needs a square"),
    ("P2 Komodo Charger c3", "P1 hand: True Strike", "play 1 c4", "True Strike cannot be cast on c4 (R80)"),
    ("", "P1 hand: Komodo Charger", "play 1", "Komodo Charger needs a square"),
    ("", "P1 hand: Komodo Charger", "play 1 e3", "Komodo Charger cannot be summoned on e3 (R70)"),
    (
        "P2 Indominus h3; P2 Komodo Charger g3",
        "P1 hand: Spiral Technique",
        "play 1 i3",
        "Kaleos Xaan is Invulnerable and cannot be targeted (R166)",
    ),
    (
        "P2 Magesworn g3",
        "P1 hand: Tempest",
        "play 1",
        "Tempest costs 2; a unit in play forbids spells as cheap as that",
    ),
    # The bloodbound spell (R89).
    ("", "P1 bloodbound: Overload", "cast", "your bloodbound spell is not ready (R89)"),
    (
        "",
        "P1 bloodbound: Overload ready\nP1 mana: 0",
        "cast",
        "Overload cannot be cast now: it costs 1, you have 0 mana",
    ),
    (
        "P2 Fifth Canopic g3",
        "P1 bloodbound: Overload ready",
        "cast",
        "Overload cannot be cast now: it costs 1, you have 9 mana",
    ),
    ("", "P1 bloodbound: Overload ready", "cast b3", "Overload is not played on a square"),
    # Replacing (R98, R101, R201).
    ("", "P1 deck: Tempest\nP1 hand: -, Tempest", "replace 1", "there is no card in slot 1 of your hand"),
    ("", "P1 hand: Tempest", "replace 1", "your deck is empty: there is nothing to draw instead (R101)"),
    (
        "",
        "P1 hand: Tempest\nP1 deck: True Strike\nP1 tally: turns 1, replaced 1",
        "replace 1",
        "you have already replaced a card this turn, or may not replace any (R98)",
    ),
    (
        "",
        "P1 hand: Tempest, Riddle\nP1 deck: True Strike",
        "replace 1",
        "you have already replaced a card this turn, or may not replace any (R98)",
    ),
]


@pytest.mark.parametrize(("units", "lines", "typed", "sentence"), TYPED)
def test_what_is_refused_is_refused_with_its_sentence(units: str, lines: str, typed: str, sentence: str) -> None:
    battle = field(units, *lines.split("\n")) if lines else field(units)
    before = GAME.digest(battle.s)
    assert not battle.can(typed)
    assert battle.why_not(typed) == sentence
    assert GAME.digest(battle.s) == before


def why(battle: Field, action: int) -> str:
    assert action not in GAME.legal(battle.s, battle.mover())
    return GAME.why_not(battle.s, battle.mover(), action)


def test_what_no_player_could_type_is_no_action() -> None:
    battle = field(ONE_CHARGER, SIX_CARDS, "P1 deck: Tempest", "P1 bloodbound: Overload ready")
    for action in (
        pack(MOVE, 45, 3),
        pack(MOVE, 3, 45),
        pack(ATTACK, 45, 3),
        pack(ATTACK, 3, 45),
        pack(CAST, 1, 63),
        pack(REPLACE, 0, 1),
        pack(MULLIGAN, 1),
        -5,
        1 << 40,
        STOP,
        UNDO,
        PASS,
    ):
        assert why(battle, action) == NO_ACTION
    assert why(battle, pack(AIM, 3)) == "no card waits for a choice"


def test_a_hand_has_six_places() -> None:
    # R22
    battle = field("", SIX_CARDS, "P1 deck: Tempest, Tempest")
    assert why(battle, pack(PLAY, 6, 63)) == "there is no card in slot 7 of your hand"
    assert why(battle, pack(REPLACE, 6)) == "there is no card in slot 7 of your hand"
    assert battle.can("play 6")
    assert battle.can("replace 6")


def test_the_squares_of_all_corners_can_be_named() -> None:
    battle = field("P1 Komodo Charger a1; P1 Komodo Charger i5")
    assert battle.why_not("move a1 i5") == "i5 is occupied (R47)"
    assert battle.why_not("move i5 a1") == "a1 is occupied (R47)"
    assert battle.why_not("attack i5 a1") == "Komodo Charger is on your side (R52)"


def test_a_stunned_unit_takes_no_part() -> None:
    # R190
    battle = field("P1 Komodo Charger c3; P2 Komodo Charger c4", "P1 hand: Flash Freeze").do("play 1 c3")
    assert battle.why_not("move c3 c2") == "Komodo Charger is stunned (R190)"
    assert battle.why_not("attack c3 c4") == "Komodo Charger is stunned (R190)"


def test_after_its_move_a_unit_has_moved_and_after_its_attack_it_is_exhausted() -> None:
    # R41, R43
    battle = field("P1 Hailstone Golem c3; P2 Komodo Charger c5").do("move c3 c4")
    assert battle.why_not("move c4 c3") == "Hailstone Golem has already moved (R43)"
    battle.do("attack c4 c5")
    assert battle.why_not("move c4 c3") == "Hailstone Golem is exhausted (R41)"


def test_a_unit_with_celerity_moves_and_attacks_twice_and_no_more() -> None:
    # R41, R43
    battle = field("P1 Dagger Kiri c3; P2 Rock Pulverizer i5").do("move c3 c4", "move c4 c3")
    assert battle.why_not("move c3 c4") == "Dagger Kiri has already moved (R43)"
    battle = field("P1 Dagger Kiri c3; P2 Komodo Charger d4").do("attack c3 d4")
    assert battle.why_not("attack c3 d4") == ""
    battle.do("attack c3 d4")
    assert battle.why_not("attack c3 d4") == "Dagger Kiri is exhausted (R41)"


def test_a_trial_card_is_locked_with_a_sentence_of_its_own() -> None:
    # R200, R201
    tally = "P1 tally: turns 3, trial 10, locked 6"
    battle = field("", "P1 hand: -, -, -, -, -, Grand Strategos", tally, "P1 deck: Tempest", "turn: 5")
    assert battle.why_not("play 6 b3") == "Grand Strategos is locked until its trial is met (R200)"
    assert battle.why_not("replace 6") == "Grand Strategos is locked until its trial is met (R201)"


def test_a_spellsword_cannot_be_replaced() -> None:
    battle = field("", "P1 hand: Petal Flurry, Tempest", "P1 deck: Tempest, Tempest").do("play 1")
    name = battle.hand(0)[0]
    assert name in ("Murasame", "Kiyomori", "Tanahashi", "Kotetsu")
    assert battle.why_not("replace 1") == f"{name} cannot be replaced"
    assert battle.why_not("replace 2") == ""


def test_many_cards_without_damage_are_enough() -> None:
    # R102
    battle = field("", "P1 hand: Tempest", "P1 tally: turns 1, quiet 10")
    assert battle.why_not("play 1") == "10 cards without any damage are enough for one turn (R102)"
    assert field("", "P1 hand: Tempest", "P1 tally: turns 1, quiet 9").why_not("play 1") == ""


def test_every_sentence_of_the_refusals_is_held_here() -> None:
    assert unheld("generals/rules/refusals.py", __file__) == []
