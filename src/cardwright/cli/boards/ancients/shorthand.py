"""What a player may type instead of the whole notation."""

from __future__ import annotations

import re
from typing import Final

from cardwright.cli.boards.ancients.spots import spelled
from cardwright.games.ancients.model import questions as book
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import ITEM_MASK
from cardwright.games.ancients.text.action_words import PLAIN, VERBS
from cardwright.kernel.cards import plain
from cardwright.kernel.errors import IllegalAction
from cardwright.match import View

TARGET: Final = r"(?:#\d+|L[12]\.P[12]\.\S+)"
AIMED: Final = re.compile(rf"(.*?[^>\s,])\s+({TARGET}(?:\s*,?\s+{TARGET})?)", re.IGNORECASE)
BOTH: Final = re.compile(rf"({TARGET})\s*,?\s+({TARGET})", re.IGNORECASE)
USE: Final = re.compile(rf"({TARGET})\s+use\b\s*>?\s*(.*)", re.IGNORECASE)
CARDS: Final = ("play", "buy", "use")
WORDS: Final = (*PLAIN.values(), *VERBS.values())


def written_out(view: View[Position], text: str, kind: str) -> str:
    """``skull #12`` plays a card, ``#7 1c3`` moves or deploys, ``#7 use #12`` is an ability, ``notched`` buys."""
    said = spelled(text.strip(), view.seat)
    verb, _, rest = said.partition(" ")
    if verb.lower() in WORDS:
        return with_name(view, verb.lower(), rest, kind) if verb.lower() in CARDS else said
    use = USE.fullmatch(said)
    if use is not None:
        return f"ability {use[1]}{f' > {listed(use[2])}' if use[2] else ''}"
    pair = BOTH.fullmatch(said)
    if kind == book.DEPLOY:
        return f"deploy {split_hero(view, said)}"
    if pair is not None:
        return f"move {pair[1]} > {pair[2]}"
    return with_name(view, "buy" if kind == book.SHOP else "play", said, kind)


def with_name(view: View[Position], verb: str, rest: str, kind: str) -> str:
    """A card by the beginning of its name, then who casts it and what it is used on."""
    used, arrow, aims = rest.partition(">")
    if not arrow:
        aimed = AIMED.fullmatch(rest) if " by " not in rest else None
        used, aims = (rest, "") if aimed is None else (aimed[1], aimed[2])
    name, by, caster = used.strip().partition(" by ")
    full = meant(view, name, kind) if verb != "use" else name
    goal = f" > {listed(aims)}" if aims.strip() else ""
    return f"{verb} {full}{by}{caster}{goal}"


def listed(aims: str) -> str:
    """Both targets of a card, with a comma between them."""
    pair = BOTH.fullmatch(aims.strip())
    return aims.strip() if pair is None else f"{pair[1]}, {pair[2]}"


def meant(view: View[Position], name: str, kind: str) -> str:
    """The full name of a card in hand, or on offer, that begins like that."""
    s = view.position
    player = s.players[view.seat]
    places = player.offers if kind == book.SHOP else [copy & ITEM_MASK for copy in player.hand]
    names = sorted({s.cards.name(place) for place in places if plain(s.cards.name(place)).startswith(plain(name))})
    exact = [one for one in names if plain(one) == plain(name)]
    if len(names) > 1 and not exact:
        raise IllegalAction(f'"{name}" could be {" or ".join(names[:6])}')
    return (exact or names or [name])[0]


def split_hero(view: View[Position], said: str) -> str:
    """A hero of the fountain by number or the beginning of the name, then the place."""
    name, _, place = said.replace(">", " ").strip().rpartition(" ")
    s = view.position
    for hero in s.players[view.seat].fountain:
        if plain(s.cards.name(hero.card)).startswith(plain(name) or "?"):
            return f"#{hero.id} > {place}"
    return f"{name.strip()} > {place}"
