"""The words of a game, explained from its glossary."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from cardwright.kernel.cards import plain
from cardwright.kernel.text.glossary import Term


def explained(glossary: Sequence[Term], text: str) -> list[Text]:
    """What the words mean that stand in a text with a capital letter."""
    return [meaning(term) for term in glossary if term.word[:1].isupper() and term.word in text]


def card_page(name: str, facts: str, text: str, glossary: Sequence[Term]) -> RenderableType:
    """What is printed on a card, with its words explained."""
    told = [Text(name, style="bold"), Text(facts, style="dim"), Text(text)]
    return Padding(Group(*told, *explained(glossary, text)), (0, 1))


def term_page(glossary: Sequence[Term], word: str) -> RenderableType | None:
    """What a word of the game means; None for any other word."""
    for term in glossary:
        if plain(term.word) == plain(word):
            return Padding(meaning(term), (0, 1))
    return None


def meaning(term: Term) -> Text:
    return Text.assemble((term.word, "bold cyan"), f"  {term.text} ({term.rule})")
