"""What happened, told in paragraphs: each begins with something a player did."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final

from cardwright.kernel.event import Event
from cardwright.kernel.game import Game
from cardwright.kernel.state import S

UNSEEN: Final = " draws a card."


def divided(happened: Sequence[Event], begins: Callable[[Event], bool]) -> list[list[Event]]:
    """What somebody did, with what came of it."""
    found: list[list[Event]] = []
    for event in happened:
        if not found or begins(event):
            found.append([])
        found[-1].append(event)
    return found


def told(game: Game[S], s: S, chapter: Sequence[Event], reader: int) -> str:
    """A paragraph; cards that others draw are counted."""
    sentences: list[str] = []
    for sentence, same in groupby(game.event_text(s, event, reader) for event in chapter):
        count = len(list(same))
        if sentence.endswith(UNSEEN) and count > 1:
            sentences.append(f"{sentence.removesuffix(UNSEEN)} draws {count} cards.")
        else:
            sentences += [sentence] * count
    return " ".join(filter(None, sentences))
