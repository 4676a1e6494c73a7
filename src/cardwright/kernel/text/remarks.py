"""What is said of something in a position after its name, in words: ``damage 3 exhausted``."""

from __future__ import annotations

from typing import Any, Final

from cardwright.kernel.bits import i64
from cardwright.kernel.errors import BadPosition, unknown
from cardwright.kernel.text.notation import read_number

BOUND: Final = 100_000  # no number that is remarked comes near it


class Remark:
    """A field under a word: a switch is said, or a number follows. Nothing is said while it is as usual."""

    def __init__(self, word: str, name: str = "", usual: Any = 0, shift: i64 = 0, signed: bool = False) -> None:
        self.word: str = word
        self.name: str = name or word
        self.usual: Any = usual
        self.shift: i64 = shift  # added to a number where it is written, so that players count from 1
        self.signed: bool = signed

    def write(self, s: Any, holder: Any) -> str:
        value = getattr(holder, self.name)
        if value == self.usual:
            return ""
        if isinstance(value, bool):
            return self.word
        return f"{self.word} {value + int(self.shift):+d}" if self.signed else f"{self.word} {value + int(self.shift)}"

    def read(self, s: Any, holder: Any, words: list[str]) -> None:
        """Take what belongs to the word from those that follow it."""
        if isinstance(self.usual, bool):
            setattr(holder, self.name, not self.usual)
        else:
            number = read_number(following(words, self.word), -BOUND, BOUND)
            setattr(holder, self.name, number - int(self.shift))


class Remarks:
    """All there is to say of a thing; ``what`` is the word for the thing, where another one is used."""

    def __init__(self, what: str, remarks: list[Remark]) -> None:
        self.what: str = what
        self.remarks: list[Remark] = remarks
        self.words: list[str] = [remark.word for remark in remarks]

    def write(self, s: Any, holder: Any) -> list[str]:
        return said(self.remarks, s, holder)

    def read(self, s: Any, holder: Any, words: list[str]) -> None:
        """Read the first of these words, with what belongs to it, and drop it."""
        word = words.pop(0).lower() if words else ""
        for remark in self.remarks:
            if remark.word == word:
                remark.read(s, holder, words)
                return
        raise unknown(self.what, word, self.words)


def said(remarks: list[Remark], s: Any, holder: Any) -> list[str]:
    """What there is to say of it just now."""
    return [text for text in [remark.write(s, holder) for remark in remarks] if text]


def following(words: list[str], word: str) -> str:
    """What has to come after a word."""
    if not words:
        raise BadPosition(f'something has to follow "{word}"')
    return words.pop(0)
