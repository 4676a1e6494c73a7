"""What a player knows, and what is hidden from everybody else."""

import pytest

from cardwright.games.cartoverse.game import GAME
from tests.games.cartoverse.arena import ONLOOKER, P1, P2, at, dealt

HIDDEN = -1


def test_hands_decks_and_set_traps_are_hidden() -> None:
    # C59
    table = at("P1.hand: 1/1; Zap", "P1.deck: 2/2; 3/3", "P1.traps: Snare; Hex", "P2.hand: Bolt")
    for reader in (P2, ONLOOKER):
        seen = GAME.mask(table.s, reader).players[P1]
        assert (seen.hand, seen.deck) == ([HIDDEN] * 2, [HIDDEN] * 2)
        assert [trap.card for trap in seen.traps] == [HIDDEN] * 2
    own = GAME.mask(table.s, P1).players[P1]
    assert table.names(own.hand) == ["1/1", "Zap"]
    assert table.names(trap.card for trap in own.traps) == ["Snare", "Hex"]


def test_the_order_of_the_own_deck_is_hidden_too() -> None:
    # C59
    one = at("P1.deck: 2/2; 3/3; 1/1")
    other = at("P1.deck: 1/1; 2/2; 3/3")
    assert (
        GAME.encode(GAME.mask(one.s, P1))["position"]["players"]
        == GAME.encode(GAME.mask(other.s, P1))["position"]["players"]
    )


def test_who_puts_cards_under_their_deck_still_knows_them_and_nobody_else_does() -> None:
    # C59, C50
    table = at("P1.hand: 1/1; Zap", "P1.deck: 3/3; 2/2; Bolt; Hex; Snare")
    for card in ("1/1", "Zap"):
        table.do(P1, f"replace {card}")
        table.next_turn()
        table.next_turn()
    deck = table.s.players[P1].deck
    assert table.names(deck[:2]) == ["Zap", "1/1"]
    assert GAME.mask(table.s, P1).players[P1].deck == deck[:2] + sorted(deck[2:])
    for seed in range(20):
        assert GAME.sample(GAME.mask(table.s, P1), P1, seed).players[P1].deck[:2] == deck[:2]
    for reader in (P2, ONLOOKER):
        assert GAME.mask(table.s, reader).players[P1].deck == [HIDDEN] * len(deck)


def test_a_card_from_under_the_deck_that_is_drawn_lies_there_no_more() -> None:
    # C50
    table = at("P1.hand: 1/1", "P1.deck: 2/2", "player: P1")
    table.do(P1, "replace 1/1")
    assert table.s.players[P1].put_back == 1
    table.next_turn()
    table.next_turn()
    assert (table.names(table.s.players[P1].hand), table.s.players[P1].put_back) == (["1/1", "2/2"], 0)


def test_everything_else_is_open() -> None:
    # C59, C11
    table = at(
        "P1.hp: 7/20",
        "P1.mana_zone: Bolt; 2/2",
        "P1.mana: 1/2 extra 1",
        "P1.shards: Sunny Shard",
        "P1.graveyard: Zap",
        "P1.removed: Second Wind",
        "P1.creatures: 2/2 attack 1",
        "P1.hand: Second Wind; 1/1",
        "enchants: Shrine P1",
    )
    seat = table.shown(P2)["seats"][P1]
    assert (seat["hp"], seat["mana"], seat["max_mana"], seat["extra"], seat["special"]) == (7, 2, 2, 1, 1)
    assert table.names(seat["mana_zone"]) == ["Bolt", "2/2"]
    assert [table.names(seat[pile]) for pile in ("shards", "graveyard", "removed")] == [
        ["Sunny Shard"],
        ["Zap"],
        ["Second Wind"],
    ]
    assert (len(seat["creatures"]), len(table.shown(P2)["enchants"]), len(seat["hand"]), seat["deck"]) == (1, 1, 2, 5)


def test_a_card_drawn_is_told_only_to_its_player() -> None:
    # C59
    table = at("player: P2", "P1.deck: 3/3; 2/2")
    table.next_turn()
    assert "You draw 3/3." in table.told(P1)
    for reader in (P2, ONLOOKER):
        assert not any("3/3" in line for line in table.told(reader))
        assert "P1 draws a card." in table.told(reader)


def test_what_a_trap_of_another_faction_costs_does_not_give_it_away() -> None:
    # C59, C52
    table = at("P1.hand: Mine", "P1.mana: 1")
    table.say(P1, "set Mine")
    assert not any("Mine" in line for line in table.told(P2))
    assert any("1 HP" in line for line in table.told(P2))


def test_a_discarded_card_and_one_out_of_a_graveyard_are_open() -> None:
    # C59, C61
    table = at("P1.hand: Loot; Blank", "P1.mana: 1", "P1.deck: 3/3")
    table.do(P1, "cast Loot")
    table.say(P1, "discard 3/3")
    assert "P1 discards 3/3." in table.told(P2)


def test_what_may_be_discarded_is_not_told_by_the_question() -> None:
    # C59
    table = at("P1.hand: Loot; Blank", "P1.mana: 1", "P1.deck: 3/3")
    table.do(P1, "cast Loot")
    assert table.question() == "discard"
    assert table.shown(P2)["asked"]["options"] == []


def test_whether_somebody_holds_a_burst_cannot_be_told() -> None:
    # C59, C31
    lines = ("P1.creatures: 2/2=a attack 1", "P2.mana: 1")
    shown = [at(*lines, f"P2.hand: {held}").shown(P1) for held in ("Zap", "Blank")]
    assert shown[0] == shown[1]


@pytest.mark.parametrize("seed", range(5))
def test_a_sample_agrees_with_everything_one_knows(seed: int) -> None:
    # C59, R12
    table = dealt(seed=seed)
    for seat in (P1, P2):
        table.say(seat, "mulligan none")
    for reader in (P1, P2, ONLOOKER):
        seen = GAME.mask(table.s, reader)
        sample = GAME.sample(seen, reader, 7)
        assert GAME.shown(GAME.mask(sample, reader)) == GAME.shown(seen)
        assert [len(player.hand) for player in sample.players] == [len(player.hand) for player in table.s.players]
        assert all(card >= 0 for player in sample.players for card in (*player.hand, *player.deck))


def test_a_sample_makes_up_traps_for_those_face_down() -> None:
    # C59, C35
    table = at("P2.traps: Snare; Hex")
    sample = GAME.sample(GAME.mask(table.s, P1), P1, 3)
    assert all(sample.cards.all[trap.card].trap for trap in sample.players[P2].traps)
