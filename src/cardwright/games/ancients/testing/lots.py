"""Chance as a scenario decides it: what it is chosen from, and what comes up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from cardwright.games.ancients.model import lot as lots
from cardwright.games.ancients.model.board import slot_of
from cardwright.games.ancients.model.lot import Lot
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.testing.roster import Roster
from cardwright.games.ancients.testing.variants import printed_key
from cardwright.kernel.data.codec import NUMBER, TEXT, Json
from cardwright.kernel.errors import BadScenario, IllegalAction, unknown
from cardwright.kernel.testing.testbed import needed, table

STATS: Final = ("attack", "armor", "health")
KINDS: Final = (lots.SPAWN, lots.BLESSING, lots.RUNE, lots.INITIATIVE, lots.OFFER, lots.VICTIM)
WORDS: Final = ("kind", "player", "lane", "options", "pick")


@final
class Wish:
    """One entry: ``picks`` is what comes up, of several offers one after the other."""

    def __init__(self, raw: Json) -> None:
        parts = table(raw, "random")
        for word in parts:
            if word not in WORDS:
                raise BadScenario(f'there is no word "{word}" about chance; there are: {", ".join(WORDS)}')
        self.kind: str = TEXT.decode(needed(parts, "kind"), "kind")
        if self.kind not in KINDS:
            raise unknown("kind of chance", self.kind, KINDS)
        self.player: Json = parts.get("player")
        self.lane: Json = None if "lane" not in parts else NUMBER.decode(parts["lane"], "lane")
        self.options: list[Json] = listed(needed(parts, "options"), "options")
        pick = needed(parts, "pick")
        self.picks: list[Json] = list(pick) if isinstance(pick, list) else [pick]

    def meets(self, found: Lot) -> bool:
        """Whether it speaks of this choice."""
        if self.kind != found.kind or not self.picks:
            return False
        if self.player is not None and self.player != f"P{found.seat + 1}":
            return False
        return self.lane is None or self.lane == found.lane + 1

    def take(self, options: list[Json]) -> int:
        """The place of what comes up next among the options."""
        if sorted(map(str, options)) != sorted(map(str, self.options)):
            raise IllegalAction(
                f"chance chooses from {options}, and the scenario says from {self.options} ({self.kind})"
            )
        pick = self.picks.pop(0)
        if pick not in options:
            raise BadScenario(f"{pick} is none of {options}")
        self.options = [option for option in self.options if option != pick]
        return options.index(pick)


def listed(value: Json, where: str) -> list[Json]:
    if not isinstance(value, list):
        raise BadScenario(f'"{where}" is a list')
    return list(value)


def decided(s: Position, scene: Roster, raw: Json, deed: Callable[[Position], None]) -> tuple[int, ...]:
    """The script with which a deed brings about what is wished; each wish has to come true, and nothing else by lot."""
    script: list[int] = []
    wishes = [Wish(one) for one in listed(raw, "random")]
    while True:
        trial = s.clone()
        trial.lots = []
        trial.script = tuple(script)
        deed(trial)
        if len(trial.lots) <= len(script):
            break
        script.append(outcome(trial, scene, trial.lots[len(script)], wishes))
    left = [wish for wish in wishes if wish.picks]
    if left:
        raise IllegalAction(f"nothing is left to chance here that the scenario calls {left[0].kind}")
    return tuple(script)


def outcome(s: Position, scene: Roster, found: Lot, wishes: list[Wish]) -> int:
    options = [option_of(s, scene, found.kind, option) for option in found.options]
    for wish in wishes:
        if wish.meets(found):
            return wish.take(options)
    raise IllegalAction(f"chance chooses {found.kind} from {options}, and the scenario does not say so")


def option_of(s: Position, scene: Roster, kind: str, option: int) -> Json:
    """An option in the words of scenarios."""
    if kind == lots.SPAWN:
        return int(slot_of(option)) + 1
    if kind == lots.BLESSING:
        return STATS[option]
    if kind == lots.INITIATIVE:
        return f"P{option + 1}"
    if kind == lots.VICTIM:
        unit = s.anywhere(option)
        return option if unit is None else scene.label_of(s, unit)
    return printed_key(s.cards.all[option])
