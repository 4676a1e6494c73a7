"""A table for one reader, as it goes over the wire: made of what ``Table.look`` gives, and of nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from cardwright.kernel.event import Event
from cardwright.kernel.game import Game
from cardwright.match import View
from cardwright.wire.view import Offer, OpenQuestion, Told

JSON = msgspec.json.Encoder()


def written(game: Game[Any], position: Any) -> msgspec.Raw:
    """A mask as JSON."""
    return msgspec.Raw(JSON.encode(game.shape().encode(position)))


def shown(game: Game[Any], position: Any) -> msgspec.Raw:
    """A mask as a client draws it."""
    return msgspec.Raw(JSON.encode(game.shown(position)))


def told(game: Game[Any], position: Any, events: Sequence[Event], reader: int) -> list[Told]:
    """Events for a reader who may hear them."""
    kinds = game.event_kinds()
    return [
        Told(
            kinds[event.kind].word,
            int(event.seat),
            event.numbers(kinds[event.kind]),
            game.event_text(position, event, reader),
        )
        for event in events
    ]


def asked(game: Game[Any], view: View[Any]) -> OpenQuestion | None:
    """The question of the reader with every legal answer."""
    if view.question is None:
        return None
    decision = view.question.decision
    return OpenQuestion(
        number=view.question.number,
        kind=decision.kind,
        legal=[offer(game, view.position, view.seat, action) for action in view.legal],
        least=int(decision.least),
        most=int(decision.most),
        sealed=decision.sealed,
        optional=decision.optional,
    )


def offer(game: Game[Any], position: Any, seat: int, action: int) -> Offer:
    parts: Mapping[str, object] = game.action_parts(position, seat, action)
    return Offer(int(action), game.action_text(position, seat, action), dict(parts))
