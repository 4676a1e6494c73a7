"""Cards with other numbers, another text or another program than the game's own, which stay as they are."""

from __future__ import annotations

from typing import Any, Final

from cardwright.kernel.cards import Card, CardSet, Changes
from cardwright.kernel.data.card_digest import held
from cardwright.kernel.data.written_card import written_card
from cardwright.kernel.errors import BadInput, unknown

MOST: Final = 99  # a number on a card
LIFE: Final = ("health", "hp", "defence")  # a card that has any has at least 1
WORDS: Final = ("text", "title")  # what can be said in other words; the name stays, for decks and files use it
WHOLE: Final = "card"  # the whole card, written again as the card files write it
LONGEST: Final = 1000  # letters of a text
LONGEST_SHOWN: Final = 20  # letters of a value that is refused
MOST_CHANGES: Final = 2000  # cards


def changed_cards(cards: CardSet[Any], changes: Any) -> CardSet[Any]:
    """The same cards in the same places, some of them changed; without a change, just these cards."""
    if not isinstance(changes, dict) or len(changes) > MOST_CHANGES:
        raise BadInput("the changes of cards are a table of cards")
    if not changes:
        return cards
    found = list(cards.all)
    kept: Changes = {}
    for name, facts in changes.items():
        place = cards.find(str(name))
        found[place] = changed_card(cards.all[place], facts)
        kept[cards.all[place].key] = dict(facts)
    other: CardSet[Any] = type(cards)(found)
    other.changes = kept
    return other


def changed_card(card: Card, facts: Any) -> Card:
    """The card with other facts printed on it; what cannot be is refused with a sentence."""
    if not isinstance(facts, dict):
        raise BadInput(f"{card.name}: say what changes, for example {example(card)}")
    other = written_card(card, facts[WHOLE]) if WHOLE in facts else copied(card)
    for name, value in facts.items():
        if name != WHOLE:
            setattr(other, name, checked(card, str(name), value))
    other.check()
    return other


def copied(card: Card) -> Card:
    other = card.twin()
    for name in held(card):
        setattr(other, name, getattr(card, name))
    return other


def checked(card: Card, name: str, value: Any) -> Any:
    """The value if that can be printed there."""
    known = changeable(card)
    if name not in known:
        raise unknown(f"number or text of {card.name} called", name[: 2 * LONGEST_SHOWN], [*known, WHOLE])
    now = known[name]
    if isinstance(now, str):
        if not isinstance(value, str) or len(value) > LONGEST:
            raise BadInput(f"{card.name}: {name} is a text of at most {LONGEST} letters")
        return value
    least = 1 if name in LIFE and now > 0 else 0
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= MOST:
        raise BadInput(f"{card.name}: {name} is a whole number from {least} to {MOST}, not {shown(value)}")
    return value


def shown(value: Any) -> str:
    """What somebody wrote, if it is short."""
    if isinstance(value, bool):  # compiled, it would be a number below
        return "true" if value else "false"
    if isinstance(value, int) and abs(value) < 10**LONGEST_SHOWN:
        return str(value)
    return str(value)[:LONGEST_SHOWN] if isinstance(value, float | str) else "that"


def changeable(card: Card) -> dict[str, int | str]:
    """What can be changed on a card, with what is printed there now."""
    found: dict[str, int | str] = {}
    for name, value in card.facts().items():
        number = isinstance(value, int) and not isinstance(value, bool)
        if number or (name in WORDS and isinstance(value, str)):
            found[name] = value
    return found


def example(card: Card) -> str:
    name, value = next(iter(changeable(card).items()), ("text", "…"))
    return f"{name} = {value}" if isinstance(value, int) else f'{name} = "{value}"'
