"""Actions, events and positions of Ancients in words."""

from __future__ import annotations

import pytest

from cardwright.games.ancients.game import GAME
from cardwright.games.ancients.model.board import COMBAT, SUPPORT, place_of
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.options import Options
from cardwright.kernel.errors import BadPosition, IllegalAction

TABLE = """\
round: 3
L1.P1: tower 60 ancient 90 mana 8/8
L1.P1.combat: 2 Tolgar Pitmaster [2] carries i01/0 carries i03/0
L1.P1.support: 4 Sereth Warcaller [4]
L1.P2.combat: 2 Vashti Nightneedle [7]; 3 Melee Creep [20]
P1.hand: Shoulder Charge, Ramhorn Bull, Ramshead Maul, Smoke Pouch
P2.hand: Hushing Word
"""


def at(text: str, options: Options | None = None) -> Position:
    return GAME.read_position(text, options or Options())


def parts(s: Position, text: str) -> dict[str, object]:
    return GAME.action_parts(s, 0, GAME.read_action(s, 0, text))


def told(s: Position, reader: int) -> list[str]:
    return [text for event in s.events if (text := GAME.event_text(s, event, reader))]


def test_a_caster_who_is_not_named_is_the_one_the_game_picks() -> None:
    # R35
    s = at(TABLE)
    support, target = int(place_of(0, 0, SUPPORT, 3)), int(place_of(0, 1, COMBAT, 1))
    played = {"kind": "play", "card": "m_r02", "caster": support, "first": target, "second": None}
    assert parts(s, "play Shoulder Charge > L1.P2.combat.2") == played
    assert parts(s, "play shoulder charge by Tolgar Pitmaster > Vashti Nightneedle") == {
        **played,
        "caster": int(place_of(0, 0, COMBAT, 1)),
    }


def test_an_item_names_the_one_it_replaces() -> None:
    # J40
    s = at(TABLE)
    text = "play Ramshead Maul > L1.P1.combat.2, replacing 2"
    assert parts(s, text)["second"] == 1
    assert GAME.action_text(s, 0, GAME.read_action(s, 0, text)) == text


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("dance", '"dance" is not something you can do: pass'),
        ("play Fireball > L1.P2.combat.2", 'there is no card "Fireball"'),
        ("move Melee > L1.P1.combat.1", '"Melee" is nothing in play'),
        ("deploy Nobody > L1.P1.support.1", '"Nobody" is not a hero in your fountain'),
        ("move", "write all of it: move PLACE > PLACE"),
        ("deploy > L1.P1.support.1", "write all of it: deploy HERO > PLACE"),
        ("pass at last", 'nothing follows "pass"; you wrote "at last" after it'),
        ("play Ramshead Maul > L1.P1.combat.2, replacing 3", "write replacing 1 or replacing 2"),
        ("play Shoulder Charge > L1.P2.combat.2, L1.P2.combat.3, L1.P2.combat.4", '"L1.P2.combat.4" is one choice too'),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_sentence(text: str, why: str) -> None:
    with pytest.raises(IllegalAction, match=why):
        GAME.read_action(at(TABLE), 0, text)


def test_an_action_that_is_not_legal_is_read_and_refused_by_its_rule() -> None:
    # R58
    s = at(TABLE)
    action = GAME.read_action(s, 0, "move L1.P1.combat.2 > L2.P1.support.1")
    assert "(R58)" in GAME.why_not(s, 0, action)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("play Shoulder Charge", "choose an enemy unit for Shoulder Charge"),
        ("play Shoulder Charge > L1.P1.combat.2", "Shoulder Charge needs an enemy unit"),
        ("play Shoulder Charge > L1.P2.combat.2, L1.P2.combat.3", "nothing more is chosen for Shoulder Charge"),
        ("play Ramhorn Bull > L1.P1.combat.5", "Ramhorn Bull needs a combat slot beside or on an ally, opposite"),
        ("play Smoke Pouch > L1.P1.combat.2, L1.P1.support.4", "nothing more is chosen for Smoke Pouch"),
        ("play Ramshead Maul > L1.P1.support.4, replacing 1", "nothing more is chosen for Ramshead Maul"),
        ("move L1.P1.combat.2", "a hero moves to one place"),
        ("move L1.P1.combat.2 > L1.P1.support.1, L1.P1.support.2", "a hero moves to one place"),
    ],
)
def test_what_was_chosen_wrongly_is_named_although_no_caster_was(text: str, why: str) -> None:
    s = at(TABLE)
    assert why in GAME.why_not(s, 0, GAME.read_action(s, 0, text))


def test_an_item_that_is_bought_is_named_alone() -> None:
    # J41
    s = at(
        "round: 3\nphase: shop\nP1.gold: 9\nP1.shopping: yes\nP1.offers: Notched Blade\nL1.P1.combat: 2 Brakka Ironvow"
    )
    action = GAME.read_action(s, 0, "buy Notched Blade > L1.P1.combat.2")
    assert GAME.why_not(s, 0, action) == "nothing is chosen for an item that is bought (J41)"


def test_a_secret_slot_is_told_to_its_owner_alone() -> None:
    # R65
    s = at(TABLE)
    GAME.apply(s, 0, GAME.read_action(s, 0, "move Sereth Warcaller > L2.P1.support.5"))
    assert told(s, 0)[0] == "You send Sereth Warcaller to lane 2, to arrive at L2.P1.support.5."
    seen = GAME.mask(s, 1)
    assert told(seen, 1)[0] == "P1 sends Sereth Warcaller to lane 2."


def test_damage_and_statuses_are_told_with_their_numbers() -> None:
    # R117, R131
    s = at(TABLE)
    GAME.apply(s, 0, GAME.read_action(s, 0, "play Shoulder Charge > Vashti Nightneedle"))
    assert told(s, 1) == [
        "P1 plays Shoulder Charge on L1.P2.combat.2.",
        "Your Vashti Nightneedle takes 2 damage: 4 left.",
        "Your Vashti Nightneedle is disarmed.",
    ]


def fought(text: str, options: Options | None = None) -> Position:
    """After both have passed."""
    s = at(text, options)
    for _ in range(2):
        GAME.apply(s, s.next_seat(), GAME.read_action(s, s.next_seat(), "pass"))
    return s


def test_a_tower_that_is_hit_is_told_as_a_tower_and_an_ancient_as_an_ancient() -> None:
    # R91, R92, R94
    s = fought(
        "round: 3\nL1.P2: tower 1 ancient 90 mana 0/3\nL2.P2: ancient 90 mana 0/3\n"
        "L1.P1.combat: 1 Melee Creep; 2 Melee Creep\nL2.P1.combat: 1 Melee Creep"
    )
    assert [line for line in told(s, 0) if "lane 1 loses" in line] == ["P2's Tower in lane 1 loses 1: 0 left."]
    assert "Your Ancient in lane 2 loses 3: 87 left." in told(s, 1)
    s = fought("round: 3\nL2.P2: ancient 90 mana 6/6\nL2.P1.combat: 1 Melee Creep")
    assert "P2's mana in lane 2 blocks all damage." in told(s, 0)


@pytest.mark.parametrize(
    ("sides", "options", "winner", "loser"),
    [
        ("L1.P2: ancient 1 mana 0/3", Options(), "P2's Ancient has fallen", "your Ancient has fallen"),
        (
            "L1.P2: tower 1 ancient 90 mana 0/3\nL2.P2: ancient 90 mana 0/3",
            Options(lose_on_both_towers=True),
            "both of P2's Towers have fallen",
            "both of your Towers have fallen",
        ),
    ],
)
def test_the_end_is_told_from_the_side_of_who_reads_it(sides: str, options: Options, winner: str, loser: str) -> None:
    # R93, J50
    s = fought(f"round: 3\n{sides}\nL1.P1.combat: 1 Melee Creep", options)
    assert told(s, 0)[-1] == f"You win: {winner}."
    assert told(s, 1)[-1] == f"P1 wins: {loser}."
    assert told(s, -1)[-1] == f"P1 wins: {winner}."


def test_a_unit_is_written_with_all_there_is_to_say_of_it() -> None:
    line = (
        "3 Brakka Ironvow [1] damage 2 wear 1 stun 2 rooted grown +1/+0/+2 blessed 1/0/2 cooldown 1 carries i07/2 "
        "mark m_r06:+1/+1/+1:0:0:good:0:P1"
    )
    s = at(f"round: 3\nL1.P1.combat: {line}\nP1.ab: 1")
    assert f"L1.P1.combat: {line}\n" in GAME.position_text(s)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("L1.P1.support: 3 Brakka Ironvow", "cannot be in this place"),
        ("L1.P1.support: 1 Causeway Guard", "is a creep, and in a support row"),
        ("L1.P1.combat: 1 Drill Yard", "is an improvement, and in a combat row"),
        ("L1.P1.combat: 1 Causeway Guard; 1 Pikewall", "two things are in slot 1"),
        ("L1.P1: tower 60 ancient", "is not read; write for example"),
        ("L1.P1: roof 3", 'no word about a side "roof"'),
        ("P1.travelling: Brakka Ironvow to L1.P2.support.1", "travels to no support slot of its side"),
        ("phase: nap", 'no phase "nap"'),
        ("P1.hand: Gag of Thorns (x)", "not a whole number"),
    ],
)
def test_positions_that_cannot_be_are_refused(line: str, why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        at(f"round: 3\n{line}" if not line.startswith("round") else line)
