"""Positions of Pantheon as text and as JSON: written, read back, and refused where no game can have them."""

from __future__ import annotations

import json

import pytest

from cardwright.games.pantheon.game import GAME
from cardwright.games.pantheon.model.actions import END, MANA, pack
from cardwright.games.pantheon.model.actions import HERO as CHOOSE_HERO
from cardwright.games.pantheon.model.state import BEFORE, CLOSING, HEROES, TURN, Position
from cardwright.games.pantheon.options import Options
from cardwright.games.pantheon.testing.plain_cards import KIT, PLAIN_HERO
from cardwright.kernel.action import PASS
from cardwright.kernel.cards import CardSet
from cardwright.kernel.data.codec import Json
from cardwright.kernel.errors import BadInput, BadPosition
from cardwright.kernel.event import HIDDEN
from cardwright.kernel.options import changed
from tests.games.sentences import unheld

CARDS = CardSet([GAME.cards().all[0], PLAIN_HERO, *KIT])
P1, P2, P3 = range(3)

WRITTEN = """\
seats: 3
turn: 8
player: P2
phase: turn
closing: -
P1.hero: Sister Elowen exhausted
P1.offers: -
P1.health: 18/23
P1.mana: 1/3
P1.hand: Mana, Doom
P1.field: Imp Kindler [17] exhausted grown +1 lent -1; War Camp [19]
P1.tally: finished 3, truce P2+P3
P1.out: -
P2.hero: Azgaroth, the Ash Tyrant used
P2.offers: -
P2.health: 20/20
P2.mana: 2/2 placed
P2.hand: -
P2.field: Gloom Stalker [18] keywords - turn taunt until P1 barred until P3 taunt+stealth used
P2.tally: finished 2, played 2
P2.out: -
P3.hero: The Nameless Knave
P3.offers: -
P3.health: -2/20
P3.mana: 0/0
P3.hand: -
P3.field: -
P3.tally: finished 2
P3.out: 1
deck: Firebolt, Mana
discard: Town Watch, Cinder Hound
entered: 7
"""


def at(text: str, **options: Json) -> Position:
    return GAME.read_position(text, changed(Options(), options))


def kit(text: str) -> Position:
    return GAME.read_position(text, Options(), CARDS)


def again(s: Position) -> Position:
    return GAME.read_position(GAME.position_text(s), s.options, s.cards)


def same(one: Position, other: Position) -> bool:
    one.rng = other.rng
    return GAME.encode(one) == GAME.encode(other)


def refused(text: str) -> str:
    with pytest.raises(BadInput) as refusal:
        at(text)
    return str(refusal.value)


def spoiled(s: Position, *path: str | int, to: Json) -> str:
    """Why the JSON of a position is refused once one thing in it is something else."""
    value = json.loads(json.dumps(GAME.encode(s)))
    node = value["position"]
    for step in path[:-1]:
        node = node[step]
    node[path[-1]] = to
    with pytest.raises(BadPosition) as refusal:
        GAME.decode(value, s.cards)
    return str(refusal.value)


# Text.


def test_a_position_is_written_line_by_line_and_reads_back_the_same() -> None:
    s = at(WRITTEN)

    assert GAME.position_text(s) == WRITTEN
    assert same(again(s), s)


def test_what_is_left_out_is_as_in_the_second_turn_of_the_first_player() -> None:
    s = kit("P3.hand: k_v1")

    assert (s.seats, s.turn, s.player, s.phase) == (3, 4, P1, TURN)
    assert [(player.hero, player.health, player.most, player.finished) for player in s.players] == [(1, 20, 20, 1)] * 3
    assert [(decision.seat, decision.kind) for decision in s.waiting] == [(P1, "main")]


def test_without_a_plain_hero_each_has_the_one_in_his_place() -> None:
    s = at("P2.health: 7")

    assert [s.cards.name(player.hero) for player in s.players] == [
        "Azgaroth, the Ash Tyrant",
        "Lilith Vane, Queen of Whispers",
    ]
    assert [(player.health, player.most) for player in s.players] == [(20, 20), (7, 7)]


def test_what_follows_from_the_cards_is_worked_out() -> None:
    s = at("P1.field: War Camp; Militia Recruit [40]\nP1.hand: Mana\nP1.mana: 2/3\ndeck: Doom, Doom")

    assert [thing.id for thing in s.players[P1].field] == [16, 40]
    assert (s.next_id, s.auras) == (41, 1)
    assert s.stock[0] == 4
    assert s.stock[s.cards.find("doom")] == 2
    assert sum(s.stock) == 8


def test_mana_of_a_supply_is_no_card_of_the_stock() -> None:
    assert sum(at("P1.mana: 2/3", mana_source="supply").stock) == 0


def test_the_lowest_numbers_are_free_for_heroes_and_counting_goes_on() -> None:
    assert "entered: 4" in GAME.position_text(kit("entered: 4"))
    assert "entered: 6" in GAME.position_text(kit("P2.field: k_v1 [21]\nentered: 4"))


def test_case_and_comments_do_not_matter() -> None:
    s = kit("p1.FIELD: K_V2 Exhausted # tired\n\nPHASE: Turn Begins")

    assert not s.players[P1].field[0].ready
    assert (s.waiting[0].seat, s.waiting[0].kind, s.waiting[0].continues) == (P1, "main", False)


def test_a_turn_about_to_start_starts() -> None:
    s = kit("phase: before\nplayer: P2\ndeck: k_v3, k_v2, k_v1")

    assert s.waiting[0].kind == "mulligan"
    assert "P2.hand: k_v2, k_v3" in GAME.position_text(s)
    assert same(again(s), s)


def test_a_choice_of_heroes_reads_back() -> None:
    s = GAME.new(Options(), 5, 4)

    assert s.phase == HEROES
    assert same(again(s), s)


def test_every_question_of_a_turn_reads_back() -> None:
    s = GAME.new(changed(Options(), {"ask_everybody": True, "hand_limit": 1}), 5, 3)
    for seat in range(3):
        GAME.apply(s, seat, pack(CHOOSE_HERO, 0))
    found = []
    while s.turn < 3:
        assert same(again(s), s)
        found.append(s.waiting[0].kind)
        decision = s.waiting[0]
        GAME.apply(s, decision.seat, GAME.timeout(s, decision))

    assert found[:6] == ["mulligan", "main", "closing", "closing", "discard", "discard"]


def test_a_turn_that_has_just_begun_is_told_from_one_that_goes_on() -> None:
    s = kit("phase: turn begins\nP1.hand: mana")
    assert "phase: turn begins\n" in GAME.position_text(s)
    assert same(again(s), s)

    GAME.apply(s, P1, MANA)

    assert "phase: turn\n" in GAME.position_text(s)
    assert same(again(s), s)


def test_who_is_asked_before_the_turn_ends_reads_back() -> None:
    s = GAME.read_position("seats: 4\nplayer: P2", changed(Options(), {"ask_everybody": True}), CARDS)
    GAME.apply(s, P2, END)
    GAME.apply(s, P3, PASS)

    assert s.phase == CLOSING
    assert "closing: P4, P1" in GAME.position_text(s)
    assert same(again(s), s)


def test_a_player_who_is_out_is_passed_over() -> None:
    s = kit("seats: 3\nP1.out: 1")

    assert s.seated() == [P2, P3]
    assert s.waiting[0].seat == P2


def test_a_mask_is_written_with_question_marks_and_reads_back() -> None:
    seen = GAME.mask(GAME.read_position(WRITTEN, Options()), P2)
    written = GAME.position_text(seen)

    assert "P1.hand: ?, ?" in written
    assert "deck: ?, ?" in written
    assert GAME.decode(GAME.encode(seen)).stock == seen.stock


def test_hidden_cards_are_taken_from_the_stock_of_a_game() -> None:
    whole = GAME.new(Options(), 1, 2)
    text = GAME.position_text(GAME.mask(whole, P1))

    assert "P2.offers: ?; ?; ?" in text
    assert at(text).stock == whole.stock


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("weather: rain", 'there is no line "weather"; 25 are known, from seats to entered'),
        ("turn: 1\nturn: 2", 'the line "turn" is there twice'),
        ("turn: x", 'turn: "x" is not a whole number'),
        ("seats: 7", "7 is not between 2 and 6"),
        ("player: P3\nseats: 2", '"P3" is not a player; there are P1 to P2'),
        (
            "phase: cleanup",
            'there is no phase "cleanup"; there are: heroes, before, start, turn, closing, end, turn begins',
        ),
        ("phase: heroes", "P1 is offered no hero (R1)"),
        ("P1.hero: Doom", "P1.hero: Doom is a spell, not a hero"),
        ("P1.hero: Nobody Special", 'there is no card "Nobody Special"; 145 are known, from Mana to Mana Well'),
        ("P1.hand: Sister Elowen", "P1.hand: Sister Elowen is a hero, not a unit, spell, field or mana"),
        ("P1.field: Doom", "Doom is neither a unit nor a field card"),
        ("P1.field: Town Watch asleep", 'there is no card "Town Watch asleep"; did you mean Town Watch?'),
        (
            "P1.field: Town Watch [17] asleep",
            "grown, lent, keywords, turn, until, used",
        ),
        ("P1.field: Town Watch [17] grown", 'something has to follow "grown"'),
        ("P1.field: Town Watch [17] turn flying", 'there is no keyword "flying"; there are: taunt, stealth, barred'),
        ("P1.field: Town Watch [12]", "12 is not between 16 and 16383"),
        ("P1.field: Town Watch [17]; Imp Kindler [17]", "two cards in play have the number 17"),
        ("P1.mana: 3/2", "2 is not between 3 and 10000"),
        ("P1.tally: wins 3", 'there is no count "wins"; there are: finished, played, truce'),
        ("P1.out: 1\nP1.hand: Doom", "P1 is eliminated and has cards (P46)"),
        ("P1.out: 1\nP2.out: 1", "nobody is alive, and yet the game is not over (R5)"),
        ("deck: Doom, Town Watch\nmade of: Doom", "the deck has 2 cards and was made of 1 (P6)"),
        ("deck: Doom\nmade of: Town Watch", "Doom is in the deck, and was not in the pile it was made of (P6)"),
        ("deck: Mana\nmade of: Doom, Mana", "made of: the cards are in the order of their numbers"),
        ("P1.out: 1\nplayer: P1", "P1 is eliminated and yet asked something (P46)"),
    ],
)
def test_what_no_game_can_have_is_refused(text: str, sentence: str) -> None:
    assert refused(text).endswith(sentence)


# JSON.


def busy() -> Position:
    """An attack that waits for an answer, with an any-turn effect to give it."""
    s = GAME.read_position(
        "P1.field: k_v2; k_field\nP2.field: k_anyping [20]; k_v1\nP2.hand: k_v1\ndeck: k_v3",
        changed(Options(), {"ask_everybody": True}),
        CARDS,
    )
    GAME.apply(s, P1, GAME.read_action(s, P1, "attack #16 > #20"))
    return s


def test_a_position_in_mid_effect_reads_back_from_json() -> None:
    s = busy()

    assert same(GAME.decode(json.loads(json.dumps(GAME.encode(s))), CARDS), s)


@pytest.mark.parametrize(
    ("path", "to", "sentence"),
    [
        (("players",), [], "there are 2 seats and 0 players"),
        (("player",), 2, "player: there is no seat 3; there are 2"),
        (("phase",), 9, "phase: 9 is not between 0 and 7"),
        (("turn",), 201, "turn 201 is not one of the 200 a game can have (P51)"),
        (("next_id",), 3, "next_id: 3 is not between 16 and 16384"),
        (("next_id",), 20, "k_anyping cannot have the number 20, from 16 to 19"),
        (("closing",), [1, 1], "P2 cannot be asked twice before the turn ends (P41)"),
        (("auras",), 1, "what holds for other cards in play counts 0, not 1"),
        (("ears",), 0, "the cards in play listen for 1, not for 0"),
        (("stock", 0), 1, "Mana is there 0 times; there are 1 in the game"),
        (("stock",), [], "the stock is of 0"),
        (("deck",), [0], "Mana is there 1 times; there are 0 in the game"),
        (("deck",), [99], "there is no card number 99"),
        (("deck",), [HIDDEN, HIDDEN], "2 cards are hidden, and 1 are missing elsewhere"),
        (("players", 0, "hero"), -1, "P1 has no hero (R1)"),
        (("players", 0, "hero"), 2, "P1.hero: k_v1 is a unit, not a hero"),
        (("players", 0, "offers"), [0], "P1.offers: Mana is a mana, not a hero"),
        (("players", 0, "health"), 99999, "players[0].health: 99999 is not between -10000 and 10000"),
        (("players", 0, "played"), -1, "players[0].played: -1 is not between 0 and 10000"),
        (("players", 0, "truce"), 4, "P1 has a truce with nobody, or is eliminated and alive"),
        (("players", 0, "alive"), False, "P1 has a truce with nobody, or is eliminated and alive"),
        (("players", 1, "hand"), [3, 2], "P2.hand: the cards are kept in order"),
        (("players", 0, "field", 0, "card"), 1, "P1.field: Plain Hero is a hero, not a unit or field"),
        (("players", 0, "field", 0, "seat"), 1, "k_v2 lies on the field of P1 and belongs to seat 2"),
        (
            ("players", 0, "field", 0, "grown"),
            10**6,
            "field[0].grown: 1000000 is not between -10000 and 10000",
        ),
        (("players", 0, "field", 0, "keys"), 8, "players[0].field[0].keys: 8 is not between 0 and 7"),
        (("waiting", 0, "kind"), "mulligan", 'nobody can be asked "mulligan" here'),
        (("waiting", 0, "kind"), "weather", 'nobody can be asked "weather" here'),
        (("waiting", 0, "sealed"), True, '"respond" is not asked like that'),
        (("waiting", 0, "options"), [16], "number 16 cannot be chosen by P2"),
        (("phase",), 2, 'nobody can be asked "respond" here'),
        (("agenda",), [], "there are links, and no chain is under way"),
        (("chain", 0, "program"), "triggered", 'a link cannot be "triggered"'),
        (("chain", 0, "program"), "dance", 'a link cannot be "dance"'),
        (("agenda", 0, "program"), "dance", "there are links, and no chain is under way"),
        (("chain", 0, "source"), -1, "there is no card number 65535"),
        (("chain", 0, "source"), 99 << 16, "there is no card number 99"),
        (("chain", 0, "source"), 9 | 3 << 16, "nothing has the reference 9"),
        (("chain", 0, "source"), 16 | 20 << 16, 'has no effect of the kind "attack"'),
        (("chain", 0, "slots"), {"weather": [1]}, '1 choices of "weather" belong to no effect'),
        (("chain", 0, "slots"), {"targets": [1, 2, 3]}, '3 choices of "targets" belong to no effect'),
        (("chain", 0, "slots"), {"targets": [99999]}, 'a choice of "targets" is beyond all bounds'),
        (("chain", 0, "slots"), {"targets": [77]}, "an effect cannot be aimed at 77"),
    ],
)
def test_json_no_game_can_have_is_refused(path: tuple[str | int, ...], to: Json, sentence: str) -> None:
    assert spoiled(busy(), *path, to=to).endswith(sentence)


def chained() -> Position:
    """A spell that summons, and one that negates it."""
    s = GAME.read_position(
        "P1.hand: k_raise\nP1.mana: 2/2\nP2.hand: k_negate\nP2.mana: 1/1\ndiscard: k_v4",
        changed(Options(), {"ask_everybody": True}),
        CARDS,
    )
    GAME.apply(s, P1, GAME.read_action(s, P1, "cast k_raise > k_v4"))
    GAME.apply(s, P2, GAME.read_action(s, P2, "cast k_negate > link 1"))
    return s


def test_what_lies_on_a_chain_reads_back_from_json() -> None:
    s = chained()

    assert same(GAME.decode(json.loads(json.dumps(GAME.encode(s))), CARDS), s)


@pytest.mark.parametrize(
    ("path", "to", "sentence"),
    [
        (("chain", 0, "slots", "targets"), [99], "an effect cannot be aimed at 99"),
        (("chain", 1, "slots", "targets"), [-1], "an effect cannot be aimed at -1"),
        (("chain", 1, "slots", "targets"), [1, 1], "an effect cannot be aimed at 1"),
        (("agenda", 0, "program"), "cast", "there are links, and no chain is under way"),
        (("stock", 0), 4, "Mana is there 3 times; there are 4 in the game"),
    ],
)
def test_a_chain_no_game_can_have_is_refused(path: tuple[str | int, ...], to: Json, sentence: str) -> None:
    assert spoiled(chained(), *path, to=to).endswith(sentence)


def asked_to_sacrifice() -> Position:
    s = at("P1.hand: Tribute\nP1.mana: 4/4\nP2.field: Town Watch; Cinder Hound; War Camp\nP1.hero: Sister Elowen")
    GAME.apply(s, P1, GAME.read_action(s, P1, "cast tribute"))
    while s.waiting[0].kind != "sacrifice":
        GAME.apply(s, s.waiting[0].seat, PASS)
    return s


def test_a_choice_in_the_middle_of_an_effect_reads_back_from_json() -> None:
    s = asked_to_sacrifice()

    assert same(GAME.decode(json.loads(json.dumps(GAME.encode(s)))), s)
    assert spoiled(s, "waiting", 0, "options", to=[18, 99]) == "number 99 cannot be chosen by P2"
    assert spoiled(s, "waiting", 0, "slot", to="targets") == '"sacrifice" is not asked like that'
    assert spoiled(s, "agenda", 1, "program", to="dance") == 'there is no program "dance"'


def test_hidden_copies_are_counted_too() -> None:
    seen = GAME.mask(kit("P2.hand: k_v1"), P1)

    assert spoiled(seen, "stock", 0, to=20000) == "stock[0]: 20000 is not between 0 and 10000"


def test_keywords_are_held_until_the_turn_of_somebody_at_the_table() -> None:
    s = kit("P1.field: k_v1")

    told = spoiled(s, "players", 0, "field", 0, "held_keys", to=1 << 20)
    assert told == "k_v1 has keywords until the turn of somebody who is not at the table"


def test_an_attack_under_way_can_be_written() -> None:
    s = kit("P1.field: k_v1 engaged")

    assert "P1.field: k_v1 [16] engaged" in GAME.position_text(s)


def test_without_any_hero_there_is_no_game() -> None:
    with pytest.raises(BadPosition, match="these cards have no hero"):
        GAME.read_position("", Options(), CardSet([CARDS.all[0], *KIT]))


def test_effects_that_wait_are_triggered_ones() -> None:
    link = GAME.encode(busy())["position"]["chain"][0]

    assert '"attack" cannot wait to be set off' in spoiled(busy(), "queue", to=[link])


def test_who_has_no_cards_is_not_asked_to_discard() -> None:
    s = kit("P1.hand: k_v1")
    asked = {**GAME.encode(s)["position"]["waiting"][0], "kind": "discard"}

    assert spoiled(kit(""), "waiting", to=[asked]) == "P1 has nothing to discard"


def test_nobody_else_is_asked_for_the_moves_of_a_turn() -> None:
    s = kit("")
    asked = {**GAME.encode(s)["position"]["waiting"][0], "seat": 1}

    assert spoiled(s, "waiting", to=[asked]) == 'P2 is asked "main" in the turn of P1'


def test_a_turn_about_to_start_can_be_saved() -> None:
    s = kit("")
    s.phase = BEFORE
    s.waiting = ()

    assert same(GAME.decode(json.loads(json.dumps(GAME.encode(s))), CARDS), s)


# How far positions may go.


def accepted(s: Position, *path: str | int, to: Json) -> Position:
    """The position with one thing in it changed to something a game can have."""
    value = json.loads(json.dumps(GAME.encode(s)))
    node = value["position"]
    for step in path[:-1]:
        node = node[step]
    node[path[-1]] = to
    return GAME.decode(value, s.cards)


@pytest.mark.parametrize("kind", ["hero", "mulligan", "respond", "closing"])
def test_in_a_turn_with_nothing_under_way_only_its_own_questions_are_asked(kind: str) -> None:
    assert spoiled(kit(""), "waiting", 0, "kind", to=kind) == f'nobody can be asked "{kind}" here'


@pytest.mark.parametrize("kind", ["main", "interrupt", "mulligan", "closing", "hero"])
def test_while_a_chain_is_under_way_only_answers_are_asked_for(kind: str) -> None:
    assert spoiled(busy(), "waiting", 0, "kind", to=kind) == f'nobody can be asked "{kind}" here'


@pytest.mark.parametrize("phase", [HEROES, BEFORE, CLOSING])
def test_the_moves_of_a_turn_are_asked_for_in_its_turn_phase(phase: int) -> None:
    assert spoiled(kit(""), "phase", to=int(phase)) in (
        'nobody can be asked "main" here',
        "P1 is offered no hero (R1)",
    )


def test_what_an_effect_was_aimed_at_may_be_nothing() -> None:
    assert accepted(chained(), "chain", 1, "slots", "targets", to=[0]).chain[1].slots["targets"] == (0,)
    assert accepted(chained(), "chain", 0, "slots", "targets", to=[0]).chain[0].slots["targets"] == (0,)
    assert accepted(busy(), "chain", 0, "slots", "targets", to=[1]).chain[0].slots["targets"] == (1,)
    for nobody in (0, 3, 15, 22):
        assert spoiled(busy(), "chain", 0, "slots", "targets", to=[nobody]) == f"an effect cannot be aimed at {nobody}"


def test_numbers_of_an_effect_have_bounds() -> None:
    for number in (-10000, 0, 16383):
        assert accepted(busy(), "chain", 0, "slots", to={"power": [number]}).chain[0].slots["power"] == (number,)
    for number in (-10001, 16384):
        assert (
            spoiled(busy(), "chain", 0, "slots", to={"power": [number]}) == 'a choice of "power" is beyond all bounds'
        )


@pytest.mark.parametrize(
    ("slot", "least", "most"), [("targets", 1, 2), ("power", 1, 1), ("event", 2, 3), ("done", 0, 99), ("chosen", 0, 99)]
)
def test_what_belongs_to_an_effect_is_counted(slot: str, least: int, most: int) -> None:
    s = chained()
    for count in (least - 1, most + 1):
        if count >= 0:
            told = f'{count} choices of "{slot}" belong to no effect'
            assert spoiled(s, "chain", 1, "slots", to={slot: [1] * count}) == told
    if slot != "targets":
        for count in (least, most):
            assert accepted(s, "chain", 1, "slots", to={slot: [1] * count}).chain[1].slots[slot] == (1,) * count


def test_only_triggers_are_counted_on_a_card() -> None:
    source = int(busy().chain[0].source)
    assert spoiled(busy(), "chain", 0, "source", to=source | 1 << 32) == 'k_v2 has no effect of the kind "attack"'


def test_the_card_that_is_named_is_the_first_that_is_missing() -> None:
    s = kit("P1.hand: k_v1, k_v2")
    raw = json.loads(json.dumps(GAME.encode(s)))
    raw["position"]["players"][0]["hand"] = []
    with pytest.raises(BadPosition, match="k_v1 is there 0 times; there are 1 in the game"):
        GAME.decode(raw, s.cards)


def test_every_sentence_about_positions_is_held_here() -> None:
    for module in ("soundness", "pending"):
        assert unheld(f"pantheon/rules/{module}.py", __file__) == []
