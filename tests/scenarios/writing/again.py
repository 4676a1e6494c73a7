"""Records the outcomes of a scenario file in text again, after a rule or a card has changed."""

from __future__ import annotations

import difflib
import re
from pathlib import Path
from typing import Final

from cardwright.kernel.errors import BadScenario
from cardwright.scenarios.scenario import Setting, open_setting
from cardwright.scenarios.text import PLAYER, REFUSED, whole_lines
from tests.scenarios.writing.author import spread
from tests.scenarios.writing.draft import Deed, Draft, course

FIGURES: Final = re.compile(r"( [a-i][1-5]) \d+/\d+")  # the numbers of a unit, which follow from its card


def recorded_again(path: Path) -> list[str]:
    """Write the file again; the differences, as lines."""
    before = path.read_text("utf-8")
    head, *blocks = before.split("\nscenario: ")
    words = dict(line.split(": ", 1) for _, line in whole_lines(head) if ": " in line)
    setting = open_setting(words["game"], words.get("variant"))
    after = "\nscenario: ".join([head, *(block_again(setting, block) for block in blocks)])
    path.write_text(after, "utf-8")
    return list(difflib.unified_diff(before.splitlines(), after.splitlines(), str(path), str(path), lineterm="", n=6))


def block_again(setting: Setting, block: str) -> str:
    """One scenario: what is given and done stays, what follows is found again."""
    title, _, rest = block.partition("\n")
    body, comment = split_comment(rest)
    given, deeds, wanted = parts(body)
    draft = Draft(tuple(given), tuple(deeds))
    draft, lines = played(setting, draft)
    return "\n".join([title, *written(draft, lines, wanted), *comment])


def split_comment(text: str) -> tuple[str, list[str]]:
    """The scenario itself, and the remarks about the next card that follow it."""
    lines = text.split("\n")
    end = len(lines)
    while end and (not lines[end - 1].strip() or lines[end - 1].startswith("#")):
        end -= 1
    return "\n".join(lines[:end]), lines[end:] or [""]


def parts(body: str) -> tuple[list[tuple[str, str]], list[Deed], dict[int, list[str]]]:
    """The position, the deeds, and the lines that are expected after each of them."""
    given: list[tuple[str, str]] = []
    deeds: list[Deed] = []
    wanted: dict[int, list[str]] = {}
    section = ""
    for _, line in whole_lines(body):
        if line in ("given", "when", "then"):
            section = line
        elif section == "when":
            deeds.append(deed_of(line))
        elif section == "given":
            key, _, value = line.partition(": ")
            given.append((key, FIGURES.sub(r"\1", value) if key == "units" else value))
        else:
            wanted.setdefault(len(deeds), []).append(line.partition(": ")[0])
    return given, deeds, wanted


def deed_of(line: str) -> Deed:
    refused = REFUSED.fullmatch(line)
    done = refused[1] if refused else line
    by_player = PLAYER.fullmatch(done)
    return Deed(by_player[1], by_player[2], bool(refused)) if by_player else Deed("", done, bool(refused))


def played(setting: Setting, draft: Draft) -> tuple[Draft, tuple[dict[str, str], ...]]:
    """What happens; a deed that is refused now, or no longer, is written so."""
    for number in range(len(draft.deeds) + 1):
        found = course(setting, draft)
        if not found.broke:
            return draft, found.lines
        number = len(found.lines) - 1
        if number < 0 or not found.broke.endswith("otherwise"):
            raise BadScenario(f"{draft.text()}\n{found.broke}")
        deed = draft.deeds[number]
        turned = Deed(deed.player, deed.text, not deed.refused)
        draft = Draft(draft.given, (*draft.deeds[:number], turned, *draft.deeds[number + 1 :]))
    raise BadScenario(f"{draft.text()}\ncannot be played")


def written(draft: Draft, lines: tuple[dict[str, str], ...], wanted: dict[int, list[str]]) -> list[str]:
    found = ["given"]
    for key, value in draft.given:
        found += spread(key, lines[0][key] if key == "units" else value)
    section = "given"
    for number in range(len(draft.deeds) + 1):
        if number:
            found += ["when"] * (section != "when") + [f"  {draft.deeds[number - 1].line()}"]
            section = "when"
        if number in wanted:
            found.append("then")
            section = "then"
            for key in wanted[number]:
                found += spread(key, lines[number][key])
    return found
