"""Saved positions in the middle of something: they come back, and what no duel can have is refused."""

from collections.abc import Callable
from typing import Any

import pytest

from cardwright.games.cartoverse.game import GAME
from cardwright.kernel.errors import BadPosition
from tests.games.cartoverse.arena import ONLOOKER, P1, P2, Table, at, dealt
from tests.games.cartoverse.kit import KIT

Change = Callable[[dict[str, Any]], None]


def answering() -> Table:
    """P1 may answer P2's Zap, which answers an attack; a trap waits."""
    table = at(
        "P1.creatures: 2/2=a attack 1",
        "P1.traps: Hex",
        "P1.hand: Zap; 1/1",
        "P1.mana: 1",
        "P2.creatures: Guard=g defense 1; Guard=h defense 2 exhausted",
        "P2.hand: Zap",
        "P2.mana: 2",
    )
    table.say(P1, "attack a > P2")
    table.say(P2, "cast Zap > a")
    return table


def blocking() -> Table:
    table = at("P1.creatures: 2/2=a attack 1", "P2.creatures: Guard=g defense 1; Guard=h defense 2 exhausted")
    table.say(P1, "attack a > P2")
    return table


def ending() -> Table:
    table = at("P2.hand: Zap", "P2.mana: 1", "P1.creatures: Heir=a attack 1", "P1.hand: Second Wind")
    table.say(P1, "end")
    return table


def saved(table: Table) -> dict[str, Any]:
    return GAME.encode(table.s)


def put(*keys: str | int, value: Any) -> Change:
    def change(position: dict[str, Any]) -> None:
        holder: Any = position
        for key in keys[:-1]:
            holder = holder[key]
        holder[keys[-1]] = value

    return change


@pytest.mark.parametrize("stage", [answering, blocking, ending, dealt])
def test_a_position_in_the_middle_of_something_comes_back(stage: Callable[[], Table]) -> None:
    table = stage()
    again = GAME.decode(saved(table), table.s.cards)
    assert GAME.digest(again) == GAME.digest(table.s)
    for reader in (P1, P2, ONLOOKER):
        GAME.decode(GAME.encode(GAME.mask(table.s, reader)), table.s.cards)


def triggered(which: int) -> dict[str, Any]:
    """An effect of the Heir that waits."""
    source = 20 | KIT.find("Heir") << 16 | which << 32
    slots = {"event": [20, 0, 1]}
    return {
        "program": "triggered",
        "seat": 0,
        "source": source,
        "step": 0,
        "slots": slots,
        "negated": False,
        "urgent": False,
    }


def test_an_effect_that_waits_comes_back() -> None:
    value = saved(ending())
    value["position"]["queue"] = [triggered(0)]
    assert len(GAME.decode(value, KIT).queue) == 1


FAULTS: list[tuple[Callable[[], Table], Change, str]] = [
    (answering, put("waiting", 0, "kind", value="nap"), 'nobody can be asked "nap" here'),
    (answering, put("waiting", 0, "kind", value="main"), 'nobody can be asked "main" here'),
    (answering, put("waiting", 0, "options", value=[20]), "number 20 cannot be chosen by P1"),
    (answering, put("waiting", 0, "sealed", value=True), '"respond" is not asked like that'),
    (answering, put("agenda", value=[]), 'nobody can be asked "respond" here'),
    (answering, put("chain", 0, "program", value="trap"), 'a link cannot be "trap"'),
    (answering, put("chain", 1, "program", value="song"), 'a link cannot be "song"'),
    (answering, put("chain", 0, "seat", value=4), "an effect belongs to seat 5; there are 2"),
    (answering, put("chain", 0, "source", value=20 | 999 << 16), "there is no card number 999"),
    (answering, put("chain", 0, "source", value=99), "nothing has the reference 99"),
    (answering, put("chain", 1, "source", value=0), '1/1 has no effect of the kind "cast"'),
    (answering, put("chain", 0, "slots", value={"targets": [99]}), "an attack is aimed at nothing"),
    (answering, put("chain", 0, "slots", value={"targets": [1, 2]}), '2 choices of "targets" belong to no effect'),
    (answering, put("chain", 0, "slots", value={"hats": [1]}), '1 choices of "hats" belong to no effect'),
    (answering, put("chain", 0, "slots", value={"targets": [1 << 40]}), 'a choice of "targets" is beyond all bounds'),
    (answering, put("delayed", 0, "slots", value={}), "an effect was set off, and nothing says by what"),
    (answering, put("delayed", 0, "slots", value={"event": [99, 2, 0]}), "an effect was set off by nothing"),
    (answering, put("delayed", 0, "slots", value={"event": [0, 2, 21]}), "an effect was set off by nothing"),
    (answering, put("delayed", 0, "slots", value={"event": [0, 2, 0, 0]}), '4 choices of "event" belong to no effect'),
    (answering, put("chain", 0, "slots", value={"targets": [-3]}), 'a choice of "targets" is beyond all bounds'),
    (answering, put("chain", 0, "slots", value={"hats": []}), '0 choices of "hats" belong to no effect'),
    (answering, put("agenda", 0, "program", value="attack"), "there are links, and no chain is under way"),
    (answering, put("agenda", 0, "program", value="end"), "there are links, and no chain is under way"),
    (ending, put("chain", 0, "source", value=1 << 32), '1/1 has no effect of the kind "end"'),
    (ending, put("chain", 0, "source", value=20), '1/1 has no effect of the kind "end"'),
    (ending, put("chain", 0, "seat", value=1), "a turn is ended by the player whose turn it is"),
    (ending, put("queue", value=[triggered(1)]), 'Heir has no effect of the kind "triggered"'),
    (answering, put("delayed", 0, "program", value="cast"), '1/1 has no effect of the kind "cast"'),
    (answering, put("players", 0, "creatures", 0, "seat", value=1), "2/2 is on the side of P1 and belongs to seat 2"),
    (answering, put("players", 0, "tokens", value=1), "P1 holds 0 tokens, not 1"),
    (answering, put("players", 0, "hero", value=-1), "P1 has no hero (R66)"),
    (answering, put("ears", value=4), "the cards in play listen for 0, not for 4"),
    (answering, put("auras", value=1), "0 cards in play hold for creatures, not 1"),
    (answering, put("next_id", value=20), "2/2 cannot have the number 20, from 16 to 19"),
    (blocking, put("waiting", 0, "options", value=[21, 22]), "others than those offered may block (C22)"),
    (blocking, put("waiting", 0, "slot", value="targets"), '"block" is not asked like that'),
    (blocking, put("waiting", 0, "seat", value=0), "there is no attack to block"),
    (blocking, put("phase", value=0), 'nobody can be asked "block" here'),
]


@pytest.mark.parametrize(("stage", "change", "reason"), FAULTS, ids=[str(at) for at in range(len(FAULTS))])
def test_a_saved_position_no_duel_can_have_is_refused(stage: Callable[[], Table], change: Change, reason: str) -> None:
    value = saved(stage())
    change(value["position"])
    with pytest.raises(BadPosition) as refused:
        GAME.decode(value, KIT)
    assert str(refused.value) == reason


def test_nobody_is_asked_to_discard_from_an_empty_hand() -> None:
    table = at("P1.hand: Loot; Blank", "P1.mana: 1")
    table.do(P1, "cast Loot")
    value = saved(table)
    value["position"]["players"][P1]["hand"] = []
    with pytest.raises(BadPosition, match="P1 has nothing to discard"):
        GAME.decode(value, KIT)


def test_the_turn_player_is_asked_for_the_move_and_the_other_may_interrupt() -> None:
    # C31
    value = saved(at("P2.hand: Zap", "P2.mana: 1"))
    value["position"]["waiting"][1]["seat"] = P1
    value["position"]["waiting"][0]["seat"] = P2
    with pytest.raises(BadPosition, match="is asked"):
        GAME.decode(value, KIT)
