"""What happened, in sentences: for the player who did it, for the others, and for onlookers."""

import random

import pytest

from cardwright.games.pantheon.game import GAME
from cardwright.games.pantheon.model import events
from cardwright.kernel.event import Event
from tests.games.pantheon.house import ONLOOKER, P1, P2, P3, Table, at, dealt


def told(table: Table, reader: int = P1) -> list[str]:
    """What the last action brought about, as one reader hears it."""
    sentences = [GAME.event_text(table.s, event, reader) for event in table.s.events]
    return [sentence for sentence in sentences if sentence]


def say(table: Table, kind: int, seat: int, *numbers: int, reader: int = P1) -> str:
    return GAME.event_text(table.s, Event(kind, seat, *numbers), reader)


# Who does what.


def test_a_spell_is_told_with_its_target_and_what_comes_of_it() -> None:
    table = at("P1.hand: Bolt", "P1.mana: 1", "P2.field: Three")
    table.say(P1, "cast Bolt > Three")
    assert told(table) == [
        "You cast Bolt on P2's Three.",
        "Your Bolt resolves.",
        "P2's Three takes 2 damage: 1 power left.",
    ]
    assert told(table, P2) == [
        "P1 casts Bolt on your Three.",
        "P1's Bolt resolves.",
        "Your Three takes 2 damage: 1 power left.",
    ]
    assert told(table, ONLOOKER)[0] == "P1 casts Bolt on P2's Three."


def test_a_fight_is_told_with_the_power_of_both_and_who_falls() -> None:
    table = at("P1.field: Three", "P2.field: Two")
    table.say(P1, "attack Three > Two")
    assert told(table) == [
        "Your Three attacks P2's Two.",
        "Your Three (3) fights P2's Two (2).",
        "Your Three takes 2 damage: 1 power left.",
        "P2's Two takes 3 damage: no power left.",
        "Your Three is Exhausted.",
        "P2's Two is destroyed.",
    ]


def test_a_hero_who_is_hit_loses_health() -> None:
    table = at("P1.field: Three", "P2.health: 4")
    table.say(P1, "attack Three > P2")
    assert told(table, P2)[:2] == ["P1's Three attacks you.", "You lose 3 Health: 1 left."]


def test_things_of_the_same_name_are_told_apart_by_their_numbers() -> None:
    table = at("P1.field: Two=a", "P2.field: Two=b, Three")
    table.say(P1, "attack a > Three")
    assert told(table)[0] == "Your Two #16 attacks P2's Three."


def test_a_card_that_does_nothing_on_play_resolves_without_a_word() -> None:
    table = at("P1.hand: Two, Slinger", "P1.mana: 5", "P2.field: Five")
    table.do(P1, "play Two")
    assert told(table) == []
    table.do(P1, "play Slinger > Five")
    assert told(table)[:2] == ["You play Slinger on P2's Five.", "Your Slinger resolves."]


def test_a_card_in_the_pile_is_said_to_lie_there() -> None:
    table = at("P1.hand: Raise", "P1.mana: 2", "pile: Six")
    table.say(P1, "cast Raise > Six")
    assert told(table) == [
        "You cast Raise on Six in the discard pile.",
        "Your Raise resolves.",
        "You summon Six from the discard pile.",
    ]


def test_a_link_that_may_be_negated_is_called_by_its_card() -> None:
    table = at("P1.hand: Bolt, Bolt", "P1.mana: 2", "P2.field: Two", "P2.hand: Deny", "P2.mana: 3")
    table.say(P1, "cast Bolt > Two")
    table.say(P2, "cast Deny > link 1")
    assert told(table, P2)[0] == "You cast Deny on P1's Bolt."
    table.everybody_passes()
    assert "Your Bolt is negated." in told(table, P1)


def test_an_attack_that_is_negated_is_called_an_attack() -> None:
    table = at("P1.field: Two", "P2.hand: Halt", "P2.mana: 1")
    table.say(P1, "attack Two > P2")
    table.say(P2, "cast Halt > link 1")
    table.everybody_passes()
    assert "The attack of your Two is negated." in told(table)


def test_giving_up_falling_and_winning_are_told() -> None:
    table = at("P3.health: 20")
    table.give_up(P2)
    assert told(table) == ["P2 gives up.", "P2 is eliminated."]
    assert told(table, P2) == ["You give up.", "You are eliminated."]
    table.give_up(P3)
    assert told(table)[-1] == "You win: no other hero is left."
    assert told(table, P3)[-1] == "P1 wins: no other hero is left."


def test_a_turn_is_told_from_its_start() -> None:
    table = at("P1.hand: Mana", "phase: before", "turn: P2", "deck: Two, Six, Five")
    table.start()
    assert told(table)[-3:] == ["Turn 11 is yours.", "You draw Two.", "You draw Six."]
    table.say(P1, "swap Mana")
    assert told(table) == ["You discard Mana.", "You swap 1 card.", "You draw Five.", "You Ready all your cards."]
    assert told(table, P2)[:3] == ["P1 discards Mana.", "P1 swaps 1 card.", "P1 draws a card."]


# Single events.


@pytest.mark.parametrize(
    ("kind", "numbers", "yours", "theirs"),
    [
        (events.BEGIN, (), "You will take the first turn.", "P1 will take the first turn."),
        (events.RESHUFFLE, (40,), *["The discard pile is shuffled and becomes the deck: 40 cards."] * 2),
        (events.END, (events.TOGETHER,), *["Nobody wins: the last heroes fell together."] * 2),
        (events.END, (events.TURN_LIMIT,), *["Nobody wins: the last turn has been played."] * 2),
        (events.SWAP, (0,), "You keep your hand.", "P1 keeps the hand."),
        (events.SWAP, (2,), "You swap 2 cards.", "P1 swaps 2 cards."),
        (events.MANA, (0,), "You place a Mana.", "P1 places a Mana."),
        (events.MANA, (1,), "You place a Mana from the deck, Exhausted.", "P1 places a Mana from the deck, Exhausted."),
        (events.READY_ALL, (), "You Ready all your cards.", "P1 Readies all cards."),
        (events.READY_MANA, (2,), "You Ready 2 mana.", "P1 Readies 2 mana."),
        (events.HEAL, (2, 9), "You gain 2 Health: 9 in all.", "P1 gains 2 Health: 9 in all."),
        (events.LOSE, (3, 0), "You lose 3 Health: none left.", "P1 loses 3 Health: none left."),
        (
            events.POWER,
            (16, 2, 4, 0),
            "Your Two gets +2 power this turn: 4 now.",
            "P1's Two gets +2 power this turn: 4 now.",
        ),
        (events.POWER, (16, -2, -1, 1), "Your Two gets -2 power: 0 now.", "P1's Two gets -2 power: 0 now."),
        (events.KEYWORD, (16, 1, 1), "Your Two gains Taunt.", "P1's Two gains Taunt."),
        (events.KEYWORD, (16, 3, 0), "Your Two loses Taunt and Stealth.", "P1's Two loses Taunt and Stealth."),
        (events.KEYWORD, (16, 4, 1), "Your Two cannot attack.", "P1's Two cannot attack."),
        (events.KEYWORD, (16, 4, 0), "Your Two can attack again.", "P1's Two can attack again."),
        (events.EXHAUST, (16,), "Your Two is Exhausted.", "P1's Two is Exhausted."),
        (events.EXHAUST, (1,), "Your Nobody is Exhausted.", "P1's Nobody is Exhausted."),
        (events.READY, (16,), "Your Two is Ready again.", "P1's Two is Ready again."),
        (events.RETURN, (2, 16), "Your Two returns to your hand.", "P1's Two returns to P1's hand."),
        (events.LEAVE, (), "You give up.", "P1 gives up."),
        (events.END_TURN, (), "You end your turn.", "P1 ends the turn."),
        (events.PASS, (), "", ""),
        (events.OFFER, (), "", ""),
        (events.PAY, (2,), "", ""),
    ],
)
def test_everything_is_told_to_those_it_concerns(kind: int, numbers: tuple[int, ...], yours: str, theirs: str) -> None:
    table = at("P1.field: Two")
    assert say(table, kind, P1, *numbers) == yours
    assert say(table, kind, P1, *numbers, reader=P2) == theirs


def test_a_truce_is_told_from_both_sides() -> None:
    table = at()
    assert say(table, events.TRUCE, P1, P2) == "P2's units cannot attack you until your next turn."
    assert say(table, events.TRUCE, P1, P2, reader=P2) == "Your units cannot attack P1 until P1's next turn."


def test_a_thing_that_is_gone_is_named_while_its_going_is_told() -> None:
    table = at("P1.hand: Kill", "P1.mana: 3", "P2.field: Two")
    table.say(P1, "cast Kill > Two")
    assert told(table)[0] == "You cast Kill on P2's Two."
    assert told(table)[-1] == "P2's Two is destroyed."


def test_what_somebody_draws_is_told_to_nobody_else() -> None:
    table = at("P1.hand: Insight", "P1.mana: 1", "deck: Six, Two")
    table.say(P1, "cast Insight")
    assert told(table)[-1] == "You draw Six."
    assert told(table, P2)[-1] == "P1 draws a card."
    assert told(table, ONLOOKER)[-1] == "P1 draws a card."


@pytest.mark.parametrize("seed", range(6))
def test_whatever_happens_is_a_sentence_that_tells_no_secret(seed: int) -> None:
    table, dice = dealt(seed, 2 + seed % 5), random.Random(seed)
    s = table.s
    for _ in range(300):
        if s.result is not None:
            break
        mover = int(s.next_seat())
        GAME.apply(s, mover, dice.choice(list(GAME.legal(s, mover))))
        for event in s.events:
            for reader in range(ONLOOKER, int(s.seats)):
                sentence = GAME.event_text(s, event, reader)
                assert sentence == "" or (sentence[0].isupper() and sentence.endswith("."))
                if event.kind == events.DRAW and event.seat != reader:
                    assert sentence.endswith(" draws a card.")


def test_a_card_that_is_gone_is_still_called_by_its_name() -> None:
    table = at("P1.hand: Kill, Bolt", "P1.mana: 4", "P2.field: Six")
    happened: list[Event] = []
    for deed in ("cast Bolt > Six", "cast Kill > Six"):
        table.say(P1, deed)
        happened += table.s.events
        while table.s.chain:
            table.say(int(table.s.next_seat()), "pass")
            happened += table.s.events
    table.s.events = []
    kinds = (events.DAMAGE, events.DESTROY)
    sentences = [GAME.event_text(table.s, event, P1) for event in happened if event.kind in kinds]
    assert sentences == ["P2's Six takes 2 damage: 4 power left.", "P2's Six is destroyed."]
