"""What is printed: how many cards there are of each kind, and that texts and programs agree."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from cardwright.games.cartoverse.cards import STANDARD
from cardwright.games.cartoverse.cards.starters import STARTERS
from cardwright.games.cartoverse.effects.asking import ChooseTarget, Discard
from cardwright.games.cartoverse.effects.steps import (
    Damage,
    DiscardRandom,
    Draw,
    ExtraMana,
    Gets,
    Heal,
    LoseHp,
    ManaFromDeck,
    Mill,
)
from cardwright.games.cartoverse.game import GAME
from cardwright.games.cartoverse.model.card import (
    ATTACKS,
    BLOCKS,
    CREATURE,
    DIED,
    ENCHANTS,
    FACTIONS,
    HERO,
    KEYWORDS,
    NEUTRAL,
    ROOTED,
    SHARD,
    SHARD_PLAYED,
    SUMMONED,
    TRAP,
    Card,
    Steps,
)
from cardwright.games.cartoverse.options import Options

ALL = STANDARD.all
MOMENTS = {
    "On play": SHARD_PLAYED,
    "On summon": SUMMONED,
    "On death": DIED,
    "On attack": ATTACKS,
    "On block": BLOCKS,
}
each_card = pytest.mark.parametrize("card", ALL, ids=lambda card: card.key)


def programs(card: Card) -> Iterator[Steps]:
    if card.on_cast is not None:
        yield card.on_cast.steps
    for ability in card.abilities:
        yield ability.steps
    for trigger in card.triggers:
        yield trigger.steps


def numbers_done(card: Card) -> Counter[str]:
    """The numbers of its steps, signs included."""
    found: Counter[str] = Counter()
    for steps in programs(card):
        for step in steps:
            if isinstance(step, Gets):
                found[f"{step.atk:+}/{step.hp:+}"] += 1
            elif isinstance(
                step, Damage | Heal | LoseHp | Draw | Mill | ExtraMana | ManaFromDeck | Discard | DiscardRandom
            ):
                found[str(step.number)] += 1
    for static in card.statics:
        if static.atk or static.hp:
            found[f"{static.atk:+}/{static.hp:+}"] += 1
    return found


def numbers_printed(card: Card) -> Counter[str]:
    """The numbers of its text; "a card" and "the top card" are one."""
    text = card.text.replace("Draw a card. At the start of your next turn this becomes a mana.", "")
    text = text.replace("At the start of your turn, heal your hero and", "heal your hero for 1 and")
    text = re.sub(r"(— .*?:|with cost \d or less|with ATK \d or more|\(minimum 1\))", "", text)
    text = re.sub(r"\b(discards?|draw|Discard|Draw) a card\b|the top card\b", "1", text).replace("-0", "+0")
    text = re.sub(r"damage to each enemy creature and the enemy hero", "damage and 1 more", text)
    return Counter(re.findall(r"[+-]\d+/[+-]\d+|\d+", text))


@each_card
def test_the_numbers_in_the_text_are_those_of_the_program(card: Card) -> None:
    printed = numbers_printed(card)
    discounts = Counter(str(static.discount) for static in card.statics if static.discount)
    assert printed == numbers_done(card) + discounts


@each_card
def test_a_text_names_exactly_the_keywords_of_its_creature(card: Card) -> None:
    named = {bit for bit, word in KEYWORDS.items() if bit != ROOTED and re.search(rf"\b{word}\b", card.text)}
    given = {bit for static in card.statics for bit in KEYWORDS if static.keys & bit and bit != ROOTED}
    assert named == {bit for bit in KEYWORDS if card.keywords & bit} | given


@each_card
def test_a_text_that_says_target_lets_one_be_chosen(card: Card) -> None:
    used = [use for use in (card.on_cast, *card.abilities) if use is not None and use.target is not None]
    asked = [step for steps in programs(card) for step in steps if isinstance(step, ChooseTarget)]
    laid = 1 if card.type in ENCHANTS and used else 0
    assert len(re.findall(r"\btarget\b", card.text, re.IGNORECASE)) == len(used) - laid + len(asked)


@each_card
def test_what_a_hero_pays_for_its_abilities_is_printed(card: Card) -> None:
    lines = card.text.split("\n") if card.type == HERO else []
    assert len(lines) == (len(card.abilities) if card.type == HERO else 0)
    for line, ability in zip(lines, card.abilities, strict=False):
        costs = [f"{ability.mana} mana"] if ability.mana else []
        costs += ["discard a card"] if ability.discards else []
        costs = costs or ["no cost"]
        costs += [f"cooldown {ability.cooldown}"] if ability.cooldown else []
        assert line.startswith(f"{ability.name} — {', '.join(costs)}: ")


def test_there_are_eight_heroes_and_123_other_cards() -> None:
    types = Counter(card.type for card in ALL)
    assert len(ALL) == 131
    assert (types[HERO], types[SHARD], types[CREATURE], types[TRAP]) == (8, 12, 55, 9)
    assert [types[kind] for kind in ("cast", "burst", *ENCHANTS)] == [15, 13, 5, 4, 5, 5]


def test_every_faction_has_two_heroes_and_one_basic_shard() -> None:
    # R42, R66: Neutral has neither.
    for faction in FACTIONS:
        own = [card for card in ALL if card.faction == faction]
        wanted = (0, 0) if faction == NEUTRAL else (2, 1)
        assert (sum(card.type == HERO for card in own), sum(card.basic for card in own)) == wanted


def test_rarities_are_as_many_as_they_should_be() -> None:
    # R39
    rarities = Counter(card.rarity for card in ALL if card.type != HERO)
    assert rarities == {"common": 70, "rare": 37, "epic": 12, "legendary": 4}


def test_heroes_have_18_to_22_hp() -> None:
    # C2
    assert sorted(card.hp for card in ALL if card.type == HERO) == [18, 19, 20, 20, 20, 20, 21, 22]


def test_only_second_wind_is_a_token() -> None:
    # C7
    assert [card.name for card in ALL if card.token] == ["Second Wind"]


def test_every_hero_has_a_starter_deck_that_may_be_played() -> None:
    # C4
    heroes = {card.name for card in ALL if card.type == HERO}
    led = {next(line for line in text.splitlines() if not line.startswith("#")) for text in STARTERS.values()}
    assert led == heroes
    for name, text in STARTERS.items():
        assert GAME.deck_problems(text, Options()) == [], name


@each_card
def test_a_moment_that_is_printed_is_heard(card: Card) -> None:
    heard = {trigger.hears for trigger in card.triggers} & set(MOMENTS.values())
    assert heard == {hears for moment, hears in MOMENTS.items() if f"{moment}:" in card.text}
