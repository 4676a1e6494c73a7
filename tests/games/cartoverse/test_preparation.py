"""Decks and heroes, first hands, the mulligan, and what the second player gets."""

import pytest

from cardwright.games.cartoverse.cards import STANDARD
from cardwright.games.cartoverse.cards.starters import STARTERS
from cardwright.games.cartoverse.game import GAME
from cardwright.games.cartoverse.model.card import FACTIONS, HERO, NEUTRAL, RARITIES
from cardwright.games.cartoverse.options import DOCUMENT, Options
from cardwright.kernel.chance import dice
from cardwright.kernel.errors import CardwrightError
from cardwright.kernel.options import changed, explained
from cardwright.kernel.text.deck_lines import deck_of
from tests.games.cartoverse.arena import P1, P2, Table, at, dealt

FORTY = "40 Solar Shard"


def begun(seed: int = 1, **options: object) -> Table:
    """A new duel in the first turn; nobody has replaced a card."""
    table = dealt(seed, **options)
    table.say(P1, "mulligan none")
    table.say(P2, "mulligan none")
    return table


def problems(*lines: str, **options: object) -> list[str]:
    return GAME.deck_problems("\n".join(lines), changed(Options(), options))


def test_two_play_no_more_and_no_fewer() -> None:
    # R3
    assert (GAME.least_seats, GAME.most_seats) == (2, 2)
    for seats in (1, 3):
        with pytest.raises(CardwrightError):
            GAME.new(Options(), 1, seats)


def test_each_has_a_deck_and_one_hero() -> None:
    # R4, R66, R25, R27
    for player in dealt().s.players:
        assert STANDARD.all[player.hero].type == HERO
        assert len(player.hand) + len(player.deck) >= 40


def test_who_begins_has_no_part_in_the_deal() -> None:
    # R10: with a key, the decks are shuffled by the first numbers of the match, and who begins has another stream
    texts, begins = list(STARTERS.values())[:2], set()
    for seed in range(8):
        key = seed.to_bytes(32, "big")
        s, chance = GAME.new(Options(), key, decks=texts), dice(key)
        for player, text in zip(s.players, texts, strict=True):
            cards = deck_of(text, STANDARD, HERO).cards.copy()
            chance.shuffle(cards)
            assert player.deck == cards[: len(player.deck)]
            assert player.hand == sorted(cards[len(player.deck) :])
        begins.add(int(s.first))
    assert begins == {P1, P2}


def test_every_hero_has_a_faction_and_abilities_and_about_twenty_hp() -> None:
    # R68, C2
    heroes = [card for card in STANDARD.all if card.type == HERO]
    assert len(heroes) == 8
    for hero in heroes:
        assert hero.faction in FACTIONS
        assert hero.faction != NEUTRAL
        assert hero.abilities
        assert 18 <= hero.hp <= 22


def test_a_hero_begins_with_the_hp_printed_on_it() -> None:
    # C2
    assert [player.hp for player in at("P1.hero: Burner", "P2.hero: Pitcher").s.players] == [18, 22]


def test_a_hero_is_never_healed_above_what_is_printed() -> None:
    # C2
    table = at("P1.hero: Zapper", "P1.hp: 20/20")
    table.do(P1, "use Rest")
    assert table.hp(P1) == 20


def test_both_start_with_six_cards() -> None:
    # R7, R1, C1
    assert [len(player.hand) for player in dealt().s.players] == [6, 6]
    assert [len(player.hand) for player in dealt(starting_hand=4).s.players] == [4, 4]


def test_every_number_of_the_rules_is_an_option() -> None:
    # R1, C1
    numbers = {option["name"]: option["value"] for option in explained(DOCUMENT)}
    seed_says = {"starting_hand": 6, "mulligan_most": 3, "second_draws": 1, "special_cards": 1, "draws": 1}
    more = {"no_card_loss": 1, "mana_gains": 1, "hero_draw_cost": 1, "loyalty_price": 1, "starting_mana": 0}
    assert {name: numbers[name] for name in (*seed_says, *more)} == {**seed_says, **more}


def test_up_to_three_cards_can_be_replaced() -> None:
    # R8, R1
    table = dealt()
    assert table.why_not(P1, "mulligan 1 2 3 4") == "you may exchange at most 3 of your cards (R8)"
    table.say(P1, "mulligan 1 2 3")
    table.say(P2, "mulligan none")
    assert len(table.s.players[table.s.first].hand) == 7  # one was drawn for the first turn
    allowed = dealt(mulligan_most=4)
    allowed.say(P1, "mulligan 1 2 3 4")
    assert dealt(mulligan_most=0).choices(P1) == ["mulligan none"]


def test_cards_put_aside_are_shuffled_back_after_others_are_drawn() -> None:
    # C5
    table = dealt(second_draws=0, special_cards=0, draws=0)
    player = table.s.players[P1]
    player.deck = player.deck[-3:]  # three are left to draw; those put aside come later
    kept, aside, top = table.hand(P1)[3:], table.hand(P1)[:3], table.pile(P1, "deck")
    table.say(P1, "mulligan 1 2 3")
    table.say(P2, "mulligan none")
    assert sorted(table.hand(P1)) == sorted(kept + top)
    assert sorted(table.pile(P1, "deck")) == sorted(aside)


def test_both_choose_in_secret() -> None:
    # C5, C59
    table = dealt()
    assert table.asked() == [P1, P2]
    table.say(P2, "mulligan 1")
    assert table.asked() == [P1]
    assert table.told(P1) == []
    assert GAME.mask(table.s, P1).sealed[P2] != table.s.sealed[P2]


def test_the_second_player_draws_one_more_and_gets_special_cards_after_the_mulligan() -> None:
    # R11, R12, C6
    assert all("Second Wind" not in hand for hand in (dealt().hand(P1), dealt().hand(P2)))
    table = begun()
    second = 1 - table.s.first
    assert len(table.hand(second)) == 9
    assert table.hand(second).count("Second Wind") == 2
    assert "Second Wind" not in table.hand(table.s.first)


def test_what_the_second_player_gets_can_be_something_else() -> None:
    # R11, R12, C1
    table = begun(second_draws=3, special_cards=1)
    second = 1 - table.s.first
    assert len(table.hand(second)) == 6 + 3 + 1
    table = begun(second_draws=0, special_cards=0)
    assert len(table.hand(1 - table.s.first)) == 6


def test_chance_decides_who_plays_first() -> None:
    # R10
    firsts = [dealt(seed).s.first for seed in range(40)]
    assert 8 < sum(firsts) < 32


def test_nobody_starts_with_mana_unless_the_options_say_so() -> None:
    # C3, C1
    assert [len(player.mana_zone) for player in begun().s.players] == [0, 0]
    table = begun(starting_mana=2)
    assert [len(player.mana_zone) for player in table.s.players] == [2, 2]
    assert table.mana(table.s.first) == "2/2"


# Decks.


def test_a_deck_has_forty_to_sixty_cards_and_a_hero() -> None:
    # C4, R4
    assert problems("Mother Celestine", FORTY) == []
    assert problems("Mother Celestine", "39 Solar Shard") == [
        "a deck has 40 to 60 cards besides its hero; this one has 39 (C4)"
    ]
    assert problems("Mother Celestine", "60 Solar Shard") == []
    assert len(problems("Mother Celestine", "61 Solar Shard")) == 1
    assert problems(FORTY)
    assert problems("Mother Celestine", "10 Solar Shard", deck_least=10, deck_most=10) == []
    assert len(problems("Mother Celestine", "11 Solar Shard", deck_least=10, deck_most=10)) == 1


def test_a_card_is_in_a_deck_at_most_three_times() -> None:
    # C4
    assert problems("Mother Celestine", "37 Solar Shard", "3 Wanderer") == []
    assert problems("Mother Celestine", "36 Solar Shard", "4 Wanderer") == [
        "4 copies of Wanderer; at most 3 are allowed (C4)"
    ]
    assert len(problems("Mother Celestine", "38 Solar Shard", "2 Wanderer", most_copies=1)) == 1


def test_a_token_is_in_no_deck() -> None:
    # C4, C7
    assert problems("Mother Celestine", FORTY, "1 Second Wind") == ["Second Wind cannot be put into a deck (C7)"]


def test_a_deck_may_hold_cards_of_any_faction() -> None:
    # R73
    assert problems("Mother Celestine", "10 Solar Shard", "10 Ember Shard", "10 Umbral Shard", "10 Verdant Shard") == []


def test_rarity_sets_no_limit() -> None:
    # R39, C4
    legendary = next(card for card in STANDARD.all if card.rarity == RARITIES[-1] and card.type != HERO)
    assert problems("Mother Celestine", "37 Solar Shard", f"3 {legendary.name}") == []


def test_every_starter_deck_is_legal() -> None:
    # C4, R42
    assert len(STARTERS) == 8
    for deck in STARTERS.values():
        assert GAME.deck_problems(deck, Options()) == []


def test_a_game_begins_with_the_decks_that_are_brought() -> None:
    # R4
    table = Table(GAME.new(Options(), 1, decks=[f"Mother Celestine\n{FORTY}", f"Warchief Brakka\n{FORTY}"]), {})
    assert [table.s.cards.name(player.hero) for player in table.s.players] == ["Mother Celestine", "Warchief Brakka"]
    assert set(table.hand(P1)) == {"Solar Shard"}


def test_there_are_four_types_of_cards_and_each_belongs_to_a_faction() -> None:
    # R40, R38, C35
    kinds = {"shard": 0, "creature": 0, "spell": 0, "trap": 0}
    for card in STANDARD.all:
        is_a = [kind for kind in kinds if getattr(card, kind)]
        assert len(is_a) == (card.type != HERO), card.name
        assert card.faction in FACTIONS
        for kind in is_a:
            kinds[kind] += 1
    assert all(kinds.values())


def test_each_faction_has_one_basic_shard_and_neutral_has_none() -> None:
    # R42, C52
    basic = [card.faction for card in STANDARD.all if card.shard and card.basic]
    assert sorted(basic) == sorted(set(FACTIONS) - {NEUTRAL})
    shards = [card for card in STANDARD.all if card.basic]
    assert len({(card.cost, card.loyalty, card.text) for card in shards}) == 1
    assert not any(card.triggers for card in shards)
