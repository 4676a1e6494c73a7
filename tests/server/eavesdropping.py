"""Every byte that readers of a match receive, and whether any of it tells them what they may not know."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from cardwright.server.node import Node
from cardwright.server.tables import forecast
from cardwright.wire.socket import Foreseen
from tests.server.truth import Knowledge, Truth, as_json, names_in

ALL_CARDS = re.compile(r"\d+ are known, from [^\"]* to [^\"]*")  # how a word is refused that names no card at all


@dataclass
class Heard:
    """What a reader received when the match's log had ``number`` entries."""

    seat: int
    number: int
    message: bytes


@dataclass
class Seen:
    """A preview that a seat asked for, and what it was told."""

    seat: int
    number: int
    action: int
    foreseen: Foreseen


@dataclass
class Ear:
    """Listens at one table."""

    node: Node
    table: str = ""
    latest: int = 0
    heard: list[Heard] = field(default_factory=list)
    previews: list[Seen] = field(default_factory=list)

    def at(self, seat: int) -> Callable[[bytes], None]:
        """What to tap a reader's client with; ``seat`` is where they sit, -1 for everybody else."""
        return lambda message: self.heard.append(Heard(seat, self.number(), message))

    def number(self) -> int:
        """How many entries the log has; a table that is closed has got its last one."""
        live = self.node.dispatcher.running.live.get(self.table)
        self.latest = self.latest if live is None else live.number
        return self.latest

    async def leaks(self) -> list[str]:
        """Everything that somebody was told and could not know, a sentence for each."""
        record = await self.node.store.tables.get(self.table)
        assert record is not None
        truth = Truth(record, await self.node.store.log.read(self.table))
        found = [leak for heard in self.heard for leak in leaks_in(truth, heard)]
        return found + [leak for seen in self.previews for leak in leaks_in_preview(truth, seen)]


def leaks_in(truth: Truth, heard: Heard) -> list[str]:
    """What is wrong with one message or body."""
    who = f"seat {heard.seat} at entry {heard.number}"
    value = read(heard.message)
    is_view = isinstance(value, dict) and value.get("type") == "view" and value["table"] == truth.record.id
    number = truth.places[heard.seat][value["number"]] if is_view else heard.number
    knowledge = truth.steps[number][heard.seat]
    if knowledge.over:
        return []  # everything may be known now
    text = heard.message.decode("utf-8", "replace")
    found = [f"{who} was told a secret of the shuffle" for secret in truth.secrets if secret in text]
    if is_view and value["status"] == "playing":
        found += [f"{who} was shown {what}" for what in wrong_in_view(value, heard.seat, knowledge)]
    if not (isinstance(value, dict) and value.get("type") == "foreseen"):  # a preview imagines cards: see below
        unknown = names_in(truth.game.name, ALL_CARDS.sub("", text)) - knowledge.names
        found += [f"{who} was told of {name}" for name in sorted(unknown)]
    return found


def read(message: bytes) -> Any:
    try:
        return msgspec.json.decode(message)
    except msgspec.DecodeError:
        return None


def wrong_in_view(view: dict[str, Any], seat: int, known: Knowledge) -> list[str]:
    found = []
    if view["seat"] != seat:
        found.append(f"the table as seat {view['seat']}")
    if view["position"] != known.position:
        found.append("another position than its own mask")
    if view["shown"] != known.shown:
        found.append("more of the position than its own mask shows")
    told = [{"word": e["word"], "seat": e["seat"], "numbers": e.get("numbers", {})} for e in view["events"]]
    first = view["heard"] - len(told)
    if told != known.events[first : view["heard"]] or view["heard"] > len(known.events):
        found.append("events that it may not hear so")
    question = view["question"]
    offered = None if question is None else [offer["action"] for offer in question["legal"]]
    if offered != known.legal:
        found.append("a question that it is not asked, or other answers")
    if view["asked"] != known.asked:
        found.append("who else has answered, wrongly")
    if view["result"] is not None:
        found.append("a result before the end")
    return found


def leaks_in_preview(truth: Truth, seen: Seen) -> list[str]:
    """A preview must be what follows from the asker's mask alone, tried in the same number of worlds."""
    mask = truth.steps[seen.number][seen.seat].mask
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(forecast, "WORLDS", seen.foreseen.worlds)
        patch.setattr(forecast, "ENOUGH", 3600.0)
        outcomes, _ = forecast.foresee(truth.game, mask, seen.seat, seen.action, whole=True)
    if as_json(outcomes) == as_json(seen.foreseen.outcomes):
        return []
    return [f"seat {seen.seat} at entry {seen.number} was shown a preview that its own mask does not give"]
