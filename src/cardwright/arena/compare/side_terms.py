"""What two packages tell each other before they play a comparison: what each of them plays, and what is asked."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from cardwright.arena.compare.comparison import Comparison, OneSide
from cardwright.arena.deck import NamedDeck
from cardwright.arena.pins import pins_of
from cardwright.games import load
from cardwright.kernel.cards import CardSet
from cardwright.kernel.data.card_changes import WORDS
from cardwright.kernel.data.card_digest import digest_of_cards, held
from cardwright.kernel.errors import unknown

FORM: Final = 1  # of all that the two say to each other; see ``one_side``


def greeting(game: str, variant: str) -> dict[str, Any]:
    """What is played here."""
    rules = load(game)
    variants = rules.variants()
    if variant not in variants:
        raise unknown("variant", variant, variants)
    cards = rules.cards()
    told = {"form": FORM, **asdict(pins_of(rules, cards)), "options": variants[variant].values()}
    return {**told, "printed": printed_cards(cards)}


def printed_cards(cards: CardSet[Any]) -> dict[str, dict[str, Any]]:
    """The cards by key, in their order: what is printed on each, and a mark of all that is more than words."""
    return {card.key: {"facts": card.facts(), "mark": mark_of_play(card)} for card in cards.all}


def mark_of_play(card: Any) -> str:
    """Changes whenever the card plays otherwise."""
    return digest_of_cards([[getattr(card, name) for name in held(card) if name not in WORDS]])


def begun_comparison(asked: dict[str, Any]) -> Comparison:
    """What is compared, in plain words and numbers; the cards and rules are those here."""
    rules = load(asked["game"])
    side = OneSide(asked["options"], {}, pins_of(rules, rules.cards()))
    decks = tuple(NamedDeck(name, text) for name, text in asked["decks"])
    agents, matchups = tuple(asked["agents"]), tuple(tuple(pair) for pair in asked["matchups"])
    for deck in decks:
        rules.check_decks([deck.text] * len(agents), side.chosen_options(rules), len(agents), rules.cards())
    return Comparison(
        rules.name,
        agents,
        asked["seed"],
        side,
        side,
        tuple(asked["focus"]),
        decks,
        matchups,
        asked["view"],
        tuple(asked["subjects"]),
    )


def asked_of(comparison: Comparison) -> dict[str, Any]:
    """The same from the other end, for the side before the change."""
    return {
        "game": comparison.game,
        "agents": comparison.agents,
        "seed": comparison.seed,
        "options": comparison.before.options,
        "focus": comparison.focus,
        "decks": [(deck.name, deck.text) for deck in comparison.decks],
        "matchups": comparison.matchups,
        "view": comparison.view,
        "subjects": comparison.subjects,
    }
