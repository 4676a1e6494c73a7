"""Scenarios written by hand: given a position, when this is done, then that must be found.

```
game: threelines
scenario: Jon Snow strikes first
given
  P1.mana: 2
  P1.hand: Jon Snow
  P2.center: Robb Stark
when
  P1: jon snow left, jon snow right -> refused: one line only
  P1: jon snow center
  P2: nothing
then
  P1.center: Jon Snow 3
```
"""

from __future__ import annotations

import re
from typing import Final

from cardwright.kernel.data.codec import Json
from cardwright.kernel.errors import BadInput, BadScenario
from cardwright.kernel.options import read_changes
from cardwright.kernel.testing.testbed import GENERAL
from cardwright.scenarios.scenario import Scenario, ScenarioStep, Setting, open_setting

SECTIONS: Final = ("given", "when", "then")
COMMENT: Final = re.compile(r"^\s*#|\s#(?=\s|$)")  # "#16" within a line is the number of a thing
PLAYER: Final = re.compile(r"(P[0-9]+)\s*:\s*(.*)", re.IGNORECASE)
REFUSED: Final = re.compile(r"(.*?)\s*->\s*refused\s*(?::\s*(.*))?", re.IGNORECASE)


def read_text(path: str, text: str, variant: str | None) -> list[Scenario]:
    reader = TextReader(variant)
    for count, line in whole_lines(text):
        try:
            reader.read(count, line)
        except BadInput as problem:
            raise BadScenario(f"line {count}: {problem}") from None
    if not reader.drafts:
        raise BadScenario('there is no scenario in it; each begins with "scenario: TITLE"')
    return [draft.finished(path) for draft in reader.drafts]


def whole_lines(text: str) -> list[tuple[int, str]]:
    """The lines without comments, by number; one that ends in a comma or semicolon goes on in the next one."""
    found: list[tuple[int, str]] = []
    for count, raw in enumerate(text.splitlines(), 1):
        line = COMMENT.split(raw)[0].strip()
        if line and found and found[-1][1].endswith((",", ";")):
            found[-1] = (found[-1][0], f"{found[-1][1]} {line}")
        elif line:
            found.append((count, line))
    return found


class ScenarioDraft:
    """A scenario while its lines are read; ``found`` is what the last "then" lists."""

    def __init__(self, setting: Setting, title: str, line: int) -> None:
        self.setting = setting
        self.title = title
        self.line = line
        self.section = ""
        self.given: list[str] = []
        self.steps: list[ScenarioStep] = []
        self.found: dict[str, str] = {}

    def open_section(self, count: int, section: str) -> None:
        if section == "given" and self.section:
            raise BadScenario('"given" stands once, before "when" and "then"')
        self.section = section
        if section == "then":
            self.found = {}
            self.steps.append(ScenarioStep(f"line {count}", "snapshot", {"check": {"position": self.found}}, {}))

    def read(self, count: int, line: str) -> None:
        if self.section == "":
            raise BadScenario(f'"{line}" stands before "given", "when" and "then"')
        if self.section == "when":
            self.steps.append(self.read_action(count, line))
        elif ":" not in line:
            raise BadScenario(f'"{line}" is not written KEY: VALUE')
        elif self.section == "given":
            self.setting.testbed.check_given(line, self.setting.options, self.setting.cards)
            self.given.append(line)
        else:
            self.read_found(line)

    def read_found(self, line: str) -> None:
        key, _, value = line.partition(":")
        known, written = self.setting.read_line(key.strip(), value.strip())
        if known in self.found:
            raise BadScenario(f'"{known}" is there twice')
        self.found[known] = written

    def read_action(self, count: int, line: str) -> ScenarioStep:
        refused = REFUSED.fullmatch(line)
        expect: dict[str, Json] = {"ok": False, "because": refused[2] or ""} if refused else {"ok": True}
        done = refused[1] if refused else line
        if "->" in done:
            raise BadScenario('after "->" stands "refused" or "refused: WHY"')
        return ScenarioStep(f"line {count}, {done}", *self.read_deed(done), expect)

    def read_deed(self, done: str) -> tuple[str, dict[str, Json]]:
        """What is done: something a player writes, or a word of the scenarios such as ``timeout``."""
        words = self.setting.testbed.words()
        needs = {do: words.written_with(do) for do in words.actions}
        by_player = PLAYER.fullmatch(done)
        player = by_player[1].upper() if by_player else ""
        text = by_player[2] if by_player else done
        word = "_".join(text.lower().split())
        if by_player and needs.get(word) != ("player",):
            return "write", {"player": player, "text": text}
        if by_player:
            return word, {"player": player}
        if needs.get(word) == () or GENERAL.actions.get(word) == ():
            return word, {}
        alone = [known.replace("_", " ") for known, fields in {**needs, **GENERAL.actions}.items() if not fields]
        raise BadScenario(f'"{done}" is neither "P1: WHAT P1 DOES" nor one of: {", ".join(alone)}')

    def finished(self, path: str) -> Scenario:
        lists = [step.fields["check"]["position"] for step in self.steps if step.do == "snapshot"]
        refusals = [step for step in self.steps if not step.expect.get("ok", True)]
        if not all(lists) or not lists + refusals:
            raise BadScenario(f'line {self.line}: "{self.title}" needs a "then" that lists something')
        setup = {"position": "\n".join(self.given)}
        return Scenario(path, f"{path}:{self.line}", self.title, self.setting, [], setup, self.steps, {})


class TextReader:
    """Hands each line to the scenario it belongs to."""

    def __init__(self, variant: str | None) -> None:
        self.variant = variant
        self.game = ""
        self.setting: Setting | None = None
        self.drafts: list[ScenarioDraft] = []

    def read(self, count: int, line: str) -> None:
        head, colon, value = (part.strip() for part in line.partition(":"))
        if colon and head.lower() == "game":
            self.open(value)
        elif colon and head.lower() == "variant" and not self.drafts:
            self.read_variant(value)
        elif self.setting is None:
            raise BadScenario('a scenario file begins with "game: NAME"')
        elif colon and head.lower() == "options":
            self.read_options(self.setting, value)
        elif colon and head.lower() == "scenario":
            self.drafts.append(ScenarioDraft(self.setting, value, count))
        elif not self.drafts:
            raise BadScenario(f'"{line}" stands before the first "scenario: TITLE"')
        elif line.lower() in SECTIONS:
            self.drafts[-1].open_section(count, line.lower())
        else:
            self.drafts[-1].read(count, line)

    def open(self, game: str) -> None:
        if self.setting is not None:
            raise BadScenario("the game is named once, at the beginning")
        self.game = game
        self.setting = open_setting(game, self.variant)

    def read_variant(self, variant: str) -> None:
        """The variant that the file is for, unless another one is asked for."""
        if self.setting is None:
            raise BadScenario('a scenario file begins with "game: NAME"')
        if self.variant is None:
            self.setting = open_setting(self.game, variant)

    def read_options(self, setting: Setting, value: str) -> None:
        """Options before the first scenario hold for all of them."""
        changes = read_changes([word.strip() for word in value.split(",")])
        if not self.drafts:
            self.setting = setting.with_changes(changes)
        elif self.drafts[-1].section:
            raise BadScenario('options stand before "given", "when" and "then"')
        else:
            self.drafts[-1].setting = self.drafts[-1].setting.with_changes(changes)
