"""What is printed: numbers and keywords of every card, and that texts and programs agree."""

import re
from collections import Counter

import pytest

from cardwright.games.pantheon.cards import STANDARD
from cardwright.games.pantheon.effects.amounts import PileCount
from cardwright.games.pantheon.effects.asking import Discard
from cardwright.games.pantheon.effects.filters import Filter
from cardwright.games.pantheon.effects.steps import (
    THIS_TURN,
    UNTIL_YOUR_TURN,
    Gain,
    Negate,
    Power,
    Ready,
    Recall,
    RecallItself,
    Sacrifice,
    Summon,
)
from cardwright.games.pantheon.effects.who import (
    BARE_OPPONENTS,
    EVERYBODY,
    HEALTHIER,
    OPPONENTS,
    TURN_PLAYER,
    All,
    Everybody,
)
from cardwright.games.pantheon.model.card import (
    BARRED,
    DEMON,
    DESTROYED,
    EACH_END,
    FACTIONS,
    FIELD,
    GOD,
    HERO,
    HUMAN,
    MANA,
    NEUTRAL,
    SPELL,
    STEALTH,
    TAUNT,
    UNIT,
    Card,
    Steps,
)
from cardwright.games.pantheon.model.target import Target
from cardwright.games.pantheon.options import Options
from cardwright.kernel.effects.amounts import CountOf, Fixed
from cardwright.kernel.effects.conditions import AtMost
from cardwright.kernel.effects.things import ENEMY, FRIENDLY, NO_LIMIT

ALL = STANDARD.all
WORDS = {"a": 1, "one": 1}


def named(card: Card) -> str:
    return card.key


# The set.


def test_the_set_has_126_cards_beside_mana_and_heroes() -> None:
    kinds = Counter(card.type for card in ALL)
    assert kinds == {HERO: 18, UNIT: 67, SPELL: 42, FIELD: 17, MANA: 1}
    factions = Counter(FACTIONS[card.faction] for card in ALL if card.type in (UNIT, SPELL, FIELD))
    assert factions == {"Demon": 35, "God": 36, "Human": 35, "Neutral": 20}


def test_mana_is_the_first_card() -> None:
    assert ALL[0].type == MANA
    assert ALL[0].cost == 0


@pytest.mark.parametrize(
    ("name", "faction", "cost", "power", "keywords"),
    [
        ("Cinder Hound", DEMON, 2, 3, 0),
        ("Gloom Stalker", DEMON, 2, 2, STEALTH),
        ("Shield Cherub", GOD, 2, 2, TAUNT),
        ("Marble Guardian", GOD, 3, 5, TAUNT | BARRED),
        ("Colossus of the Sun", GOD, 7, 9, TAUNT),
        ("Militia Recruit", HUMAN, 1, 2, 0),
        ("Town Watch", HUMAN, 1, 1, TAUNT),
        ("Royal Champion", HUMAN, 5, 6, TAUNT),
        ("Wandering Mercenary", NEUTRAL, 3, 4, 0),
        ("Mimic Chest", NEUTRAL, 3, 3, STEALTH),
        ("River Troll", NEUTRAL, 4, 6, 0),
        ("Stone Golem", NEUTRAL, 5, 7, 0),
    ],
)
def test_a_unit_without_effects_is_its_numbers(name: str, faction: int, cost: int, power: int, keywords: int) -> None:
    card = ALL[STANDARD.find(name)]
    assert (card.type, card.faction, card.cost, card.power, card.keywords) == (UNIT, faction, cost, power, keywords)
    assert (card.on_play, card.activation, card.static, card.triggers) == (None, None, None, ())


@pytest.mark.parametrize("card", ALL, ids=named)
def test_costs_power_and_health_fit_the_type(card: Card) -> None:
    played = card.type in (UNIT, SPELL, FIELD)
    assert (1 <= card.cost <= 7) == played
    assert (card.power > 0) == (card.type == UNIT)
    assert (18 <= card.health <= 23) == (card.type == HERO)
    assert (card.faction != NEUTRAL) or card.type != HERO
    assert card.on_play is not None or card.type != SPELL


@pytest.mark.parametrize("card", [card for card in ALL if card.type == UNIT], ids=named)
def test_no_unit_is_far_from_the_curve(card: Card) -> None:
    plain = [0, 2, 3, 4, 6, 7, 8, 9][card.cost]
    assert plain - 4 <= card.power <= plain + 1
    assert card.power <= plain or card.text  # more power than that only with a drawback


@pytest.mark.parametrize("card", ALL, ids=named)
def test_keywords_open_the_text(card: Card) -> None:
    assert (card.text.startswith("Taunt.")) == bool(card.keywords & TAUNT)
    assert (card.text.startswith("Stealth.")) == bool(card.keywords & STEALTH)
    assert ("This unit cannot attack." in card.text) == bool(card.keywords & BARRED)


# Texts and programs.


def programs(card: Card) -> list[Steps]:
    found = [trigger.steps for trigger in card.triggers]
    if card.on_play is not None:
        found.append(card.on_play.steps)
    if card.activation is not None:
        found.append(card.activation.steps)
    return found


def steps_of(card: Card) -> list[object]:
    found: list[object] = []
    for program in programs(card):
        for step in program:
            found.append(step)
            if isinstance(step, Sacrifice):
                found += step.then
    return found


def targets_of(card: Card) -> list[Target]:
    found: list[Target] = []
    for rule in (card.on_play, card.activation):
        if rule is not None:
            found += rule.targets
            found += [rule.sacrifice] if rule.sacrifice is not None else []
    return found


def limits(filter: Filter) -> set[int]:
    powers = [number for limit in filter.limits for number in (limit.least, limit.most)]
    chosen = (filter.most_cost, filter.least_cost, *powers)
    return {int(limit) for limit in chosen if 0 < limit < NO_LIMIT}


def numbers_in_step(step: object) -> set[int]:
    found: set[int] = set()
    amount = getattr(step, "amount", None)
    who = getattr(step, "who", None)
    if isinstance(amount, Fixed):
        found.add(abs(int(amount.number)))
    if isinstance(step, Discard):
        found.add(int(step.number))
    if isinstance(amount, CountOf):
        found.add(int(amount.each))
    if isinstance(amount, PileCount):
        found |= {1, int(amount.most)}
    if isinstance(who, Everybody) and who is not EVERYBODY:
        found.add(int(who.most_cards))
    if isinstance(who, All):
        found |= limits(who.group)
    return found


def numbers_in_program(card: Card) -> set[int]:
    """Every number a player would have to read on the card."""
    found: set[int] = set()
    for step in steps_of(card):
        found |= numbers_in_step(step)
    for target in targets_of(card):
        found |= limits(target.filter)
    for trigger in card.triggers:
        if isinstance(trigger.when, AtMost) and isinstance(trigger.when.most, Fixed):
            found.add(int(trigger.when.most.number))
    if card.activation is not None:
        found |= {int(cost) for cost in (card.activation.mana, card.activation.health) if cost}
    if card.static is not None:
        found |= {int(number) for number in (card.static.power, card.static.first_unit) if number}
        if card.static.swaps:
            found |= {int(Options().swaps), int(Options().swaps + card.static.swaps)}
    return found


def numbers_in_text(card: Card) -> set[int]:
    words = re.findall(r"\d+|[a-z]+", card.text.lower())
    return {int(word) for word in words if word.isdigit()} | {WORDS[word] for word in words if word in WORDS}


@pytest.mark.parametrize("card", [card for card in ALL if card.text], ids=named)
def test_the_numbers_of_the_program_stand_in_the_text(card: Card) -> None:
    assert numbers_in_program(card) <= numbers_in_text(card)


@pytest.mark.parametrize("card", [card for card in ALL if card.text and card.type != MANA], ids=named)
def test_the_numbers_of_the_text_stand_in_the_program(card: Card) -> None:
    digits = {int(number) for number in re.findall(r"\d+", card.text)}
    assert digits <= numbers_in_program(card)


@pytest.mark.parametrize("card", [card for card in ALL if card.activation is not None], ids=named)
def test_an_activation_says_its_cost_and_when_it_may_be_used(card: Card) -> None:
    use = card.activation
    assert use is not None
    text = card.text
    assert ("(any turn) —" in text) == use.any_turn
    assert ("Exhaust this" in text) == use.exhausts
    assert (f"ay {use.mana} mana" in text) == (use.mana > 0)
    assert (f"ay {use.health} Health" in text) == (use.health > 0)
    assert ("Sacrifice this" in text) == use.gone
    assert ("sacrifice a friendly unit" in text) == (use.sacrifice is not None)
    assert text.startswith("Once per turn") == use.once


@pytest.mark.parametrize("card", ALL, ids=named)
def test_targets_are_called_targets(card: Card) -> None:
    chosen = [target for rule in (card.on_play, card.activation) if rule is not None for target in rule.targets]
    assert all(target.words for target in targets_of(card))
    must = [target for target in chosen if not target.optional]
    assert bool(must) == (" target " in f" {card.text.lower()} ")
    assert ("You may" in card.text) == any(target.optional for target in chosen)


def groups_of(card: Card) -> list[Filter]:
    """The things a card's text means or counts."""
    found = [target.filter for target in targets_of(card)]
    if card.static is not None and card.static.group is not None:
        found.append(card.static.group)
    for step in steps_of(card):
        for meant in (getattr(step, "who", None), getattr(step, "amount", None)):
            if isinstance(meant, All):
                found.append(meant.group)
            if isinstance(meant, CountOf) and isinstance(meant.who, Filter):
                found.append(meant.who)
    return found


@pytest.mark.parametrize("card", [card for card in ALL if groups_of(card)], ids=named)
def test_texts_say_whose_units_are_meant(card: Card) -> None:
    sides = {group.side for group in groups_of(card)}
    text = card.text.lower()
    assert (FRIENDLY in sides) == ("friendly unit" in text or "friendly human unit" in text)
    assert (ENEMY in sides) == ("enemy unit" in text or "target opponent" in text)


@pytest.mark.parametrize("card", ALL, ids=named)
def test_texts_say_how_long_a_change_lasts(card: Card) -> None:
    ends = "this turn" in card.text
    for step in steps_of(card):
        if isinstance(step, Power):
            assert step.permanent != ends
        if isinstance(step, Gain):
            assert (step.lasts == THIS_TURN) == ends
            assert (step.lasts == UNTIL_YOUR_TURN) == ("until" in card.text)


@pytest.mark.parametrize("card", [card for card in ALL if card.triggers], ids=named)
def test_texts_say_what_happens_only_once_a_turn(card: Card) -> None:
    assert all(trigger.once == ("Once per turn" in card.text) for trigger in card.triggers)


@pytest.mark.parametrize("card", [card for card in ALL if steps_of(card)], ids=named)
def test_texts_say_who_is_concerned(card: Card) -> None:
    who = [getattr(step, "who", None) for step in steps_of(card)]
    assert (EVERYBODY in who) == ("Each player draws" in card.text or "Each hero" in card.text)
    assert (OPPONENTS in who) == bool(re.search("[Ee]ach (enemy hero loses|opponent (draws|sacrifices))", card.text))
    assert (TURN_PLAYER in who) == ("player whose turn it is" in card.text or "that opponent loses" in card.text)
    assert (BARE_OPPONENTS in who) == ("Each opponent with no units" in card.text)
    assert (HEALTHIER in who) == ("Each enemy hero with more Health than yours" in card.text)


@pytest.mark.parametrize("card", ALL, ids=named)
def test_texts_use_one_wording(card: Card) -> None:
    for word in ("tap", "graveyard", "creature", "minion", "life", "hit points", "enters the battlefield", "owner"):
        assert not re.search(rf"\b{word}\b", card.text.lower())
    for opening, trigger in (("When destroyed:", DESTROYED), ("Each end of turn:", EACH_END)):
        assert (opening in card.text) == any(each.hears == trigger for each in card.triggers)
    assert ("On play:" in card.text) == (card.on_play is not None and card.type != SPELL)
    assert not card.text or card.text.endswith(".")


# Every mechanic is on several cards.


@pytest.mark.parametrize(
    ("sort", "least"),
    [(Negate, 8), (Summon, 4), (Recall, 2), (RecallItself, 1), (Ready, 6), (Sacrifice, 2)],
)
def test_several_cards_do_it(sort: type, least: int) -> None:
    assert sum(any(isinstance(step, sort) for step in steps_of(card)) for card in ALL) >= least


def test_several_cards_have_each_keyword_and_each_kind_of_text() -> None:
    def count(text: str) -> int:
        return sum(text in card.text for card in ALL)

    assert count("Taunt") >= 9
    assert count("Stealth") >= 8
    for opening, least in (
        ("On play:", 20),
        ("When destroyed:", 5),
        ("Start of turn:", 5),
        ("End of turn:", 7),
        ("Each end of turn:", 3),
        ("(any turn)", 10),
        ("acrifice", 10),
        ("Each player", 2),
        ("opponent", 8),
    ):
        assert count(opening) >= least, opening
