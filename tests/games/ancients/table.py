"""A table on which rule tests put units, act, and look: the words are those of the scenario files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

from cardwright.games.ancients.game import GAME
from cardwright.games.ancients.model.card import Cards
from cardwright.games.ancients.options import Options
from cardwright.kernel.data.codec import Json
from cardwright.kernel.errors import IllegalAction
from cardwright.kernel.options import changed

KIT = Path(__file__).parents[2] / "scenarios" / "ancients" / "rules.json"
BED = GAME.testbed()
SENT_HOME: Json = {"kind": "spell", "colour": "red", "cost": 1, "target": "any_creep", "ops": [{"op": "bounce"}]}
BROKEN: Json = {
    "kind": "spell",
    "colour": "red",
    "cost": 1,
    "target": "any_unit",
    "ops": [{"op": "status", "status": "break"}],
}
BOMB: Json = {
    "kind": "creep",
    "colour": "red",
    "cost": 1,
    "attack": 0,
    "armor": 0,
    "health": 1,
    "death_ops": [{"op": "damage", "to": "random_enemy_combat", "n": 9}],
}
MORE: dict[str, Json] = {"t_home": SENT_HOME, "t_break": BROKEN, "t_bomb": BOMB}  # what the kit does not have
TEST_CARDS: dict[str, Json] = {**BED.kit(json.loads(KIT.read_text("utf-8"))["kit"]), **MORE}
CARDS = cast(Cards, BED.cards(TEST_CARDS))
FALLEN: dict[str, Json] = {"tower": None}


def thing(name: str, card: str, at: str, **facts: Json) -> dict[str, Json]:
    """Something in play: ``thing("h", "k_hr", "L1.P1.combat.3", damage=2)``."""
    return {"id": name, "card": card, "at": at, **facts}


def hero(name: str, at: str, **facts: Json) -> dict[str, Json]:
    """A red hero without an ability, 2/0/10."""
    return thing(name, "k_hr", at, **facts)


def creep(name: str, at: str, attack: int = 2, armor: int = 0, health: int = 4, **facts: Json) -> dict[str, Json]:
    return thing(name, "k_c", at, stats=[attack, armor, health], **facts)


def melee(name: str, at: str, **facts: Json) -> dict[str, Json]:
    return thing(name, "t_melee", at, **facts)


class Table:
    """One position; ``table["u:e"]`` is what scenarios find there."""

    def __init__(self, setup: dict[str, Json], **options: Json) -> None:
        self.bed = GAME.testbed()
        self.options = changed(Options(), options)
        self.s = self.bed.set_up(setup, self.options, CARDS)

    def __getitem__(self, key: str) -> Any:
        return self.bed.facts(self.s)[key]

    def unit(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self[f"u:{name}"]
        return found

    def do(self, do: str, player: str = "", **fields: Json) -> dict[str, Json]:
        """Do something; what it shows, such as its cost and its caster."""
        if player:
            fields["player"] = player
        return self.bed.act(self.s, do, fields)

    def refused(self, do: str, player: str = "", **fields: Json) -> str:
        """The reason why something cannot be done."""
        before = GAME.digest(self.s)
        try:
            self.do(do, player, **fields)
        except IllegalAction as refusal:
            assert GAME.digest(self.s) == before
            return str(refusal)
        raise AssertionError(f"{do} is done and not refused")

    def play(self, player: str, card: str, *targets: str, **fields: Json) -> dict[str, Json]:
        if targets:
            fields["targets"] = list(targets)
        return self.do("play", player, card=card, **fields)

    def end_turns(self) -> None:
        """Both pass: combat, and the round is over."""
        first = str(self["to_act"])
        self.do("pass", first)
        self.do("pass", "P2" if first == "P1" else "P1")

    def next_round(self, **fields: Json) -> None:
        self.do("next_round", **fields)


def at(
    *board: dict[str, Json],
    hand: tuple[str, ...] = (),
    enemy_hand: tuple[str, ...] = (),
    round: int = 3,
    sides: dict[str, Json] | None = None,
    options: dict[str, Json] | None = None,
    players: dict[str, dict[str, Json]] | None = None,
    **setup: Json,
) -> Table:
    """The first player's turn, or between two rounds (``phase="between"``)."""
    seats: dict[str, dict[str, Json]] = {"P1": {"hand": list(hand)}, "P2": {"hand": list(enemy_hand)}}
    for name, facts in (players or {}).items():
        seats[name] = {**seats[name], **facts}
    whole: dict[str, Json] = {"round": round, "board": list(board), "players": seats, "sides": sides or {}, **setup}
    whole.setdefault("rune_pool", ["k_rune_gold"])
    return Table(whole, **(options or {}))


def fought(*board: dict[str, Json], **more: Any) -> Table:
    """After both have passed."""
    table = at(*board, **more)
    table.end_turns()
    return table


def ancient(mana: int, health: int = 90) -> dict[str, Json]:
    """A side whose Tower has fallen."""
    return {"tower": None, "ancient": health, "mana": mana, "mana_max": 5}


def between(*board: dict[str, Json], round: int = 2, **more: Any) -> Table:
    """After a round, before the shop and the next one."""
    return at(*board, round=round, phase="between", **more)


def waiting(name: str, ready: int, card: str = "k_hr", **facts: Json) -> dict[str, Json]:
    """A hero in the fountain."""
    return {"id": name, "card": card, "ready": ready, **facts}


HEROES = ["k_d1", "k_d2", "k_d3", "k_d4", "k_d5"]
MAIN = {**{f"k_s{n}a": 1 for n in range(1, 6)}, **{f"k_f{n:02}": 2 for n in range(1, 13)}, "k_f13": 1}
ITEMS = [f"k_i{n}" for n in range(1, 6)]


def deck(**changes: Json) -> dict[str, Json]:
    """A legal deck of test cards; the fifth hero is the AB hero."""
    return {"heroes": list(HEROES), "main": dict(MAIN), "items": list(ITEMS), "ab": "k_d5", **changes}


def new_game(first: dict[str, Json] | None = None, second: dict[str, Json] | None = None, **setup: Json) -> Table:
    setup.setdefault("initiative", "P1")
    setup.setdefault("rune_pool", ["k_rune_gold"])
    return Table({"new_game": True, "decks": {"P1": first or deck(), "P2": second or deck()}, **setup})


def deploy(table: Table, player: str, *placements: tuple[str, str], **fields: Json) -> None:
    """``deploy(table, "P1", ("x", "L1.P1.support.1"))``."""
    listed = [{"hero": name, "to": to} for name, to in placements]
    table.do("deploy", player, placements=listed, **fields)


def no_deploy(table: Table, player: str, *placements: tuple[str, str]) -> str:
    listed: list[Json] = [{"hero": name, "to": to} for name, to in placements]
    return table.refused("deploy", player, placements=listed)


def places(table: Table, player: str, what: str) -> Any:
    return table.do("legal", player, **{"for": what})["places"]


def slots(table: Table, player: str, what: str, row: str) -> set[int]:
    """The slots of one row, ``L1.P1.combat``, among the legal places."""
    return {int(name[-1]) for name in places(table, player, what) if name.startswith(f"{row}.")}
