"""Before the first turn: seats, heroes, the deck and the hands."""

import re

import pytest

from cardwright.games.pantheon.game import GAME
from cardwright.games.pantheon.options import Options
from cardwright.kernel.errors import BadOption
from tests.games.pantheon.house import P1, P2, P3, dealt

STANDARD = Options()
ALL_SEATS = (2, 3, 4, 5, 6)
CARDS = GAME.cards().all
HEROES = [card for card in CARDS if card.type == "hero"]
OTHERS = [card for card in CARDS if card.type in ("unit", "spell", "field")]


# The table.


def test_the_game_has_a_name_and_numbers_that_can_be_changed() -> None:
    # P1
    assert GAME.title == "Pantheon"
    assert len(dealt(seats=2, deal=5).hands()[P1]) == 0
    table = dealt(seats=2, deal=5)
    table.choose_all()
    assert sorted(len(hand) for hand in table.hands()) == [5, 7]


def test_two_to_six_can_play() -> None:
    # P2
    assert (GAME.least_seats, GAME.most_seats) == (2, 6)
    assert len(HEROES) == 18
    for seats in (1, 7):
        with pytest.raises(BadOption):
            dealt(seats=seats)


def test_chance_decides_who_begins_and_turns_go_clockwise() -> None:
    # P10
    first = set()
    for seed in range(40):
        table = dealt(seats=4, seed=seed)
        table.choose_all()
        begins = table.turn_player()
        first.add(begins)
        table.keep()
        table.next_turn()
        assert table.turn_player() == (begins + 1) % 4
    assert first == {0, 1, 2, 3}


# Heroes.


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_everybody_is_offered_three_heroes_that_nobody_else_is_offered(seats: int) -> None:
    # R1, P3
    table = dealt(seats=seats)
    offers = [table.offered(seat) for seat in range(seats)]
    assert [len(offer) for offer in offers] == [3] * seats
    assert len({hero for offer in offers for hero in offer}) == 3 * seats
    assert table.asked() == list(range(seats))


def test_one_chooses_one_of_the_heroes_one_is_offered() -> None:
    # R1
    table = dealt(seats=2)
    assert len(table.choices(P1)) == 3
    assert [table.cannot(P1, f"hero {name}") for name in table.offered(P2)] == [True, True, True]
    chosen = table.offered(P1)[1]
    table.say(P1, f"hero {chosen}")
    table.choose(P2, 0)
    assert table.hero(P1) == chosen


def test_choices_are_secret_and_shown_together() -> None:
    # P3
    table = dealt(seats=3)
    table.choose(P1, 0)
    assert table.told(P2) == []
    assert table.told() == []
    table.choose(P3, 0)
    table.choose(P2, 0)
    assert {f"P{seat + 1} is {table.hero(seat)}." for seat in (P1, P2, P3)} <= set(table.told())


def test_heroes_not_chosen_leave_the_game() -> None:
    # P3
    table = dealt(seats=2)
    table.choose_all()
    assert table.pile() == []
    assert [list(player.offers) for player in table.s.players] == [[], []]


def test_fewer_heroes_can_be_offered() -> None:
    # R1
    table = dealt(seats=6, offers=1)
    assert [len(table.offered(seat)) for seat in range(6)] == [1] * 6


def test_a_hero_has_health_a_faction_and_one_effect() -> None:
    # R3, R6, P9
    for card in HEROES:
        assert card.health > 0
        assert card.facts()["faction"] in ("Demon", "God", "Human")
        assert bool(card.activation) + len(card.triggers) + bool(card.static) == 1
    table = dealt(seats=2)
    table.choose_all()
    hero = next(card for card in HEROES if card.name == table.hero(P1))
    assert (table.health(P1), table.s.players[P1].most) == (hero.health, hero.health)


def test_there_are_six_heroes_of_each_faction() -> None:
    # P2, R6
    factions = [card.facts()["faction"] for card in HEROES]
    assert {faction: factions.count(faction) for faction in factions} == {"Demon": 6, "God": 6, "Human": 6}


def test_giving_up_before_everybody_has_chosen() -> None:
    # P50, P46
    table = dealt(seats=3)
    table.choose(P2, 0)
    table.give_up(P1)
    assert table.asked() == [P3]
    table.choose(P3, 0)
    assert table.question() == "mulligan"
    assert table.asked()[0] in (P2, P3)
    assert (table.hands()[P1], table.offered(P1)) == ([], [])


def test_a_player_who_gives_up_as_the_last_to_choose_does_not_stop_the_game() -> None:
    # P50, P46
    table = dealt(seats=3)
    table.choose(P2, 0)
    table.choose(P3, 0)
    table.give_up(P1)
    assert (table.question(), table.alive(P1)) == ("mulligan", False)


# Hands and the deck.


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_everybody_draws_three_cards_and_the_first_player_two_more(seats: int) -> None:
    # R2, R30
    table = dealt(seats=seats)
    assert [len(hand) for hand in table.hands()] == [0] * seats
    table.choose_all()
    expected = [3] * seats
    expected[table.turn_player()] = 5
    assert [len(hand) for hand in table.hands()] == expected


@pytest.mark.parametrize("cards", [0, 1, 2, 4])
def test_the_first_turn_draws_a_number_of_its_own_and_the_second_the_usual_one(cards: int) -> None:
    # P11
    table = dealt(seats=3, first_turn_draw=cards)
    table.choose_all()
    assert sorted(len(hand) for hand in table.hands()) == [3, 3, 3 + cards]
    table.keep()
    table.next_turn()
    assert sorted(len(hand) for hand in table.hands()) == sorted([3, 3 + cards, 5])


def test_in_the_variant_even_the_first_turn_draws_nothing_and_all_else_is_standard() -> None:
    # P11
    variants = GAME.variants()
    assert list(variants) == ["standard", "even"]
    assert variants["even"].values() == {**variants["standard"].values(), "first_turn_draw": 0}


@pytest.mark.parametrize(("seats", "sets"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_deck_is_a_set_for_every_two_players_begun(seats: int, sets: int) -> None:
    # P5, P4
    table = dealt(seats=seats)
    counted = table.count_deck()
    assert {name: counted[name] for name in counted if name != "Mana"} == {card.name: sets for card in OTHERS}
    assert counted["Mana"] == STANDARD.mana_copies * sets


def test_about_two_fifths_of_the_deck_are_mana() -> None:
    # P5
    mana = int(STANDARD.mana_copies)
    share = mana / (mana + len(OTHERS))
    assert 0.37 <= share <= 0.41


def test_the_number_of_mana_can_be_another() -> None:
    # P5
    assert dealt(seats=2, mana_copies=10).count_deck()["Mana"] == 10


def test_with_a_supply_there_is_no_mana_in_the_deck() -> None:
    # P7
    assert "Mana" not in dealt(seats=2, mana_source="supply").count_deck()


def test_the_deck_is_shuffled() -> None:
    # P4
    assert dealt(seats=2, seed=1).deck() != dealt(seats=2, seed=2).deck()
    assert dealt(seats=2, seed=1).deck() == dealt(seats=2, seed=1).deck()


def test_nobody_brings_a_deck() -> None:
    # P4
    assert GAME.starters() == {}
    assert re.search("without decks", GAME.deck_problems("", GAME.options()())[0])


def test_every_card_but_mana_and_heroes_costs_something() -> None:
    # R7, P14
    assert min(card.cost for card in OTHERS) >= 1
    assert {card.cost for card in CARDS if card.type in ("hero", "mana")} == {0}
