"""What can go wrong, each with a sentence for the person who caused it.

CardwrightError
├── IllegalAction     the rules do not allow this seat to do that now
└── BadInput          something written by a person cannot be read
    ├── BadOption     an option that does not exist, or a value out of its range
    ├── BadPosition   a position, in text or JSON, that no game can have
    ├── BadReplay     a recorded match that is broken or plays differently here
    ├── BadScenario   a scenario file that does not follow the format
    └── UnknownName   no game, card, agent or variant of that name
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class CardwrightError(Exception):
    """Everything this package raises on purpose."""


class IllegalAction(CardwrightError):
    """The rules do not allow it; the message says why. Nothing has changed."""


class BadInput(CardwrightError):
    """Something written by a person cannot be read."""


class BadOption(BadInput):
    """An option that does not exist, or a value that is not allowed."""


class BadPosition(BadInput):
    """A position that cannot be read, or that no game can have."""


class BadReplay(BadInput):
    """A recorded match that cannot be read, or that plays differently here."""


class BadScenario(BadInput):
    """A scenario that does not follow the format."""


class UnknownName(BadInput):
    """Nothing has that name; the message offers the nearest ones."""


def nearest(name: str, known: Iterable[str]) -> list[str]:
    """The names most like a mistyped one, the likest first; three at most."""
    by_lower = {candidate.lower(): candidate for candidate in known}
    near = difflib.get_close_matches(name.lower(), list(by_lower), n=3, cutoff=0.6)
    return [by_lower[candidate] for candidate in near]


def unknown(what: str, name: str, known: Iterable[str]) -> UnknownName:
    """The error for a name nobody knows: ``there is no card "Jon Sno"; did you mean Jon Snow?``"""
    names = list(known)
    near = nearest(name, names)
    if near:
        hint = f"did you mean {' or '.join(near)}?"
    elif len(names) <= 12:
        hint = f"there are: {', '.join(names)}" if names else "there are none"
    else:
        hint = f"{len(names)} are known, from {names[0]} to {names[-1]}"
    return UnknownName(f'there is no {what} "{name}"; {hint}')
