"""What the cards of a file do, step by step: ``{"op": "power", "to": "T1", "n": 2, "duration": "turn"}``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardwright.games.pantheon.effects import asking, filters, who
from cardwright.games.pantheon.effects import steps as effects
from cardwright.games.pantheon.effects.amounts import Amount, SacrificedPower
from cardwright.games.pantheon.effects.filters import Filter
from cardwright.games.pantheon.effects.who import Who
from cardwright.games.pantheon.model import card
from cardwright.games.pantheon.model.card import Steps
from cardwright.games.pantheon.model.state import Position
from cardwright.kernel.data.codec import NUMBER, TEXT, TRUTH, Json
from cardwright.kernel.effects.things import ANY_SIDE, ENEMY, FRIENDLY, NO_LIMIT
from cardwright.kernel.errors import BadScenario, unknown
from cardwright.kernel.frame import Step
from cardwright.kernel.testing.testbed import needed, table

Op = dict[str, Json]
Maker = Callable[[Op], Step[Position]]

SIDES: Final[dict[str, int]] = {"any": ANY_SIDE, "friendly": FRIENDLY, "enemy": ENEMY}
SORTS: Final[dict[str, int]] = {"unit": filters.UNITS, "field_card": filters.FIELD_CARDS}
KEYWORD_BITS: Final[dict[str, int]] = {"Taunt": card.TAUNT, "Stealth": card.STEALTH}
LASTING: Final[dict[str, int]] = {
    "turn": effects.THIS_TURN,
    "permanent": effects.FOR_GOOD,
    "until_your_next_turn": effects.UNTIL_YOUR_TURN,
}
GROUPS: Final[dict[str, Who]] = {
    "T1": who.TARGET,
    "T2": who.SECOND,
    "self": who.ITSELF,
    "you": who.YOU,
    "opponents": who.OPPONENTS,
    "opponents_without_units": who.BARE_OPPONENTS,
    "all_players": who.EVERYBODY,
    "event_unit": who.EVENT,
    "event_player": who.EVENT,  # after hitting a hero: that hero stands for its player
}


def read_steps(ops: Json) -> Steps:
    """The steps of an effect; those that follow only ``if_previous`` are part of the sacrifice before them."""
    if not isinstance(ops, list):
        raise BadScenario("ops is a list of steps")
    found: list[Step[Position]] = []
    at = 0
    while at < len(ops):
        op = table(ops[at], "ops")
        at += 1
        then: list[Step[Position]] = []
        while at < len(ops) and table(ops[at], "ops").get("if_previous"):
            then.append(read_step(ops[at]))
            at += 1
        if then and op.get("op") != "sacrifice":
            raise BadScenario("only after a sacrifice can something follow if it was made")
        found.append(effects.Sacrifice(to(op), tuple(then)) if op.get("op") == "sacrifice" else read_step(op))
    return tuple(found)


def read_step(op: Op) -> Step[Position]:
    name = TEXT.decode(needed(op, "op"), "op")
    if name not in MAKERS:
        raise unknown("step", name, ["sacrifice", *MAKERS])
    return MAKERS[name](op)


def to(op: Op) -> Who:
    """Who a step is about."""
    value = needed(op, "to")
    if isinstance(value, dict):
        return who.All(group_of(value))
    if value not in GROUPS:
        raise unknown("group", str(value), GROUPS)
    return GROUPS[value]


def group_of(parts: Op) -> Filter:
    """``{"all": "unit", "side": "enemy", "filter": {"max_power": 2}}``."""
    wanted = table(parts.get("filter", {}), "filter")
    sort = TEXT.decode(parts.get("all", "unit"), "all")
    side = TEXT.decode(parts.get("side", "any"), "side")
    if sort not in SORTS or side not in SIDES:
        raise BadScenario(f"there are no {side} {sort}s; sides are {', '.join(SIDES)}, sorts {', '.join(SORTS)}")
    faction = wanted.get("faction")
    for word in wanted:
        if word not in ("faction", "max_cost", "min_cost", "max_power", "min_power", "other", "optional"):
            raise BadScenario(f'nothing can be chosen by "{word}"')
    return Filter(
        SIDES[side],
        SORTS[sort],
        filters.EITHER if faction is None else card.FACTIONS.index(TEXT.decode(faction, "faction")),
        most_cost=limit(wanted, "max_cost", NO_LIMIT),
        least_cost=limit(wanted, "min_cost", 0),
        most_power=limit(wanted, "max_power", NO_LIMIT),
        least_power=limit(wanted, "min_power", -NO_LIMIT),
        other=TRUTH.decode(wanted.get("other", False), "other"),
    )


def limit(wanted: Op, word: str, unlimited: int) -> int:
    return NUMBER.decode(wanted.get(word, unlimited), word)


def number(op: Op) -> int | Amount:
    value = op.get("n", 1)
    return SacrificedPower() if value == "sacrificed_power" else NUMBER.decode(value, "n")


def count(op: Op) -> int:
    return NUMBER.decode(op.get("n", 1), "n")


def keyword(op: Op) -> int:
    word = TEXT.decode(needed(op, "keyword"), "keyword")
    if word not in KEYWORD_BITS:
        raise unknown("keyword", word, KEYWORD_BITS)
    return KEYWORD_BITS[word]


def lasts(op: Op) -> int:
    word = TEXT.decode(op.get("duration", "permanent"), "duration")
    if word not in LASTING:
        raise unknown("duration", word, LASTING)
    return LASTING[word]


def chosen(op: Op) -> int:
    """Which target a step is about that takes a card out of the pile."""
    return 1 if op.get("to") == "T2" else 0


def discard(op: Op) -> Step[Position]:
    if op.get("how", "choose") == "random":
        return effects.DiscardRandom(count(op), to(op))
    return asking.Discard(count(op), to(op))


MAKERS: Final[dict[str, Maker]] = {
    "damage": lambda op: effects.Damage(number(op), to(op)),
    "lose_health": lambda op: effects.LoseHealth(number(op), to(op)),
    "heal": lambda op: effects.Heal(number(op), to(op)),
    "power": lambda op: effects.Power(number(op), to(op), lasts(op) == effects.FOR_GOOD),
    "gain_keyword": lambda op: effects.Gain(keyword(op), to(op), lasts(op)),
    "lose_keyword": lambda op: effects.LoseKeywords(keyword(op), to(op)),
    "destroy": lambda op: effects.Destroy(to(op)),
    "exhaust": lambda op: effects.Exhaust(to(op)),
    "ready": lambda op: effects.Ready(to(op)),
    "ready_mana": lambda op: effects.ReadyMana(number(op), to(op)),
    "draw": lambda op: effects.Draw(number(op), to(op)),
    "discard": discard,
    "return_to_hand": lambda op: effects.ReturnToHand(to(op)),
    "summon": lambda op: effects.Summon(chosen(op)),
    "discard_to_hand": lambda op: effects.Recall(chosen(op)),
    "return_self_from_discard": lambda _: effects.RecallItself(),
    "each_sacrifices": lambda op: asking.EachSacrifices(to(op)),
    "negate": lambda _: effects.Negate(),
}
