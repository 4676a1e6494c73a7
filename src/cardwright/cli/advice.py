"""What a hint says of the future: the chance to win, how the turn goes on, and what is nearly as good."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from cardwright.match.analysis import Counsel

LINE: Final = 5  # actions of the rest of a turn


def prospects(counsel: Counsel, codes: Sequence[str]) -> Iterator[str]:
    """Sentences; ``codes`` is how each of the best actions is typed."""
    first, *others = counsel.best
    yield f"Your chance to win after that: about {first.worth:.0%}."
    if counsel.line:
        yield f"Then: {'; '.join([*counsel.line[:LINE], *(['and so on'] if len(counsel.line) > LINE else [])])}."
    if others:
        named = zip(others, codes[1:], strict=True)
        yield f"Next best: {'; '.join(f'{one.words} ({code}), {one.worth:.0%}' for one, code in named)}."
