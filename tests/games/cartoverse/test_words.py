"""Actions in words and in parts, and events in sentences."""

import pytest

from cardwright.games.cartoverse.game import GAME
from cardwright.kernel.errors import IllegalAction
from tests.games.cartoverse.arena import ONLOOKER, P1, P2, Table, at, dealt


def busy() -> Table:
    return at(
        "P1.hero: Pitcher",
        "P1.mana: 9",
        "P1.hand: 1/1; Bolt; Banner; Pillar; Snare; Solar Shard; Raise; Zap; Smite",
        "P1.graveyard: 3/3",
        "P1.creatures: Pinger=a attack 1; Sage=c defense 1",
        "P2.creatures: Guard=b attack 1",
    )


def test_every_action_offered_is_read_as_it_is_written() -> None:
    table = busy()
    actions = GAME.legal(table.s, P1)
    assert len(actions) > 40
    for action in actions:
        text = GAME.action_text(table.s, P1, action)
        assert GAME.read_action(table.s, P1, text) == action
        assert GAME.read_action(table.s, P1, text.upper()) == action


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("bol > b", "cast Bolt > b"),
        ("c bolt > guard", "cast Bolt > b"),
        ("  cast   zap>guard ", "cast Zap > b"),
        ("d", "draw"),
        ("e", "end"),
        ("su 1/1 > a3", "summon 1/1 > attack 3"),
        ("1/1 > d 5", "summon 1/1 > defense 5"),
        ("sna", "set Snare"),
        ("solar", "shard Solar Shard"),
        ("m solar", "mana Solar Shard"),
        ("use pinger > b", "use a > b"),
        ("use dig discarding zap", "use Dig, discard Zap"),
        ("use hero 1, discard Zap", "use Dig, discard Zap"),
        ("cast pillar > 2", "cast Pillar > column 2"),
        ("cast banner > enemy defense", "cast Banner > P2 defense"),
        ("cast smite > P2", "cast Smite > P2"),
        ("raise > 3/3", "cast Raise > 3/3"),
        ("attack pinger > b", "attack a > b"),
    ],
)
def test_the_beginning_of_a_name_is_enough(typed: str, meant: str) -> None:
    table = busy()
    assert table.action(P1, typed) == table.action(P1, meant)


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("dance", 'there is no "dance" in your hand'),
        ("s 1/1 > a3", '"s" could be shard or summon or set'),
        ("attack a", 'write who attacks whom: "attack #17 > P2"'),
        ("summon 1/1", 'write where it goes: "summon Dawn Squire > attack 3"'),
        ("summon 1/1 > attack 6", 'write where it goes: "summon Dawn Squire > attack 3"'),
        ("cast Zap > #99", "there is no #99 on the board"),
        ("cast Banner > P1", '"P1" is not a zone: write "P1 attack" or "enemy defense"'),
        ("cast Pillar > column 9", '"column 9" is not a column: write "column 1" to "column 5"'),
        ("use c > b", "nothing is chosen for it"),
        ("target b", "no target is asked for now"),
        ("mulligan 11", '"mulligan" takes the cards to exchange'),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_hint(typed: str, reason: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        busy().action(P1, typed)
    assert str(refused.value).startswith(reason)


def parts(table: Table, seat: int, text: str) -> dict[str, object]:
    return GAME.action_parts(table.s, seat, table.action(seat, text))


def test_actions_have_parts_for_programs() -> None:
    table = busy()
    assert parts(table, P1, "end") == {"kind": "end"}
    assert parts(table, P1, "draw") == {"kind": "draw"}
    assert parts(table, P1, "mana Bolt") == {"kind": "mana", "card": "bolt"}
    assert parts(table, P1, "shard Solar Shard") == {"kind": "shard", "card": "solar_shard"}
    assert parts(table, P1, "set Snare") == {"kind": "trap", "card": "snare"}
    assert parts(table, P1, "replace Zap") == {"kind": "replace", "card": "zap"}
    assert parts(table, P1, "summon 1/1 > defense 2") == {
        "kind": "creature",
        "card": "1_1",
        "zone": "defense",
        "slot": 2,
    }
    thing = f"thing:{table.labels['b']}"
    mine = f"thing:{table.labels['a']}"
    assert parts(table, P1, "cast Bolt > b") == {"kind": "cast", "card": "bolt", "targets": [thing]}
    assert parts(table, P1, "cast Smite > P2")["targets"] == ["hero:1"]
    assert parts(table, P1, "cast Raise > 3/3")["targets"] == ["grave:3_3"]
    assert parts(table, P1, "cast Banner > P2 attack")["targets"] == ["row:1:attack"]
    assert parts(table, P1, "cast Pillar > column 4")["targets"] == ["column:4"]
    assert parts(table, P1, "attack a > b") == {"kind": "attack", "attacker": mine, "defender": thing}
    used = {"kind": "ability", "source": mine, "which": 0, "targets": [thing]}
    assert parts(table, P1, "use a > b") == used
    dug = {"kind": "ability", "source": "hero:0", "which": 0, "targets": [], "discard": "zap"}
    assert parts(table, P1, "use Dig, discard Zap") == dug


def test_answers_have_parts_too() -> None:
    table = at("P1.creatures: 2/2=a attack 1", "P2.hand: Deny; Halt", "P2.mana: 1", "P2.creatures: Guard=b defense 1")
    table.say(P1, "attack a > P2")
    assert parts(table, P2, "pass") == {"kind": "pass"}
    assert parts(table, P2, "cast Halt > link 1")["targets"] == ["link:1"]
    table.say(P2, "pass")
    assert parts(table, P2, "block b") == {"kind": "block", "creature": f"thing:{table.labels['b']}"}
    table = at("P1.hand: Sniper", "P1.mana: 1", "P2.creatures: Guard=b defense 1")
    table.say(P1, "summon Sniper > attack 1")
    assert parts(table, P1, "target b") == {"kind": "target", "target": f"thing:{table.labels['b']}"}
    assert parts(dealt(), P1, "mulligan 1 4") == {"kind": "mulligan", "slots": [1, 4]}


def test_a_name_alone_answers_a_block_a_target_and_a_discard() -> None:
    table = at("P1.creatures: 2/2=a attack 1", "P2.creatures: Guard=b defense 1")
    table.say(P1, "attack a > P2")
    assert table.action(P2, "guard") == table.action(P2, "block b")
    table = at("P1.hand: Loot; Blank", "P1.mana: 1", "P1.deck: Zap")
    table.do(P1, "cast Loot")
    assert table.action(P1, "zap") == table.action(P1, "discard Zap")


def test_a_whole_turn_in_sentences() -> None:
    table = at(
        "player: P2",
        "P1.shards: Solar Shard",
        "P1.creatures: Lark attack 1 exhausted",
        "P1.hp: 9/20",
        "P1.deck: 3/3",
    )
    table.next_turn()
    assert table.told(P1) == [
        "P2 ends the turn.",
        "Turn 5 is yours.",
        "Your Solar Shard becomes a mana.",
        "You have 1 mana.",
        "Your Lark takes effect.",
        "You gain 1 HP: 10 in all.",
        "You draw 3/3.",
    ]


@pytest.mark.parametrize(
    ("lines", "action", "sentences"),
    [
        (
            ("P1.hand: Guest", "P1.mana: 1"),
            "summon Guest > attack 2",
            ["P1 pays 1 HP for Guest: 19 left.", "P1 summons Guest into slot 2 of the Attack zone."],
        ),
        (("P1.hand: 2/2",), "mana 2/2", ["P1 places 2/2 as mana."]),
        (
            ("P1.hand: Ramp", "P1.mana: 1"),
            "cast Ramp",
            ["P1 casts Ramp.", "P1's Ramp resolves.", "P1 puts Blank from the deck into the mana zone."],
        ),
        (
            ("P1.hand: Gift", "P1.mana: 1"),
            "cast Gift",
            ["P1 casts Gift.", "P1's Gift resolves.", "P1 gains 2 mana for this turn."],
        ),
        (
            ("P1.hand: Second Wind",),
            "cast Second Wind",
            [
                "P1 casts Second Wind.",
                "P1's Second Wind resolves.",
                "P1 gains 1 mana for this turn.",
                "Second Wind leaves the game.",
            ],
        ),
        (
            ("P1.hand: Shrine", "P1.mana: 1"),
            "cast Shrine",
            ["P1 casts Shrine.", "P1's Shrine resolves.", "Shrine lies in P1's hero zone."],
        ),
        (("P1.mana: 1",), "draw", ["P1 draws a card with the hero.", "P1 draws a card."]),
        (
            ("P1.hand: Raise", "P1.mana: 1", "P1.graveyard: 3/3"),
            "cast Raise > 3/3",
            [
                "P1 casts Raise on 3/3 in the graveyard.",
                "P1's Raise resolves.",
                "P1 summons 3/3 into slot 1 of the Attack zone from the graveyard.",
            ],
        ),
        (
            ("P1.hand: Boost", "P1.mana: 1", "P1.creatures: 2/2=a attack 1"),
            "cast Boost > a",
            ["P1 casts Boost on P1's 2/2.", "P1's Boost resolves.", "P1's 2/2 gets +2/+2 this turn."],
        ),
        (
            ("P1.hand: Flip", "P1.mana: 1", "P1.creatures: 2/2=a attack 1"),
            "cast Flip > a",
            ["P1 casts Flip on P1's 2/2.", "P1's Flip resolves.", "P1's 2/2 moves to slot 1 of the Defense zone."],
        ),
        (
            ("P1.hand: Wake", "P1.mana: 1", "P1.creatures: 2/2=a attack 1 exhausted"),
            "cast Wake > a",
            ["P1 casts Wake on P1's 2/2.", "P1's Wake resolves.", "P1's 2/2 is ready again."],
        ),
        (
            ("P1.creatures: 2/2=a attack 1", "P2.traps: Foil"),
            "attack a > P2",
            ["P1's 2/2 attacks P2.", "P2's trap Foil goes off.", "The attack of P1's 2/2 is negated."],
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_happens_is_told_in_sentences(lines: tuple[str, ...], action: str, sentences: list[str]) -> None:
    table = at(*lines)
    table.do(P1, action)
    assert table.told(ONLOOKER) == sentences
