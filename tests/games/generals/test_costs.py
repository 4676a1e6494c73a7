"""What cards cost while others make them dearer or cheaper, and what a player may not play at all."""

from __future__ import annotations

import pytest

from cardwright.games.generals.cards.clauses import bloodbound
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import cost_less, cost_more, this_turn
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.model.ability import ANYBODYS, CHEAPEST_SPELL, THEIRS, CostRule, Rule
from cardwright.games.generals.model.card import MINION, SPELL, Cards
from tests.games.generals.field import P1, P2, Field, field

NEUTRAL = Press("Neutral", "test")
CARDS = Cards(
    [
        Press("Lyonar", "test").general("Argeon Highmayne", "2/25", "", bloodbound("roar")),
        Press("Songhai", "test").general("Kaleos Xaan", "2/25", "", bloodbound("roar")),
        NEUTRAL.spell("Roar", "3 mana, basic token", ""),
        NEUTRAL.spell("Song", "3 mana", ""),
        NEUTRAL.minion("Porter", "4 mana 1/3"),
        NEUTRAL.minion("Miser", "1 mana 1/3", "", cost_more(Holding(), 2)),
        NEUTRAL.minion("Taxman", "1 mana 1/3", "", cost_more(Holding(), 2, THEIRS)),
        NEUTRAL.minion("Famine", "1 mana 1/3", "", cost_more(Holding(), 2, ANYBODYS)),
        NEUTRAL.minion("Scribe", "1 mana 1/3", "", cost_less(Holding(SPELL), 1)),
        NEUTRAL.minion("Reader", "1 mana 1/3", "", cost_less(Holding(SPELL), 1, hand_only=True)),
        NEUTRAL.minion("Singer", "1 mana 1/3", "", CostRule(Holding(), -1, bloodbound_only=True)),
        NEUTRAL.minion("Patron", "1 mana 1/3", "", cost_less(Holding(SPELL), 2, first=True)),
        NEUTRAL.minion("Baron", "1 mana 1/3", "", CostRule(Holding(MINION), becomes=0)),
        NEUTRAL.minion("Censor", "1 mana 1/3", "", Rule(CHEAPEST_SPELL, 4, THEIRS)),
        NEUTRAL.minion("Warden", "1 mana 1/3", "", Rule(CHEAPEST_SPELL, 3, THEIRS)),
        NEUTRAL.spell("Credit", "0 mana", "", this_turn(cost_less(Holding(MINION), 1, once=True))),
        NEUTRAL.spell("Haste", "0 mana", "", this_turn(CostRule(Holding(MINION), -1, next_card=True))),
    ]
)
HAND = "Song, Porter, Song, Porter"


def table(seat: int, mine: str = "", theirs: str = "", hand: str = HAND) -> Field:
    """A player with these cards, and minions on both sides; the bloodbound spell is ready."""
    me, you = f"P{seat + 1}", f"P{2 - seat}"
    units = [f"{me} {name} c{row}" for row, name in enumerate(mine.split(), 1)]
    units += [f"{you} {name} g{row}" for row, name in enumerate(theirs.split(), 1)]
    lines = (f"{me} hand: {hand}", f"{me} bloodbound: Roar ready", f"to move: {me}", f"turn: {seat + 1}")
    return field("; ".join(units), *lines, cards=CARDS)


def cost(battle: Field, order: str) -> int | None:
    """What an order costs: the least mana with which it can be given."""
    player = battle.s.players[battle.mover()]
    had = player.mana
    for mana in range(12):
        player.mana = mana
        if any(text == order or text.startswith(f"{order} ") for text in battle.orders()):
            player.mana = had
            return mana
    return None


def costs(battle: Field) -> tuple[int | None, ...]:
    """Of the first two cards of the hand and of the bloodbound spell."""
    return tuple(cost(battle, order) for order in ("play 1", "play 2", "cast"))


@pytest.mark.parametrize("seat", [P1, P2])
@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        ("", "", (3, 4, 3)),
        ("Miser", "", (5, 6, 5)),
        ("", "Miser", (3, 4, 3)),
        ("Taxman", "", (3, 4, 3)),
        ("", "Taxman", (5, 6, 5)),
        ("Famine", "", (5, 6, 5)),
        ("", "Famine", (5, 6, 5)),
        ("Scribe", "", (2, 4, 2)),
        ("", "Scribe", (3, 4, 3)),
        ("Reader", "", (2, 4, 3)),
        ("Singer", "", (3, 4, 2)),
        ("", "Singer", (3, 4, 3)),
        ("Scribe Scribe Scribe Scribe", "", (0, 4, 0)),
        ("Scribe Scribe Scribe Miser", "", (2, 6, 2)),
        ("Miser Baron", "", (5, 0, 5)),
        ("Baron Miser", "Taxman", (7, 0, 7)),
        ("Patron", "", (1, 4, 1)),
        ("", "Patron", (3, 4, 3)),
    ],
)
def test_a_card_costs_what_the_cards_in_play_make_of_it(
    mine: str, theirs: str, expected: tuple[int, ...], seat: int
) -> None:
    # R32, R88, R92
    assert costs(table(seat, mine, theirs)) == expected


@pytest.mark.parametrize("seat", [P1, P2])
def test_the_first_card_of_a_turn_alone_is_cheaper_and_again_in_the_next(seat: int) -> None:
    # R32
    battle = table(seat, "Patron").do("play 1")
    assert (cost(battle, "play 3"), cost(battle, "cast")) == (3, 3)
    assert cost(battle.end(2), "play 3") == 1
    assert cost(table(seat, "Patron").do("cast"), "play 1") == 3
    minion = table(seat, "Patron").do("play 2 b3" if seat == P1 else "play 2 h3")
    assert cost(minion, "play 1") == 1


@pytest.mark.parametrize("seat", [P1, P2])
@pytest.mark.parametrize(("spell", "after_a_spell"), [("Credit", 3), ("Haste", 4)])
def test_what_makes_the_next_one_cheaper_is_gone_with_it(spell: str, after_a_spell: int, seat: int) -> None:
    # R32: Credit waits for a minion, Haste is for the very next card; both end with the turn
    beside = "b" if seat == P1 else "h"
    hand = f"{spell}, Porter, Song, Porter"
    battle = table(seat, hand=hand).do("play 1")
    assert cost(battle, "play 2") == 3
    assert cost(table(seat, hand=hand).do("play 1", "play 3"), "play 2") == after_a_spell
    assert cost(battle.do(f"play 2 {beside}3"), "play 4") == 4
    assert cost(table(seat, hand=hand).do("play 1").end(2), "play 2") == 4


@pytest.mark.parametrize("seat", [P1, P2])
def test_the_dearest_of_several_bounds_counts_for_spells_and_for_the_other_player_only(seat: int) -> None:
    refused = table(seat, theirs="Censor Warden")
    assert costs(refused) == (None, 4, None)
    assert costs(table(seat, mine="Censor Warden")) == (3, 4, 3)
    assert costs(table(seat, theirs="Warden")) == (3, 4, 3)
    assert costs(table(seat, mine="Miser", theirs="Censor Warden")) == (5, 6, 5)


@pytest.mark.parametrize("seat", [P1, P2])
def test_what_is_played_is_paid(seat: int) -> None:
    # R31
    beside = "b" if seat == P1 else "h"
    battle = table(seat, "Scribe", "Taxman")
    assert battle.do("play 1").mana(seat) == 9 - 4
    assert battle.do("cast").mana(seat) == 9 - 4 - 4
    assert table(seat, "Scribe", "Taxman").do(f"play 2 {beside}3").mana(seat) == 9 - 6
