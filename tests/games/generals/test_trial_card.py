"""When the Trial card comes to the hand, and that nobody is dealt it."""

from __future__ import annotations

import pytest

from cardwright.games.generals.game import GAME
from cardwright.games.generals.model.actions import first_of
from cardwright.games.generals.model.state import EMPTY, Battle
from cardwright.games.generals.options import CLASSIC, STANDARD
from cardwright.kernel.options import changed
from tests.games.generals.field import P1, P2

TRIAL = next(card for card in GAME.cards().all if card.trial is not None and card.faction in (0, 1))
DECK = f"Argeon Highmayne\n1 {TRIAL.key}\n3 Komodo Charger\n3 Tempest"
SMALL = {"deck_size": 8}
LAST_SLOT = 32  # among the bits of a mulligan


def begun(variant: str, seed: int, **options: object) -> Battle:
    rules = changed(CLASSIC if variant == "classic" else STANDARD, {**SMALL, **options})
    return GAME.new(rules, seed, decks=[DECK, DECK])


def after_the_mulligan(s: Battle, slots: str) -> Battle:
    for seat in (P1, P2):
        GAME.apply(s, seat, GAME.read_action(s, seat, f"mulligan {slots}"))
    return s


def last_place(s: Battle) -> str:
    copy = s.players[P1].hand[5]
    return "-" if copy == EMPTY else str(s.card_of(copy).name)


@pytest.mark.parametrize("seed", range(5))
def test_in_standard_the_trial_card_comes_after_the_mulligan(seed: int) -> None:
    # R199
    s = begun("standard", seed)
    assert TRIAL.place not in s.players[P1].hand
    assert last_place(after_the_mulligan(s, "1 2")) == TRIAL.name
    assert s.players[P1].slotted == 5
    assert TRIAL.place not in s.players[P1].deck


@pytest.mark.parametrize("seed", range(5))
def test_in_classic_it_is_there_from_the_beginning(seed: int) -> None:
    # R199
    s = begun("classic", seed)
    assert last_place(s) == TRIAL.name
    assert not any(first_of(action) & LAST_SLOT for action in GAME.legal(s, P1))
    assert last_place(after_the_mulligan(s, "1 2")) == TRIAL.name


@pytest.mark.parametrize("variant", ["standard", "classic"])
def test_its_place_is_kept_free_even_for_a_full_hand(variant: str) -> None:
    # R199, R21
    s = begun(variant, 1, starting_hand=6)
    assert [copy == EMPTY for copy in s.players[P1].hand[:5]] == [False] * 5
    assert last_place(after_the_mulligan(s, "none")) == TRIAL.name


@pytest.mark.parametrize("variant", ["standard", "classic"])
@pytest.mark.parametrize(("cards", "dealt"), [(0, 0), (1, 1), (2, 2), (6, 5)])
def test_the_trial_card_is_not_dealt_even_if_the_deck_holds_nothing_else(cards: int, dealt: int, variant: str) -> None:
    # R199, R21
    rules = {"deck_size": cards + 2, "starting_hand": 6, "most_copies": 6}
    deck = "\n".join(["Argeon Highmayne", f"1 {TRIAL.key}", *(["6 Komodo Charger"] if cards == 6 else [])])
    deck += f"\n{cards} Tempest" if 0 < cards < 6 else ""
    s = GAME.new(changed(CLASSIC if variant == "classic" else STANDARD, rules), 1, decks=[deck, deck])
    for player in s.players:
        assert sum(copy != EMPTY for copy in player.hand[:5]) == dealt
        assert len(player.deck) == cards - dealt + (variant == "standard")
    s = after_the_mulligan(s, "none")
    assert last_place(s) == TRIAL.name
    assert [len(player.deck) for player in s.players] == [cards - dealt] * 2


@pytest.mark.parametrize("variant", ["standard", "classic"])
def test_without_a_trial_card_all_six_places_are_dealt(variant: str) -> None:
    # R21, R22
    rules = {"deck_size": 8, "starting_hand": 6, "most_copies": 7}
    deck = "Argeon Highmayne\n7 Tempest"
    s = GAME.new(changed(CLASSIC if variant == "classic" else STANDARD, rules), 1, decks=[deck, deck])
    assert [sum(copy != EMPTY for copy in player.hand) for player in s.players] == [6, 6]
    assert [player.slotted for player in s.players] == [-1, -1]
