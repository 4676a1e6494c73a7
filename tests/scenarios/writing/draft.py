"""A scenario while it is written: a position, what is done in it, and what follows each time."""

from __future__ import annotations

import signal
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from cardwright.kernel.errors import BadInput, IllegalAction
from cardwright.scenarios.scenario import Setting
from tests.mutants.cards import PATIENCE, Endless, give_up

REFUSED: Final = "refused"
Lines = dict[str, str]
Given = tuple[tuple[str, str], ...]  # the lines of the position


@dataclass(frozen=True)
class Deed:
    """What a player types, or ``timeout``."""

    player: str
    text: str
    refused: bool = False

    def line(self) -> str:
        done = f"{self.player}: {self.text}" if self.player else self.text
        return f"{done} -> {REFUSED}" if self.refused else done


@dataclass(frozen=True)
class Draft:
    given: Given
    deeds: tuple[Deed, ...]

    def text(self) -> str:
        return "\n".join(f"{key}: {value}" for key, value in self.given)


@dataclass(frozen=True)
class Course:
    """What happened: the lines of the position at first and after each deed; ``broke`` says where it came to an end."""

    lines: tuple[Lines, ...]
    broke: str = ""


def course(setting: Setting, draft: Draft) -> Course:
    """Play a draft; where a deed is not done or refused as it should be, it ends."""
    found: list[Lines] = []
    signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    try:
        s = setting.testbed.set_up({"position": draft.text()}, setting.options, setting.cards)
        found.append(setting.testbed.lines(s))
        for deed in draft.deeds:
            if done(setting, s, deed) == deed.refused:
                return Course(tuple(found), f"{deed.line()}: otherwise")
            found.append(setting.testbed.lines(s))
    except Endless:
        return Course(tuple(found), "never ends")
    except Exception as fault:
        return Course(tuple(found), f"{type(fault).__name__}: {fault}")
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    return Course(tuple(found))


def done(setting: Setting, s: Any, deed: Deed) -> bool:
    """Whether it could be done."""
    try:
        if deed.player:
            setting.testbed.act(s, "write", {"player": deed.player, "text": deed.text})
        else:
            setting.testbed.act(s, deed.text, {})
    except IllegalAction:
        return False
    return True


def understood(setting: Setting, s: Any, deed: Deed) -> bool:
    """Whether it means something here, allowed or not."""
    try:
        setting.testbed.game.read_action(s, int(deed.player[1:]) - 1, deed.text)
    except BadInput:
        return False
    except IllegalAction:
        return False
    return True


def without(parts: Sequence[str], number: int, sign: str) -> str:
    return f"{sign} ".join([*parts[:number], *parts[number + 1 :]]) or "-"
