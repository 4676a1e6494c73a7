"""The neutral cards of Immortal Vanguard: Mechs, and minions that have to be built first."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.clauses import build, choose, opening_gambit
from cardwright.games.generals.cards.phrases import (
    after_it_attacks,
    after_it_strikes_back,
    as_it_kills,
    blood_surge,
    deals_damage,
    is_attacked,
    on_arrival,
    one_dies,
    takes_damage,
    when_built,
    you_build,
    you_summon,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.cards.standing import aura, cost_less, worth
from cardwright.games.generals.effects.amounts import GIVEN_ATTACK, PerSummoned
from cardwright.games.generals.effects.arrival import Bring, BringFromDeck, Revive
from cardwright.games.generals.effects.artifacts import Forge
from cardwright.games.generals.effects.bloodbound import AddBloodbound
from cardwright.games.generals.effects.buildings import BuildOn
from cardwright.games.generals.effects.command import GiveAway
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
from cardwright.games.generals.model.ability import Ability
from cardwright.games.generals.model.card import ARTIFACT, MINION, Card
from cardwright.games.generals.model.keywords import BUILDING, DEATHWATCH, PROVOKE, RUSH
from cardwright.kernel.effects.conditions import Any

NEUTRAL: Final = Press("Neutral", "Immortal Vanguard")

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
    whole = f"Your general has more attack. {text}".strip()
    return press.artifact(name, "0 mana, token", whole, *abilities)


CARDS: Final = (
    NEUTRAL.minion(
        "Metaltooth",
        "2 mana 2/2, common Mech",
        "It has Rush while you have another Mech.",
        aura(THIS_UNIT, traits=RUSH, test=Any(OTHER_MECHS)),
    ),
    NEUTRAL.minion(
        "Lost Artificer",
        "2 mana 2/3, rare",
        "The first artifact you play each turn costs 1 less.",
        cost_less(Holding(ARTIFACT), 1, first=True),
    ),
    NEUTRAL.minion(
        "Bloodbound Mentor",
        "3 mana 3/4, epic",
        "Blood Surge: Put a copy of your bloodbound spell into your hand.",
        blood_surge(AddBloodbound()),
    ),
    NEUTRAL.minion(
        "Replicant",
        "2 mana 2/2, common Mech",
        "Opening Gambit: Draw another Replicant.",
        opening_gambit(DrawCards(cards=Holding(key="replicant"))),
    ),
    NEUTRAL.minion(
        "Project Ω",
        "6 mana 1/1, legendary Mech",
        "It has +2/+2 for each other Mech you have summoned this game.",
        worth(PerSummoned("Mech", 2), PerSummoned("Mech", 2)),
        key="project_omega",
    ),
    NEUTRAL.minion(
        "DECEPTIB0T",
        "5 mana 5/5, epic Mech",
        "When it kills an enemy, summon another kind of Mech from your deck nearby.",
        as_it_kills(BringFromDeck(Holding(MINION, tribe="Mech", but="deceptib0t"), NEARBY), whom=ENEMIES),
    ),
    NEUTRAL.minion(
        "S.I.L.V.E.R.",
        "6 mana 7/5, legendary Mech",
        "When you summon it or another Mech, each of your Mechs gains the keywords of all of them.",
        on_arrival(LendKeywords(MY_MECHS, MY_MECHS, lacking=True)),
        you_summon(LendKeywords(MY_MECHS, MY_MECHS, lacking=True), who=OTHER_MECHS),
    ),
    NEUTRAL.minion(
        "Redsteel Minos", "3 mana 2/3, common", "Blood Surge: It gains +2/+2.", blood_surge(Enchant(ITSELF, 2, 2))
    ),
    NEUTRAL.minion(
        "Q'orrhlma'a",
        "6 mana 6/6, legendary",
        "Opening Gambit: All minions that cost 2 or less leave both decks.",
        opening_gambit(SortOut(Holding(MINION, most_cost=2))),
    ),
    NEUTRAL.minion(
        "Impervious Giago",
        "5 mana 1/10, rare",
        "Provoke. When it is attacked, it gains +2 attack.",
        PROVOKE,
        is_attacked(Enchant(ITSELF, attack=2)),
    ),
    NEUTRAL.minion(
        "Capricious Marauder",
        "5 mana 9/9, rare",
        "Deathwatch: If it was your minion that died, your opponent takes this one over.",
        DEATHWATCH,
        one_dies(GiveAway(ITSELF), who=MY_OTHER_MINIONS),
    ),
    NEUTRAL.minion(
        "Recombobulus",
        "2 mana 2/3, common",
        "Opening Gambit: A minion is moved to a random free square above, below or beside it.",
        opening_gambit(choose(ALL_MINIONS), Teleport(CHOSEN, Beside(CHOSEN))),
    ),
    NEUTRAL.minion(
        "Reliquarian",
        "7 mana 3/3, legendary",
        "Opening Gambit: Turn your minion into an artifact of its faction with as much attack.",
        opening_gambit(choose(MY_MINIONS), Forge(CHOSEN, RELICS)),
    ),
    NEUTRAL.minion(
        "Rescue-RX",
        "2 mana 2/4, common",
        "Build 2. When it is built, restore 5 health to your general.",
        build(2),
        when_built(Mend(5, MY_GENERAL)),
    ),
    NEUTRAL.minion(
        "Architect-T2K5",
        "3 mana 1/5, epic",
        "Build 1. When it or another of your minions is built, draw a card.",
        build(1),
        you_build(DrawCards()),
    ),
    NEUTRAL.minion(
        "Timekeeper",
        "4 mana 2/2, common",
        "Opening Gambit: Your buildings are done 1 turn sooner.",
        opening_gambit(BuildOn(Units(FRIENDLY, traits=BUILDING))),
    ),
    relic("Neutral", "Empty Relic", ""),
    relic(
        "Lyonar",
        "Shining Relic",
        "When your general takes damage, restore as much health to it.",
        takes_damage(Mend(GIVEN_ATTACK, MY_GENERAL)),
    ),
    relic(
        "Songhai",
        "Blazing Relic",
        "When your general attacks or strikes back, deal as much damage to a random enemy.",
        after_it_attacks(HurtRandom(GIVEN_ATTACK, ENEMIES)),
        after_it_strikes_back(HurtRandom(GIVEN_ATTACK, ENEMIES)),
    ),
    relic(
        "Vetruvian",
        "Barren Relic",
        "When your general attacks, summon as many of your dead minions on random squares.",
        after_it_attacks(Revive(Holding(MINION), ANYWHERE, GIVEN_ATTACK)),
    ),
    relic(
        "Abyssian",
        "Void Relic",
        "When your general attacks a minion, restore as much health to it and deal as much damage to the enemy "
        "general.",
        after_it_attacks(
            Mend(GIVEN_ATTACK, MY_GENERAL), Hurt(GIVEN_ATTACK, ENEMY_GENERAL, unsigned=True), whom=ALL_MINIONS
        ),
    ),
    relic(
        "Magmar",
        "Primal Relic",
        "When your general deals damage, your minions gain as much attack and health.",
        deals_damage(Enchant(MY_MINIONS, GIVEN_ATTACK, GIVEN_ATTACK)),
    ),
    relic(
        "Vanar",
        "Howling Relic",
        "When your general attacks, summon as many Night Howlers nearby.",
        after_it_attacks(Bring("night_howler", NEARBY, GIVEN_ATTACK)),
    ),
)
