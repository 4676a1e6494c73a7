"""The neutral cards of Immortal Vanguard: Mechs, and minions that have to be built first."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import (
    after_it_attacks,
    after_it_strikes_back,
    as_it_kills,
    blood_surge,
    deals_damage,
    is_attacked,
    on_arrival,
    takes_damage,
    when_built,
    you_build,
    you_summon,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import GIVEN_ATTACK, PerSummoned
from cardwright.games.generals.effects.arrival import Bring, BringFromDeck, Revive
from cardwright.games.generals.effects.artifacts import Forge
from cardwright.games.generals.effects.bloodbound import AddBloodbound
from cardwright.games.generals.effects.buildings import BuildOn
from cardwright.games.generals.effects.command import GiveAway
from cardwright.games.generals.effects.conditions import Any
from cardwright.games.generals.effects.damage import Hurt, HurtRandom, Mend
from cardwright.games.generals.effects.draw import DrawCards
from cardwright.games.generals.effects.enchant import Enchant, LendKeywords
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.movement import Teleport
from cardwright.games.generals.effects.places import ANYWHERE, NEARBY, Beside
from cardwright.games.generals.effects.shuffle import SortOut
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    CHOSEN,
    ENEMIES,
    ENEMY_GENERAL,
    FRIENDLY,
    ITSELF,
    MY_GENERAL,
    MY_MINIONS,
    MY_OTHER_MINIONS,
    THIS_UNIT,
    Units,
)
from cardwright.games.generals.model.ability import DIED, Ability, Aura, CostRule, Trigger
from cardwright.games.generals.model.card import Card
from cardwright.games.generals.model.keywords import BUILDING, DEATHWATCH, PROVOKE, RUSH
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Neutral", "Immortal Vanguard")

MY_MECHS: Final = Units(FRIENDLY, tribe="Mech")
OTHER_MECHS: Final = Units(FRIENDLY, tribe="Mech", other=True)

# What a minion of each faction is forged into.
RELICS: Final = (
    "empty_relic",
    "shining_relic",
    "blazing_relic",
    "barren_relic",
    "void_relic",
    "primal_relic",
    "howling_relic",
)


def relic(faction: str, name: str, text: str, *abilities: Ability) -> Card:
    """An artifact that gives as much attack as the minion of which it is made had."""
    press = Press(faction, "Immortal Vanguard")
    whole = f"Your general has more attack.{text}"
    return press.artifact(name, 0, whole, abilities=abilities, rarity="token", token=True)


CARDS: Final = (
    PRESS.minion(
        "Metaltooth",
        2,
        2,
        2,
        "It has Rush while you have another Mech.",
        tribe="Mech",
        rarity="common",
        abilities=(Aura(THIS_UNIT, traits=RUSH, test=Any(OTHER_MECHS)),),
    ),
    PRESS.minion(
        "Lost Artificer",
        2,
        2,
        3,
        "The first artifact you play each turn costs 1 less.",
        rarity="rare",
        abilities=(CostRule(Holding("artifact"), -1, first=True),),
    ),
    PRESS.minion(
        "Bloodbound Mentor",
        3,
        3,
        4,
        "Blood Surge: Put a copy of your bloodbound spell into your hand.",
        rarity="epic",
        abilities=(blood_surge(AddBloodbound()),),
    ),
    PRESS.minion(
        "Replicant",
        2,
        2,
        2,
        "Opening Gambit: Draw another Replicant.",
        tribe="Mech",
        rarity="common",
        gambit=(DrawCards(cards=Holding(key="replicant")),),
    ),
    PRESS.minion(
        "Project Ω",
        6,
        1,
        1,
        "It has +2/+2 for each other Mech you have summoned this game.",
        tribe="Mech",
        rarity="legendary",
        key="project_omega",
        abilities=(Aura(THIS_UNIT, PerSummoned("Mech", 2), PerSummoned("Mech", 2), everywhere=True),),
    ),
    PRESS.minion(
        "DECEPTIB0T",
        5,
        5,
        5,
        "When it kills an enemy, summon another kind of Mech from your deck nearby.",
        tribe="Mech",
        rarity="epic",
        abilities=(
            as_it_kills(BringFromDeck(Holding("minion", tribe="Mech", but="deceptib0t"), NEARBY), whom=ENEMIES),
        ),
    ),
    PRESS.minion(
        "S.I.L.V.E.R.",
        6,
        7,
        5,
        "When you summon it or another Mech, each of your Mechs gains the keywords of all of them.",
        tribe="Mech",
        rarity="legendary",
        abilities=(
            on_arrival(LendKeywords(MY_MECHS, MY_MECHS, lacking=True)),
            you_summon(LendKeywords(MY_MECHS, MY_MECHS, lacking=True), who=OTHER_MECHS),
        ),
    ),
    PRESS.minion(
        "Redsteel Minos",
        3,
        2,
        3,
        "Blood Surge: It gains +2/+2.",
        rarity="common",
        abilities=(blood_surge(Enchant(ITSELF, 2, 2)),),
    ),
    PRESS.minion(
        "Q'orrhlma'a",
        6,
        6,
        6,
        "Opening Gambit: All minions that cost 2 or less leave both decks.",
        rarity="legendary",
        gambit=(SortOut(Holding("minion", most_cost=2)),),
    ),
    PRESS.minion(
        "Impervious Giago",
        5,
        1,
        10,
        "Provoke. When it is attacked, it gains +2 attack.",
        PROVOKE,
        rarity="rare",
        abilities=(is_attacked(Enchant(ITSELF, 2)),),
    ),
    PRESS.minion(
        "Capricious Marauder",
        5,
        9,
        9,
        "Deathwatch: If it was your minion that died, your opponent takes this one over.",
        DEATHWATCH,
        rarity="rare",
        abilities=(Trigger(DIED, (GiveAway(ITSELF),), about=MY_OTHER_MINIONS),),
    ),
    PRESS.minion(
        "Recombobulus",
        2,
        2,
        3,
        "Opening Gambit: A minion is moved to a random free square above, below or beside it.",
        rarity="common",
        target=Target(ALL_MINIONS),
        gambit=(Teleport(CHOSEN, Beside(CHOSEN)),),
    ),
    PRESS.minion(
        "Reliquarian",
        7,
        3,
        3,
        "Opening Gambit: Turn your minion into an artifact of its faction with as much attack.",
        rarity="legendary",
        target=Target(MY_MINIONS),
        gambit=(Forge(CHOSEN, RELICS),),
    ),
    PRESS.minion(
        "Rescue-RX",
        2,
        2,
        4,
        "Build 2. When it is built, restore 5 health to your general.",
        rarity="common",
        build=2,
        abilities=(when_built(Mend(5, MY_GENERAL)),),
    ),
    PRESS.minion(
        "Architect-T2K5",
        3,
        1,
        5,
        "Build 1. When it or another of your minions is built, draw a card.",
        rarity="epic",
        build=1,
        abilities=(you_build(DrawCards()),),
    ),
    PRESS.minion(
        "Timekeeper",
        4,
        2,
        2,
        "Opening Gambit: Your buildings are done 1 turn sooner.",
        rarity="common",
        gambit=(BuildOn(Units(FRIENDLY, traits=BUILDING)),),
    ),
    relic("Neutral", "Empty Relic", ""),
    relic(
        "Lyonar",
        "Shining Relic",
        " When your general takes damage, restore as much health to it.",
        takes_damage(Mend(GIVEN_ATTACK, MY_GENERAL)),
    ),
    relic(
        "Songhai",
        "Blazing Relic",
        " When your general attacks or strikes back, deal as much damage to a random enemy.",
        after_it_attacks(HurtRandom(GIVEN_ATTACK, ENEMIES)),
        after_it_strikes_back(HurtRandom(GIVEN_ATTACK, ENEMIES)),
    ),
    relic(
        "Vetruvian",
        "Barren Relic",
        " When your general attacks, summon as many of your dead minions on random squares.",
        after_it_attacks(Revive(Holding("minion"), ANYWHERE, GIVEN_ATTACK)),
    ),
    relic(
        "Abyssian",
        "Void Relic",
        " When your general attacks a minion, restore as much health to it and deal as much damage to the enemy"
        " general.",
        after_it_attacks(
            Mend(GIVEN_ATTACK, MY_GENERAL), Hurt(GIVEN_ATTACK, ENEMY_GENERAL, unsigned=True), whom=ALL_MINIONS
        ),
    ),
    relic(
        "Magmar",
        "Primal Relic",
        " When your general deals damage, your minions gain as much attack and health.",
        deals_damage(Enchant(MY_MINIONS, GIVEN_ATTACK, GIVEN_ATTACK)),
    ),
    relic(
        "Vanar",
        "Howling Relic",
        " When your general attacks, summon as many Night Howlers nearby.",
        after_it_attacks(Bring("night_howler", NEARBY, GIVEN_ATTACK)),
    ),
)
