"""The Vanar cards of Immortal Vanguard."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.cards.phrases import (
    after_it_attacks,
    after_it_strikes_back,
    aura,
    blood_surge,
    dying_wish,
    you_summon,
)
from cardwright.games.generals.cards.press import Press
from cardwright.games.generals.effects.amounts import GainedAttack, GainedHealth
from cardwright.games.generals.effects.arrival import Bring, BringAlike, BringCopies
from cardwright.games.generals.effects.combine import Each
from cardwright.games.generals.effects.conditions import Fits, Not
from cardwright.games.generals.effects.damage import Destroy, Hurt
from cardwright.games.generals.effects.draw import AddCopies
from cardwright.games.generals.effects.enchant import Enchant, Stun
from cardwright.games.generals.effects.places import ANYWHERE, HERE, UP_AND_DOWN, Around, RowsOf
from cardwright.games.generals.effects.transform import Change
from cardwright.games.generals.effects.units import (
    ALL_MINIONS,
    ANY_UNIT,
    CHOSEN,
    DOER,
    ENEMIES,
    ENEMY,
    FRIENDLY,
    ITSELF,
    MY_MINIONS,
    SUBJECT,
    THIS_UNIT,
    Units,
)
from cardwright.games.generals.model.ability import DamageRule
from cardwright.games.generals.model.enchantment import Enchantment
from cardwright.games.generals.model.keywords import AIRDROP, DYING_WISH, INFILTRATED, NO_STRIKE_BACK, SLOWED, STUNNED
from cardwright.games.generals.model.target import Target

PRESS: Final = Press("Vanar", "Immortal Vanguard")
SLOW_ENEMIES: Final = aura(ENEMIES, traits=SLOWED)
ROUSED: Final = Enchant(Units(FRIENDLY, tribe="Vespyr"), 2, 2)

CARDS: Final = (
    PRESS.minion(
        "Hydrogarm",
        4,
        3,
        3,
        "Blood Surge: Deal 1 damage to the enemy minions in its row and Stun them.",
        tribe="Vespyr",
        rarity="epic",
        abilities=(blood_surge(Hurt(1, Units(ENEMY, where=RowsOf(ITSELF))), Stun(Units(ENEMY, where=RowsOf(ITSELF)))),),
    ),
    PRESS.minion(
        "Echo Deliverant",
        6,
        6,
        4,
        "Whenever you summon another Mech, summon a copy of it next to it.",
        tribe="Mech",
        rarity="rare",
        abilities=(
            you_summon(
                BringCopies(SUBJECT, Around(SUBJECT)),
                who=Units(FRIENDLY, tribe="Mech", other=True),
                test=Not(Fits(DOER, Units(card="echo_deliverant"))),
            ),
        ),
    ),
    PRESS.minion("Ursaplomb", 1, 4, 5, "Does not strike back.", NO_STRIKE_BACK, rarity="token", token=True),
    PRESS.minion("Protosensor", 2, 2, 2, "Airdrop. Build 1.", AIRDROP, rarity="common", build=1),
    PRESS.minion(
        "Cryoblade",
        2,
        2,
        3,
        "Deals double damage to Stunned enemies.",
        rarity="common",
        abilities=(DamageRule(Units(ENEMY, ANY_UNIT, traits=STUNNED), by=THIS_UNIT, times=2),),
    ),
    PRESS.minion(
        "Draugar Eyolith",
        6,
        7,
        14,
        "Build 2. While it is in play or being built, enemies move 1 square at most.",
        rarity="legendary",
        build=2,
        abilities=(SLOW_ENEMIES,),
        enchantment=Enchantment(abilities=(SLOW_ENEMIES,), lasting=True),
    ),
    PRESS.minion(
        "Denadoro",
        4,
        4,
        5,
        "Your minions with Infiltrate count as on your opponent's starting side anywhere.",
        rarity="legendary",
        abilities=(aura(MY_MINIONS, traits=INFILTRATED),),
    ),
    PRESS.spell(
        "Aspect of the Bear",
        2,
        "Transform a minion into a 4/5 Ursaplomb, which does not strike back.",
        (Change(CHOSEN, "ursaplomb"),),
        Target(ALL_MINIONS),
        rarity="common",
    ),
    PRESS.spell(
        "Essence Sculpt",
        0,
        "Put a copy of a Stunned minion into your hand.",
        (AddCopies(CHOSEN),),
        Target(Units(traits=STUNNED)),
        rarity="rare",
    ),
    PRESS.spell(
        "Wintertide",
        4,
        "Summon 3 Winter Maerids, 2/2 Vespyrs, one above the other.",
        (Bring("winter_maerid", UP_AND_DOWN, exactly=True),),
        Target(where=ANYWHERE),
        rarity="epic",
    ),
    PRESS.spell(
        "Shatter",
        2,
        "Destroy a Stunned enemy minion.",
        (Destroy(CHOSEN),),
        Target(Units(ENEMY, traits=STUNNED)),
        rarity="common",
    ),
    PRESS.spell(
        "Auroraboros",
        5,
        'Your minions gain "Dying Wish: Summon this minion anew on its square."',
        (Enchant(MY_MINIONS, traits=DYING_WISH, abilities=(dying_wish(BringAlike(ITSELF, HERE)),)),),
        rarity="legendary",
    ),
    PRESS.spell(
        "Crystalline Reinforcement",
        3,
        "Double the attack and health your minions have gained or lost.",
        (Each(MY_MINIONS, (Enchant(CHOSEN, GainedAttack(CHOSEN), GainedHealth(CHOSEN)),)),),
        rarity="epic",
    ),
    PRESS.artifact(
        "Animus Plate",
        5,
        "Your general has +2 attack. Whenever it attacks or strikes back, give your Vespyrs +2/+2.",
        2,
        abilities=(after_it_attacks(ROUSED), after_it_strikes_back(ROUSED)),
        rarity="rare",
    ),
)
