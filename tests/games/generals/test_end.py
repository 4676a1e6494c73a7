"""The end of the game."""

from __future__ import annotations

import pytest

from cardwright.games.generals.game import GAME
from cardwright.games.generals.model.keywords import PUPPET
from cardwright.games.generals.options import STANDARD
from cardwright.kernel.game import CONCEDE
from tests.games.generals.field import BOTH_VARIANTS, P1, P2, field

FACING = "P1 Argeon Highmayne d3 damage {0}; P2 Kaleos Xaan e3 damage {1}"


def test_a_dead_general_is_looked_at_when_everything_is_settled() -> None:
    # R106: its general is dead already when the Healer dies, and its Dying Wish kills the other one
    battle = field("P2 Aymara Healer f3 damage 3", "P1 hand: Tempest", generals=FACING.format(18, 23))
    assert battle.do("play tempest").s.result == ()
    other = field("P2 Aymara Healer f3 damage 3", "P1 hand: Tempest", generals=FACING.format(17, 23))
    assert other.do("play tempest").s.result == (P1,)


@pytest.mark.parametrize(("damage", "winner"), [((0, 24), P1), ((24, 0), P2)])
def test_if_one_general_is_dead_the_other_player_wins(damage: tuple[int, int], winner: int) -> None:
    # R107
    battle = field("", generals=FACING.format(*damage)).do("attack d3 e3")
    assert battle.s.result == (winner,)
    assert GAME.legal(battle.s, P1) == GAME.legal(battle.s, P2) == []


@pytest.mark.parametrize("variant", BOTH_VARIANTS)
def test_if_both_generals_are_dead_the_game_is_a_draw(variant: str) -> None:
    # R108
    battle = field("", "P1 hand: Tempest", generals=FACING.format(23, 23), variant=variant).do("play tempest")
    assert battle.s.result == ()


def test_in_classic_generals_that_kill_each_other_draw_and_in_standard_the_attacker_wins() -> None:
    # R108, R58
    fight = FACING.format(24, 24)
    assert field("", generals=fight, variant="classic").do("attack d3 e3").s.result == ()
    assert field("", generals=fight).do("attack d3 e3").s.result == (P1,)


@pytest.mark.parametrize("seat", [P1, P2])
def test_you_may_give_up_at_any_time_and_your_general_dies(seat: int) -> None:
    # R109: also on the other player's turn
    battle = field("")
    GAME.apply(battle.s, seat, CONCEDE)
    assert battle.s.result == (1 - seat,)
    assert battle.health(seat) == 0


def test_you_may_give_up_during_the_mulligan() -> None:
    # R109
    battle = field("", "turn: 0")
    GAME.apply(battle.s, P2, CONCEDE)
    assert battle.s.result == (P1,)


def test_what_holds_for_the_general_holds_for_the_heir() -> None:
    battle = field("P1 Grandmaster Z'ir a2; P2 Grandmaster Zendo g2; P2 Rock Pulverizer b3").end()
    general = battle.s.general(P1)
    assert general is not None
    general.damage = 24
    battle.do("attack b3 a3")
    heir = battle.s.general(P1)
    assert heir is not None
    assert heir.has(PUPPET)


def test_a_secret_mulligan_is_forgotten_when_the_other_player_gives_up() -> None:
    # R109: nobody learns of it, and the position can still be sampled
    s = GAME.new(STANDARD, 1)
    GAME.apply(s, P1, GAME.read_action(s, P1, "mulligan 1 2"))
    GAME.apply(s, P2, CONCEDE)
    assert s.result == (P1,)
    assert GAME.sample(GAME.mask(s, P2), P2, 1).result == (P1,)


@pytest.mark.parametrize("variant", ["standard", "classic"])
@pytest.mark.parametrize("seat", [P1, P2])
def test_an_heir_that_goes_back_leaves_its_player_without_a_general(variant: str, seat: int) -> None:
    # R107: it was taken over for a turn, became the general, and belongs to the other player again
    me, you = f"P{seat + 1}", f"P{2 - seat}"
    generals = f"{me} Argeon Highmayne c3 damage 24; {you} Kaleos Xaan i3"
    units = f"{you} Grandmaster Z'ir g3 [war_surge 0 -4/0 {you}]; {you} Komodo Charger d3"
    lines = (f"{me} hand: Psychic Conduit", f"to move: {me}", f"turn: {seat + 1}")
    battle = field(units, *lines, generals=generals, variant=variant).do("play psychic conduit g3", "attack c3 d3")
    assert battle.s.result is None
    assert battle.s.general(seat) is battle.unit("g3")
    assert battle.end().s.result == (1 - seat,)
