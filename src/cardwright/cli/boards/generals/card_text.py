"""A card in full: its numbers, its text, and its keywords in the words of the rules."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from cardwright import SOURCE
from cardwright.games.generals.model.card import Card
from cardwright.games.generals.model.keywords import FACTIONS, TRIBES, keyword_names

HEADING: Final = re.compile(r"^### (\w+(?: [A-Z][a-z]+)*).*$", re.MULTILINE)  # without "X", "and the others"
MARKUP: Final = re.compile(r"[*`]|^- ", re.MULTILINE)
OTHERWISE: Final = {"Stunned": "Stun", "Destiny": "Trial"}  # the heading in the rules


@cache
def sections() -> dict[str, str]:
    """What the rules say about each keyword and tribe, in one paragraph."""
    parts = HEADING.split((SOURCE / "games" / "generals" / "RULES.md").read_text("utf-8"))
    texts = [" ".join(MARKUP.sub("", text.split("\n## ")[0]).split()) for text in parts[2::2]]
    return dict(zip(parts[1::2], texts, strict=True))


def explained(keyword: str) -> str:
    """The paragraph about a keyword or a tribe; empty if the rules have none."""
    return sections().get(OTHERWISE.get(keyword, keyword), "")


def keywords_of(card: Card) -> list[str]:
    """The keywords the card has, its tribe, and what else its text speaks of."""
    own = [*keyword_names(card.traits), TRIBES[card.tribe]]
    named = [word for word in sections() if re.search(rf"\b{word}(s|ed|ned)?\b", card.text, re.IGNORECASE)]
    return list(dict.fromkeys(word for word in [*own, *named] if explained(word)))


def facts_line(card: Card) -> str:
    """``Lyonar minion, 2 mana, 2/3, Golem``."""
    parts = [f"{FACTIONS[card.faction]} {card.type}"]
    parts += [f"{card.mana} mana"] if card.type not in ("general", "tile") else []
    parts += [f"{card.attack}/{card.health}"] if card.is_unit else []
    parts += [TRIBES[card.tribe]] if card.tribe else []
    return ", ".join(parts)


def keyword_page(name: str) -> RenderableType | None:
    """What the rules say about a keyword or a tribe; None for any other word."""
    wanted = name.strip().title()
    text = explained(wanted)
    return Padding(Text.assemble((wanted, "bold cyan"), f"  {text}"), (0, 1)) if text else None


def card_page(card: Card) -> RenderableType:
    told = [Text(card.name, style="bold"), Text(facts_line(card), style="dim"), Text(card.text)]
    for keyword in keywords_of(card):
        told += [Text(), Text.assemble((keyword, "bold cyan"), f"  {explained(keyword)}")]
    return Padding(Group(*told), (0, 1))
