"""A table for one reader, as it goes over the wire: made only of what ``Table.look`` gives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from cardwright.kernel.data.codec import Json
from cardwright.kernel.event import Event
from cardwright.kernel.game import Game
from cardwright.match import View
from cardwright.match.lapse import Lapse
from cardwright.wire.view import Offer, OpenQuestion, Told

JSON = msgspec.json.Encoder()
LATE: Final = "late"  # the word of what no game tells: somebody's time ran out


def drawn(game: Game[Any], mask: Any, whole: bool) -> tuple[Json, Json]:
    """A mask as it is written, and as a client draws it. Not ``whole``: only what is drawn, if that is anything."""
    shown = game.shown(mask)
    return (game.position().encode(mask) if whole or shown is None else None), shown


def raw(value: Json) -> msgspec.Raw:
    return msgspec.Raw(JSON.encode(value))


def told(game: Game[Any], position: Any, story: Sequence[Event | Lapse], reader: int) -> list[Told]:
    """What happened, for a reader who may know it."""
    return [tell(game, position, event, reader) for event in story]


def tell(game: Game[Any], position: Any, event: Event | Lapse, reader: int) -> Told:
    if isinstance(event, Lapse):
        return Told(LATE, event.seat, text=event.text(reader))
    kind = game.event_kinds()[event.kind]
    return Told(kind.word, int(event.seat), event.numbers(kind), game.event_text(position, event, reader))


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
