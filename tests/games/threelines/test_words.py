"""What happened, in sentences, for each reader."""

from cardwright.games.threelines.game import GAME
from cardwright.kernel.event import Event
from tests.games.threelines.table import ONLOOKER, P1, P2, Table, at, dealt


def heard(table: Table, reader: int) -> set[str]:
    return set(table.told(reader))


def test_a_reader_is_called_you_and_the_other_by_the_seat() -> None:
    # T30
    table = at("P1.hand: 3/3\nP2.hand: 2/7")
    table.play("3/3 left", "2/7 left")
    assert table.told(P1) == [
        "You place 3/3 on the left for 1 mana.",
        "P2 places 2/7 on the left for 1 mana.",
        "Your 3/3 strikes 2/7: 4 defence left.",
        "P2's 2/7 strikes 3/3: 1 defence left.",
    ]
    assert table.told(P2) == [
        "P1 places 3/3 on the left for 1 mana.",
        "You place 2/7 on the left for 1 mana.",
        "P1's 3/3 strikes 2/7: 4 defence left.",
        "Your 2/7 strikes 3/3: 1 defence left.",
    ]


def test_the_new_round_is_told_to_everybody() -> None:
    # R14, R18, R20
    table = at("deck: 9/9, 8/8\nfirst: P1")
    table.play()
    table.begin_round()
    assert table.told(P1) == ["Round 1.", "You draw 9/9.", "P2 draws a card.", "You have 4 mana.", "P2 has 4 mana."]
    assert table.told(P2) == ["Round 1.", "P1 draws a card.", "You draw 8/8.", "P1 has 4 mana.", "You have 4 mana."]


def test_the_coin_toss_is_told_to_everybody() -> None:
    # R8
    table = dealt()
    winner = P1 if table["first"] == "P1" else P2
    assert "You win the coin toss and draw first." in heard(table, winner)
    assert f"P{winner + 1} wins the coin toss and draws first." in heard(table, 1 - winner)
    assert f"P{winner + 1} wins the coin toss and draws first." in heard(table, ONLOOKER)


def test_the_lines_have_their_words() -> None:
    # R2
    table = at("P1.hand: 1/1, 1/2, 1/3")
    table.play("1/1 left, 1/2 center, 1/3 right")
    assert table.told(P1)[:3] == [
        "You place 1/1 on the left for 1 mana.",
        "You place 1/2 in the center for 1 mana.",
        "You place 1/3 on the right for 1 mana.",
    ]


def test_a_hit_on_an_avatar_names_the_avatar() -> None:
    # R26
    table = at("P1.left: 4/4\nP2.right: 3/3")
    table.play()
    assert table.told(P1) == [
        "4/4 hits P2's avatar for 4: 16 health left.",
        "3/3 hits your avatar for 3: 17 health left.",
    ]
    assert table.told(P2) == [
        "4/4 hits your avatar for 4: 16 health left.",
        "3/3 hits P1's avatar for 3: 17 health left.",
    ]


def test_a_destroyed_card_is_told_with_its_owner() -> None:
    # R25, R35
    table = at("P1.left: 4/4\nP2.left: 3/3\ndeck: 1/1")
    table.play()
    assert table.told(P1) == ["Your 4/4 strikes 3/3: no defence left.", "P2's 3/3 is destroyed."]
    assert table.told(P2) == ["P1's 4/4 strikes 3/3: no defence left.", "Your 3/3 is destroyed."]


def test_one_defence_left_is_not_none() -> None:
    # R25
    table = at("P1.left: 4/4\nP2.left: 1/5")
    table.play()
    assert table.told()[0] == "P1's 4/4 strikes 1/5: 1 defence left."


def test_the_end_is_told_to_winner_and_loser() -> None:
    # R37
    table = at("P1.left: 4/4\nP2.hp: 4\ndeck: 1/1")
    table.play()
    assert table.told(P1)[-1] == "You win: the other avatar has no health left."
    assert table.told(P2)[-1] == "P1 wins: the other avatar has no health left."


def test_events_have_names_for_their_numbers() -> None:
    # T30: what a program reads
    table = at("P1.hand: 5/3\nP2.hand: 4/2\nP1.right: 2/2\ndeck: 1/1")
    table.play("5/3 center", "4/2 center")
    kinds = GAME.event_kinds()
    card = table.s.cards.find
    facts = [(kinds[e.kind].word, e.seat, e.numbers(kinds[e.kind])) for e in table.s.events]
    assert facts == [
        ("place", P1, {"card": card("5/3"), "line": 1, "cost": 1}),
        ("place", P2, {"card": card("4/2"), "line": 1, "cost": 1}),
        ("strike", P1, {"card": card("5/3"), "line": 1, "target": card("4/2"), "left": -3}),
        ("destroy", P2, {"card": card("4/2"), "line": 1}),
        ("avatar", P2, {"card": card("2/2"), "line": 2, "damage": 2, "hp": 18}),
    ]
    table.begin_round()
    facts = [(kinds[e.kind].word, e.seat, e.numbers(kinds[e.kind])) for e in table.s.events]
    assert facts == [
        ("round", ONLOOKER, {"round": 1}),
        ("draw", P1, {"card": card("1/1")}),
        ("mana", P1, {"gained": 1, "mana": 3}),
        ("mana", P2, {"gained": 1, "mana": 3}),
    ]


def test_every_kind_of_event_has_a_sentence() -> None:
    # T30
    table = at("P1.hand: 5/3")
    for kind in range(len(GAME.event_kinds())):
        for reader in (P1, P2, ONLOOKER):
            sentence = GAME.event_text(table.s, Event(kind, P1), reader)
            assert sentence[0].isupper() or sentence[0].isdigit()
            assert sentence.endswith(".")
