"""How the cards of one faction and set are written down."""

from __future__ import annotations

from typing import final

from cardwright.games.generals.effects.conditions import INFILTRATING, ZEALOUS, Any
from cardwright.games.generals.effects.units import BOTH
from cardwright.games.generals.model.ability import DIED, DIES, ENTERS, SURGED, Ability, Aura, Trigger
from cardwright.games.generals.model.card import ARTIFACT, GENERAL, MINION, SPELL, TILE, Ask, Card, CostOf
from cardwright.games.generals.model.enchantment import Enchantment
from cardwright.games.generals.model.keywords import (
    BACKSTAB,
    BATTLE_PET,
    BLOOD_SURGE,
    BOND,
    BUILD,
    DEATHWATCH,
    DYING_WISH,
    GROW,
    INFILTRATE,
    OPENING_GAMBIT,
    SENTRY,
    STRUCTURE,
    SUMMON_DERVISH,
    TRIAL,
    UNREPLACEABLE,
    ZEAL,
)
from cardwright.games.generals.model.scene import Effect, Test
from cardwright.games.generals.model.target import Target
from cardwright.games.generals.rules.trials import Trial
from cardwright.kernel.bits import i64

Followup = tuple[Target, tuple[Effect, ...]]


@final
class Press:
    """Prints cards of one faction and set. Keywords that follow from a card's program need not be written."""

    def __init__(self, faction: str, set_: str) -> None:
        self.faction: str = faction
        self.set: str = set_

    def minion(
        self,
        name: str,
        mana: i64,
        attack: i64,
        health: i64,
        text: str = "",
        traits: i64 = 0,
        tribe: str = "",
        rarity: str = "basic",
        gambit: tuple[Effect, ...] = (),
        target: Target | None = None,
        followups: tuple[Followup, ...] = (),
        abilities: tuple[Ability, ...] = (),
        token: bool = False,
        backstab: i64 = 0,
        grow: i64 = 0,
        dervishes: i64 = 0,
        key: str = "",
        build: i64 = 0,
        hidden_by: str = "",
        watch: i64 = 0,
        every_tribe: bool = False,
        replaced: tuple[Effect, ...] = (),
        cost: CostOf | None = None,
        speed: i64 = 2,
        enchantment: Enchantment | None = None,
        trial: Trial | None = None,
        destiny: tuple[Effect, ...] = (),
    ) -> Card:
        """A minion. ``gambit`` is its Opening Gambit, upon ``target`` if there is one; ``followups`` ask for more."""
        asks: tuple[Ask, ...] = (Ask(target, gambit),) if gambit else ()
        asks += tuple(Ask(wanted, effects) for wanted, effects in followups)
        bits = traits | implied(abilities)
        bits |= OPENING_GAMBIT if asks else 0
        bits |= TRIAL | UNREPLACEABLE if trial is not None else 0
        bits |= BACKSTAB if backstab else 0
        bits |= GROW if grow else 0
        bits |= SUMMON_DERVISH if dervishes else 0
        bits |= BUILD if build else 0
        bits |= SENTRY if watch else 0
        bits |= STRUCTURE if tribe == "Structure" else 0
        bits |= BATTLE_PET if tribe == "Battle Pet" else 0
        return Card(
            name,
            MINION,
            self.faction,
            self.set,
            mana,
            attack,
            health,
            text,
            tribe,
            rarity,
            token,
            not token,
            bits,
            backstab,
            grow,
            asks,
            abilities,
            enchantment,
            counter=build,
            speed=speed,
            key=key,
            dervishes=dervishes,
            every_tribe=every_tribe,
            replaced=replaced,
            cost=cost,
            hidden_by="building" if build else hidden_by,
            watch=watch,
            trial=trial,
            destiny=destiny,
        )

    def spell(
        self,
        name: str,
        mana: i64,
        text: str,
        effects: tuple[Effect, ...],
        target: Target | None = None,
        followups: tuple[Followup, ...] = (),
        rarity: str = "basic",
        token: bool = False,
        key: str = "",
        traits: i64 = 0,
        cost: CostOf | None = None,
        needs: Test | None = None,
    ) -> Card:
        """A spell upon ``target``, or else on no square in particular; ``needs`` says when it can be cast at all."""
        asks = (Ask(target, effects), *(Ask(wanted, more) for wanted, more in followups))
        return Card(
            name,
            SPELL,
            self.faction,
            self.set,
            mana,
            text=text,
            rarity=rarity,
            token=token,
            collectible=not token,
            asks=asks,
            key=key,
            traits=traits,
            cost=cost,
            needs=needs,
        )

    def artifact(
        self,
        name: str,
        mana: i64,
        text: str,
        attack: i64 = 0,
        traits: i64 = 0,
        abilities: tuple[Ability, ...] = (),
        backstab: i64 = 0,
        speed: i64 = 0,
        rarity: str = "basic",
        token: bool = False,
    ) -> Card:
        """An artifact: what it gives the general that wears it."""
        worn = Enchantment(traits, abilities, speed=speed, backstab=backstab, lasting=True, artifact=True)
        return Card(
            name,
            ARTIFACT,
            self.faction,
            self.set,
            mana,
            attack,
            text=text,
            rarity=rarity,
            token=token,
            collectible=not token,
            enchantment=worn,
        )

    def general(self, name: str, bloodbound: str, text: str = "") -> Card:
        """A general and the key of its bloodbound spell."""
        return Card(name, GENERAL, self.faction, self.set, 0, 2, 25, text, collectible=False, bloodbound=bloodbound)

    def tile(self, name: str, text: str) -> Card:
        return Card(name, TILE, self.faction, self.set, 0, text=text, token=True, collectible=False)


def any_death(ability: Trigger) -> bool:
    """Whether it hears of every minion's death, not only of those of one side or card."""
    return ability.about is None or (ability.about.side == BOTH and not ability.about.prints)


def implied(abilities: tuple[Ability, ...]) -> i64:
    """The keywords that abilities are known by."""
    bits: i64 = 0
    for ability in abilities:
        if isinstance(ability, Trigger):
            bits |= DYING_WISH if ability.event == DIES and ability.test is not INFILTRATING else 0
            bits |= DEATHWATCH if ability.event == DIED and ability.by is None and any_death(ability) else 0
            bits |= BLOOD_SURGE if ability.event == SURGED else 0
            bits |= BOND if ability.event == ENTERS and isinstance(ability.test, Any) else 0
            bits |= ZEAL if ability.test is ZEALOUS else 0
            bits |= INFILTRATE if ability.test is INFILTRATING else 0
        if isinstance(ability, Aura):
            bits |= ZEAL if ability.test is ZEALOUS else 0
            bits |= INFILTRATE if ability.test is INFILTRATING else 0
    return bits
