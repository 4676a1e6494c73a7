"""The coming combat, tried out on a copy by the same rules: damage, deaths, gold, and the parts these are made of."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.ancients.model import events
from cardwright.games.ancients.model.board import CORES
from cardwright.games.ancients.model.events import HOW_WORDS
from cardwright.games.ancients.model.keywords import REGENERATION, rank
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.rules.combat import fight
from cardwright.games.ancients.rules.groups import units_at
from cardwright.games.ancients.view.types import PartView, PreviewView
from cardwright.kernel.bits import i64, members
from cardwright.kernel.chance import Chance, dice
from cardwright.kernel.event import Event

TRIES: Final = 4  # how often a combat is tried in which chance has a part


@final
class Fate:
    """What happens to one unit or core: ``left`` is its health before, of units only."""

    def __init__(self, left: int = 0, regenerates: bool = False) -> None:
        self.left: int = left
        self.regenerates: bool = regenerates
        self.damage: int = 0
        self.dies: bool = False
        self.unsure: bool = False
        self.parts: list[PartView] = []

    def add(self, kind: str, amount: i64, unit: i64 = 0) -> None:
        self.parts.append({"kind": kind, "amount": int(amount), "unit": int(unit)})

    def view(self) -> PreviewView:
        return {"damage": self.damage, "dies": self.dies, "unsure": self.unsure, "parts": self.parts}


@final
class Forecast:
    """All outcomes: units by number, cores by place, and the gold each player would win."""

    def __init__(self) -> None:
        self.units: dict[int, Fate] = {}
        self.cores: dict[int, Fate] = {}
        self.gold: list[int] = [0, 0]


def combat_preview(s: Position) -> Forecast:
    """What the combat would bring if both passed now; where luck decides, it is marked as unsure."""
    found, lucky = tried(s, Chance(0))
    if lucky:
        for seed in range(1, TRIES):
            other, _ = tried(s, dice(seed))
            compare(found.units, other.units)
            compare(found.cores, other.cores)
    return found


def compare(found: dict[int, Fate], other: dict[int, Fate]) -> None:
    for key, outcome in found.items():
        if (outcome.damage, outcome.dies) != (other[key].damage, other[key].dies):
            outcome.unsure = True


def tried(s: Position, chance: Chance) -> tuple[Forecast, bool]:
    """One combat on a copy with its own chance, and whether that had a part in it."""
    trial = s.clone()
    trial.follow(chance)
    trial.telling = True
    before = [player.gold for player in trial.players]
    found = Forecast()
    for unit in units_at(trial, trial.units()):
        found.units[int(unit.id)] = Fate(int(unit.left()), rank(unit.ranks, REGENERATION) > 0)
    for place in members(CORES):
        found.cores[int(place)] = Fate()
    fight(trial)
    read_news(found, trial.events)
    found.gold = [int(player.gold - gold) for player, gold in zip(trial.players, before, strict=True)]
    return found, trial.rng != chance.rng


def read_news(found: Forecast, news: list[Event]) -> None:
    """Put together what was told: a blow is told before the damage it does."""
    blow: Event | None = None
    for event in news:
        if event.kind == events.STRIKE:
            blow = event
            continue
        if event.kind in (events.TOWER_DAMAGE, events.ANCIENT_DAMAGE):
            read_core(found.cores[int(event.a)], event, blow)
        elif event.kind == events.TOWER:
            found.cores[int(event.a)].dies = True
        elif int(event.a) in found.units:
            read_unit_news(found.units[int(event.a)], event, blow)
        blow = None


def read_core(outcome: Fate, event: Event, blow: Event | None) -> None:
    amount = event.b if blow is None else blow.c
    outcome.add("effect" if blow is None else HOW_WORDS[blow.d], amount, 0 if blow is None else blow.a)
    if event.d:
        outcome.add("mana", event.b - amount)
    outcome.damage += int(event.b)
    outcome.dies = outcome.dies or event.c == 0


def read_unit_news(outcome: Fate, event: Event, blow: Event | None) -> None:
    if event.kind == events.DAMAGE:
        amount = event.c if blow is None else blow.c
        outcome.add("effect" if blow is None else HOW_WORDS[blow.d], amount, 0 if blow is None else blow.a)
        if event.c != amount:
            outcome.add("armor", event.c - amount)
        outcome.damage += int(event.c)
    elif event.kind == events.DECAY:
        outcome.add("decay", event.c)
        outcome.damage += int(event.c)
    elif event.kind == events.HEAL:
        outcome.add("regeneration" if outcome.regenerates else "lifesteal", -event.c)
        outcome.regenerates = False  # it comes once, before Lifesteal
        outcome.damage -= int(event.c)
    elif event.kind == events.SAVED:
        outcome.add("shield", outcome.left - 1 - outcome.damage)
        outcome.damage = outcome.left - 1
    elif event.kind == events.DEATH:
        outcome.dies = True
