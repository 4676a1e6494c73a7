"""Who sees what (R2, R18)."""

from cardwright.games.template.game import GAME, STANDARD
from cardwright.kernel.event import HIDDEN
from cardwright.kernel.state import LOCKED
from tests.games.template.table import ONLOOKER, P1, P2, at


def test_each_sees_its_own_hand_and_nobody_the_deck() -> None:
    # R2
    table = at("order: P1, P2\nP1.hand: Caw, Preen\nP2.hand: Screech\ndeck: Hailstorm")
    seen = GAME.mask(table.s, P1)
    assert seen.players[P1].hand == table.s.players[P1].hand
    assert seen.players[P2].hand == [HIDDEN]
    assert seen.deck == [HIDDEN]
    assert GAME.mask(table.s, ONLOOKER).players[P1].hand == [HIDDEN, HIDDEN]


def test_glitter_charms_and_the_discard_pile_are_public() -> None:
    # R2
    table = at("order: P1, P2\nP1.glitter: 7\ncharms: P2 Old Mirror\ndiscard: Caw")
    lines = dict(row.split(": ", 1) for row in GAME.position_text(GAME.mask(table.s, P2)).splitlines())
    assert (lines["P1.glitter"], lines["charms"], lines["discard"]) == ("7", "P2 Old Mirror", "Caw")


def test_a_secret_bid_is_seen_by_its_magpie_only() -> None:
    # R6
    table = at("seats: 2")
    table.say(P1, "bid 2")
    assert GAME.mask(table.s, P1).sealed[P1] == table.s.sealed[P1]
    assert GAME.mask(table.s, P2).sealed[P1] == LOCKED


def test_cards_looked_at_are_seen_by_nobody_else() -> None:
    # R18
    table = at("order: P1, P2\nP1.hand: Spyglass\ndeck: Caw, Preen, Screech")
    table.play(P1, "spyglass")
    assert GAME.mask(table.s, P1).players[P1].looking == table.s.players[P1].looking
    assert GAME.mask(table.s, P2).players[P1].looking == [HIDDEN] * 3


def test_a_drawn_card_is_named_to_its_magpie_only() -> None:
    # R2
    table = at("order: P1, P2\nP1.hand: Sunny Sill\ndeck: Caw")
    table.play(P1, "sunny sill")
    assert table.told(P1)[-1] == "You draw Caw."
    assert table.told(P2)[-1] == "P1 draws a card."
    assert GAME.event_text(table.s, table.s.events[-1], P2) == "P1 draws a card."


def test_a_sample_deals_what_nobody_has_shown() -> None:
    # R2
    table = at("order: P1, P2\nP1.hand: Caw, Preen\nP2.hand: Screech\ndeck: Hailstorm\ndiscard: Spyglass")
    seen = GAME.mask(table.s, P1)
    dealt = {int(GAME.sample(seen, P1, seed).players[P2].hand[0]) for seed in range(300)}
    shown = {table.s.cards.find(name) for name in ("Caw", "Preen", "Spyglass")}
    assert dealt == set(range(len(STANDARD.all))) - shown
