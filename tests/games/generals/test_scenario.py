"""Scenarios of generals: every word of their files, on battles with a handful of cards."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright.games.generals.game import GAME
from cardwright.games.generals.options import CLASSIC, GeneralsOptions
from cardwright.kernel.data.codec import Json
from cardwright.kernel.errors import BadScenario
from cardwright.scenarios import ScenarioResult, run
from cardwright.scenarios.difference import pattern
from cardwright.scenarios.reader import read_scenarios
from cardwright.scenarios.scenario import Scenario, Setting

HOUSE = Setting(GAME.testbed(), CLASSIC, GAME.cards())
DECKS = {"1": ["Argeon Highmayne"], "2": ["Kaleos Xaan"]}
CALM = {"deck_out_damage": False, "burn_when_hand_full_at_turn_end": False}
REFUSED = {"ok": False}


def read(**parts: Any) -> Scenario:
    raw = {"id": "X", "title": "", "rules": CALM, "setup": {"decks": DECKS}, **parts}
    return read_scenarios("x.json", [raw], HOUSE)[0]


def played(*actions: dict[str, Json], expected: dict[str, Json], **parts: Any) -> ScenarioResult:
    return run(read(actions=list(actions), expected=expected, **parts))


def differences(*actions: dict[str, Json], expected: dict[str, Json], **parts: Any) -> list[str]:
    return [str(difference) for difference in played(*actions, expected=expected, **parts).differences]


def place(card: str, x: int, y: int, player: int = 1) -> dict[str, Json]:
    return {"do": "place", "player": player, "card": card, "at": [x, y]}


def ready(card: str, x: int, y: int, player: int = 1) -> dict[str, Json]:
    return {"do": "ready_unit", "unit": card, "owner": player, "at": [x, y]}


def give(card: str, player: int = 1) -> dict[str, Json]:
    return {"do": "give_card", "player": player, "card": card}


def mana(amount: int, player: int = 1) -> dict[str, Json]:
    return {"do": "set_mana", "player": player, "mana": amount}


def play(card: str, x: int, y: int, slot: int = 0, **more: Json) -> dict[str, Json]:
    return {"do": "play_card", "player": 1, "slot": slot, "card": card, "at": [x, y], **more}


def end_turn(player: int = 1) -> dict[str, Json]:
    return {"do": "end_turn", "player": player}


def unit(card: str, x: int, y: int, player: int = 1) -> dict[str, Json]:
    return {"name": card, "owner": player, "at": [x, y]}


def move(card: str, start: tuple[int, int], to: tuple[int, int], **more: Json) -> dict[str, Json]:
    return {"do": "move", "unit": unit(card, *start), "to": list(to), **more}


def found(card: str, x: int, y: int, **more: Json) -> dict[str, Json]:
    return {"name": card, "pos": [x, y], **more}


GENERALS = [found("Argeon Highmayne", 0, 2), found("Kaleos Xaan", 8, 2)]


# Setting up.


def test_a_battle_begins_with_the_first_turn() -> None:
    general = {"owner": 1, "atk": 2, "hp": 25, "max_hp": 25, "ready": True}
    springs = [{"name": "Mana Spring", "owner": 0, "pos": square, "used": False} for square in ([4, 0], [4, 4], [5, 2])]
    empty = {"hand": [], "artifacts": [], "bbs_ready": False}

    assert not differences(
        expected={
            "units": [found("Kaleos Xaan", 8, 2, owner=2), found("Argeon Highmayne", 0, 2, **general)],
            "tiles": springs,
            "players": {"1": {**empty, "mana": 2, "max_mana": 2}, "2": {**empty, "mana": 3, "max_mana": 3}},
            "to_move": 1,
            "game_over": False,
            "winner": None,
        }
    )


def test_the_hand_is_dealt_from_the_end_of_the_deck() -> None:
    cards = ["Tempest", "Aegis Barrier", "Tempest", "Magnetize", "Sundrop Elixir", "Tempest", "Magnetize"]
    decks = {**DECKS, "1": [*DECKS["1"], *cards]}

    assert not differences(
        end_turn(),
        setup={"decks": decks},
        expected={"players": {"1": {"hand": [*cards[:1:-1], "Aegis Barrier"]}}},
    )


def test_of_namesakes_the_card_goes_to_hands_and_the_unit_to_the_board() -> None:
    testbed = HOUSE.testbed

    s = testbed.set_up({"decks": DECKS, "do": [give("Phoenix Fire"), place("Heartseeker", 1, 1)]}, CLASSIC, HOUSE.cards)

    assert s.card_of(s.players[0].hand[0]).collectible
    assert s.cards.all[s.units[2].card].is_minion


def test_the_rules_of_a_file_are_options() -> None:
    options = read().setting.options
    assert isinstance(options, GeneralsOptions)

    assert (options.deck_out, options.burn, options.dead_strike_back) == (False, False, True)


def test_an_unknown_card_anywhere_skips_the_scenario() -> None:
    for lacking in (
        {"setup": {"decks": {**DECKS, "2": ["Nobody Special"]}}},
        {"setup": {"decks": DECKS, "do": [give("Nobody Special")]}},
        {"actions": [move("Nobody Special", (0, 2), (1, 2))]},
        {"expected": {"units": [{"name": "Nobody Special"}]}},
        {"expected": {"players": {"1": {"hand": ["Nobody Special"]}}}},
    ):
        assert run(read(**lacking)).skipped == "the game has no Nobody Special"


@pytest.mark.parametrize(
    ("parts", "sentence"),
    [
        ({"rules": {"fatigue": True}}, 'there is no rule "fatigue"; there are: deck_out_damage, burn_when'),
        ({"setup": {"stage": 1}}, 'there is no setup word "stage"; there are: position, expect_error, decks, do'),
        ({"setup": {"decks": {"1": ["Argeon Highmayne"]}}}, '"2" is missing'),
        ({"setup": {"decks": {**DECKS, "2": []}}}, "a deck begins with its general"),
        ({"setup": {"decks": DECKS, "do": [place("Tempest", 1, 1)]}}, "Tempest is not a unit"),
        ({"actions": [{**end_turn(), "player": 3}]}, "a player is 1 or 2, not 3"),
        ({"actions": [{**place("Heartseeker", 1, 1), "at": [1]}]}, r"at is a column and a row, not \[1\]"),
        ({"actions": [{**place("Heartseeker", 1, 1), "do": "place_tile"}]}, 'there is no tile "Heartseeker"; there'),
        (
            {"expected": {"weather": 1}},
            'there is no word to expect of a position "weather"; there are: position',
        ),
    ],
)
def test_a_word_that_means_nothing_is_an_error(parts: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadScenario, match=sentence):
        run(read(**parts))


# Steps outside the rules.


def test_a_unit_is_placed_as_if_played_and_can_be_readied() -> None:
    placed = place("Heartseeker", 3, 3)

    assert not differences(placed, expected={"units": [*GENERALS, found("Heartseeker", 3, 3, owner=1, ready=False)]})
    assert not differences(
        placed,
        ready("Heartseeker", 3, 3),
        expected={"units": [*GENERALS, found("Heartseeker", 3, 3, ready=True)]},
    )


def test_a_battle_begins_in_no_other_state() -> None:
    assert differences(setup={"decks": DECKS, "state": {"turn": 9}}, expected={}) == [
        'the match: expected "begins", '
        "found \"refused: a battle begins with its first turn, not with the state {'turn': 9}\""
    ]


def test_a_trial_card_that_is_placed_meets_its_destiny() -> None:
    # R203: it comes as if played
    assert not differences(
        place("Komodo Charger", 2, 2),
        place("Mythron Wanderer", 3, 3),
        expected={
            "units": [
                *GENERALS,
                found("Komodo Charger", 2, 2, atk=2, hp=4),
                found("Mythron Wanderer", 3, 3, atk=7, hp=7),
            ]
        },
    )


def test_a_trial_card_that_is_handed_over_is_locked_and_its_trial_begins() -> None:
    # R200
    hideatsu = {**play("Hideatsu the Ebon Ox", 1, 2), "expect": {**REFUSED, "because": "locked"}}

    assert not differences(mana(9), give("Hideatsu the Ebon Ox"), hideatsu, expected={"units": GENERALS})
    assert not differences(
        mana(9),
        give("Mythron Wanderer"),
        play("Mythron Wanderer", 1, 2),
        expected={"units": [*GENERALS, found("Mythron Wanderer", 1, 2)]},
    )


def test_what_depends_on_damage_sees_damage_that_was_set_with_the_next_deed() -> None:
    hurt = {"do": "set_damage", "unit": "Decorated Enlistee", "owner": 1, "at": [3, 3], "damage": 1}

    assert not differences(
        place("Decorated Enlistee", 3, 3),
        hurt,
        end_turn(),
        expected={"units": [*GENERALS, found("Decorated Enlistee", 3, 3, atk=1, hp=4)]},
    )


def test_a_square_that_is_taken_or_not_there_is_refused() -> None:
    taken = {**place("Heartseeker", 0, 2), "expect": {**REFUSED, "because": "a3 is not free"}}
    beyond = {**place("Heartseeker", 9, 2), "expect": {**REFUSED, "because": "there is no square [9, 2]"}}
    nowhere = {**place("Heartseeker", 9, 2), "at": None, "expect": {**REFUSED, "because": "at is no square"}}

    assert not differences(taken, beyond, nowhere, expected={"units": GENERALS})


def test_damage_mana_and_squares_are_set_directly() -> None:
    general = {"unit": "Argeon Highmayne", "owner": 1}
    hurt = {"do": "set_damage", **general, "at": [0, 2], "damage": 7}
    moved = {"do": "set_position", **general, "from": [0, 2], "to": [4, 0]}

    assert not differences(
        hurt,
        moved,
        mana(7),
        expected={
            "units": [found("Argeon Highmayne", 4, 0, hp=18, max_hp=25), GENERALS[1]],
            "tiles": [{"pos": [4, 0], "used": False}, {"pos": [4, 4]}, {"pos": [5, 2]}],
            "players": {"1": {"mana": 7, "max_mana": 2}},
        },
    )


def test_a_card_put_into_the_deck_is_drawn_next() -> None:
    put = {"do": "put_card_in_deck", "player": 1, "card": "Tempest"}
    last = {**put, "card": "Magnetize"}

    assert not differences(put, last, end_turn(), expected={"players": {"1": {"hand": ["Magnetize"]}}})


def test_in_a_recording_the_topmost_other_card_replaces_one_which_then_lies_on_top() -> None:
    # R100: option stacked_decks
    put = [{"do": "put_card_in_deck", "player": 1, "card": card} for card in ("Tempest", "Magnetize", "War Surge")]
    replace = {"do": "replace_card", "player": 1, "slot": 0}

    assert not differences(
        give("War Surge"),
        *put,
        replace,
        end_turn(),
        expected={"players": {"1": {"hand": ["Magnetize", "War Surge"]}}},
    )


def test_in_a_recording_cards_that_turn_into_another_one_come_to_the_top_of_the_deck() -> None:
    # R100: option stacked_decks
    put = [{"do": "put_card_in_deck", "player": 1, "card": card} for card in ("Heartseeker", "Tempest")]

    assert not differences(
        mana(9),
        give("Koan of Horns"),
        *put,
        play("Koan of Horns", 4, 4),
        expected={"players": {"1": {"hand": [{"name": "Gore Horn", "cost": 0}, "Tempest"]}}},
    )


def test_a_unit_put_on_a_mana_spring_uses_it_with_the_next_deed() -> None:
    moved = {"do": "set_position", "unit": "Argeon Highmayne", "owner": 1, "from": [0, 2], "to": [4, 0]}

    assert not differences(moved, give("Tempest"), expected={"players": {"1": {"mana": 3, "max_mana": 3}}})


def test_cards_react_to_a_tile_that_is_laid() -> None:
    laid = {"do": "place_tile", "player": 1, "card": "Shadow Creep", "at": [4, 3]}

    assert not differences(
        place("Nocturne", 2, 2),
        laid,
        expected={"units": [*GENERALS, found("Nocturne", 2, 2), found("Wraithling", 4, 3, owner=1)]},
    )


def test_tiles_have_an_owner() -> None:
    laid = {"do": "place_tile", "player": 2, "card": "Shadow Creep", "at": [1, 1]}
    springs = [{"name": "Mana Spring", "used": False}] * 4

    assert not differences(
        laid,
        {**laid, "card": "Mana Spring", "at": [2, 2]},
        expected={"tiles": [*springs, {"name": "Shadow Creep", "owner": 2, "pos": [1, 1], "used": False}]},
    )


def test_units_are_damaged_destroyed_and_removed() -> None:
    units = [place("Heartseeker", 3, x) for x in range(3)]

    assert not differences(
        *units,
        {"do": "deal_damage", "target": unit("Kaleos Xaan", 8, 2, 2), "amount": 3},
        {"do": "destroy", "target": unit("Heartseeker", 3, 0)},
        {"do": "remove_from_board", "target": unit("Heartseeker", 3, 1)},
        expected={"units": [GENERALS[0], found("Kaleos Xaan", 8, 2, hp=22), found("Heartseeker", 3, 2)]},
    )


def test_the_last_blow_ends_the_game() -> None:
    assert not differences(
        {"do": "deal_damage", "target": unit("Kaleos Xaan", 8, 2, 2), "amount": 25},
        {**end_turn(), "expect": REFUSED},
        expected={"game_over": True, "winner": 1, "to_move": 1},
    )


def test_a_unit_that_is_not_meant_is_refused() -> None:
    for wrong, why in (
        (unit("Argeon Highmayne", 1, 2), "there is no unit on b3"),
        (unit("Kaleos Xaan", 0, 2), "on a3 stands Argeon Highmayne, not Kaleos Xaan"),
        (unit("Argeon Highmayne", 0, 2, 2), "Argeon Highmayne on a3 does not belong to player 2"),
    ):
        refused = {"do": "destroy", "target": wrong, "expect": {**REFUSED, "because": why}}
        assert not differences(refused, expected={"units": GENERALS})


# Actions.


def test_units_move_and_attack() -> None:
    attack = {"do": "attack", "attacker": unit("Heartseeker", 6, 2), "target": unit("Kaleos Xaan", 8, 2, 2)}

    assert not differences(
        place("Heartseeker", 4, 2),
        ready("Heartseeker", 4, 2),
        move("Heartseeker", (4, 2), (4, 2), expect=REFUSED),
        move("Heartseeker", (4, 2), (6, 2)),
        attack,
        {**attack, "expect": REFUSED},
        expected={"units": [GENERALS[0], found("Kaleos Xaan", 8, 2, hp=24), found("Heartseeker", 6, 2, ready=True)]},
    )


def test_a_unit_acts_out_of_turn_unless_that_is_to_be_refused() -> None:
    general = {**move("Kaleos Xaan", (8, 2), (6, 2)), "unit": unit("Kaleos Xaan", 8, 2, 2)}
    shot = {"do": "attack", "attacker": unit("Heartseeker", 3, 3, 2), "target": unit("Argeon Highmayne", 0, 2)}

    assert not differences(
        place("Heartseeker", 3, 3, 2),
        {**general, "expect": REFUSED},
        {**general, "out_of_turn": True},
        {**shot, "expect": {**REFUSED, "because": "it is not your move"}},
        ready("Heartseeker", 3, 3, 2),
        shot,
        expected={
            "units": [
                found("Argeon Highmayne", 0, 2, hp=24),
                found("Kaleos Xaan", 6, 2),
                found("Heartseeker", 3, 3, hp=1),
            ],
            "to_move": 1,
        },
    )
    assert differences({**general, "to": [3, 2]}, expected={}) == [
        'the action: expected "done", found "refused: Kaleos Xaan cannot do that now"'
    ]


def test_a_card_is_paid_for_unless_that_is_not_checked() -> None:
    dear = give("Sunriser")

    assert not differences(
        dear, play("Sunriser", 1, 1, expect=REFUSED), expected={"players": {"1": {"hand": ["Sunriser"], "mana": 2}}}
    )
    assert not differences(
        dear,
        play("Sunriser", 1, 1, unchecked=True),
        expected={"units": [*GENERALS, found("Sunriser", 1, 1)], "players": {"1": {"hand": []}}},
    )
    assert not differences(
        dear, play("Sunriser", 5, 1, unchecked=True, expect=REFUSED), expected={"players": {"1": {"mana": 2}}}
    )


def test_the_card_of_a_slot_must_be_the_one_that_is_meant() -> None:
    assert differences(give("Tempest"), play("Magnetize", 1, 1), expected={}) == [
        'the action: expected "done", found "refused: slot 0 of player 1\'s hand holds Tempest, not Magnetize"'
    ]
    assert differences(play("Magnetize", 1, 1, slot=4), expected={}) == [
        'the action: expected "done", found "refused: there is no card in slot 4 of player 1\'s hand"'
    ]


def test_a_spell_without_a_target_and_an_artifact_need_no_square() -> None:
    assert not differences(
        place("Heartseeker", 4, 2),
        give("Tempest"),
        give("Sunstone Bracers"),
        play("Tempest", 0, 2),
        mana(1),
        play("Sunstone Bracers", 7, 1, slot=1, unchecked=True),
        expected={
            "units": [found("Argeon Highmayne", 0, 2, hp=23, atk=3), found("Kaleos Xaan", 8, 2, hp=23)],
            "players": {"1": {"hand": [], "artifacts": [{"name": "Sunstone Bracers", "durability": 3}]}},
        },
    )


def test_free_slots_before_a_card_are_shown() -> None:
    assert not differences(
        give("Tempest"),
        give("Magnetize"),
        play("Tempest", 0, 2),
        expected={"players": {"1": {"hand": [None, "Magnetize"]}}},
    )


def test_the_bloodbound_spell_is_cast_once_it_is_ready() -> None:
    cast = {"do": "bloodbound_spell", "player": 1, "card": "Roar", "at": [1, 2]}
    turns = [end_turn(1 + turn % 2) for turn in range(4)]

    assert not differences(
        place("Heartseeker", 1, 2),
        {**cast, "expect": REFUSED},
        *turns,
        cast,
        expected={
            "units": [*GENERALS, found("Heartseeker", 1, 2, atk=3)],
            "players": {"1": {"bbs_ready": False, "mana": 3}, "2": {"bbs_ready": False}},
        },
    )


SEAL = (place("Heartseeker", 3, 3), give("Mist Dragon Seal"), play("Mist Dragon Seal", 3, 3))
STRONGER = found("Heartseeker", 3, 3, atk=2, hp=2)


def test_a_followup_is_answered_or_ended() -> None:
    choose = {"do": "choose_target", "player": 1, "at": [6, 4]}

    assert not differences(
        *SEAL,
        {**choose, "at": [0, 2], "expect": REFUSED},
        choose,
        expected={"units": [*GENERALS, {**STRONGER, "pos": [6, 4]}]},
    )
    assert not differences(
        *SEAL,
        {"do": "end_followup", "player": 1},
        {**choose, "expect": REFUSED},
        expected={"units": [*GENERALS, STRONGER]},
    )


def test_an_open_followup_is_shown_with_what_is_chosen_so_far() -> None:
    assert not differences(*SEAL, expected={"units": [*GENERALS, STRONGER], "players": {"1": {"mana": 1, "hand": []}}})


def test_ending_the_turn_takes_a_play_with_an_open_followup_back() -> None:
    assert not differences(
        *SEAL,
        {**end_turn(2), "expect": REFUSED},
        end_turn(),
        expected={
            "units": [*GENERALS, found("Heartseeker", 3, 3, atk=1)],
            "players": {"1": {"hand": ["Mist Dragon Seal"]}},
            "to_move": 2,
        },
    )


def test_a_card_is_replaced_once_a_turn() -> None:
    replace = {"do": "replace_card", "player": 1, "slot": 0}

    assert not differences(
        give("Tempest"),
        {**replace, "expect": REFUSED},
        {"do": "put_card_in_deck", "player": 1, "card": "Magnetize"},
        replace,
        {**replace, "expect": REFUSED},
        expected={"players": {"1": {"hand": ["Magnetize"]}}},
    )


def test_the_mulligan_is_answered_at_the_beginning_and_once() -> None:
    cards = ["Magnetize", "Magnetize", *["Tempest"] * 5]
    answer = {"do": "mulligan", "player": 1, "slots": [0, 3]}

    assert not differences(
        {**answer, "slots": [0, 1, 2], "expect": REFUSED},
        answer,
        {**answer, "expect": {**REFUSED, "because": "the mulligan is over"}},
        {**answer, "player": 2, "slots": []},
        setup={"decks": {**DECKS, "1": [*DECKS["1"], *cards]}},
        expected={
            "players": {"1": {"hand": ["Magnetize", "Tempest", "Tempest", "Magnetize", "Tempest"]}},
            "to_move": 1,
        },
    )


def test_a_player_who_resigns_has_lost() -> None:
    assert not differences(
        {"do": "resign", "player": 2}, expected={"game_over": True, "winner": 1, "units": [GENERALS[0]]}
    )


# Looking.


def test_a_card_in_hand_that_has_changed_is_a_table() -> None:
    assert not differences(
        mana(9),
        give("Keshrai Fanblade"),
        play("Keshrai Fanblade", 1, 1),
        give("Magnetize", 2),
        give("Heartseeker", 2),
        end_turn(),
        expected={"players": {"2": {"hand": [{"name": "Magnetize", "cost": 3}, "Heartseeker"]}}},
    )


def test_every_word_can_be_found() -> None:
    testbed = HOUSE.testbed
    s = testbed.set_up({"decks": DECKS}, CLASSIC, HOUSE.cards)

    assert {pattern(key) for key in testbed.facts(s)} == set(testbed.words().expected)
