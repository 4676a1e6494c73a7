"""The clauses of a card that are no abilities: choices, Opening Gambit, Build, Sentinel, Trial, Destiny, cost."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cardwright.games.generals.effects.enchant import Destiny
from cardwright.games.generals.effects.units import Units
from cardwright.games.generals.model.ability import Ability, SpellRule
from cardwright.games.generals.model.card import Ask, Card, CostOf
from cardwright.games.generals.model.enchantment import Enchantment
from cardwright.games.generals.model.keywords import (
    BACKSTAB,
    BUILD,
    DYING_WISH,
    GROW,
    OPENING_GAMBIT,
    SENTRY,
    SUMMON_DERVISH,
    TRIAL,
)
from cardwright.games.generals.model.program import Program
from cardwright.games.generals.model.scene import Condition, Effect, Where
from cardwright.games.generals.model.target import Target
from cardwright.games.generals.model.trial import Trial
from cardwright.kernel.bits import i64

Clause = Callable[[Card], None]  # writes itself on a card


def choose(units: Units, also: Units | None = None, weakest: bool = False) -> Target:
    """One of these units is chosen: CHOSEN in the effects that follow, CHOSEN_FIRST after the next choice."""
    return Target(units, also=also, weakest=weakest)


def choose_square(where: Where) -> Target:
    """Any of these squares is chosen: HERE in the effects that follow."""
    return Target(where=where)


def choose_free_square(where: Where) -> Target:
    """One of these squares on which nobody stands is chosen: HERE in the effects that follow."""
    return Target(where=where, free=True)


def asks_of(steps: Iterable[Target | Effect]) -> tuple[Ask, ...]:
    """Every choice with the effects up to the next one; for those before the first, nothing is asked."""
    asks: list[tuple[Target | None, list[Effect]]] = []
    for step in steps:
        if isinstance(step, Target):
            asks.append((step, []))
        else:
            if not asks:
                asks.append((None, []))
            asks[-1][1].append(step)
    return tuple(Ask(target, tuple(effects)) for target, effects in asks)


def opening_gambit(*steps: Target | Effect) -> Clause:
    """What happens when it is played from the hand, and what its player chooses for it."""

    def clause(card: Card) -> None:
        card.traits |= OPENING_GAMBIT
        card.asks = asks_of(steps)

    return clause


def backstab(more: int) -> Clause:
    """More damage from behind."""

    def clause(card: Card) -> None:
        card.traits |= BACKSTAB
        card.backstab = more

    return clause


def grow(more: int) -> Clause:
    """More attack and health at the start of every turn of its player."""

    def clause(card: Card) -> None:
        card.traits |= GROW
        card.grow = more

    return clause


def summon_dervish(times: int = 1) -> Clause:
    """A Wind Dervish beside it at the start of its player's turn, or several."""

    def clause(card: Card) -> None:
        card.traits |= SUMMON_DERVISH
        card.dervishes = times

    return clause


def build(turns: int) -> Clause:
    """It is played as a Building and is ready after a number of turns."""

    def clause(card: Card) -> None:
        card.traits |= BUILD
        card.counter = turns
        card.hidden_by = "building"

    return clause


def sentinel(reveals: i64) -> Clause:
    """It is played as a Watchful Sentinel until the opponent does what reveals it."""

    def clause(card: Card) -> None:
        card.traits |= SENTRY
        card.watch = reveals
        card.hidden_by = "watchful_sentinel"

    return clause


def holds_a_card(card: Card) -> None:
    """It is a shell: another card is inside, which it becomes."""
    card.enchantment = Enchantment(shell=True)


def swallows_a_minion(then: Ability) -> Clause:
    """It is played on a minion, which is inside it from then on and which ``then`` is about."""

    def clause(card: Card) -> None:
        card.traits |= OPENING_GAMBIT | DYING_WISH
        card.enchantment = Enchantment(abilities=(then,), swallows=True)

    return clause


def even_while_built(ability: Ability) -> Clause:
    """An ability that its Building has already."""

    def clause(card: Card) -> None:
        card.add_ability(ability)
        card.enchantment = Enchantment(abilities=(ability,), lasting=True)

    return clause


def your_bloodbound_spell_is(key: str) -> Clause:
    """While it is in play; its enchantment keeps the one the player had before."""

    def clause(card: Card) -> None:
        card.add_ability(SpellRule(key))
        card.enchantment = Enchantment(lasting=True)

    return clause


def trial(task: Trial) -> Clause:
    """What has to be done before it can be played."""

    def clause(card: Card) -> None:
        card.traits |= TRIAL
        card.trial = task

    return clause


def destiny(*abilities: Ability) -> Clause:
    """What its player has for the rest of the game once it was played."""

    def clause(card: Card) -> None:
        card.destiny = Program((Destiny(*abilities),))

    return clause


def when_replaced(*effects: Effect) -> Clause:
    """What happens when it is replaced."""

    def clause(card: Card) -> None:
        card.replaced = Program(effects)

    return clause


def costs(worked_out: CostOf) -> Clause:
    """What it costs where the printed number is not all there is to it."""

    def clause(card: Card) -> None:
        card.cost = worked_out

    return clause


def needs(test: Condition) -> Clause:
    """What has to hold for it to be played at all."""

    def clause(card: Card) -> None:
        card.needs = test

    return clause


def bloodbound(key: str) -> Clause:
    """The bloodbound spell of a general."""

    def clause(card: Card) -> None:
        card.bloodbound = key

    return clause


def rooted(card: Card) -> None:
    """It never moves by itself."""
    card.speed = 0


def every_tribe(card: Card) -> None:
    """It counts as one of every tribe."""
    card.every_tribe = True
