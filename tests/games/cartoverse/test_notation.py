"""Positions in text: everything comes back, and what cannot be is refused with a reason."""

import pytest

from cardwright.games.cartoverse.game import GAME
from cardwright.games.cartoverse.options import Options
from cardwright.kernel.errors import BadPosition
from tests.games.cartoverse.arena import P1, P2, at, dealt
from tests.games.cartoverse.kit import KIT

LINES = """\
seats: 2
first: P2
player: P1
phase: turn
P1.hero: Burner acted
P1.hp: 7/18
P1.mana_zone: Bolt; 2/2; Second Wind
P1.mana: 2/3 extra 1 gains 1
P1.shards: Sunny Shard
P1.hand: Bolt; Second Wind
P1.deck: Blank; 1/1; 3/3
P1.graveyard: 1/1; Zap
P1.removed: Second Wind
P1.creatures: 2/2 [20] attack 1; Guard [21] defense 5 exhausted damage 1 grown +1/-1 lent -1/+2
P1.traps: Snare [22]; Hex [23]
P1.tally: turns 3, cooldowns 2, tokens 1
P2.hero: Nobody
P2.hp: 20/20
P2.mana_zone: -
P2.mana: 0/0
P2.shards: -
P2.hand: -
P2.deck: -
P2.graveyard: -
P2.removed: -
P2.creatures: 3/3 [24] attack 2
P2.traps: -
P2.tally: turns 2
enchants: Mail [25] P1 on creature 20; Banner [26] P2 on P1 defense; Pillar [27] P1 on column 3; Shrine [28] P2
played: 40
"""


def test_a_position_is_written_as_it_was_read() -> None:
    s = GAME.read_position(LINES, Options(), KIT)
    assert GAME.position_text(s) == LINES


def test_what_is_left_out_is_the_first_players_second_turn() -> None:
    # R9, C2
    s = GAME.read_position("", Options(), KIT)
    assert (s.player, s.first, s.turn()) == (P1, P1, 4)
    assert [player.hp for player in s.players] == [20, 20]


def test_a_hidden_position_is_written_with_what_is_unknown() -> None:
    # C59
    s = GAME.read_position(LINES, Options(), KIT)
    text = GAME.position_text(GAME.mask(s, P2))
    assert "P1.hand: ?; ?" in text
    assert "P1.deck: ?; ?; ?" in text
    assert "P1.traps: ? [22]; ? [23]" in text


def test_the_mulligan_and_the_moment_before_a_turn_can_be_written() -> None:
    # R8, C17
    text = GAME.position_text(dealt().s)
    assert "phase: mulligan" in text
    again = GAME.read_position(text, Options())
    assert [decision.kind for decision in again.waiting] == ["mulligan", "mulligan"]
    assert at("phase: before", "player: P2").turn_player() == P2
    assert "phase: turn begins" in GAME.position_text(at("phase: before").s)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("P1.creatures: 2/2 attack 6", "6 is not between 1 and 5"),
        ("P1.creatures: 2/2 damage 1", 'say in which slot 2/2 is, as in "2/2 attack 1"'),
        ("P1.creatures: Bolt attack 1", "Bolt is no creature"),
        ("P1.creatures: 2/2 attack 1 asleep", 'there is no word about a creature "asleep"'),
        ("P1.creatures: 2/2 attack 1 lent x", '"x" is not a change like'),
        ("P1.creatures: 2/2 [3] attack 1", "3 is not between 16 and 65535"),
        ("P1.creatures: 2/2 attack 1; 1/1 attack 1", "1/1 is in a slot that is taken"),
        ("P1.creatures: 2/2 attack 1 damage 2", "2/2 has more damage than it can take"),
        ("P1.creatures: 2/2 [31] attack 1; 1/1 [30] attack 2", "the creatures of P1 are not in the order"),
        ("P1.traps: Bolt", "Bolt is no trap"),
        ("P1.traps: Snare [31]; Hex [30]", "the traps of P1 are not in the order they were played"),
        ("enchants: Shrine [31] P1; Shrine [30] P1", "the enchants are not in the order they were played"),
        ("enchants: Bolt P1", "Bolt is no enchant"),
        ("enchants: Banner", "say whose Banner is, and where it lies"),
        ("enchants: Banner P1 on column 2", "Banner cannot lie there"),
        ("enchants: Mail P1 on creature 77", "Mail cannot lie there"),
        ("enchants: Shrine P1 on P2 attack", "Shrine cannot lie there"),
        ("enchants: Pillar P1 on nowhere", '"nowhere" is no place for an enchant'),
        ("enchants: Pillar P1 on column 1; Pillar P2 on column 1", "column 1 has too many enchants"),
        ("P1.hp: 30/20", "P1 has 30 HP of 20"),
        ("P1.hp: 0/20", "the hero of P1 has no HP left, and nobody has won"),
        ("P1.mana: 3/2", "3 mana cannot be left of 2"),
        ("P1.mana: x", '"x" is not a whole number'),
        ("P1.hero: Bolt", "Bolt is a cast, not a hero"),
        ("P1.hand: Nobody", "Nobody is a hero"),
        ("P1.shards: Bolt", "Bolt is a cast, not a shard"),
        ("P1.tally: cooldowns 1", "a hero has a cooldown for each of its abilities"),
        ("P1.tally: under 9", "P1 has put 9 cards under a deck of 5"),
        ("phase: nap", 'there is no phase "nap"'),
        ("player: P3", '"P3" is not a player'),
    ],
)
def test_a_position_no_duel_can_have_is_refused(line: str, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason.replace("+", r"\+")):
        at(line)


def test_a_mana_zone_is_as_large_as_the_mana_says() -> None:
    # C11
    with pytest.raises(BadPosition, match="1 cards are in the mana zone, not 3"):
        at("P1.mana_zone: 1/1", "P1.mana: 3/3")


def test_two_things_never_have_the_same_number() -> None:
    # R81
    with pytest.raises(BadPosition, match="two cards in play have the number 30"):
        at("P1.creatures: 2/2 [30] attack 1", "P2.creatures: 1/1 [30] attack 2")
    with pytest.raises(BadPosition, match="two cards in play have the number 30"):
        at("P1.creatures: 2/2 [30] attack 1", "enchants: Shrine [30] P1")
    with pytest.raises(BadPosition, match="two cards in play have the number 30"):
        at("P1.creatures: 2/2 [30] attack 1", "P2.traps: Snare [30]")


def test_a_turn_beyond_the_limit_is_refused() -> None:
    # C58
    with pytest.raises(BadPosition, match="turn 4 is not one of the 3 a game can have"):
        at(turn_limit=3)
