"""How cards are written down: the line of numbers, the rules, and what follows from them."""

from __future__ import annotations

import pytest

from cardwright.games.generals.cards.clauses import (
    backstab,
    build,
    choose,
    choose_free_square,
    opening_gambit,
    sentinel,
    trial,
)
from cardwright.games.generals.cards.phrases import dying_wish
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import zeal
from cardwright.games.generals.effects.damage import Destroy, Hurt
from cardwright.games.generals.effects.draw import DrawCards
from cardwright.games.generals.effects.movement import TeleportHere
from cardwright.games.generals.effects.places import ANYWHERE
from cardwright.games.generals.effects.trials import NoCardTwice
from cardwright.games.generals.effects.units import CHOSEN, CHOSEN_FIRST, ENEMY_MINIONS, EVERYONE
from cardwright.games.generals.model.card import SPELL_CAST, Card
from cardwright.games.generals.model.keywords import (
    BACKSTAB,
    BATTLE_PET,
    BUILD,
    DYING_WISH,
    FLYING,
    OPENING_GAMBIT,
    PROVOKE,
    SENTRY,
    STRUCTURE,
    TRIAL,
    TRIBES,
    ZEAL,
)
from cardwright.kernel.errors import BadInput

NEUTRAL = Press("Neutral", "test")


def choices(card: Card) -> list[tuple[bool, int]]:
    """Of everything a card asks: whether something is chosen, and how many effects follow."""
    return [(ask.target is not None, len(ask.program.effects)) for ask in card.asks]


@pytest.mark.parametrize(
    ("line", "rarity", "tribe", "token"),
    [
        ("3 mana 4/3", "basic", "", False),
        ("3 mana 4/3, epic", "epic", "", False),
        ("3 mana 4/3, Golem", "basic", "Golem", False),
        ("3 mana 4/3, rare Battle Pet", "rare", "Battle Pet", False),
        ("3 mana 4/3, token", "token", "", True),
        ("3 mana 4/3, basic token", "basic", "", True),
        ("3 mana 4/3, Structure token", "token", "Structure", True),
    ],
)
def test_the_line_of_a_minion_says_its_numbers_rarity_and_tribe(
    line: str, rarity: str, tribe: str, token: bool
) -> None:
    card = NEUTRAL.minion("Hound", line)
    assert (card.mana, card.attack, card.health) == (3, 4, 3)
    assert (card.rarity, TRIBES[card.tribe], card.token, card.collectible) == (rarity, tribe, token, not token)


def test_the_line_of_a_spell_is_its_cost_and_that_of_an_artifact_may_add_attack() -> None:
    assert NEUTRAL.spell("Spark", "2 mana, rare", "", DrawCards()).mana == 2
    assert NEUTRAL.artifact("Mask", "2 mana +1 attack", "").attack == 1
    assert NEUTRAL.artifact("Cap", "2 mana, epic", "").attack == 0


def test_a_line_that_cannot_be_read_is_answered_with_an_example() -> None:
    with pytest.raises(
        BadInput, match=r'^Hound: "3 man 4/3" is not read; write for example "3 mana 4/3, common Golem"$'
    ):
        NEUTRAL.minion("Hound", "3 man 4/3")
    with pytest.raises(BadInput, match=r'^Spark: "2 mana 1/1" is not read; write for example "2 mana, rare"$'):
        NEUTRAL.spell("Spark", "2 mana 1/1", "")
    with pytest.raises(BadInput, match=r'^Mask: "2 mana 1 attack" is not read'):
        NEUTRAL.artifact("Mask", "2 mana 1 attack", "")
    with pytest.raises(BadInput, match=r'^Argeon: "25" is not read; write for example "2/25"$'):
        NEUTRAL.general("Argeon", "25", "")


def test_the_effects_of_a_spell_belong_to_the_choice_before_them() -> None:
    plain = NEUTRAL.spell("Storm", "2 mana", "", Hurt(1, EVERYONE), DrawCards())
    two = NEUTRAL.spell(
        "Lure",
        "2 mana",
        "",
        choose(ENEMY_MINIONS),
        Hurt(1, CHOSEN),
        choose_free_square(ANYWHERE),
        TeleportHere(CHOSEN_FIRST),
        DrawCards(),
    )
    assert choices(plain) == [(False, 2)]
    assert choices(two) == [(True, 1), (True, 2)]
    assert choices(NEUTRAL.spell("Nothing", "0 mana", "")) == [(False, 0)]


def test_so_do_those_of_an_opening_gambit() -> None:
    card = NEUTRAL.minion(
        "Beast",
        "3 mana 2/2",
        "",
        opening_gambit(choose(ENEMY_MINIONS), choose_free_square(ANYWHERE), TeleportHere(CHOSEN_FIRST)),
    )
    assert choices(card) == [(True, 0), (True, 1)]
    assert NEUTRAL.minion("Hound", "3 mana 2/2").asks == ()


def test_keywords_that_follow_from_the_rules_need_not_be_written() -> None:
    gambit = opening_gambit(choose(ENEMY_MINIONS), Destroy(CHOSEN))
    assert NEUTRAL.minion("One", "1 mana 1/1", "", FLYING, PROVOKE, gambit).traits == FLYING | PROVOKE | OPENING_GAMBIT
    assert NEUTRAL.minion("Two", "1 mana 1/1", "", dying_wish(DrawCards()), zeal(attack=1)).traits == DYING_WISH | ZEAL
    assert NEUTRAL.minion("Three", "1 mana 1/1", "", backstab(2)).traits == BACKSTAB
    assert NEUTRAL.minion("Four", "1 mana 1/1, Structure").traits == STRUCTURE
    assert NEUTRAL.minion("Five", "1 mana 1/1, Battle Pet").traits == BATTLE_PET
    assert NEUTRAL.minion("Six", "1 mana 1/1", "", trial(NoCardTwice())).traits == TRIAL


def test_what_is_built_or_watches_is_played_as_something_else() -> None:
    tower = NEUTRAL.minion("Tower", "1 mana 1/1", "", build(3))
    watcher = NEUTRAL.minion("Watcher", "1 mana 1/1", "", sentinel(SPELL_CAST))
    assert (tower.traits, tower.counter, tower.hidden_by) == (BUILD, 3, "building")
    assert (watcher.traits, watcher.watch, watcher.hidden_by) == (SENTRY, SPELL_CAST, "watchful_sentinel")


def test_what_an_artifact_says_is_for_the_general_that_wears_it() -> None:
    card = NEUTRAL.artifact("Mask", "2 mana", "", FLYING, dying_wish(DrawCards()), backstab=2)
    worn = card.enchantment
    assert worn is not None
    assert (worn.traits, len(worn.abilities), worn.backstab, worn.artifact) == (FLYING, 1, 2, True)
    assert (card.traits, card.abilities, card.backstab) == (0, (), 0)
