"""The verb that a line which a player typed begins with."""

from __future__ import annotations

from typing import final

from cardwright.kernel.errors import IllegalAction


@final
class Verbs:
    """The verbs of a game.

    alone      those that stand alone, each with its action
    with_more  those that something follows
    answers    by the kind of question, those that answer it: there they may be shortened
    """

    def __init__(self, alone: dict[str, int], with_more: tuple[str, ...], answers: dict[str, tuple[str, ...]]) -> None:
        self.alone: dict[str, int] = alone
        self.with_more: tuple[str, ...] = with_more
        self.answers: dict[str, tuple[str, ...]] = answers

    def split(self, text: str, question: str) -> tuple[str, str]:
        """The verb and what follows it; without a verb "" and the whole line."""
        typed = " ".join(text.split())
        word, _, rest = typed.partition(" ")
        verb = self.meant(word.lower(), bool(rest), question)
        return verb, rest if verb else typed

    def meant(self, word: str, more: bool, question: str) -> str:
        if (word in self.alone and not more) or word in self.with_more:
            return word
        possible = self.answers.get(question, ())
        near = [verb for verb in possible if word and verb.startswith(word) and more != (verb in self.alone)]
        if len(near) > 1:
            raise IllegalAction(f'"{word}" could be {" or ".join(near)}')
        return near[0] if near else ""
