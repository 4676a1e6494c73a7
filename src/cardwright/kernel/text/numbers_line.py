"""The line of numbers on a card, written as one would say it: ``3 mana 4/3, common``."""

from __future__ import annotations

import re
from typing import final

from cardwright.kernel.errors import BadInput


@final
class NumbersLine:
    """How the numbers of one type of card are written.

    form     ``# mana[ #/#]``: a number for every #, and what is in brackets may be left out
    words    what may follow after a comma: of each group one word at most, in this order
    example  what a mistake is answered with
    """

    def __init__(self, form: str, example: str, words: tuple[tuple[str, ...], ...] = ()) -> None:
        pattern = re.escape(form).replace(r"\#", r"(\d+)").replace(r"\[", "(?:").replace(r"\]", ")?")
        self.pattern: re.Pattern[str] = re.compile(f"{pattern}(?:, (.+))?")
        self.words: tuple[tuple[str, ...], ...] = words
        self.example: str = example

    def read(self, name: str, line: str) -> tuple[list[int], list[str]]:
        """The numbers, 0 for those left out, and a word for each group, empty for those left out."""
        found = self.pattern.fullmatch(line)
        if found is None:
            raise self.refusal(name, line)
        *numbers, rest = found.groups()
        return [int(number or 0) for number in numbers], self.read_words(name, line, rest or "")

    def read_words(self, name: str, line: str, rest: str) -> list[str]:
        found: list[str] = []
        for group in self.words:
            word = next((word for word in group if f"{rest} ".startswith(f"{word} ")), "")
            rest = rest[len(word) :].lstrip()
            found.append(word)
        if rest:
            raise self.refusal(name, line)
        return found

    def refusal(self, name: str, line: str) -> BadInput:
        return BadInput(f'{name}: "{line}" is not read; write for example "{self.example}"')
