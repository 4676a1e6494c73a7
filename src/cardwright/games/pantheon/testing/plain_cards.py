"""The plain cards that scenarios are played with, so that they depend on no other: ``k_v3`` is a unit of power 3."""

from __future__ import annotations

from typing import Final

from cardwright.games.pantheon.model.card import HERO, HUMAN, Card, Numbers
from cardwright.games.pantheon.testing.card_files import read_card
from cardwright.kernel.data.codec import Json

Facts = dict[str, Json]

UNIT: Final[Facts] = {"what": "unit", "side": "any"}
OTHER_UNIT: Final[Facts] = {**UNIT, "filter": {"other": True}}


def unit(power: int, text: str = "", *abilities: Facts, cost: int = 0, keywords: tuple[str, ...] = ()) -> Facts:
    facts = {"type": "unit", "cost": cost or power, "power": power, "keywords": list(keywords)}
    return {**facts, "text": text, "abilities": list(abilities)}


def spell(cost: int, text: str, op: Facts, target: str = "", **more: Json) -> Facts:
    targets = [{"what": target, "side": "any"}] if target else []
    return {"type": "spell", "cost": cost, "text": text, "abilities": [ability("cast", op, targets=targets, **more)]}


def ability(kind: str, op: Facts, **more: Json) -> Facts:
    return {"kind": kind, "ops": [op], **more}


def op(name: str, to: Json, n: int = 0, **more: Json) -> Facts:
    return {"op": name, "to": to, "n": n, **more}


def ping(any_turn: bool) -> Facts:
    when = " (any turn)" if any_turn else ""
    text = f"Activate{when} — Exhaust this unit: Target unit loses 1 power this turn."
    deed = ability("activated", op("damage", "T1", 1), targets=[UNIT], cost={"exhaust": True}, any_turn=any_turn)
    return unit(2, text, deed)


DRAW: Final = op("draw", "you", 1)
MEND: Final = ability("start_of_turn", op("heal", "you", 1))
MENDING: Final = "Start of turn: Your hero gains 1 Health."
STORM: Final = op("damage", {"all": "unit", "side": "enemy"}, 2)
OFFERING: Final[Facts] = {"sacrifice": {"what": "unit", "side": "friendly"}}

FACTS: Final[dict[str, Facts]] = {
    **{f"k_v{power}": unit(power) for power in range(1, 7)},
    "k_taunt2": unit(2, "Taunt.", keywords=("Taunt",)),
    "k_stealth2": unit(2, "Stealth.", keywords=("Stealth",)),
    "k_ts2": unit(2, "Taunt. Stealth.", keywords=("Taunt", "Stealth")),
    "k_ping": ping(any_turn=False),
    "k_anyping": ping(any_turn=True),
    "k_entry": unit(
        2,
        "On play: Another target unit loses 2 power this turn.",
        ability("on_play", op("damage", "T1", 2), targets=[OTHER_UNIT]),
    ),
    "k_heal": unit(1, MENDING, MEND),
    "k_endhurt": unit(
        1,
        "End of turn: Each enemy hero loses 1 Health.",
        ability("end_of_turn", op("lose_health", "opponents", 1)),
    ),
    "k_enddraw": unit(1, "End of turn: Draw a card.", ability("end_of_turn", DRAW)),
    "k_endstorm": unit(1, "End of turn: Each enemy unit loses 2 power this turn.", ability("end_of_turn", STORM)),
    "k_deathdraw": unit(1, "When destroyed: Draw a card.", ability("when_destroyed", DRAW)),
    "k_field": {"type": "field", "cost": 2, "text": MENDING, "abilities": [MEND]},
    "k_bolt2": spell(1, "Target unit loses 2 power this turn.", op("damage", "T1", 2), "unit"),
    "k_pump2": spell(1, "Target unit gets +2 power this turn.", op("power", "T1", 2, duration="turn"), "unit"),
    "k_kill": spell(3, "Destroy target unit.", op("destroy", "T1"), "unit"),
    "k_negate": spell(1, "Negate target spell.", op("negate", "T1"), "spell_link"),
    "k_stop": spell(1, "Negate target attack.", op("negate", "T1"), "attack_link"),
    "k_raise": spell(2, "Summon target unit from the discard pile.", op("summon", "T1"), "discard_unit"),
    "k_draw": spell(1, "Draw a card.", DRAW),
    "k_sacdraw": spell(
        1, "As an additional cost, sacrifice a friendly unit. Draw a card.", DRAW, additional_cost=OFFERING
    ),
    "k_nova": spell(1, "Each hero loses 5 Health.", op("lose_health", "all_players", 5)),
    "k_burn3": spell(1, "Target hero loses 3 Health.", op("damage", "T1", 3), "hero"),
}

KIT: Final = [read_card(key, facts) for key, facts in FACTS.items()]
PLAIN_HERO: Final = Card("Plain Hero", HERO, HUMAN, Numbers(health=20), set_="scenario")
