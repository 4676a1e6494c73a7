"""Decks: how many cards, how many copies, of which faction; refused with the card that is wrong."""

from __future__ import annotations

from cardwright.games.generals.game import GAME
from cardwright.games.generals.options import STANDARD
from cardwright.kernel.options import changed

NEUTRAL = [card.name for card in GAME.cards().all if card.collectible and card.faction == 0 and card.set == "Core"]
FULL = "\n".join(["Argeon Highmayne", *(f"3 {name}" for name in NEUTRAL[:13])])


def wrong(text: str, **options: object) -> list[str]:
    return GAME.deck_problems(text, changed(STANDARD, options))


def test_a_deck_has_40_cards_with_its_general() -> None:
    # R16
    assert wrong(FULL) == []
    assert wrong(f"{FULL}\nTempest") == ["a deck has 40 cards with its general; this one has 41"]
    assert wrong("Argeon Highmayne\n3 Komodo Charger", deck_size=4) == []


def test_a_deck_has_exactly_one_general() -> None:
    # R16
    assert wrong("3 Komodo Charger") == ["the deck has no general"]
    assert "one general" in wrong(f"{FULL}\nKaleos Xaan")[0]


def test_a_deck_has_at_most_three_copies_of_a_card() -> None:
    # R17
    said = wrong("Argeon Highmayne\n4 Komodo Charger", deck_size=5)
    assert said == ["4 copies of Komodo Charger; at most 3 are allowed"]
    assert wrong("Argeon Highmayne\n4 Komodo Charger", deck_size=5, most_copies=4) == []


def test_a_mythron_card_is_there_only_once() -> None:
    # R17
    name = next(card.name for card in GAME.cards().all if card.rarity == "mythron" and card.faction == 0)
    assert f"2 copies of {name}; at most 1 is allowed" in wrong(f"Argeon Highmayne\n2 {name}", deck_size=3)


def test_all_cards_are_of_the_generals_faction_or_neutral() -> None:
    # R18
    said = wrong("Argeon Highmayne\n2 Phoenix Fire\n1 Tempest\n1 Komodo Charger", deck_size=5)
    assert said == ["Phoenix Fire is Songhai; Argeon Highmayne leads Lyonar"]


def test_at_most_one_card_is_a_trial_card() -> None:
    # R19
    trials = [card.name for card in GAME.cards().all if card.trial is not None and card.faction in (0, 1)]
    assert len(trials) > 1
    said = wrong("\n".join(["Argeon Highmayne", *trials[:2]]), deck_size=3)
    assert said == [f"a deck holds one Trial card; this one has {trials[0]} and {trials[1]}"]
