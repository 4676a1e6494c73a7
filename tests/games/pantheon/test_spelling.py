"""Actions in words and in parts, and everything one may type instead."""

import random

import pytest

from cardwright.games.pantheon.effects.filters import Filter
from cardwright.games.pantheon.game import GAME
from cardwright.games.pantheon.model import questions as book
from cardwright.games.pantheon.model.card import SPELL, Card, Cards, Numbers, OnPlay
from cardwright.games.pantheon.model.target import HERO, THING, Target
from cardwright.kernel.errors import IllegalAction
from tests.games.pantheon.house import P1, P2, Table, at, dealt
from tests.games.pantheon.kit import KIT

FIELD = ("P1.field: Two=a, Archer=b", "P2.field: Two=c, Wall=d")


def written(table: Table, seat: int = P1) -> list[str]:
    return [GAME.action_text(table.s, seat, action) for action in GAME.legal(table.s, seat)]


def read(table: Table, text: str, seat: int = P1) -> str:
    """What is meant by what somebody typed."""
    return GAME.action_text(table.s, seat, GAME.read_action(table.s, seat, text))


def parts(table: Table, text: str, seat: int = P1) -> dict[str, object]:
    return dict(GAME.action_parts(table.s, seat, GAME.read_action(table.s, seat, text)))


def refused(table: Table, text: str, seat: int = P1) -> str:
    with pytest.raises(IllegalAction) as problem:
        GAME.apply(table.s, seat, GAME.read_action(table.s, seat, text))
    return str(problem.value)


# Every action there is.


@pytest.mark.parametrize("seed", range(12))
def test_every_legal_action_is_written_in_its_own_words_and_read_back(seed: int) -> None:
    table, dice = dealt(seed, 2 + seed % 5), random.Random(seed)
    s = table.s
    for _ in range(250):
        if s.result is not None:
            break
        for decision in s.waiting:
            seat = int(decision.seat)
            seen = GAME.mask(s, seat)
            legal = [int(action) for action in GAME.legal(s, seat)]
            texts = [GAME.action_text(seen, seat, action) for action in legal]
            assert [GAME.read_action(seen, seat, text) for text in texts] == legal
            assert len(set(texts)) == len(texts)
        mover = int(s.next_seat())
        GAME.apply(s, mover, dice.choice(list(GAME.legal(s, mover))))


def test_an_action_says_what_is_chosen_and_what_is_given_up() -> None:
    table = at(*FIELD, "P1.hand: Bolt, Mana, Offering", "P1.mana: 3")
    assert "cast Bolt > #18" in written(table)
    assert "cast Offering, sacrifice #16" in written(table)
    assert "attack #16 > #19" in written(table)
    assert "activate #17 > #16" in written(table)
    assert {"mana", "end"} <= set(written(table))


def test_a_card_in_the_pile_is_called_by_name_and_a_link_by_number() -> None:
    table = at("P1.hand: Raise", "P1.mana: 3", "pile: Two, Six", "P2.hand: Deny", "P2.mana: 2")
    assert "cast Raise > Two" in written(table)
    table.say(P1, "cast Raise > Two")
    assert written(table, P2) == ["pass", "cast Deny > link 1"]


def test_a_choice_that_is_left_out_before_another_is_said_to_be_nothing() -> None:
    optional = Target(THING, Filter(), optional=True)
    both = Card("Both", SPELL, 3, Numbers(1), "", OnPlay((), (optional, Target(HERO, Filter()))))
    table = at("P1.field: Two", "P1.hand: Both", "P1.mana: 1", cards=Cards([*KIT.all, both]))
    assert {"cast Both > #16, P2", "cast Both > nothing, P2"} <= set(written(table))
    assert parts(table, "cast both > -, p2")["targets"] == ["hero:1"]


# In parts.


def test_parts_name_things_heroes_cards_and_links_for_programs() -> None:
    table = at(*FIELD, "P1.hand: Bolt, Raise", "P1.mana: 4", "pile: Six", "P2.hand: Deny", "P2.mana: 2")
    assert parts(table, "cast Bolt > #18") == {"kind": "cast", "card": "bolt", "targets": ["thing:18"]}
    assert parts(table, "cast Raise > Six") == {"kind": "cast", "card": "raise", "targets": ["pile:six"]}
    assert parts(table, "attack #16 > #19") == {"kind": "attack", "attacker": "thing:16", "defender": "thing:19"}
    assert parts(table, "activate #17 > #16") == {"kind": "activate", "source": "thing:17", "targets": ["thing:16"]}
    assert parts(table, "end") == {"kind": "end"}
    table.say(P1, "cast Bolt > #18")
    assert parts(table, "cast Deny > link 1", P2)["targets"] == ["link:1"]
    assert parts(table, "pass", P2) == {"kind": "pass"}


def test_what_is_given_up_is_a_part_of_its_own() -> None:
    table = at(*FIELD, "P1.hand: Offering", "P1.mana: 2")
    offering = parts(table, "cast Offering, sacrifice #16")
    assert offering == {"kind": "cast", "card": "offering", "targets": [], "sacrifice": "thing:16"}


def test_choosing_a_hero_and_swapping_have_parts() -> None:
    table = dealt(3)
    hero = table.s.cards.all[table.s.players[P1].offers[1]]
    assert parts(table, f"hero {hero.name}") == {"kind": "hero", "card": hero.key}
    table.choose_all()
    seat = table.asked()[0]
    held = [table.s.cards.all[card] for card in table.s.players[seat].hand[-2:]]
    swap = parts(table, f"swap {held[0].name}, {held[1].name}", seat)
    assert swap == {"kind": "swap", "cards": [card.key for card in held]}
    assert parts(table, "keep", seat) == {"kind": "swap", "cards": []}


# What one may type.


def test_case_and_spaces_do_not_matter_and_the_beginning_of_a_name_is_enough() -> None:
    table = at(*FIELD, "P1.hand: Bolt, Mana", "P1.mana: 3")
    assert read(table, "  CAST   bo >#18 ") == "cast Bolt > #18"
    assert read(table, "c bolt > wall") == "cast Bolt > #19"
    assert read(table, "bolt > wall") == "cast Bolt > #19"
    assert read(table, "at archer > wall") == "attack #17 > #19"
    assert (read(table, "e"), read(table, "m")) == ("end", "mana")


def test_a_name_means_what_may_be_chosen_before_anything_else() -> None:
    table = at(*FIELD)
    assert read(table, "attack two > wall") == "attack #16 > #19"
    assert read(table, "attack #16 two > #19 wall") == "attack #16 > #19"


def test_a_name_that_could_mean_two_things_is_refused_with_both() -> None:
    table = at(*FIELD, "P1.hand: Bolt", "P1.mana: 1")
    assert refused(table, "cast bolt > two") == '"two" could be #16 Two or #18 Two'
    assert refused(table, "a #16 > #19") == '"a" could be activate or attack'


def test_your_own_hero_is_activated_as_hero_or_by_name() -> None:
    table = at("P1.hero: Tide", "P1.mana: 5", "P2.field: Two")
    one = next(text for text in written(table) if text.startswith("activate hero"))
    assert read(table, one.replace("hero", "p1", 1)) == one
    assert read(table, one.replace("hero", "tid", 1)) == one


def test_in_a_window_a_letter_is_enough_to_pass() -> None:
    table = at("P1.hand: Bolt", "P1.mana: 1", "P1.field: Two", "P2.hand: Bolt", "P2.mana: 1")
    table.say(P1, "cast Bolt > Two")
    assert read(table, "p", P2) == "pass"


def test_a_link_is_meant_by_its_number_or_its_card() -> None:
    table = at("P1.hand: Bolt", "P1.mana: 1", "P1.field: Two", "P2.hand: Deny", "P2.mana: 2")
    table.say(P1, "cast Bolt > Two")
    for words in ("link 1", "1", "bolt"):
        assert read(table, f"cast deny > {words}", P2) == "cast Deny > link 1"
    assert refused(table, "cast deny > link 2", P2) == "there is no link 2 on the chain"


# What makes no sense, or is not allowed.


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("dance", 'there is no "dance" in your hand: Mana, Bolt'),
        ("cast", "say which one in your hand: Mana, Bolt"),
        ("cast bolt > #99", "there is no #99 on the table"),
        ("cast bolt > p7", "there is no P7; there are P1 to P2"),
        ("cast bolt > #18, #19", "there is nothing more to choose for it"),
        ("cast bolt > #18, sacrifice #16", "there is nothing to sacrifice for it"),
        ("attack #16", 'write who attacks whom: "attack #17 > P2"'),
        ("attack #16 > ogre", 'there is no "ogre" on the table: P1, #16 Two, #17 Archer, P2, #18 Two, #19 Wall'),
    ],
)
def test_what_cannot_be_read_is_answered_with_what_could_be_meant(text: str, why: str) -> None:
    assert refused(at(*FIELD, "P1.hand: Bolt, Mana", "P1.mana: 3"), text) == why


def test_what_is_read_but_forbidden_is_refused_by_the_rules() -> None:
    table = at(*FIELD, "P1.hand: Bolt, Mana", "P1.mana: 3")
    assert "R53" in refused(table, "attack #16 > #18")
    assert "R22" in refused(table, "attack #16 > P2")
    assert "something has to be chosen" in refused(table, "cast bolt")


def test_the_questions_of_an_effect_are_answered_by_a_name_alone() -> None:
    table = at("P1.hand: Toll", "P1.mana: 4", "P2.field: Two, Three")
    table.do(P1, "cast Toll")
    assert table.question() == book.SACRIFICE
    assert written(table, P2) == ["sacrifice #16", "sacrifice #17"]
    assert read(table, "three", P2) == "sacrifice #17"
    assert parts(table, "three", P2) == {"kind": "sacrifice", "unit": "thing:17"}
