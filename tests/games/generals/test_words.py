"""Orders as players write them, and what they are told."""

from __future__ import annotations

import json

import pytest

from cardwright.games.generals.game import GAME
from cardwright.games.generals.model import events
from cardwright.games.generals.model.actions import ATTACK, CAST, END, MOVE, NO_SQUARE, PLAY, STOP, UNDO
from cardwright.games.generals.model.board import read_square
from cardwright.games.generals.model.enchantment import KEEP
from cardwright.games.generals.model.state import Battle
from cardwright.kernel.action import pack
from cardwright.kernel.bits import BIT
from cardwright.kernel.errors import IllegalAction
from cardwright.kernel.event import Event
from cardwright.kernel.game import CONCEDE
from tests.games.generals.armoury import ONLOOKER, P1, P2, at, card, say

BATTLE = """\
units: GENERALS; P1 Komodo Charger c3; P2 Komodo Charger d3
P1 mana: 9
P1 hand: Sun Chaplain, Komodo Charger, Tempest, Komodo Charger, Zurael the Lifegiver
P1 deck: Tempest, Rock Pulverizer
P1 bloodbound: Roar ready
"""
C3, D3, D4 = read_square("c3"), read_square("d3"), read_square("d4")


def refused(s: Battle, text: str) -> str:
    with pytest.raises(IllegalAction) as refusal:
        GAME.read_action(s, P1, text)
    return str(refusal.value)


def every_action_reads_back(s: Battle) -> None:
    for seat in (P1, P2):
        for action in GAME.legal(s, seat):
            text = GAME.action_text(s, seat, action)
            assert GAME.read_action(s, seat, text) == action, text
            parts = GAME.action_parts(s, seat, action)
            assert json.loads(json.dumps(parts)) == parts
            assert isinstance(parts["kind"], str)


# Orders.


def test_every_order_reads_back_as_itself() -> None:
    s = at(BATTLE)
    every_action_reads_back(s)
    say(s, P1, "play 1 b3")
    every_action_reads_back(s)
    every_action_reads_back(at("turn: 0\nP1 hand: Komodo Charger, -, Tempest\nP2 hand: Tempest"))


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (pack(MOVE, C3, D4), "move c3 d4"),
        (pack(ATTACK, C3, D3), "attack c3 d3"),
        (pack(PLAY, 1, D4), "play 2 d4"),
        (pack(PLAY, 2, NO_SQUARE), "play 3"),
        (pack(CAST, 0, C3), "cast c3"),
        (pack(CAST, 0, NO_SQUARE), "cast"),
        (END, "end"),
        (STOP, "enough"),
        (UNDO, "take back"),
        (CONCEDE, "concede"),
    ],
)
def test_orders_are_written_with_coordinates(action: int, text: str) -> None:
    assert GAME.action_text(at(BATTLE), P1, action) == text


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Move C3 to D4", "move c3 d4"),
        ("play Komodo Charger b2", "play 2 b2"),
        ("play komodo on b2", "play 2 b2"),
        ("play zurael b2", "play 5 b2"),
        ("play sun_chaplain b2", "play 1 b2"),
        ("play tempest", "play 3"),
        ("replace tempest", "replace 3"),
        ("end turn", "end"),
        ("pass", "end"),
        ("undo", "take back"),
        ("mulligan 1, 4", "mulligan 1 4"),
        ("mulligan keep", "mulligan none"),
    ],
)
def test_orders_may_be_written_freely(text: str, meant: str) -> None:
    s = at(BATTLE)
    assert GAME.action_text(s, P1, GAME.read_action(s, P1, text)) == meant


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "is not something you can do"),
        ("dance", 'write for example "move c3 d4"'),
        ("move c3", '"move" takes two squares'),
        ("move c3 z9", '"z9" is not a square; they go from a1 to i5'),
        ("attack c3 d3 e3", '"attack" takes two squares'),
        ("play", '"play" takes a card of your hand and a square'),
        ("play 7 c4", "there is no card 7 in your hand; its places are 1 to 6"),
        ("play 2 x9", '"x9" is not a square'),
        ("play phoenix fire c4", "you hold 1 Sun Chaplain, 2 Komodo Charger, 3 Tempest"),
        ("cast tempest c3", '"cast" is for the bloodbound spell (R88)'),
        ("cast tempest", '"tempest" is not a square'),
        ("choose", '"choose" takes one square'),
        ("replace", "in your hand"),
        ("mulligan", '"mulligan none" (R23)'),
    ],
)
def test_an_order_nobody_understands_is_refused_with_help(text: str, why: str) -> None:
    assert why in refused(at(BATTLE), text)


def test_a_name_that_fits_two_cards_is_asked_back() -> None:
    s = at("P1 hand: Mizuchi, Mind-Cage Oni")
    assert '"mi" could be Mizuchi or Mind-Cage Oni' in refused(s, "play mi b2")


def test_orders_are_told_to_programs_in_parts() -> None:
    s = at(BATTLE)
    assert GAME.action_parts(s, P1, pack(PLAY, 1, D4)) == {
        "kind": "play", "slot": 2, "card": "komodo_charger", "square": "d4",
    }  # fmt: skip
    assert GAME.action_parts(s, P1, pack(CAST, 0, C3)) == {"kind": "cast", "card": "roar", "square": "c3"}
    assert GAME.action_parts(s, P1, pack(MOVE, C3, D4)) == {"kind": "move", "from": "c3", "to": "d4"}


# Events.


@pytest.mark.parametrize(
    ("event", "mine", "theirs"),
    [
        (Event(events.TURN, P1, 3), "Turn 3: you are to move.", "Turn 3: P1 is to move."),
        (
            Event(events.MOVED, P1, 4, C3, D4),
            "Your Komodo Charger goes from c3 to d4.",
            "P1's Komodo Charger goes from c3 to d4.",
        ),
        (Event(events.CAST, P1, 10, NO_SQUARE), "You cast Tempest.", "P1 casts Tempest."),
        (Event(events.CAST, P1, 12, C3), "You cast Phoenix Fire on c3.", "P1 casts Phoenix Fire on c3."),
        (Event(events.DREW, P1, 4, knows=BIT[P1]), "You draw Komodo Charger.", "P1 draws a card."),
        (
            Event(events.REPLACED, P1, 4, 5, knows=BIT[P1]),
            "You replace Komodo Charger with Rock Pulverizer.",
            "P1 replaces a card with another.",
        ),
        (
            Event(events.DAMAGED, P1, 4, C3, 2, 1),
            "On c3 Komodo Charger takes 2 damage: 1 health left.",
            "On c3 Komodo Charger takes 2 damage: 1 health left.",
        ),
        (
            Event(events.ENCHANTED, P1, 4, C3, 2, -1),
            "On c3 Komodo Charger is enchanted: +2/-1.",
            "On c3 Komodo Charger is enchanted: +2/-1.",
        ),
        (
            Event(events.ENCHANTED, P1, 4, C3, KEEP, 1),
            "On c3 Komodo Charger is enchanted.",
            "On c3 Komodo Charger is enchanted.",
        ),
        (Event(events.TILE, P1, 2, C3), "On c3 there is now Shadow Creep.", "On c3 there is now Shadow Creep."),
        (Event(events.TRIAL, P1, 3, 1), "Your trial is met.", "P1's trial is met."),
        (
            Event(events.EMPTY_DECK, P1, 2),
            "Your deck is empty: the general takes 2 damage.",
            "P1's deck is empty: the general takes 2 damage.",
        ),
    ],
)
def test_events_are_sentences_for_each_reader(event: Event, mine: str, theirs: str) -> None:
    s = at()
    assert GAME.event_text(s, event, P1) == mine
    assert GAME.event_text(s, event, P2) == theirs
    assert GAME.event_text(s, event, ONLOOKER) == theirs


def test_every_kind_of_event_has_a_sentence() -> None:
    s = at()
    for kind in range(len(events.KINDS)):
        for reader in (P1, P2, ONLOOKER):
            sentence = GAME.event_text(s, Event(kind, P1, card("komodo charger") % 10, 4, 3, 2), reader)
            assert sentence[0].isupper()
            assert sentence[-1] in ".!"
