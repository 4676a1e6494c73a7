"""What a player knows, and what is hidden from everybody else."""

import pytest

from cardwright.games.pantheon.game import GAME
from cardwright.games.pantheon.model.state import Position
from tests.games.pantheon.house import ONLOOKER, P1, P2, P3, at, dealt

HIDDEN = -1


def test_hands_and_the_deck_are_hidden() -> None:
    # P52
    table = at("P1.hand: One, Two", "P2.hand: Three", "deck: Four, Five, Six")
    seen = GAME.mask(table.s, P1)
    assert [table.names(player.hand) for player in seen.players] == [["One", "Two"], ["?"]]
    assert table.names(seen.deck) == ["?", "?", "?"]
    seen = GAME.mask(table.s, ONLOOKER)
    assert [table.names(player.hand) for player in seen.players] == [["?", "?"], ["?"]]


def test_fields_mana_pile_health_and_numbers_of_cards_are_open() -> None:
    # P52
    table = at(
        "P2.field: Two, Shrine exhausted",
        "P2.mana: 2+1",
        "P2.health: 11",
        "P2.hand: One, One",
        "pile: Six, Bolt",
        "deck: One",
    )
    shown = table.shown(P1)
    other = shown["seats"][P2]
    assert (other["health"], other["most"], other["ready"], other["spent"]) == (11, 20, 2, 1)
    assert (other["hand"], shown["deck"]) == ([HIDDEN, HIDDEN], 1)
    assert table.names(shown["pile"]) == ["Six", "Bolt"]
    assert [table.names([thing["card"]]) for thing in other["field"]] == [["Two"], ["Shrine"]]
    assert [thing["ready"] for thing in other["field"]] == [True, False]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_offers_are_seen_by_nobody_else_and_choices_only_when_all_have_chosen(seats: int) -> None:
    # P52, P3
    table = dealt(seats=seats)
    table.choose(P1, 0)
    for reader in (ONLOOKER, P2):
        seen = GAME.mask(table.s, reader)
        assert seen.players[P1].hero == HIDDEN
        assert all(card == HIDDEN for card in seen.players[P1].offers)
        assert seen.sealed[P1] == -2
    shown = table.shown(P2)["seats"]
    assert (len(shown[P2]["offers"]), shown[P1]["offers"], shown[P1]["hero"]) == (3, [], None)


def test_a_card_drawn_is_told_only_to_its_player() -> None:
    # P52
    table = at("phase: before", "turn: P2", "deck: Four, Five, Six")
    table.start()
    assert [line for line in table.told(P1) if "Four" in line]
    assert not [line for line in table.told(P2) + table.told(ONLOOKER) if "Four" in line or "Five" in line]


def test_swapped_cards_are_open_and_new_ones_are_not() -> None:
    # P52, R31
    table = at("phase: before", "turn: P2", "deck: Four, Five, Six, Three", "P1.hand: One")
    table.start()
    table.say(P1, "swap One")
    assert [line for line in table.told(P2) if "One" in line]
    assert not [line for line in table.told(P2) if "Six" in line]


def test_what_one_may_do_oneself_is_all_one_sees_of_what_others_may() -> None:
    # P52, P41
    table = at("P1.field: Two", "P2.hand: Bolt", "P2.mana: 1", "P3.hand: Six", "P3.mana: 1")
    assert table.may_act() == [P2, P3]
    seen = GAME.mask(table.s, P1)
    assert [decision.seat for decision in seen.waiting] == [P1, P2, P3]
    assert GAME.shown(seen) == GAME.shown(GAME.mask(swapped(table.s), P1))


def swapped(s: Position) -> Position:
    """The same position in which the two others hold each other's cards."""
    other = s.clone()
    other.players[P2].hand, other.players[P3].hand = s.players[P3].hand.copy(), s.players[P2].hand.copy()
    return other


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_a_sample_agrees_with_everything_one_knows(seats: int) -> None:
    # P52
    table = dealt(seats=seats, seed=3)
    for seat in range(seats):
        table.choose(seat, 0)
    seen = GAME.mask(table.s, P2)
    sample = GAME.sample(seen, P2, 7)
    assert GAME.shown(GAME.mask(sample, P2)) == GAME.shown(seen)
    assert sorted(everywhere(sample)) == sorted(everywhere(table.s))


@pytest.mark.parametrize("reader", [P1, ONLOOKER])
def test_after_the_pile_became_the_deck_a_sample_has_nothing_else_in_the_deck(reader: int) -> None:
    # P52, P6
    table = at("phase: before", "turn: P2", "deck: -", "pile: Four, Five, Six, Mana, Mana", "P2.hand: One, Two, Three")
    table.start()
    assert table.names(table.s.renewed) == ["Mana", "Mana", "Four", "Five", "Six"]
    seen = GAME.mask(table.s, reader)
    for seed in range(30):
        world = GAME.sample(seen, reader, seed)
        assert set(table.names(world.deck)) <= {"Mana", "Four", "Five", "Six"}
        hands = [card for player in world.players for card in player.hand]
        assert {"One", "Two", "Three"} <= set(table.names(hands))


def test_what_the_deck_was_made_of_is_written_and_read() -> None:
    # P6, P52
    table = at("phase: before", "turn: P2", "deck: -", "pile: Four, Five, Six")
    assert "made of" not in GAME.position_text(table.s)
    table.start()
    text = GAME.position_text(table.s)
    assert "made of: Four, Five, Six\n" in text
    assert GAME.position_text(GAME.read_position(text, table.s.options, table.s.cards)) == text


def everywhere(s: Position) -> list[int]:
    """Every card of the deck, wherever it is."""
    cards = [*s.deck, *s.pile]
    for player in s.players:
        cards += [*player.hand, *(thing.card for thing in player.field)]
    return [int(card) for card in cards]


def test_everybody_sees_whose_hero_could_be_attacked() -> None:
    # R22, R23, P52
    lines = ("P1.field: One", "P2.field: Shrine", "P3.finished: 0", "P4.finished: 2")
    shown = at(*lines, "P5.alive: no").shown(ONLOOKER)
    assert [seat["open"] for seat in shown["seats"]] == [False, True, False, True, False]
