"""When two names count as the same: by case and width, and by how they look (Unicode's confusables, UTS 39)."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Final

from confusable_homoglyphs.utils import load  # type: ignore[import-untyped]

DIRECTION: Final = "\u200e"  # the data puts it around letters that are written from right to left


def key(name: str) -> str:
    """The same for two names that differ in case or width."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def skeleton(name: str) -> str:
    """The same for two names that look alike: ``PayPaI`` and ``PayPal``, ``Ana`` in Latin and in Cyrillic letters.

    The skeleton of UTS 39, first of the name as it is written, then without its case.
    """
    return drawn(drawn(name).casefold())


def drawn(text: str) -> str:
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", text))
    return unicodedata.normalize("NFD", plain.translate(prototypes()))


@cache
def prototypes() -> Mapping[int, str]:
    """What each letter looks like.

    The library lists who looks like whom, in both directions. In Unicode's data all that look alike lead to one
    of them, which therefore has all others in its list. Of two that have only each other, either will do; a pair of
    letters can only be what a single one leads to.
    """
    like = {text.strip(DIRECTION): [each["c"].strip(DIRECTION) for each in found] for text, found in data().items()}
    return {ord(text): others[0] for text, others in like.items() if len(text) == 1 and leads(text, others, like)}


def leads(text: str, others: list[str], like: Mapping[str, list[str]]) -> bool:
    """Whether a letter leads to another, and is not itself what others lead to."""
    if len(others) > 1:
        return False
    other = others[0]
    return len(like[other]) > 1 or len(other) > 1 or other < text


def data() -> dict[str, list[dict[str, str]]]:
    found: dict[str, list[dict[str, str]]] = load("confusables.json")
    return found
