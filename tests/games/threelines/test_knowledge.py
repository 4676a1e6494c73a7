"""Hidden information: what each side sees and is told, and the worlds that fit it."""

from collections import Counter

import pytest

from cardwright.games.threelines.game import GAME
from cardwright.games.threelines.model.state import Position
from cardwright.kernel.cards import CardSet
from tests.games.threelines.table import ONLOOKER, P1, P2, PLAIN_CARDS, Table, at, at_cards, dealt

MIDDLE = """
round: 3
first: P2
idle: 1
P1.hp: 17
P1.mana: 2
P1.hand: 1/1, 1/2
P1.left: 3/3 2
P2.hp: 12
P2.mana: 6
P2.hand: 2/1, 2/2, 2/3
P2.right: 4/4 1
deck: 9/1, 9/2
discard: 5/5, 6/6
"""


def sampled(table: Table, seat: int, seed: int) -> Table:
    return Table(GAME.sample(GAME.mask(table.s, seat), seat, seed))


def state_of(s: Position) -> object:
    """Everything a saved position holds but the generator."""
    position = GAME.encode(s)["position"]
    return {key: value for key, value in position.items() if key != "rng"}


# Looking.


@pytest.mark.parametrize("reader", [P1, P2, ONLOOKER])
def test_the_field_health_mana_discard_round_and_first_player_are_public(reader: int) -> None:
    # T30, T23
    table = at(MIDDLE)
    seen = table.seen(reader)
    public = ["round", "first", "idle", "discard"]
    public += [f"P{seat}.{what}" for seat in (1, 2) for what in ("hp", "mana", "left", "center", "right")]
    assert [seen[line] for line in public] == [table[line] for line in public]


def test_a_player_sees_the_own_hand_and_how_many_cards_the_other_holds() -> None:
    # T30
    table = at(MIDDLE)
    assert (table.seen(P1)["P1.hand"], table.seen(P1)["P2.hand"]) == ("1/1, 1/2", "?, ?, ?")
    assert (table.seen(P2)["P1.hand"], table.seen(P2)["P2.hand"]) == ("?, ?", "2/1, 2/2, 2/3")


def test_an_onlooker_sees_no_hand() -> None:
    # T30
    seen = at(MIDDLE).seen(ONLOOKER)
    assert (seen["P1.hand"], seen["P2.hand"]) == ("?, ?", "?, ?, ?")


@pytest.mark.parametrize("reader", [P1, P2, ONLOOKER])
def test_nobody_sees_more_of_the_deck_than_its_size(reader: int) -> None:
    # T30
    assert at(MIDDLE).seen(reader)["deck"] == "?, ?"


def test_nobody_sees_the_generator() -> None:
    # T30: it would tell what comes next
    table = dealt()
    assert GAME.encode(table.s)["position"]["rng"] != 0
    for reader in (P1, P2, ONLOOKER):
        assert GAME.encode(GAME.mask(table.s, reader))["position"]["rng"] == 0


def test_everybody_sees_that_a_choice_is_in_but_only_its_owner_which() -> None:
    # T17, T30
    table = at(MIDDLE)
    action = GAME.read_action(table.s, P1, "1/1 center")
    GAME.apply(table.s, P1, action)
    assert list(GAME.mask(table.s, P1).sealed) == [action, -1]
    for reader in (P2, ONLOOKER):
        assert list(GAME.mask(table.s, reader).sealed) == [-2, -1]


def test_what_a_choice_costs_and_takes_from_the_hand_is_not_seen_before_the_reveal() -> None:
    # T17, T30
    table = at(MIDDLE)
    before = GAME.position_text(GAME.mask(table.s, P2))
    table.choose(P1, "1/1 center, 1/2 right")
    assert GAME.position_text(GAME.mask(table.s, P2)) == before


@pytest.mark.parametrize("reader", [P2, ONLOOKER])
def test_two_different_choices_look_the_same_to_everybody_else(reader: int) -> None:
    # T17, T30
    one, other = at(MIDDLE), at(MIDDLE)
    one.choose(P1, "1/1 center")
    other.choose(P1, "nothing")
    assert GAME.digest(GAME.mask(one.s, reader)) == GAME.digest(GAME.mask(other.s, reader))


def test_another_hand_or_deck_looks_the_same_to_a_player() -> None:
    # T30
    other = MIDDLE.replace("2/1, 2/2, 2/3", "7/1, 7/2, 7/3").replace("9/1, 9/2", "8/1, 8/2")
    assert GAME.digest(GAME.mask(at(MIDDLE).s, P1)) == GAME.digest(GAME.mask(at(other).s, P1))


def test_a_mask_offers_a_player_the_same_choices_as_the_position() -> None:
    # T30
    table = at(MIDDLE)
    for seat in (P1, P2):
        assert list(GAME.legal(GAME.mask(table.s, seat), seat)) == list(GAME.legal(table.s, seat))


def test_a_mask_does_not_say_what_the_other_player_could_place() -> None:
    # T30: that would tell what the hidden cards cost
    table = at(MIDDLE)
    assert table.seen(P1).choices(P2) == ["nothing"]
    assert table.seen(P2).choices(P1) == ["nothing"]


def test_a_mask_is_a_copy() -> None:
    # T30
    table = at(MIDDLE)
    before = GAME.digest(table.s)
    seen = GAME.sample(GAME.mask(table.s, P1), P1, 4)
    GAME.apply(seen, P1, GAME.read_action(seen, P1, "1/1 center"))
    GAME.apply(seen, P2, 0)
    assert GAME.digest(table.s) == before


# Hearing.


def test_only_the_player_who_draws_hears_which_card() -> None:
    # T30
    table = at(MIDDLE)
    table.play()
    table.begin_round()
    assert table.told(P1)[:3] == ["Round 4.", "P2 draws a card.", "You draw 9/2."]
    assert table.told(P2)[:3] == ["Round 4.", "You draw 9/1.", "P1 draws a card."]
    assert table.told(ONLOOKER)[:3] == ["Round 4.", "P2 draws a card.", "P1 draws a card."]


def test_the_cards_dealt_are_told_to_their_owners_only() -> None:
    # T30, R7
    table = dealt()
    own = [f"You draw {name}." for name in table.hand(P1)]
    assert [sentence for sentence in table.told(P1)[:8] if sentence.startswith("You")] == own
    assert table.told(P2)[:8:2] == ["P1 draws a card."] * 4


def test_a_sealed_choice_is_not_told_to_anybody() -> None:
    # T17, T30
    table = at(MIDDLE)
    table.choose(P1, "1/1 center")
    assert table.told(P1) == table.told(P2) == table.told() == []


def test_the_reveal_is_told_to_everybody() -> None:
    # T17, T30
    table = at(MIDDLE)
    table.play("1/1 center")
    assert table.told(P1)[0] == "You place 1/1 in the center for 1 mana."
    assert table.told(P2)[0] == table.told()[0] == "P1 places 1/1 in the center for 1 mana."


# Imagining.


@pytest.mark.parametrize("reader", [P1, P2, ONLOOKER])
@pytest.mark.parametrize("seed", range(5))
def test_a_sampled_position_looks_like_the_real_one_to_the_player(reader: int, seed: int) -> None:
    # T30
    table = at(MIDDLE)
    table.choose(P2, "2/2 left")
    seen = GAME.mask(table.s, reader)
    before = GAME.digest(seen)
    world = GAME.sample(seen, reader, seed)
    assert GAME.digest(GAME.mask(world, reader)) == GAME.digest(seen) == before
    assert "?" not in GAME.position_text(world)
    assert GAME.digest(GAME.decode(GAME.encode(world), PLAIN_CARDS)) == GAME.digest(world)


def test_a_sampled_position_deals_only_cards_nobody_has_shown() -> None:
    # T30, T24
    table = at(MIDDLE)
    shown = {"1/1", "1/2", "3/3", "4/4", "5/5", "6/6"}
    for seed in range(100):
        world = sampled(table, P1, seed)
        hidden = world.hand(P2) + world.deck()
        assert len(set(hidden)) == 5
        assert not shown & set(hidden)


def test_every_card_not_shown_can_be_sampled_in_every_hidden_place() -> None:
    # T30
    table = at_cards(
        "P1.hand: Jon Snow\nP1.left: Robb Stark\nP2.hand: Rusk\ndeck: Vharos, Petra Vale\ndiscard: Old Garrick"
    )
    worlds = [sampled(table, P1, seed) for seed in range(1500)]
    hidden = {card.name for card in GAME.cards().all} - {"Jon Snow", "Robb Stark", "Old Garrick"}
    assert {world["P2.hand"] for world in worlds} == hidden
    assert {world.deck()[0] for world in worlds} == hidden
    assert {world.deck()[1] for world in worlds} == hidden


def test_what_was_asked_about_a_mask_does_not_bind_the_positions_sampled_from_it() -> None:
    # T30
    seen = GAME.mask(at(MIDDLE).s, P1)
    assert len(GAME.legal(seen, P2)) == 1
    assert len(GAME.legal(GAME.sample(seen, P1, 1), P2)) == 13


def test_a_match_of_all_cards_leaves_exactly_the_hidden_ones_to_sample() -> None:
    # T30, R6
    table = dealt(deck=64)
    world = sampled(table, P1, 1)
    assert sorted(world.cards()) == sorted(card.name for card in GAME.cards().all)
    assert world.hand(P1) == table.hand(P1)


def test_the_same_seed_samples_the_same_position_and_another_seed_another() -> None:
    # T30
    table = at(MIDDLE)
    assert GAME.digest(sampled(table, P1, 3).s) == GAME.digest(sampled(table, P1, 3).s)
    worlds = [sampled(table, P1, seed).s for seed in range(20)]
    assert len({GAME.position_text(world) for world in worlds}) == 20
    assert len({GAME.encode(world)["position"]["rng"] for world in worlds}) == 20
    assert all(0 <= GAME.encode(world)["position"]["rng"] < 2**63 for world in worlds)


def test_a_hidden_choice_is_sampled_from_all_legal_ones_of_the_imagined_hand() -> None:
    # T17, T30
    table = at("P2.hand: 2/2\nP2.mana: 1\nP1.hand: 1/1\ndeck: 9/9")
    table.choose(P2, "2/2 left")
    counts: Counter[str] = Counter()
    for seed in range(200):
        world = sampled(table, P1, seed).s
        choice = world.sealed[P2]
        assert list(world.asked()) == [P1]
        counts[GAME.action_text(world, P2, choice).rpartition(" ")[2]] += 1
    assert set(counts) == {"nothing", "left", "center", "right"}
    assert all(20 <= count <= 80 for count in counts.values())


def test_the_own_choice_stays_as_it_is_in_a_sampled_position() -> None:
    # T17
    table = at(MIDDLE)
    table.choose(P1, "1/1 center")
    world = sampled(table, P1, 8)
    assert list(world.s.sealed) == list(table.s.sealed)
    world.choose(P2, "nothing")
    assert world["P1.center"] == "1/1 1"


def test_a_card_the_onlooker_knows_of_is_never_dealt_again() -> None:
    # T30, T24: a written position may show some cards of the deck; here all cards there are take part
    cards = CardSet(PLAIN_CARDS.all[:10])
    text = "P1.hand: ?, 1/2\nP2.hand: 1/3, ?\ndeck: ?, 1/4, ?\nP1.center: 1/5\nP2.left: 1/6\ndiscard: 1/7"
    seen = GAME.read_position(text, GAME.options()(), cards)
    for seed in range(20):
        world = Table(GAME.sample(seen, ONLOOKER, seed))
        assert world.deck()[1] == "1/4"
        assert (world.hand(P1)[1], world.hand(P2)[0]) == ("1/2", "1/3")
        assert sorted(world.cards()) == sorted(card.name for card in cards.all)


# Copying and saving.


def test_a_copy_plays_on_without_touching_the_original() -> None:
    # T17: bots and previews look ahead
    for table in (at(MIDDLE), dealt()):
        table.choose(P1, "nothing")
        before = GAME.digest(table.s)
        copy = Table(GAME.clone(table.s))
        assert GAME.digest(copy.s) == before
        assert copy.choices(P2) == table.choices(P2)
        copy.choose(P2, copy.choices(P2)[0])
        copy.begin_round()
        assert GAME.digest(copy.s) != before
        assert GAME.digest(table.s) == before
        assert list(table.s.asked()) == [P2]


def test_a_copy_offers_the_same_choices_before_anybody_has_asked() -> None:
    # R22
    table = at(MIDDLE)
    copy = Table(GAME.clone(table.s))
    assert [copy.choices(seat) for seat in (P1, P2)] == [table.choices(seat) for seat in (P1, P2)]
    assert len(copy.choices(P2)) == 13


def test_what_a_player_sees_can_be_saved_and_comes_back() -> None:
    # T30
    for reader in (P1, P2, ONLOOKER):
        seen = GAME.mask(at(MIDDLE).s, reader)
        assert GAME.digest(GAME.decode(GAME.encode(seen), PLAIN_CARDS)) == GAME.digest(seen)


def test_a_saved_position_comes_back_and_plays_on_alike() -> None:
    # R14
    table = at(MIDDLE)
    table.choose(P1, "1/1 center")
    back = Table(GAME.decode(GAME.encode(table.s), PLAIN_CARDS))
    assert state_of(back.s) == state_of(table.s)
    for each in (table, back):
        each.choose(P2, "2/3 left")
        each.begin_round()
    assert GAME.digest(back.s) == GAME.digest(table.s)
    assert back["P2.left"] == table["P2.left"]
