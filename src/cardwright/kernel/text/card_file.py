"""A file that changes cards: TOML, one table for each card, with what is printed on it instead.

["Ash Mephyt"]
mana = 4
text = "Opening Gambit: Summon two Ash Mephyts on random spaces."
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from typing import Any, Final

from cardwright.kernel.cards import CardSet
from cardwright.kernel.data.card_changes import changed_card, changed_cards
from cardwright.kernel.errors import BadInput

LONGEST_NAME: Final = 80  # letters


def read_card_file(cards: CardSet[Any], text: str, file: str) -> CardSet[Any]:
    """The cards with the changes of a file; whatever is wrong with it is refused with its line."""
    tables = tables_in(text, file)
    seen: dict[int, str] = {}
    for name, facts in tables.items():
        check_table(cards, name, facts, FileLines(text, file), seen)
    return changed_cards(cards, tables)


def tables_in(text: str, file: str) -> dict[str, Any]:
    """A table for each card, not looked at yet."""
    try:
        tables = tomllib.loads(text)
    except RecursionError:
        raise BadInput(f"{file}: too many brackets within each other") from None
    except ValueError as problem:  # what TOML does not allow, and numbers that are too long to be read
        raise BadInput(f"{file}: {problem}") from None
    if not tables:
        raise BadInput(f"{file} changes no card; a change begins with the name of a card in brackets")
    longest = max(tables, key=len)
    if len(longest) > LONGEST_NAME:
        raise FileLines(text, file).refusal(BadInput(f'no card has a name as long as "{longest[:20]}…"'), longest)
    return tables


def check_table(cards: CardSet[Any], name: str, facts: Any, lines: FileLines, seen: dict[int, str]) -> None:
    """Refuse the first thing that is wrong with one card of the file, with the line in which it stands."""
    try:
        place = cards.find(name)
        if place in seen:
            raise BadInput(f"{cards.name(place)} is already changed further up")
        seen[place] = name
        changed_card(cards.all[place], facts if not isinstance(facts, dict) else {})
    except BadInput as problem:
        raise lines.refusal(problem, name) from None
    done: dict[str, Any] = {}
    for fact, value in facts.items():
        done[fact] = value
        try:
            changed_card(cards.all[place], done)
        except BadInput as problem:
            raise lines.refusal(problem, name, fact) from None


class FileLines:
    """Where in the file something is written; TOML does not say."""

    def __init__(self, text: str, file: str) -> None:
        self.lines: list[str] = text.splitlines()
        self.file: str = file

    def refusal(self, problem: BadInput, card: str, fact: str = "") -> BadInput:
        return BadInput(f"{self.file}, line {self.number(card, fact)}: {problem}")

    def number(self, card: str, fact: str) -> int:
        """The line with the name of the card, or the first one after it with the name of the fact."""
        at = self.first(0, lambda line: card in line.partition("=")[0])
        if not fact:
            return at + 1
        word = re.compile(rf"\b{re.escape(fact)}\b[\"']?\s*=")
        return self.first(at, lambda line: word.search(line) is not None) + 1

    def first(self, start: int, fits: Callable[[str], bool]) -> int:
        found = (at for at, line in enumerate(self.lines) if at >= start and fits(line))
        return next(found, start)
